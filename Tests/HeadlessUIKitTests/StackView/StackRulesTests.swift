import Testing
import UIKit

/// The constraints themselves, as UIKit's logs list them.
@MainActor @Suite struct StackRulesTests {
    private func stack(_ count: Int) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in StackBox(40, 20) })
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        return stack
    }

    /// All constraints of the stack and its arranged subviews, by identifier.
    private func census(_ stack: UIStackView) -> [String: [NSLayoutConstraint]] {
        stack.updateConstraintsIfNeeded()
        let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        return Dictionary(grouping: all) { $0.identifier ?? "none" }
    }

    private func counts(_ stack: UIStackView) -> [String: Int] { census(stack).mapValues(\.count) }

    @Test func fillHasUIKitsConstraints() {
        let stack = stack(3)
        #expect(
            counts(stack) == ["UISV-canvas-connection": 4, "UISV-spacing": 2, "UISV-alignment": 4])
        stack.distribution = .fillEqually
        #expect(counts(stack)["UISV-fill-equally"] == 2)
    }

    @Test func spacesHaveGuides() {
        let stack = stack(3)
        stack.distribution = .equalSpacing
        let made = census(stack)
        #expect(made["UISV-distributing-edge"]?.count == 4 && made["UISV-fill-equally"]?.count == 1)
        #expect(made["UISV-spacing"]?.map(\.relation) == [.greaterThanOrEqual, .greaterThanOrEqual])
        #expect(stack.layoutGuides.map(\.identifier) == ["UISV-distributing", "UISV-distributing"])
        stack.distribution = .equalCentering
        #expect(census(stack)["UISV-fill-equally"]?.map(\.priority.rawValue) == [149])
        stack.distribution = .fill
        #expect(counts(stack)["UISV-distributing-edge"] == nil && stack.layoutGuides.isEmpty)
    }

    @Test func proportionsFallByOne() {
        let stack = stack(3)
        stack.distribution = .fillProportionally
        let shares = census(stack)["UISV-fill-proportionally"] ?? []
        #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
        #expect(shares.allSatisfy { abs($0.multiplier - 1 / 3) < 1e-9 && $0.secondItem === stack })
    }

    @Test func alignedViewsHaveASpanner() {
        let stack = stack(3)
        stack.alignment = .top
        let made = census(stack)
        #expect(stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
        let sides = made["UISV-spanning-boundary"] ?? []
        #expect(sides.filter { $0.priority.rawValue == 999.5 && $0.relation == .equal }.count == 3)
        #expect(sides.filter { $0.priority == .required && $0.relation == .greaterThanOrEqual }.count == 3)
        #expect(made["UISV-spanning-fit"]?.map(\.priority.rawValue) == [51])
        #expect(made["UISV-ambiguity-suppression"]?.map(\.priority.rawValue) == [25, 25, 25])
        stack.alignment = .lastBaseline
        #expect(census(stack)["UISV-canvas-fit"]?.map(\.priority.rawValue) == [49])
    }

    @Test func oneViewNeedsNoSpanner() {
        let stack = stack(1)
        stack.alignment = .center
        #expect(
            counts(stack) == [
                "UISV-canvas-connection": 5, "UISV-canvas-fit": 1, "UISV-ambiguity-suppression": 1,
            ])
        #expect(stack.layoutGuides.isEmpty)
    }

    @Test func hidingAddsOneConstraintAndKeepsTheOthers() {
        let stack = stack(5)
        stack.spacing = 10
        let before = census(stack)
        stack.arrangedSubviews[2].isHidden = true
        let after = census(stack)
        let hiding = after["UISV-hiding"] ?? []
        #expect(hiding.count == 1 && hiding.first?.priority == .required)
        let gone = Set(before.values.joined()).subtracting(after.values.joined())
        #expect(gone.allSatisfy { $0.identifier == "UISV-alignment" } && gone.count == 1)
        stack.spacing = 20
        #expect(Set(census(stack).values.joined()) == Set(after.values.joined()))
        #expect(after["UISV-spacing"]?.map(\.constant) == [20, 20, 0, 20])
    }

    @Test func textsNextToEachOtherShareTheWidth() {
        let labels = (0..<3).map { index in
            let label = UILabel()
            label.text = String(repeating: "Words that go on. ", count: index + 3)
            label.numberOfLines = index == 2 ? 1 : 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let shares = census(stack)["UISV-text-width-disambiguation"] ?? []
        #expect(shares.map(\.priority.rawValue) == [760, 760])
        #expect(shares.allSatisfy { abs($0.multiplier - 1 / 3) < 1e-9 })
        stack.layoutIfNeeded()
        #expect(labels[0].frame.width == 100)
        labels[1].numberOfLines = 1
        #expect(counts(stack)["UISV-text-width-disambiguation"] == nil)
    }

    @Test func baselinesInAColumnAreEdges() {
        let stack = stack(2)
        stack.axis = .vertical
        stack.alignment = .firstBaseline
        let attributes = census(stack)["UISV-alignment"]?.map(\.firstAttribute)
        #expect(attributes == [.leading])
    }
}
