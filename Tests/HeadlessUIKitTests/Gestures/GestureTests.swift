import Testing
import UIKit

@MainActor
private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
}

/// Recognises a touch at once, as a subclass of an app would.
private final class TouchDown: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

@MainActor
@Suite struct GestureTests {
    private let window = UIWindow(screen: UIScreen(.iPhone14))
    private let view = EveryView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        _ = EveryResponderView.take()
    }

    @Test func tapsReachTheRecogniserAndItsView() {
        _ = EveryResponderView.take()
        var points: [CGPoint] = []
        let tap = UITapGestureRecognizer { points.append($0.location(in: $0.view)) }
        view.addGestureRecognizer(tap)
        #expect(window.simulateTap(at: CGPoint(x: 60, y: 110)))
        #expect(points == [CGPoint(x: 10, y: 10)])
        #expect(tap.state == .possible)
        let calls = EveryResponderView.take()
        #expect(calls.contains("touchesCancelled") && !calls.contains("touchesEnded"))
        #expect(calls.contains("gestureRecognizerShouldBegin"))
        #expect(!window.simulateTap(at: CGPoint(x: 5, y: 5)))
        tap.isEnabled = false
        #expect(!view.simulateTap())
        #expect(points.count == 1)
    }

    @Test func whatLiesInFrontIsTapped() {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let cover = UIView(frame: view.frame)
        window.addSubview(cover)
        #expect(!view.simulateTap())
        cover.isUserInteractionEnabled = false
        #expect(view.simulateTap())
        #expect(taps == 1)
    }

    @Test func doubleTapsKeepSingleOnesAway() {
        var events: [String] = []
        let single = UITapGestureRecognizer { _ in events.append("single") }
        let double = UITapGestureRecognizer { _ in events.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        view.simulateTap(count: 2)
        #expect(events == ["double"])
        view.simulateTap()
        #expect(events == ["double", "single"])
    }

    @Test func buttonsKeepTheirTaps() {
        var events: [String] = []
        view.addGestureRecognizer(UITapGestureRecognizer { _ in events.append("view") })
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in events.append("button") }, for: .touchUpInside)
        view.addSubview(button)
        #expect(window.simulateTap(at: CGPoint(x: 60, y: 110)))
        #expect(events == ["button"])
        button.addGestureRecognizer(UITapGestureRecognizer { _ in events.append("own") })
        window.simulateTap(at: CGPoint(x: 60, y: 110))
        #expect(events == ["button", "own"])
    }

    @Test func pansReportTranslationAndVelocity() {
        var states: [UIGestureRecognizer.State] = []
        var last = (translation: CGPoint.zero, velocity: CGPoint.zero)
        let pan = UIPanGestureRecognizer { pan in
            states.append(pan.state)
            last = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
        }
        view.addGestureRecognizer(pan)
        #expect(view.simulatePan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 60), duration: 0.5))
        #expect(states.first == .began && states.last == .ended)
        #expect(Set(states.dropFirst().dropLast()) == [.changed])
        #expect(abs(last.translation.x - 100) < 1e-9 && abs(last.translation.y - 50) < 1e-9)
        #expect(abs(last.velocity.x - 200) < 1e-6 && abs(last.velocity.y - 100) < 1e-6)
        #expect(!view.simulatePan(from: .zero, to: CGPoint(x: 3, y: 3)))
        #expect(!view.simulatePan(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero))
    }

    @Test func swipesPressesPinchesAndTurns() {
        var events: [String] = []
        let left = UISwipeGestureRecognizer { _ in events.append("left") }
        left.direction = .left
        view.addGestureRecognizer(left)
        view.simulatePan(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 20, y: 55))
        view.simulatePan(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 150, y: 55))
        view.simulatePan(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 20, y: 55), duration: 2)
        #expect(events == ["left"])
        view.addGestureRecognizer(UILongPressGestureRecognizer { events.append("press \($0.state)") })
        view.simulateLongPress(duration: 0.3)
        view.simulateLongPress()
        #expect(events == ["left", "press began", "press ended"])
        var (scale, angle): (CGFloat, CGFloat) = (0, 0)
        view.gestureRecognizers = [
            UIPinchGestureRecognizer { scale = $0.scale },
            UIRotationGestureRecognizer { angle = $0.rotation },
        ]
        view.simulatePinch(scale: 2.5)
        view.simulateRotation(by: 4)
        #expect(abs(scale - 2.5) < 1e-9 && abs(angle - 4) < 1e-9)
        var hovers = 0
        view.gestureRecognizers = [UIHoverGestureRecognizer { _ in hovers += 1 }]
        #expect(view.simulateHover() && hovers == 2)
    }

    @Test func hiddenWindowsSaySo() {
        var issues: [String] = []
        let handler = LayoutDiagnostics.handler
        LayoutDiagnostics.handler = { issues.append("\($0)") }
        defer { LayoutDiagnostics.handler = handler }
        window.isHidden = true
        #expect(!view.simulateTap())
        #expect(issues.count == 1 && issues[0].contains("makeKeyAndVisible"))
    }

    @Test func edgesAreForEdgePans() {
        var events = 0
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        edge.addAction { (_: UIScreenEdgePanGestureRecognizer) in events += 1 }
        window.addGestureRecognizer(edge)
        window.simulatePan(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 300, y: 50))
        #expect(events == 0)
        window.simulatePan(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 300, y: 50))
        #expect(events > 2)
    }

    @Test func theDeepestWinsUnlessBothMay() {
        var events: [String] = []
        let (inner, outer) = (
            UITapGestureRecognizer { _ in events.append("inner") },
            UITapGestureRecognizer { _ in events.append("outer") }
        )
        view.addGestureRecognizer(inner)
        window.addGestureRecognizer(outer)
        view.simulateTap()
        #expect(events == ["inner"])
        let delegate = Simultaneous()
        outer.delegate = delegate
        delegate.together = true
        view.simulateTap()
        #expect(events == ["inner", "inner", "outer"])
        inner.delegate = delegate
        delegate.begins = false
        #expect(!view.simulateTap())
        #expect(events.count == 3)
    }

    @Test func subclassesSetTheirState() {
        let recognizer = TouchDown(target: nil, action: nil)
        var states: [UIGestureRecognizer.State] = []
        recognizer.addAction { (down: TouchDown) in states.append(down.state) }
        view.addGestureRecognizer(recognizer)
        view.simulateTap()
        #expect(states == [.began, .ended])
    }

    @Test func slidersFollowPans() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        view.addSubview(slider)
        let control = EveryControl(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
        view.addSubview(control)
        _ = EveryControl.take()
        control.simulatePan(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 50, y: 20))
        let events = EveryControl.take()
        #expect(events.contains("continueTracking") && events.contains("endTracking"))
    }
}
