import Testing
import UIKit

/// Fingers on scroll views, by the touches that tests simulate.
@MainActor
@Suite struct ScrollGestureTests {
    @Test func aFingerScrolls() {
        let scene = Scene()
        let view = scene.scrollView(content: CGSize(width: 390, height: 5000))
        view.contentInsetAdjustmentBehavior = .never
        let recorder = ScrollRecorder()
        view.delegate = recorder
        #expect(view.simulatePan(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), duration: 0.5))
        let calls = recorder.take()
        #expect(
            calls.first == "willBeginDragging true"
                && calls.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
        // 300 points less what it took to see a drag, at 600 points per second.
        #expect(view.contentOffset.y > 270 && view.contentOffset.y <= 300)
        AnimationClock.current.finish()
        #expect(abs(view.contentOffset.y - 290 - 300) < 15)
        #expect(view.panGestureRecognizer.view === view)
    }

    @Test func theInnermostThatScrollsThatWayTakesIt() {
        let scene = Scene()
        let outer = scene.scrollView(content: CGSize(width: 390, height: 5000))
        outer.contentInsetAdjustmentBehavior = .never
        let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        outer.addSubview(inner)
        inner.contentSize = CGSize(width: 2000, height: 200)
        inner.simulatePan(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50), duration: 1)
        #expect(inner.contentOffset.x > 100 && outer.contentOffset.y == 0)
        AnimationClock.current.finish()
        let x = inner.contentOffset.x
        inner.simulatePan(from: CGPoint(x: x + 50, y: 150), to: CGPoint(x: x + 50, y: 10), duration: 1)
        #expect(inner.contentOffset.x == x && outer.contentOffset.y > 100)
    }

    @Test func tapsReachTheContent() {
        let scene = Scene()
        let view = scene.scrollView(content: CGSize(width: 390, height: 5000))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        button.simulateTap()
        #expect(taps == 1 && view.contentOffset.y == -47)
        // A drag that starts on the button scrolls; the button is not tapped.
        button.simulatePan(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: -100))
        #expect(taps == 1 && view.contentOffset.y > 0)
        // Without the delay the control keeps the finger.
        AnimationClock.current.finish()
        view.contentOffset.y = 0
        view.delaysContentTouches = false
        button.simulatePan(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: -20))
        #expect(view.contentOffset.y == 0)
    }

    @Test func twoFingersZoom() {
        let scene = Scene()
        let view = scene.scrollView(content: CGSize(width: 390, height: 844))
        #expect(view.pinchGestureRecognizer == nil)
        let (recorder, picture) = (ScrollRecorder(), UIView(frame: scene.root.bounds))
        view.addSubview(picture)
        recorder.zoomed = picture
        view.delegate = recorder
        view.maximumZoomScale = 3
        view.simulatePinch(scale: 2, at: nil)
        #expect(abs(view.zoomScale - 2) < 0.15 && !view.isZooming)
        #expect(recorder.take().last == "didEndZooming \(view.zoomScale)")
    }

    @Test func nothingMovesWhereScrollingIsOff() {
        let scene = Scene()
        let view = scene.scrollView(content: CGSize(width: 390, height: 5000))
        view.isScrollEnabled = false
        let offset = view.contentOffset
        view.simulatePan(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300))
        #expect(view.contentOffset == offset)
    }
}
