import Testing
import UIKit

@MainActor
struct GeometryLiteralTests {
    let literals = GeometryLiterals()

    @Test func sizesOfMixedNumbers() {
        let sizes = literals.sizes
        #expect(sizes[0].width == 150 && sizes[0].height == CGFloat.greatestFiniteMagnitude)
        #expect(sizes[1].width == 10)
        #expect(sizes[4].width == 0 && sizes[4].height == CGFloat.pi)
        #expect(sizes[5] == CGSize(width: CGFloat(1), height: CGFloat(2.5)))
        #expect(sizes[7] == CGSize(width: CGFloat(3), height: CGFloat(4)))
        #expect(sizes[11].width == 2 * CGFloat.pi)
        #expect(literals.made.map(\.width) == [1, 2, 3, 4, 1])
    }

    @Test func pointsAndRectanglesOfMixedNumbers() {
        #expect(literals.points[4] == CGPoint(x: CGFloat(5), y: CGFloat(1.5)))
        #expect(literals.rects[0].height == CGFloat.greatestFiniteMagnitude)
        #expect(literals.rects[2].height == CGFloat(1.0 / 3))
        #expect(
            literals.rects[5]
                == CGRect(x: CGFloat(-10), y: CGFloat(1.5), width: CGFloat(30), height: CGFloat(0)))
        #expect(literals.insets[1].left == 4 && literals.others.count == 7)
    }
}
