import TestSupport
import Testing
import UIKit

/// Frames under transforms: numbers as arithmetic without rounding would give them.
@MainActor @Suite struct TransformedFrameTests {
    @Test(arguments: [0.5, -0.5, 1.5, 2.5].map { CGFloat($0) * CGFloat.pi })
    func aQuarterTurnSwapsTheSides(angle: CGFloat) {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: angle)
        #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.layer.frame == view.frame)
        // The transform itself is what the sine and the cosine are, as on iOS.
        #expect(view.transform.a == cos(angle) && view.transform.a != 0)
    }

    @Test(arguments: [1, -1, 2].map { CGFloat($0) * CGFloat.pi })
    func aHalfTurnKeepsTheFrame(angle: CGFloat) {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 1000, height: 1))
        view.transform = CGAffineTransform(rotationAngle: angle)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 1000, height: 1))
    }

    @Test func layersTurnAsExactly() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(layer.frame == CGRect(x: 499.5, y: -499.5, width: 1, height: 1000))
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(layer.frame == CGRect(x: 499.5, y: -499.5, width: 1, height: 1000))
    }

    @Test func aScaledFrameIsReadBack() {
        let (factors, lengths): ([CGFloat], [CGFloat]) = (
            [1.5, 0.7, 1 / 3, 1.1, 3], [100, 50.5, 292 / 3, 33.1, 0.3]
        )
        for factor in factors {
            for length in lengths {
                let view = UIView()
                view.transform = CGAffineTransform(scaleX: factor, y: factor)
                let frame = CGRect(x: 10.1, y: 20, width: length, height: 2 * length)
                view.frame = frame
                #expect(view.frame == frame, "\(factor), \(length)")
                view.frame = view.frame
                #expect(view.frame == frame, "\(factor), \(length)")
                view.transform = .identity
                view.transform = CGAffineTransform(scaleX: factor, y: factor)
                #expect(abs(view.frame.width - length) < 1e-12)
            }
        }
        let view = UIView()
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.width == 100 / 1.5 && view.center == CGPoint(x: 50, y: 50))
        view.bounds.size = CGSize(width: 100.0 / 3, height: 200.0 / 3)
        #expect(view.frame == CGRect(x: 25, y: 0, width: 50, height: 100))
    }

    @Test func boundsThatAreScaledGiveWholeNumbers() {
        let cases: [(CGFloat, CGFloat)] = [
            (66.66666666666667, 1.5), (100.0 / 3, 3), (1000.0 / 7, 0.7), (10, 0.1),
        ]
        for (length, factor) in cases {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: length, height: 10))
            view.transform = CGAffineTransform(scaleX: factor, y: 1)
            #expect(view.frame.width == (length * factor).rounded())
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomFramesAreReadBackUnderScalesAndQuarters(seed: RandomSeed) {
        var random = seed.random
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
        let view = UIView()
        if random.chance(0.3) { view.layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1)) }
        let quarters = CGFloat(Int.random(in: 0..<4, using: &random))
        view.transform = CGAffineTransform(rotationAngle: quarters * .pi / 2)
            .scaledBy(x: number(0.1...3), y: number(-3...(-0.1)))
            .translatedBy(x: number(-50...50), y: 3)
        let frame = CGRect(x: number(-99...99), y: number(0...500), width: number(0...500), height: 7)
        view.frame = frame
        #expect(view.frame == frame, "\(seed)")
    }

    /// The box around a turned view is larger, and is not what was assigned.
    @Test func otherTurnsFitAroundAnotherFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(abs(view.frame.width - 100 * CGFloat(2).squareRoot()) < 1e-9)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        #expect(view.frame.width > 60 && view.frame.origin == .zero)
    }

    @Test func conversionsAreAsExact() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
        outer.addSubview(inner)
        inner.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 35, y: -5, width: 50, height: 100))
        let box = CGRect(x: 0, y: 0, width: 100, height: 50)
            .applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(box == CGRect(x: -50, y: 0, width: 50, height: 100))
        let moved = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)
            .applying(CGAffineTransform(translationX: 10, y: 20))
        #expect(moved.size == CGSize(width: 0.3, height: 0.7))
    }

    /// UIKit prints numbers by `%g`.
    @Test func descriptionsHaveSixDigits() {
        let view = UIView(frame: CGRect(x: 154.0 / 3, y: 0, width: 292.0 / 3, height: 20.5))
        #expect("\(view)".contains("frame = (51.3333 0; 97.3333 20.5)"))
        let constraint = view.widthAnchor.constraint(equalToConstant: 292.0 / 3)
        #expect("\(constraint)".contains("97.3333"))
        view.alpha = 1.0 / 3
        #expect("\(view)".contains("alpha = 0.333333"))
    }
}
