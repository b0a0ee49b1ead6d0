import Foundation
import Testing
import UIKit

@MainActor
@Suite struct DraggingTests {
    let clock = AnimationClock()
    let recorder = ScrollRecorder()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        view.contentSize = CGSize(width: 100, height: 10_000)
        view.delegate = recorder
    }

    private func drag(_ x: CGFloat, _ y: CGFloat, speed: CGFloat = 0) {
        view.simulateDrag(by: CGPoint(x: x, y: y), velocity: CGPoint(x: 0, y: speed))
    }

    @Test func aDragThatStops() {
        AnimationClock.current = clock
        drag(0, -30)
        #expect(view.contentOffset == CGPoint(x: 0, y: 30))
        #expect(
            recorder.take() == [
                "willBeginDragging true", "scroll", "willEndDragging 0.0 0.0", "didEndDragging false",
            ])
        #expect(!view.isDragging && !view.isDecelerating)
    }

    /// 1 point per millisecond leads 0.998 / (1 - 0.998) = 499 points; after t milliseconds 0.998^t of the
    /// way is left.
    @Test func coasting() {
        AnimationClock.current = clock
        drag(0, -100, speed: -1000)
        #expect(view.isDecelerating && !view.isDragging)
        #expect(
            recorder.take() == [
                "willBeginDragging true", "scroll", "willEndDragging 0.0 1.0", "didEndDragging true",
                "willBeginDecelerating",
            ])
        #expect(abs((recorder.target?.y ?? 0) - 599) < 0.34)
        clock.advance(by: 0.5)
        #expect(abs(view.contentOffset.y - coasted(500)) < 0.34)
        clock.advance(by: 0.5)
        #expect(abs(view.contentOffset.y - coasted(1000)) < 0.34)
        clock.advance(by: 10)
        #expect(abs(view.contentOffset.y - 599) < 0.34)
        let calls = recorder.take()
        #expect(calls.last == "didEndDecelerating" && calls.dropLast().allSatisfy { $0 == "scroll" })
        #expect(!view.isDecelerating)
    }

    private func coasted(_ milliseconds: Double) -> CGFloat {
        let left: Double = Foundation.pow(0.998, milliseconds)
        return 100 + 499 * CGFloat(1 - left)
    }

    @Test func fastRateComesToRestSooner() {
        AnimationClock.current = clock
        view.decelerationRate = .fast
        drag(0, -100, speed: -1000)
        clock.advance(by: 10)
        #expect(abs(view.contentOffset.y - 199) < 0.34)
    }

    /// The rubber band of a view of 100 points: (1 - 1 / (x 0.55 / 100 + 1)) 100.
    @Test(arguments: [(10.0, 5.2133), (50, 21.5686), (100, 35.4839), (1000, 84.6154)])
    func theEdgeHoldsBack(way: CGFloat, shown: CGFloat) {
        AnimationClock.current = clock
        #expect(view.beginSimulatedDrag())
        view.moveSimulatedDrag(by: CGPoint(x: 0, y: way))
        #expect(abs(view.contentOffset.y + shown) < 0.34)
        // The finger's way back is the same way.
        view.moveSimulatedDrag(by: CGPoint(x: 0, y: -way))
        #expect(abs(view.contentOffset.y) < 0.01)
        view.endSimulatedDrag()
    }

    @Test func whatIsBeyondTheEdgeComesBack() {
        AnimationClock.current = clock
        drag(0, 80)
        #expect(view.contentOffset.y < -20 && view.isDecelerating)
        var lowest = view.contentOffset.y
        for _ in 0..<120 {
            clock.advance(by: 1.0 / 60)
            #expect(view.contentOffset.y >= lowest - 0.34 && view.contentOffset.y <= 0)
            lowest = view.contentOffset.y
        }
        #expect(view.contentOffset == .zero && !view.isDecelerating)
        #expect(recorder.take().suffix(1) == ["didEndDecelerating"])
    }

    @Test func speedLeadsBeyondTheEdgeAndBack() {
        AnimationClock.current = clock
        view.contentOffset.y = 200
        drag(0, 10, speed: 3000)
        var lowest: CGFloat = 0
        for _ in 0..<300 {
            clock.advance(by: 1.0 / 60)
            lowest = min(lowest, view.contentOffset.y)
        }
        #expect(lowest < -20 && lowest > -150)
        #expect(view.contentOffset == .zero && !view.isDecelerating)
    }

    @Test func withoutBouncesTheEdgeIsTheEnd() {
        AnimationClock.current = clock
        view.bounces = false
        drag(0, 80)
        #expect(view.contentOffset == .zero)
        #expect(recorder.take().last == "didEndDragging false")
        view.contentOffset.y = 200
        drag(0, 10, speed: 3000)
        for _ in 0..<300 {
            clock.advance(by: 1.0 / 60)
            #expect(view.contentOffset.y >= 0)
        }
        #expect(view.contentOffset == .zero && !view.isDecelerating)
    }

    @Test func theDelegateChoosesTheTarget() {
        AnimationClock.current = clock
        recorder.target = CGPoint(x: 0, y: 450)
        drag(0, -100, speed: -1000)
        clock.advance(by: 10)
        #expect(view.contentOffset == CGPoint(x: 0, y: 450))
        recorder.target = CGPoint(x: 0, y: -900)
        drag(0, -10)
        clock.advance(by: 10)
        #expect(view.contentOffset == .zero)
    }

    /// From page 2 of 100 points: what a drag and a speed lead to.
    @Test(arguments: [
        (-30.0, 0.0, 200.0), (-60, 0, 300), (-30, -500, 300), (-60, 500, 200), (30, 500, 100),
        (10, 9000, 100),
        (-90, -9000, 300), (-250, 0, 500), (0, 0, 200),
    ])
    func pages(way: CGFloat, speed: CGFloat, offset: CGFloat) {
        AnimationClock.current = clock
        view.isPagingEnabled = true
        view.contentOffset.y = 200
        drag(0, way, speed: speed)
        clock.advance(by: 5)
        #expect(view.contentOffset == CGPoint(x: 0, y: offset))
        #expect(!view.isDecelerating)
    }

    @Test func onlyAxesThatScrollMove() {
        AnimationClock.current = clock
        drag(-40, -30)
        #expect(view.contentOffset == CGPoint(x: 0, y: 30))
        view.contentSize = CGSize(width: 100, height: 50)
        _ = recorder.take()
        drag(-40, -30)
        #expect(recorder.take().isEmpty)
        view.alwaysBounceHorizontal = true
        drag(-40, -30)
        #expect(view.contentOffset.x > 10 && view.contentOffset.y == 0)
        view.isScrollEnabled = false
        #expect(!view.beginSimulatedDrag())
    }

    @Test(arguments: [
        (CGPoint(x: -10, y: -40), CGPoint(x: 0, y: 40)), (CGPoint(x: -40, y: -10), CGPoint(x: 40, y: 0)),
        (CGPoint(x: -40, y: -35), CGPoint(x: 40, y: 35)),
    ])
    func theLockKeepsOneAxis(way: CGPoint, offset: CGPoint) {
        AnimationClock.current = clock
        view.contentSize.width = 1000
        view.isDirectionalLockEnabled = true
        view.simulateDrag(by: way)
        #expect(view.contentOffset == offset)
    }

    @Test func aFingerStopsTheContent() {
        AnimationClock.current = clock
        drag(0, -100, speed: -1000)
        clock.advance(by: 0.1)
        let offset = view.contentOffset
        _ = recorder.take()
        #expect(view.beginSimulatedDrag())
        #expect(recorder.take() == ["didEndDecelerating", "willBeginDragging true"])
        clock.advance(by: 1)
        #expect(view.contentOffset == offset)
        view.endSimulatedDrag()
        #expect(!view.isDragging)
    }

    @Test func setContentOffsetStopsTheContent() {
        AnimationClock.current = clock
        drag(0, -100, speed: -1000)
        clock.advance(by: 0.1)
        view.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
        clock.advance(by: 3)
        #expect(view.contentOffset.y == 7 && !view.isDecelerating)
    }

    @Test func changesOfSizeLeaveADraggedContentWhereItIs() {
        AnimationClock.current = clock
        #expect(view.beginSimulatedDrag())
        view.moveSimulatedDrag(by: CGPoint(x: 0, y: 50))
        let offset = view.contentOffset
        view.contentInset.top = 10
        view.contentSize.height = 9000
        #expect(view.contentOffset == offset)
        view.endSimulatedDrag()
        clock.advance(by: 3)
        #expect(view.contentOffset.y == -10)
    }

    // MARK: Animated scrolling

    @Test func animatedScrollingReportsItsEnd() {
        AnimationClock.current = clock
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        // The offset moves with the frames.
        #expect(recorder.take().isEmpty && view.contentOffset.y == 0)
        clock.advance(by: 0.29)
        #expect(recorder.take() == Array(repeating: "scroll", count: 17))
        clock.advance(by: 0.02)
        #expect(recorder.take() == ["scroll", "didEndAnimation"] && view.contentOffset.y == 300)
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        clock.advance(by: 1)
        #expect(recorder.take().isEmpty)
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
        clock.advance(by: 0.1)
        #expect(recorder.take().count == 6)
        view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        clock.advance(by: 1)
        let calls = recorder.take()
        #expect(calls.last == "didEndAnimation" && calls.filter { $0 == "didEndAnimation" }.count == 1)
        #expect(view.contentOffset.y == 20)
    }

    @Test func aFingerStopsAnAnimationWhereItIsSeen() {
        AnimationClock.current = clock
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        clock.advance(by: 0.15)
        #expect(view.beginSimulatedDrag())
        #expect(abs(view.contentOffset.y - 150) < 1)
        view.endSimulatedDrag()
        clock.advance(by: 1)
        #expect(!recorder.take().contains("didEndAnimation"))
    }

    @Test func theStatusBarScrollsToTheTop() {
        AnimationClock.current = clock
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.isHidden = false
        window.addSubview(view)
        view.contentOffset.y = 500
        _ = recorder.take()
        window.simulateStatusBarTap()
        clock.advance(by: 1)
        #expect(view.contentOffset.y == -view.adjustedContentInset.top)
        #expect(recorder.take() == Array(repeating: "scroll", count: 18) + ["didScrollToTop"])
        view.contentOffset.y = 500
        recorder.allowsScrollingToTop = false
        window.simulateStatusBarTap()
        #expect(view.contentOffset.y == 500)
        recorder.allowsScrollingToTop = true
        window.addSubview(UIScrollView())
        window.simulateStatusBarTap()
        #expect(view.contentOffset.y == 500)
    }
}
