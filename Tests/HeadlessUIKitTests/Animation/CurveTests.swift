import Foundation
import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct CurveTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
        (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ])
    func namedCurvesHaveTheirControlPoints(_ name: CAMediaTimingFunctionName, _ points: [Double]) {
        let function = CAMediaTimingFunction(name: name)
        var read = [Float](repeating: -1, count: 4)
        function.getControlPoint(at: 1, values: &read)
        read.withUnsafeMutableBufferPointer {
            function.getControlPoint(at: 2, values: $0.baseAddress!.advanced(by: 2))
        }
        #expect(read == points.map { Float($0) })
        for share in Oracle.shares {
            let expected = Oracle.bezier(points[0], points[1], points[2], points[3], at: share)
            #expect(abs(function.curve.progress(at: share) - expected) < 1e-9, "\(name) at \(share)")
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomBezierCurvesAreSolved(seed: RandomSeed) {
        var random = seed.random
        for _ in 0..<50 {
            let x = (0..<2).map { _ in Double.random(in: 0...1, using: &random) }
            let y = (0..<2).map { _ in Double.random(in: -1...2, using: &random) }
            let curve = UnitBezier(x[0], y[0], x[1], y[1])
            let share = Double.random(in: 0...1, using: &random)
            // Where a curve is upright its progress depends on the last digits of the time.
            let expected = Oracle.bezier(x[0], y[0], x[1], y[1], at: share)
            let (before, after) = (
                Oracle.bezier(x[0], y[0], x[1], y[1], at: max(0, share - 1e-9)),
                Oracle.bezier(x[0], y[0], x[1], y[1], at: min(1, share + 1e-9))
            )
            let tolerance = 1e-6 + abs(after - before)
            #expect(abs(curve.progress(at: share) - expected) < tolerance, "\(curve) at \(share), \(seed)")
        }
    }

    @Test func controlPointsThatAreNoNumbersAreHarmless() {
        let curve = UnitBezier(.nan, .infinity, -3, 7)
        #expect(curve.x1 == 0 && curve.y1 == 0 && curve.x2 == 0 && curve.y2 == 7)
        #expect(curve.progress(at: 0.5).isFinite && curve.progress(at: .nan) == 0)
    }

    @Test(arguments: [
        (mass: 1.0, stiffness: 100.0, damping: 10.0, velocity: 0.0), (1, 100, 20, 0), (1, 100, 50, 0),
        (3, 1000, 500, 0), (2, 50, 3, 4), (1, 100, 20, 5), (1, 100, 45, -3), (1, 100, 0, 0),
        (1, 100, 19.999999, 1),
    ])
    func springsFollowTheirEquation(
        _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double
    ) {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
        for share in Oracle.shares {
            let expected = Oracle.spring(
                mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, at: share * 1.5)
            #expect(abs(spring.progress(at: share * 1.5) - expected) < 1e-8, "at \(share * 1.5)")
        }
    }

    @Test(arguments: [(0.3, 0.0), (0.5, 0), (0.8, 2), (1, 0), (1, 3), (0.7, -4)])
    func springsOfADampingRatioAreSettledAfterTheirDuration(_ ratio: Double, _ velocity: Double) {
        let spring = Spring.settling(after: 0.6, ratio: ratio, velocity: velocity)
        #expect(spring.ratio == ratio)
        let (w, z, v, d) = (spring.frequency, ratio, velocity, 0.6)
        let left =
            z < 1
            ? abs((z * w - v) / (w * (1 - z * z).squareRoot())) * exp(-z * w * d)
            : (1 + (w - v) * d) * exp(-w * d)
        #expect(abs(left - 0.001) < 1e-9)
        for share in Oracle.shares {
            let expected = Oracle.spring(stiffness: w * w, damping: 2 * z * w, velocity: v, at: share * d)
            #expect(abs(spring.progress(at: share * d) - expected) < 1e-8)
        }
    }

    @Test(arguments: [0, 0.3, 0.7, -0.4])
    func springsOfABounceHaveTheirStiffness(_ bounce: Double) {
        let (duration, tau) = (0.5, 2 * Double.pi)
        let stiffness = (tau / duration) * (tau / duration)
        let damping =
            bounce >= 0 ? 2 * tau * (1 - bounce) / duration : 2 * tau / (duration * (1 + bounce))
        let spring = Spring(duration: duration, bounce: bounce)
        for share in Oracle.shares {
            let expected = Oracle.spring(stiffness: stiffness, damping: damping, at: share)
            #expect(abs(spring.progress(at: share) - expected) < 1e-8)
        }
    }

    @Test(arguments: [
        (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 60, 0), (2, 300, 8, 3), (1, 100, 20, 30),
    ])
    func springsStayCloseToRestOnceTheyAreSettled(_ m: Double, _ k: Double, _ c: Double, _ v: Double) {
        let spring = Spring(mass: m, stiffness: k, damping: c, velocity: v)
        let end = spring.settlingDuration
        #expect(end > 0 && end < 10)
        for step in 0...200 {
            let time = end * (1 + Double(step) / 100)
            #expect(abs(1 - spring.progress(at: time)) <= 0.001 + 1e-12)
        }
        let before = (1...400).map { abs(1 - spring.progress(at: end * (1 - Double($0) / 1000))) }
        #expect(before.contains { $0 > 0.001 })
    }

    @Test func springsThatAreNoneAreHarmless() {
        for spring in [
            Spring(mass: 0, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: 0, damping: 10),
            Spring(mass: .nan, stiffness: 1, damping: 1), Spring(mass: 1, stiffness: -5, damping: 1),
            Spring(duration: 0, bounce: 0), Spring(duration: -1, bounce: .nan),
            .settling(after: -1, ratio: .nan, velocity: .infinity),
            .settling(after: 0.5, ratio: -3, velocity: 1e300),
            .settling(after: 1e-300, ratio: 0.5, velocity: 0),
        ] {
            for time in [-1, 0, 0.5, 1e300, .infinity] as [Double] {
                #expect(!spring.progress(at: time).isNaN, "\(spring) at \(time)")
            }
            #expect(!spring.settlingDuration.isNaN)
        }
        #expect(Spring(mass: 1, stiffness: 1, damping: 0).settlingDuration == .infinity)
    }

    @Test func theSystemsSpringIsAtRestAfterHalfASecond() {
        let animation = CASpringAnimation()
        #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
        (animation.mass, animation.stiffness, animation.damping) = (3, 1000, 500)
        #expect(abs(animation.settlingDuration - 0.5) < 0.01)
        animation.allowsOverdamping = true
        #expect(animation.settlingDuration > 3)
        // The keyboard's curve is the spring damped critically: (1 + w t) exp(-w t) is left.
        let w = (1000.0 / 3).squareRoot()
        for share in Oracle.shares {
            let progress = UIView.AnimationOptions(rawValue: 7 << 16).curve.progress(at: share, of: 0.5)
            let expected = share == 1 ? 1 : 1 - (1 + w * share / 2) * exp(-w * share / 2)
            #expect(abs(progress - expected) < 1e-12)
        }
    }

    @Test func timingParametersSayWhatTheyAre() {
        let cubic = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(cubic.controlPoint1 == CGPoint(x: 0.1, y: 0.2) && cubic.timingCurveType == .cubic)
        let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(easeIn.animationCurve == .easeIn && easeIn.timingCurveType == .builtin)
        #expect(easeIn.controlPoint1 == CGPoint(x: 0.42, y: 0) && easeIn.springTimingParameters == nil)
        #expect(UICubicTimingParameters().animationCurve == .easeInOut)
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        #expect(spring.timingCurveType == .spring && spring.springTimingParameters === spring)
        #expect(UIViewPropertyAnimator(duration: 2, timingParameters: spring).duration == 2)
        let system = UIViewPropertyAnimator(duration: 2, timingParameters: UISpringTimingParameters())
        #expect(abs(system.duration - 0.5) < 0.01)
    }

    @Test func optionsHaveUIKitsBits() {
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
        #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 1 << 9)
        #expect(UIView.AnimationOptions([.repeat, .autoreverse]).rawValue == 24)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
    }
}
