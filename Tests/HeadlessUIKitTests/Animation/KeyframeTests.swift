import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct KeyframeTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let linear = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    private func bounce(_ options: UIView.KeyframeAnimationOptions, _ completion: @escaping (Bool) -> Void) {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: options) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 150
                view.backgroundColor = .red
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 50 }
            UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 0 }
        } completion: {
            completion($0)
        }
    }

    private var x: CGFloat? { view.layer.presentation()?.position.x }

    @Test func framesFollowEachOther() {
        withOwnClock { clock in
            var results: [String] = []
            bounce(linear) { results.append("\($0) \(clock.now)") }
            #expect(view.center.x == 50 && view.alpha == 0)
            for (time, position, opacity) in [
                (0.0, 50.0, 1.0), (0.5, 100, 1), (1, 150, 1), (1.25, 100, 1), (1.5, 50, 1), (1.75, 50, 0.5),
            ] {
                clock.advance(to: time)
                #expect(
                    x == CGFloat(position) && view.layer.presentation()?.opacity == Float(opacity), "\(time)")
            }
            clock.finish()
            #expect(results == ["true 2.0"] && view.layer.presentation() == nil)
        }
    }

    @Test func timeAsAWholeIsEased() {
        withOwnClock { clock in
            bounce([]) { _ in }
            clock.advance(to: 0.4)
            let share = Oracle.bezier(0.42, 0, 0.58, 1, at: 0.2)
            #expect(abs((x ?? 0) - (50 + 100 * share / 0.5)) < 1e-6)
        }
    }

    @Test func discreteFramesJump() {
        withOwnClock { clock in
            bounce([linear, .calculationModeDiscrete]) { _ in }
            clock.advance(to: 0.9)
            #expect(x == 50)
            clock.advance(to: 1.1)
            #expect(x == 150)
        }
    }

    @Test func badTimesAreLimited() {
        withOwnClock { clock in
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: -3, relativeDuration: .nan) { view.alpha = 0 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: .infinity) {
                    view.center.x = 150
                }
                UIView.addKeyframe(withRelativeStartTime: 7, relativeDuration: 1) { view.center.y = 0 }
            }
            clock.advance(to: 0.75)
            let shown = view.layer.presentation()
            #expect(shown?.opacity == 0 && shown?.position == CGPoint(x: 100, y: 25))
            clock.finish()
            #expect(view.layer.presentation() == nil)
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
            #expect(view.alpha == 1 && view.layer.presentation() == nil)
        }
    }

    @Test func takingTheChangesOffEndsTheWhole() {
        withOwnClock { clock in
            var results: [Bool] = []
            bounce(linear) { results.append($0) }
            clock.advance(to: 1)
            view.layer.removeAllAnimations()
            #expect(results == [false] && !clock.isPending)
        }
    }
}
