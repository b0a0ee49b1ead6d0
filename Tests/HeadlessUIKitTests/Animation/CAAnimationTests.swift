import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct CAAnimationTests {
    private let layer = CALayer()

    init() { layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }

    private final class DelegateRecorder: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start \(CACurrentMediaTime())") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            calls.append("stop \(flag) \(CACurrentMediaTime())")
        }
    }

    private func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func aBasicAnimationLeavesTheModel() {
        withOwnClock { clock in
            let recorder = DelegateRecorder()
            let animation = basic("opacity", 0, 1, 2)
            animation.delegate = recorder
            layer.add(animation, forKey: "fade")
            animation.toValue = 77
            clock.advance(by: 0.5)
            #expect(layer.opacity == 1 && layer.presentation()?.opacity == 0.25)
            #expect(layer.animation(forKey: "fade") is CABasicAnimation)
            clock.advance(by: 1.5)
            #expect(recorder.calls == ["start 0.0", "stop true 2.0"] && layer.animationKeys() == nil)
            layer.add(animation, forKey: "fade")
            clock.advance(by: 0.5)
            layer.removeAnimation(forKey: "fade")
            #expect(recorder.calls.last == "stop false 2.5" && !clock.isPending)
        }
    }

    @Test func keyPathsReachTheirPart() throws {
        try withOwnClock { clock in
            layer.add(basic("position.x", 0, 100), forKey: "a")
            layer.add(basic("bounds.size.height", 10, 30), forKey: "b")
            layer.add(basic("transform.scale", 1, 3), forKey: "c")
            layer.add(basic("transform.rotation.z", 0, Double.pi), forKey: "d")
            layer.add(basic("cornerRadius", NSNumber(value: 0), CGFloat(8)), forKey: "e")
            layer.add(basic("shadowOffset", NSValue(cgSize: .zero), CGSize(width: 4, height: 8)), forKey: "f")
            layer.add(basic("backgroundColor", UIColor.white.cgColor, UIColor.black.cgColor), forKey: "g")
            clock.advance(by: 0.5)
            let shown = try #require(layer.presentation())
            #expect(
                shown.position == CGPoint(x: 50, y: 5) && shown.bounds.height == 20
                    && shown.bounds.width == 10)
            let map = shown.affineTransform()
            #expect(abs(map.a) < 1e-9 && abs(map.b - 2) < 1e-9 && shown.cornerRadius == 4)
            #expect(shown.shadowOffset == CGSize(width: 2, height: 4))
            #expect(shown.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
        }
    }

    @Test func missingEndsFollowFromTheOthers() {
        withOwnClock { clock in
            layer.position.x = 40
            @MainActor func x(_ from: Any?, _ to: Any?, _ by: Any?, isAdditive: Bool = false) -> CGFloat? {
                let animation = basic("position.x", from, to)
                animation.byValue = by
                animation.isAdditive = isAdditive
                animation.timeOffset = 0.25
                animation.speed = 0
                layer.add(animation, forKey: "x")
                return layer.presentation()?.position.x
            }
            #expect(x(0, 100, nil) == 25 && x(0, nil, 80) == 20 && x(nil, 100, 40) == 70)
            #expect(x(0, nil, nil) == 10 && x(nil, 80, nil) == 50 && x(nil, nil, 20) == 45)
            #expect(x(-40, 0, nil, isAdditive: true) == 10)
            #expect(x("no", "number", nil) == 40)
        }
    }

    @Test func repetitionFillAndSpeed() {
        withOwnClock { clock in
            let animation = basic("opacity", 0, 1)
            animation.repeatCount = 1.5
            animation.autoreverses = true
            animation.speed = 2
            animation.beginTime = 1
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            layer.add(animation, forKey: nil)
            let expected = [
                (0.5, 0.0), (1, 0), (1.25, 0.5), (1.5, 1), (1.75, 0.5), (2.25, 0.5), (2.5, 1), (9, 1),
            ]
            for (time, opacity) in expected {
                clock.advance(to: time)
                #expect(layer.presentation()?.opacity == Float(opacity), "at \(time)")
            }
            #expect(!clock.isPending)
        }
    }

    @Test func cumulativeRoundsAddUp() {
        withOwnClock { clock in
            let animation = basic("position.x", 0, 100)
            animation.isCumulative = true
            animation.repeatCount = 3
            layer.add(animation, forKey: nil)
            clock.advance(by: 2.5)
            #expect(layer.presentation()?.position.x == 250)
        }
    }

    @Test func keyframes() {
        withOwnClock { clock in
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 50]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 4
            layer.add(animation, forKey: "k")
            clock.advance(by: 0.5)
            #expect(layer.presentation()?.position.x == 50)
            clock.advance(by: 2)
            #expect(layer.presentation()?.position.x == 75)
            animation.calculationMode = .paced
            layer.add(animation, forKey: "k")
            clock.advance(by: 2)
            #expect(layer.presentation()?.position.x == 75)
            animation.calculationMode = .discrete
            animation.keyTimes = nil
            layer.add(animation, forKey: "k")
            clock.advance(by: 3)
            #expect(layer.presentation()?.position.x == 50)
            animation.calculationMode = .cubic
            layer.add(animation, forKey: "k")
            clock.advance(by: 1)
            // Half way between 0 and 100: their mean, and an eighth of the difference of the slopes.
            #expect(layer.presentation()?.position.x == 50 + 0.125 * (50 - 25))
        }
    }

    @Test func alongAPath() {
        withOwnClock { clock in
            let animation = CAKeyframeAnimation(keyPath: "position")
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 10))
            animation.path = path.cgPath
            animation.duration = 4
            layer.add(animation, forKey: nil)
            clock.advance(by: 1.5)
            #expect(layer.presentation()?.position == CGPoint(x: 15, y: 0))
            clock.advance(by: 2)
            #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
        }
    }

    @Test func groupsRunTogetherAndAreCutOff() {
        withOwnClock { clock in
            let group = CAAnimationGroup()
            let late = basic("cornerRadius", 0, 10)
            late.beginTime = 1
            late.fillMode = .backwards
            group.animations = [basic("opacity", 0, 1, 4), late]
            group.duration = 2
            let recorder = DelegateRecorder()
            group.delegate = recorder
            layer.add(group, forKey: "g")
            clock.advance(by: 1.5)
            #expect(layer.presentation()?.opacity == 0.375 && layer.presentation()?.cornerRadius == 5)
            clock.finish()
            #expect(recorder.calls.last == "stop true 2.0" && layer.presentation() == nil)
        }
    }

    @Test func springsTakeTheirTime() {
        withOwnClock { clock in
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue) = (0, 100)
            spring.duration = spring.settlingDuration
            layer.add(spring, forKey: nil)
            clock.advance(by: 0.2)
            let expected = 100 * Oracle.spring(stiffness: 100, damping: 10, at: 0.2)
            #expect(abs((layer.presentation()?.position.x ?? 0) - expected) < 1e-6)
        }
    }

    @Test func aLayerMayBePaused() {
        withOwnClock { clock in
            let view = UIView()
            var isDone = false
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                isDone = $0
            }
            clock.advance(by: 0.25)
            view.layer.timeOffset = view.layer.convertTime(CACurrentMediaTime(), from: nil)
            view.layer.speed = 0
            clock.advance(by: 10)
            #expect(view.layer.presentation()?.opacity == 0.75 && !isDone)
            // The usual way to go on.
            let paused = view.layer.timeOffset
            view.layer.speed = 1
            view.layer.timeOffset = 0
            view.layer.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.opacity == 0.25)
            clock.finish()
            #expect(isDone)
        }
    }

    @Test func aLayerIsResumedAfterTheClockOfAnotherHasEnded() {
        withOwnClock { clock in
            let view = UIView()
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            clock.advance(by: 0.5)
            view.layer.speed = 0
        }
        aLayerMayBePaused()
    }

    @Test func transactionsWaitForTheirAnimations() {
        withOwnClock { clock in
            var order: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { order.append("outer \(clock.now)") }
            CATransaction.setAnimationDuration(0.5)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            layer.add(fade, forKey: nil)
            let view = UIView()
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: { _ in
                order.append("view \(clock.now)")
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { order.append("empty \(clock.now)") }
            CATransaction.commit()
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25 && CATransaction.completionBlock() == nil)
            clock.advance(by: 0.25)
            let eased = Oracle.bezier(0.42, 0, 1, 1, at: 0.5)
            #expect(abs(Double(layer.presentation()?.opacity ?? 0) - eased) < 1e-6)
            clock.finish()
            #expect(order == ["empty 0.0", "view 1.0", "outer 1.0"])
        }
    }

    @Test func shapesAreDrawnOnTheirWay() throws {
        try withOwnClock { clock in
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
            let line = CAShapeLayer()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 2))
            path.addLine(to: CGPoint(x: 20, y: 2))
            line.path = path.cgPath
            (line.strokeColor, line.lineWidth) = (UIColor.black.cgColor, 4)
            stage.layer.addSublayer(line)
            line.add(basic("strokeEnd", 0, 1), forKey: nil)
            clock.advance(by: 0.5)
            let pixels = try Pixels(stage)
            #expect(pixels[8, 2][3] == 255 && pixels[12, 2][3] == 0)
            clock.finish()
            #expect(try Pixels(stage)[18, 2][3] == 255)
        }
    }

    @Test func unknownPathsAreReported() {
        withOwnClock { clock in
            let old = LayoutDiagnostics.handler
            defer { LayoutDiagnostics.handler = old }
            var reports: [String] = []
            LayoutDiagnostics.handler = { reports.append("\($0)") }
            layer.add(basic("position.w", 0, 1), forKey: nil)
            #expect(reports.count == 1 && reports[0].contains("position.w"))
            clock.advance(by: 0.1)
            #expect(layer.presentation()?.position == layer.position)
        }
    }

    @Test(arguments: [Double.nan, -1, Double.infinity])
    func badTimes(_ time: Double) {
        withOwnClock { clock in
            let animation = basic("opacity", 0, 1, time)
            (animation.beginTime, animation.timeOffset) = (time, time)
            (animation.repeatCount, animation.speed) = (Float(time), Float(time))
            layer.add(animation, forKey: nil)
            clock.advance(by: 0.1)
            #expect(layer.presentation()?.opacity.isNaN != true)
            clock.finish()
            layer.removeAllAnimations()
            #expect(!clock.isPending)
        }
    }
}
