import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Animations of both kinds at 0, 25, 50, 75 and 100 % of their time, against closed formulas.
@MainActor
@Suite struct SteppedCurveTests {
    private static let shares = [0, 0.25, 0.5, 0.75, 1]

    /// A box whose width a constant sets, and a second box whose frame is animated by its result.
    private func compare(
        duration: Double, _ start: (@escaping () -> Void, _ isStepped: Bool) -> Void,
        with progress: (Double) -> Double
    ) {
        for isStepped in [true, false] {
            withOwnClock { clock in
                let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 10)), UIView())
                box.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(box)
                let width = box.widthAnchor.constraint(equalToConstant: 500)
                width.isActive = true
                root.layoutIfNeeded()
                let block = {
                    width.constant = 1500
                    root.layoutIfNeeded()
                }
                start(block, isStepped)
                for share in Self.shares {
                    clock.advance(to: share * duration)
                    let expected = 500 + 1000 * (share == 1 ? 1 : progress(share))
                    let seen = box.layer.presentation()?.bounds.width ?? box.bounds.width
                    #expect(abs(seen - expected) <= (isStepped ? 0.5 : 1e-6), "\(share) \(isStepped)")
                    if isStepped { #expect(abs(width.constant - expected) < 1e-6, "\(share)") }
                }
            }
        }
    }

    @Test(arguments: [
        (UIView.AnimationOptions.curveEaseInOut, [0.42, 0, 0.58, 1]), (.curveEaseIn, [0.42, 0, 1, 1]),
        (.curveEaseOut, [0, 0, 0.58, 1]), (.curveLinear, [0, 0, 1, 1]),
    ])
    func curvesOfOptions(_ options: UIView.AnimationOptions, _ points: [Double]) {
        compare(duration: 0.8) { block, isStepped in
            if isStepped {
                UIView.animateLayout(withDuration: 0.8, options: options, animations: block)
            } else {
                UIView.animate(withDuration: 0.8, delay: 0, options: options, animations: block)
            }
        } with: {
            ExactCurves.bezier(points[0], points[1], points[2], points[3], at: $0)
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomCubicCurves(seed: RandomSeed) {
        var random = seed.random
        let points = (0..<4).map { Double.random(in: $0 % 2 == 0 ? 0...1 : -0.5...1.5, using: &random) }
        let timing = UICubicTimingParameters(
            controlPoint1: CGPoint(x: points[0], y: points[1]),
            controlPoint2: CGPoint(x: points[2], y: points[3]))
        compare(duration: 1) { block, isStepped in
            if isStepped {
                UIView.animateLayout(withDuration: 1, timingParameters: timing, animations: block)
            } else {
                let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
                animator.addAnimations(block)
                animator.startAnimation()
            }
        } with: {
            ExactCurves.bezier(points[0], points[1], points[2], points[3], at: $0)
        }
    }

    @Test(arguments: [(0.2, 0.0), (0.5, 0), (0.8, 3), (0.95, -2), (1, 0), (1, 4)])
    func springsOfADampingRatio(_ ratio: Double, _ velocity: Double) {
        let duration = 0.7
        // What is left of the amplitude at the end is a thousandth: that determines the frequency.
        func left(_ w: Double) -> Double {
            guard ratio < 1 else { return (1 + (w - velocity) * duration) * exp(-w * duration) }
            let d = w * (1 - ratio * ratio).squareRoot()
            return abs((ratio * w - velocity) / d) * exp(-ratio * w * duration)
        }
        let w = Spring.settling(after: duration, ratio: ratio, velocity: velocity).frequency
        #expect(abs(left(w) - 0.001) < 1e-9)
        compare(duration: duration) { block, isStepped in
            if isStepped {
                UIView.animateLayout(
                    withDuration: duration, usingSpringWithDamping: ratio, initialSpringVelocity: velocity,
                    animations: block)
            } else {
                UIView.animate(
                    withDuration: duration, delay: 0, usingSpringWithDamping: ratio,
                    initialSpringVelocity: velocity, animations: block)
            }
        } with: {
            ExactCurves.spring(w, ratio, velocity: velocity, at: $0 * duration)
        }
    }

    @Test(arguments: [0, 0.25, 0.6])
    func springsOfABounce(_ bounce: Double) {
        let (w, ratio) = (2 * Double.pi / 0.5, 1 - bounce)
        let duration = Spring(duration: 0.5, bounce: bounce).settlingDuration
        compare(duration: duration) { block, isStepped in
            if isStepped {
                UIView.animateLayout(springDuration: 0.5, bounce: bounce, animations: block)
            } else {
                UIView.animate(springDuration: 0.5, bounce: bounce, animations: block)
            }
        } with: {
            ExactCurves.spring(w, ratio, at: $0 * duration)
        }
    }

    @Test func springsOfTheirOwnPhysics() {
        let spring = UISpringTimingParameters(mass: 2, stiffness: 150, damping: 8, initialVelocity: .zero)
        let (w, z) = ((150.0 / 2).squareRoot(), 8 / (2 * (150.0 * 2).squareRoot()))
        let duration = UIViewPropertyAnimator(duration: 9, timingParameters: spring).duration
        compare(duration: duration) { block, isStepped in
            if isStepped {
                UIView.animateLayout(withDuration: 9, timingParameters: spring, animations: block)
            } else {
                let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
                animator.addAnimations(block)
                animator.startAnimation()
            }
        } with: {
            ExactCurves.spring(w, z, at: $0 * duration)
        }
    }
}
