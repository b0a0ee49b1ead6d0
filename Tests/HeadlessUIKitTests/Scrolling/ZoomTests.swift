import Testing
import UIKit

@MainActor
@Suite struct ZoomTests {
    let clock = AnimationClock()
    let recorder = ScrollRecorder()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init() {
        view.addSubview(picture)
        view.contentSize = picture.frame.size
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        view.delegate = recorder
        recorder.zoomed = picture
    }

    @Test func theViewAndTheContentFollowTheScale() {
        AnimationClock.current = clock
        view.zoomScale = 2
        #expect(view.zoomScale == 2)
        #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(picture.bounds.size == CGSize(width: 200, height: 300))
        #expect(view.contentSize == CGSize(width: 400, height: 600))
        // The middle, at (50, 50) before, is at (100, 100) now and still in the middle.
        #expect(view.contentOffset == CGPoint(x: 50, y: 50))
        #expect(recorder.take() == ["scroll", "zoom"])
        view.zoomScale = 1
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(view.contentOffset == .zero)
    }

    @Test(arguments: [(10.0, 4.0), (0.1, 0.5), (4, 4), (1.5, 1.5)])
    func theLimitsHold(requested: CGFloat, scale: CGFloat) {
        AnimationClock.current = clock
        view.setZoomScale(requested, animated: false)
        #expect(view.zoomScale == scale)
        #expect(abs(view.contentSize.width - 200 * scale) < 1e-9)
    }

    @Test func withoutAViewNothingZooms() {
        AnimationClock.current = clock
        recorder.zoomed = nil
        view.zoomScale = 2
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        view.simulatePinch(by: 2)
        #expect(view.zoomScale == 1 && recorder.take().isEmpty)
    }

    @Test func zoomingToARectangle() {
        AnimationClock.current = clock
        view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 20), animated: false)
        #expect(view.zoomScale == 2)
        // The rectangle's middle, (125, 110), lies at (250, 220), which is the middle of what is seen.
        #expect(view.contentOffset == CGPoint(x: 200, y: 170))
        view.zoom(to: CGRect(x: 0, y: 0, width: 1, height: 1), animated: false)
        #expect(view.zoomScale == 4 && view.contentOffset == .zero)
        view.zoom(to: picture.bounds, animated: false)
        #expect(view.zoomScale == 0.5)
    }

    @Test func animatedZoomingReportsBeginningAndEnd() {
        AnimationClock.current = clock
        view.setZoomScale(2, animated: true)
        #expect(recorder.take() == ["willBeginZooming", "scroll", "zoom"])
        clock.advance(by: 1)
        #expect(recorder.take() == ["didEndZooming 2.0"])
    }

    @Test func pinching() {
        AnimationClock.current = clock
        view.simulatePinch(by: 3)
        #expect(recorder.take() == ["willBeginZooming", "scroll", "zoom", "didEndZooming 3.0"])
        #expect(view.zoomScale == 3 && !view.isZooming)
        view.simulatePinch(by: 100)
        #expect(view.zoomScale == 4)
    }

    @Test func scalesThatAreNoneAreRefused() {
        AnimationClock.current = clock
        let advice = collectingAdvice {
            for scale in [0, -1, CGFloat.nan, .infinity] {
                view.zoomScale = scale
                view.minimumZoomScale = scale
                view.maximumZoomScale = scale
                view.simulatePinch(by: scale)
            }
            view.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), animated: false)
            view.zoom(to: .zero, animated: false)
        }
        #expect(advice.count == 16)
        #expect(view.zoomScale == 1 && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
        #expect(picture.transform == .identity)
    }
}
