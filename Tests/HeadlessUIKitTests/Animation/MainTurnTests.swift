import UIKit
import XCTest

/// On the real main run loop, which XCTest turns.
@preconcurrency @MainActor
final class MainTurnTests: XCTestCase {
    private final class Counter: UIView {
        var layouts = 0
        var drawings = 0
        override func layoutSubviews() { layouts += 1 }
        override func draw(_ rect: CGRect) { drawings += 1 }
    }

    private func turn(_ seconds: Double = 0.02) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    private func stage() -> (UIWindow, Counter) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        return (window, view)
    }

    func testThreeMarksAreOneLayoutInTheNextTurn() {
        let (window, view) = stage()
        view.setNeedsLayout()
        view.setNeedsLayout()
        view.setNeedsLayout()
        XCTAssertEqual(view.layouts, 0)
        turn()
        XCTAssertEqual(view.layouts, 1)
        turn()
        window.layoutIfNeeded()
        XCTAssertEqual(view.layouts, 1, "without a change nothing is called")
        view.bounds.size.width = 50
        view.bounds.size.width = 60
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(view.layouts, 2)
    }

    func testDrawingIsRequestedOnceATurn() {
        let (window, view) = stage()
        view.setNeedsDisplay()
        view.setNeedsDisplay()
        turn()
        XCTAssertEqual(view.drawings, 1)
        turn()
        XCTAssertEqual(view.drawings, 1)
        view.setNeedsDisplay()
        window.isHidden = true
        turn()
        XCTAssertEqual(view.drawings, 1, "a hidden window does not draw")
    }

    func testFlushingDoesItAtOnce() {
        let (window, view) = stage()
        view.setNeedsLayout()
        CATransaction.flush()
        XCTAssertEqual([view.layouts, view.drawings], [1, 1])
        turn()
        XCTAssertEqual(view.layouts, 1)
        withExtendedLifetime(window) {}
    }

    func testAViewWithoutAWindowWaitsForOne() {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.setNeedsLayout()
        turn()
        XCTAssertEqual(view.layouts, 0)
        let (window, _) = stage()
        window.addSubview(view)
        turn()
        XCTAssertEqual(view.layouts, 1)
    }

    func testMarksFromAnotherThreadAreHarmless() {
        let (window, view) = stage()
        turn()
        let done = expectation(description: "marked")
        DispatchQueue.global().async {
            let mark: @MainActor () -> Void = { view.setNeedsLayout() }
            // Code of Swift 5 calls from wherever it is.
            unsafeBitCast(mark, to: (() -> Void).self)()
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        turn()
        XCTAssertEqual(view.layouts, 2)
        withExtendedLifetime(window) {}
    }

    func testNothingIsLeftToKeepARunLoopTurning() {
        turn()
        let (window, view) = stage()
        UIView.animate(withDuration: 0.05) { view.alpha = 0 }
        turn(0.2)
        UIView.animate(withDuration: 5000) { view.alpha = 1 }
        turn(0.05)
        view.layer.removeAllAnimations()
        turn(0.05)
        XCTAssertFalse(AnimationClock.current.isPending)
        let next = RunLoop.main.limitDate(forMode: .default)
        XCTAssertTrue(next == nil || next == .distantFuture, "\(String(describing: next))")
        withExtendedLifetime(window) {}
    }

    func testAnimationsEndWhileTheRunLoopTurns() {
        let (window, view) = stage()
        let done = expectation(description: "the animation ends")
        let start = Date()
        UIView.animate(withDuration: 0.25) {
            view.alpha = 0
        } completion: { finished in
            XCTAssertTrue(finished)
            done.fulfill()
        }
        wait(for: [done], timeout: 5)
        XCTAssertGreaterThan(Date().timeIntervalSince(start), 0.2)
        XCTAssertNil(view.layer.presentation())
        withExtendedLifetime(window) {}
    }

    func testSpinningTheRunLoopMovesTheClock() {
        let (window, view) = stage()
        var results: [Bool] = []
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: {
            results.append($0)
        }
        let before = AnimationClock.current.now
        // Time that passes without a turn of the run loop does not count.
        Thread.sleep(forTimeInterval: 0.2)
        XCTAssertEqual(AnimationClock.current.now, before)
        XCTAssertTrue(results.isEmpty)
        turn(0.5)
        XCTAssertEqual(results, [true])
        XCTAssertFalse(AnimationClock.current.isPending)
        withExtendedLifetime(window) {}
    }

    func testADisplayLinkTicksInRealTime() {
        var ticks = 0
        let link = CADisplayLink { _ in ticks += 1 }
        let start = Date()
        link.add(to: .main, forMode: .common)
        turn(0.3)
        link.invalidate()
        XCTAssertGreaterThan(ticks, 5)
        XCTAssertLessThan(Double(ticks), Date().timeIntervalSince(start) * 60 + 2)
        let reached = ticks
        turn(0.05)
        XCTAssertEqual(ticks, reached)
    }

    func testMovingTheClockByHandWhileItFollowsTheRealTime() {
        let (window, view) = stage()
        var isDone = false
        UIView.animate(withDuration: 100) {
            view.alpha = 0
        } completion: {
            isDone = $0
        }
        turn(0.05)
        XCTAssertFalse(isDone)
        AnimationClock.current.advance(by: 100)
        XCTAssertTrue(isDone)
        withExtendedLifetime(window) {}
    }

    func testTasksThatSleepSeeAnimationsEnd() async throws {
        let (window, view) = stage()
        var isDone = false
        UIView.animate(withDuration: 0.05) {
            view.alpha = 0
        } completion: {
            isDone = $0
        }
        view.setNeedsLayout()
        for _ in 0..<100 where !isDone { try await Task.sleep(nanoseconds: 20_000_000) }
        XCTAssertTrue(isDone)
        XCTAssertEqual(view.layouts, 1)
        withExtendedLifetime(window) {}
    }
}
