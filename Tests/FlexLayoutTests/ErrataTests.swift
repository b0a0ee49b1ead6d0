import FlexLayout
import Testing
import UIKit

/// Serialised: the rules are those of all layouts.
@MainActor @Suite(.serialized) struct ErrataTests {
    /// Runs with other rules, without a chance for other tests to see them.
    private func with(_ errata: Flex.Errata, _ body: () -> Void) {
        Flex.errata = errata
        body()
        Flex.errata = .classic
    }

    @Test func absoluteItemsAreInsideOfThePadding() {
        let fixture = FlexFixture { $0.position(.absolute).size(10) }
        fixture.root.flex.padding(20)
        #expect(fixture.frame() == rect(0, 0, 10, 10))
        with(.none) { #expect(fixture.frame() == rect(20, 20, 10, 10)) }
        with(.yoga) { #expect(fixture.frame() == rect(20, 20, 10, 10)) }
        #expect(fixture.frame() == rect(0, 0, 10, 10))
    }

    @Test func theWebKeepsTextFromShrinking() {
        let label = UILabel()
        label.text = "Unbreakable"
        label.numberOfLines = 0
        let root = UIView(frame: rect(0, 0, 40, 100))
        root.flex.direction(.row).addItem(label).shrink(1)
        root.flex.layout()
        #expect(label.frame.width <= 40)
        with(.none) {
            root.flex.layout()
            #expect(label.frame.width > 80)
        }
        root.flex.layout()
        #expect(label.frame.width <= 40)
    }

    @Test func defaultsStay() {
        with(.none) {
            let fixture = FlexFixture(items: 2) { $0.height(80) }
            #expect(fixture.frames() == [rect(0, 0, 200, 80), rect(0, 80, 200, 80)])
            #expect(fixture.root.flex.direction == .column)
        }
        #expect(Flex.errata == .classic)
        #expect(Flex.Errata.classic.isSuperset(of: .yoga) && Flex.Errata.none.isEmpty)
        #expect(Flex.Errata.classic.contains(.absolutePercentAgainstInnerSize))
        #expect(!Flex.Errata.yoga.contains(.absolutePercentAgainstInnerSize))
    }
}
