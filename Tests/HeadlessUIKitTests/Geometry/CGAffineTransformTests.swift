import Testing
import UIKit

@Suite struct CGAffineTransformTests {
    private let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2)

    private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    @Test func aQuarterTurnSendsRightToDown() {
        #expect(isClose(CGPoint(x: 1, y: 0).applying(quarterTurn), CGPoint(x: 0, y: 1)))
        #expect(isClose(CGPoint(x: 0, y: 1).applying(quarterTurn), CGPoint(x: -1, y: 0)))
    }

    @Test func aTransformedTransformActsFirst() {
        let scaleThenMove = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaleThenMove) == CGPoint(x: 12, y: 23))
        let moveThenScale = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 22, y: 63))
    }

    @Test func concatenatingActsAfterwards() {
        let both = CGAffineTransform(scaleX: 2, y: 2).concatenating(.init(translationX: 1, y: 0))
        #expect(CGPoint(x: 3, y: 4).applying(both) == CGPoint(x: 7, y: 8))
    }

    @Test func anInverseUndoes() {
        let map = CGAffineTransform(translationX: 5, y: -7).rotated(by: 0.7).scaledBy(x: 3, y: 0.5)
        let point = CGPoint(x: 11, y: 13)
        #expect(isClose(point.applying(map).applying(map.inverted()), point))
    }

    @Test func aMapWithoutInverseInvertsToItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectangleTurnsIntoItsBoundingBox() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 4).applying(quarterTurn)
        #expect(isClose(turned.origin, CGPoint(x: -4, y: 0)))
        #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(quarterTurn).isNull)
    }

    @Test func sizesDoNotMove() {
        let size = CGSize(width: 2, height: 3).applying(.init(a: 2, b: 0, c: 0, d: 2, tx: 9, ty: 9))
        #expect(size == CGSize(width: 4, height: 6))
    }

    @Test func componentsGoBackTogether() {
        let map = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 6, ty: 7)
        let again = CGAffineTransform(map.decomposed())
        for pair in [(map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d)] {
            #expect(abs(pair.0 - pair.1) < 1e-9)
        }
        #expect(CGAffineTransform(rotationAngle: 0.3).decomposed().rotation == 0.3)
    }

    @Test func identity() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
    }
}
