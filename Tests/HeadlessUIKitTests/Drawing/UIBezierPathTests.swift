import Testing
import UIKit

@Suite struct UIBezierPathTests {
    @Test func shapesHaveTheirBounds() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 999).bounds == rect)
        let oval = UIBezierPath(ovalIn: rect).bounds
        #expect(abs(oval.minX - 3) < 1e-9 && abs(oval.height - 20) < 1e-9)
        #expect(UIBezierPath().bounds.isNull)
        #expect(UIBezierPath().isEmpty)
    }

    @Test func someCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 10, height: 3))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    /// Clockwise on the screen: from the right down to the bottom.
    @Test func arcsFollowTheirDirectionOnScreen() {
        let center = CGPoint(x: 0, y: 0)
        func middle(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGRect {
            UIBezierPath(
                arcCenter: center, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise
            )
            .cgPath.boundingBoxOfPath
        }
        func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
            abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
                && abs(a.height - b.height) < 0.01
        }
        let quarter = CGRect(x: 0, y: 0, width: 10, height: 10)
        let rest = CGRect(x: -10, y: -10, width: 20, height: 20)
        #expect(isClose(middle(0, .pi / 2, true), quarter))
        #expect(isClose(middle(0, .pi / 2, false), rest))
        #expect(isClose(middle(.pi / 2, 0, false), quarter))
        #expect(isClose(middle(0, 2 * .pi, true), rest))
        #expect(isClose(middle(0, -.pi / 2, true), rest))
    }

    @Test func pathsOfCoreGraphicsTurnTheOtherWay() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.boundingBoxOfPath.width - 10) < 0.01)
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .pi / 2, delta: .pi / 2)
        #expect(abs(path.boundingBoxOfPath.width - 20) < 0.01)
        #expect(abs(path.boundingBoxOfPath.height - 10) < 0.01)
    }

    @Test func stepsAreShownInTurn() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 5, y: 4))
        path.close()
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            types.append(element.pointee.type)
            ends.append(element.pointee.points[0])
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
        #expect(ends.prefix(2) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func copiesAreIndependent() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        path.lineWidth = 7
        path.usesEvenOddFillRule = true
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(copy.bounds.minX == 0)
        #expect(path.bounds.minX == 5)
        #expect(copy.lineWidth == 7 && copy.usesEvenOddFillRule)
        let shared = path.cgPath
        path.removeAllPoints()
        #expect(shared.boundingBox.width == 2)
    }

    @Test func strokesFillsAndClipsDraw() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 1))
        line.addLine(to: CGPoint(x: 4, y: 1))
        line.lineWidth = 2
        line.setLineDash([1, 1], count: 2, phase: 0)
        let image = UIImage.drawn(4, 3) { _ in
            UIColor.red.setStroke()
            line.stroke()
            UIBezierPath(rect: CGRect(x: 0, y: 2, width: 2, height: 1)).addClip()
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        #expect([image.pixel(0, 0), image.pixel(1, 1), image.pixel(2, 0)] == [red, nothing, red])
        #expect([image.pixel(1, 2), image.pixel(2, 2)] == [blue, nothing])
    }
}
