import Testing
import UIKit

@Suite struct CATransform3DTests {
    @Test func theFirstOfTwoActsFirst() {
        let map = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 2, 3)
        #expect(CATransform3DGetAffineTransform(map) == CGAffineTransform(2, 0, 0, 2, 2, 4))
        #expect(map.m43 == 6)
        let moved = CATransform3DConcat(
            CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(1, 2, 3))
        #expect(CATransform3DGetAffineTransform(moved) == CGAffineTransform(2, 0, 0, 2, 1, 2))
    }

    @Test func turningAboutZIsTheTurnOfThePlane() {
        let space = CATransform3DMakeRotation(0.4, 0, 0, 2)
        #expect(CATransform3DIsAffine(space))
        let plane = CATransform3DGetAffineTransform(space)
        let expected = CGAffineTransform(rotationAngle: 0.4)
        #expect(abs(plane.b - expected.b) < 1e-12 && abs(plane.c - expected.c) < 1e-12)
    }

    @Test func anAxisWithoutLengthTurnsNothing() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func anInverseUndoes() {
        var map = CATransform3DMakeRotation(0.9, 1, 2, 3)
        map.m34 = -1 / 500
        map = CATransform3DTranslate(map, 4, 5, 6)
        let one = CATransform3DConcat(map, CATransform3DInvert(map))
        #expect(abs(one.m11 - 1) < 1e-9 && abs(one.m44 - 1) < 1e-9)
        #expect(abs(one.m12) < 1e-9 && abs(one.m43) < 1e-9 && abs(one.m34) < 1e-9)
    }

    @Test func aFlatMapInvertsToItself() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test func perspectiveIsNotAffine() {
        var map = CATransform3DIdentity
        map.m34 = -0.002
        #expect(!CATransform3DIsAffine(map))
    }
}
