import TestSupport
import Testing
import UIKit

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// The outline of a stroke, filled, against what Cairo draws for the stroke itself.
@Suite struct StrokeOutlineTests {
    private func alpha(_ image: UIImage) -> [Int] {
        image.cgImage.map { image in
            stride(from: 3, to: image.bitmap.pixels.count, by: 4).map { Int(image.bitmap.pixels[$0]) }
        } ?? []
    }

    /// What differs, as a part of what is covered, at four pixels a point: the edges, where coverage is a matter of rounding,
    /// are then a small part of thin lines, too.
    private func compare(_ path: CGPath, _ cap: CGLineCap, _ join: CGLineJoin, width: CGFloat) -> Double {
        let stroked = UIImage.drawn(400, 400) { context in
            context.scaleBy(x: 4, y: 4)
            context.setLineWidth(width)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.addPath(path)
            context.strokePath()
        }
        let filled = UIImage.drawn(400, 400) { context in
            context.scaleBy(x: 4, y: 4)
            context.addPath(
                path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10))
            context.fillPath()
        }
        let (a, b) = (alpha(stroked), alpha(filled))
        let difference = zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }
        return Double(difference) / Double(max(1, a.reduce(0, +)))
    }

    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomPathsLookAsCairoStrokesThem(seed: RandomSeed) {
        var random = seed.random
        do {
            let path = CGMutablePath()
            func point() -> CGPoint {
                CGPoint(x: .random(in: 20...80, using: &random), y: .random(in: 20...80, using: &random))
            }
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                if Bool.random(using: &random) {
                    path.addLine(to: point())
                } else {
                    path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
            let cap = CGLineCap(rawValue: .random(in: 0...2, using: &random)) ?? .butt
            let join = CGLineJoin(rawValue: .random(in: 0...2, using: &random)) ?? .miter
            let width = CGFloat.random(in: 1...12, using: &random)
            let difference = compare(path, cap, join, width: width)
            #expect(difference < 0.04, "\(path.displayPath.elements) \(cap) \(join) \(width)")
        }
    }

    /// The mitre of the curve's end and the closing line is just beyond the limit, that of its last straight piece within.
    @Test func cornersFollowCurves() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 37, y: 39))
        path.addLine(to: CGPoint(x: 22, y: 53))
        path.addCurve(
            to: CGPoint(x: 30, y: 51), control1: CGPoint(x: 67, y: 63), control2: CGPoint(x: 53, y: 25))
        path.closeSubpath()
        #expect(compare(path, .butt, .miter, width: 10) < 0.04)
    }

    @Test func dashesLookAsCairoDrawsThem() {
        let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 80, height: 60)).cgPath
        let stroked = UIImage.drawn(100, 100) { context in
            context.setLineWidth(6)
            context.setLineDash(phase: 3, lengths: [9, 4, 2, 4])
            context.addPath(path)
            context.strokePath()
        }
        let copied = UIImage.drawn(100, 100) { context in
            context.setLineWidth(6)
            context.addPath(path.copy(dashingWithPhase: 3, lengths: [9, 4, 2, 4]))
            context.strokePath()
        }
        let (a, b) = (alpha(stroked), alpha(copied))
        let difference = zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) }
        #expect(Double(difference) / Double(a.reduce(0, +)) < 0.04)
    }

    @Test func rectanglesAreRecognised() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
        let context = CGContext(size: CGSize(width: 10, height: 10))
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 6, height: 6))
    }
}
