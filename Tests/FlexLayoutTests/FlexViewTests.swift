import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct FlexViewTests {
    /// Three boxes of 60 x 20 that wrap: 180 x 20 in one line, 120 x 40 in two, 60 x 60 in three.
    static func card() -> FlexView {
        let card = FlexView()
        card.flex.direction(.row).wrap(.wrap)
        for _ in 0..<3 { card.flex.addItem().size(CGSize(width: 60, height: 20)) }
        return card
    }

    @Test func itReturnsItsSizeFromAllMethods() {
        let card = Self.card()
        #expect(card.intrinsicContentSize == CGSize(width: 180, height: 20))
        #expect(card.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 180, height: 20))
        #expect(card.sizeThatFits(CGSize(width: 130, height: 5)) == CGSize(width: 130, height: 40))
        #expect(card.sizeThatFits(.zero) == CGSize(width: 180, height: 20))
        for unlimited in [CGFloat.greatestFiniteMagnitude, .infinity, .nan] {
            let size = card.sizeThatFits(CGSize(width: unlimited, height: unlimited))
            #expect(size == CGSize(width: 180, height: 20))
        }
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 180, height: 20)
        )
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 70, height: 60))
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 70, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .required
            ).height == 90)
    }

    @Test func itLaysItselfOut() {
        let card = Self.card()
        card.frame = rect(5, 5, 130, 100)
        card.layoutIfNeeded()
        #expect(card.subviews.map(\.frame.origin.y) == [0, 0, 20])
        card.layoutMode = .adjustHeight
        card.layoutIfNeeded()
        #expect(card.frame == rect(5, 5, 130, 40))
        card.sizeToFit()
        #expect(card.frame == rect(5, 5, 130, 40))
    }

    @Test func anEmptyOneHasNoSize() {
        let card = FlexView(frame: rect(0, 0, 10, 10))
        #expect(card.intrinsicContentSize == .zero)
        #expect(card.sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.alignItems(.start).addItem(card)
        root.flex.layout()
        #expect(card.frame == .zero)
    }
}
