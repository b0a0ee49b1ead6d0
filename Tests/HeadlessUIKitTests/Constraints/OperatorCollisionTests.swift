import NeighborLibrary
import Testing
import UIKit

/// Names of other libraries mean what they mean on iOS, where UIKit has none of them.
@MainActor @Suite struct OperatorCollisionTests {
    /// Stevia's margins and their like: `(>=10)` alone, without a type that says which operator is meant.
    @Test func prefixOperatorsOfAnotherLibraryAreItsOwn() {
        let minimum = (>=10)
        let maximum = (<=10.5)
        let exact = ==12.0
        #expect(minimum == FlexibleMargin(points: 10, relation: ">="))
        #expect(maximum == FlexibleMargin(points: 10.5, relation: "<="))
        #expect(exact == FlexibleMargin(points: 12, relation: "=="))
        func margin(_ margin: FlexibleMargin) -> Double { margin.points }
        #expect(margin(>=8) == 8)
    }

    @Test func genericOperatorsOfAnotherLibraryAreItsOwn() {
        let width: CGFloat = 40
        #expect((>=width).value == 40)
        let view = UIView()
        view.tag = 3
        #expect((>=view.tag).value == 3)
    }

    @Test func typesOfAnotherLibraryAreItsOwn() {
        _ = Gap()
        _ = Superview()
    }

    /// The kit's chains beside them.
    @Test func chainsCompileBesideThem() {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        let constraints = NSLayoutConstraint.horizontal {
            ChainSuperview()
            ChainGap(>=8)
            view[==100]
        }
        #expect(constraints.map(\.constant).sorted() == [8, 100])
    }
}
