import FlexLayout
import TestSupport
import Testing
import UIKit

/// Styles, texts and places that change one after the other, against views that were so from the beginning.
@MainActor @Suite struct RandomChangesTests {
    /// What a view is to be: enough to make it again.
    private final class Plan {
        let view: UIView
        /// The last value of each kind of style.
        var styles: [Int: Int] = [:]
        var children: [Plan] = []

        init(_ view: UIView) { self.view = view }

        /// All plans below, and this one.
        var all: [Plan] { [self] + children.flatMap(\.all) }
    }

    /// The kinds of changes that ``apply(_:_:to:)`` makes.
    private static let kinds = 0..<19

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomChangesComeOutAsFromScratch(seed: RandomSeed) { compare(seed) }

    @Test(arguments: RandomRuns.seeds(default: 30))
    func randomChangesByTheWebsRulesComeOutAsFromScratch(seed: RandomSeed) {
        let old = Flex.errata
        defer { Flex.errata = old }
        Flex.errata = .none
        compare(seed)
    }

    private func compare(_ seed: RandomSeed) {
        var random = seed.random
        let root = Plan(UIView(frame: rect(0, 0, 220, 400)))
        for _ in 0..<14 { grow(root, &random) }
        for _ in 0..<40 {
            change(root, &random)
            guard random.chance(0.4) else { continue }
            if random.chance(0.3) {
                _ = root.view.flex.sizeThatFits(size: CGSize(width: 90, height: CGFloat.nan))
            }
            root.view.flex.layout()
            let copy = copied(root)
            copy.view.flex.layout()
            for (old, new) in zip(root.all, copy.all) where isPlaced(old, in: root) {
                #expect(old.view.frame == new.view.frame, "\(seed)")
            }
        }
    }

    /// Whether the layout gives a view its frame: it leaves the frames of others alone.
    private func isPlaced(_ plan: Plan, in root: Plan) -> Bool {
        func find(_ next: Plan) -> Bool? {
            if next === plan { return true }
            for child in next.children {
                guard let found = find(child) else { continue }
                return found && child.styles[18] != 1
            }
            return nil
        }
        return find(root) ?? false
    }

    private func grow(_ root: Plan, _ random: inout SeededRandom) {
        guard let parent = random.pick(root.all.filter { !($0.view is UILabel) }) else { return }
        let plan = Plan(random.chance(0.4) ? label("word", 0) : UIView())
        plan.styles[0] = Int.random(in: 0..<8, using: &random)
        dress(plan)
        let place = Int.random(in: 0...parent.children.count, using: &random)
        parent.children.insert(plan, at: place)
        if place == parent.view.subviews.count {
            parent.view.flex.addItem(plan.view)
        } else {
            parent.view.insertSubview(plan.view, at: place)
        }
    }

    private func change(_ root: Plan, _ random: inout SeededRandom) {
        guard let plan = random.pick(root.all) else { return }
        if let label = plan.view as? UILabel, random.chance(0.5) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: label.numberOfLines = Int.random(in: 0...2, using: &random)
            case 1: label.font = .systemFont(ofSize: CGFloat(Int.random(in: 8...24, using: &random)))
            default:
                label.text = "a" + String(repeating: " word", count: Int.random(in: 0...12, using: &random))
            }
            return
        }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: grow(root, &random)
        case 1:
            let parents = root.all.filter { parent in parent.children.contains { $0 === plan } }
            guard let parent = parents.first else { return }
            parent.children.removeAll { $0 === plan }
            plan.view.removeFromSuperview()
        case 2: plan.view.isHidden.toggle()
        default:
            guard let kind = Self.kinds.randomElement(using: &random) else { return }
            // The root has no container: nothing that it could be a part of, or be left out of.
            if plan === root, kind == 5 || kind > 16 { return }
            // By Yoga's rules a text that a minimum widens keeps the height of its last measurement.
            if plan.view is UILabel, kind == 7, Flex.errata != .none { return }
            let value = Int.random(in: 0..<8, using: &random)
            plan.styles[kind] = value
            Self.apply(kind, value, to: plan.view.flex)
        }
    }

    private func copied(_ plan: Plan) -> Plan {
        let copy = Plan((plan.view as? UILabel).map { label($0.text ?? "", $0.numberOfLines) } ?? UIView())
        if let old = plan.view as? UILabel { (copy.view as? UILabel)?.font = old.font }
        copy.view.frame = plan.view.frame
        copy.styles = plan.styles
        dress(copy)
        for child in plan.children {
            let twin = copied(child)
            copy.children.append(twin)
            copy.view.flex.addItem(twin.view)
        }
        return copy
    }

    /// Gives a view its styles. By Yoga's rules no view is empty: the size of a container without any available space
    /// depends on earlier measurements, in rare cases.
    private func dress(_ plan: Plan) {
        if !(plan.view is UILabel), Flex.errata != .none { plan.view.flex.minWidth(4).minHeight(4) }
        for (kind, value) in plan.styles { Self.apply(kind, value, to: plan.view.flex) }
    }

    private func label(_ text: String, _ lines: Int) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private static func apply(_ kind: Int, _ value: Int, to flex: Flex) {
        let length: CGFloat? = value == 0 ? nil : CGFloat(value * 9)
        switch kind {
        case 0: flex.direction([.column, .row, .rowReverse, .columnReverse][value % 4])
        case 1: flex.wrap([.noWrap, .wrap, .wrapReverse][value % 3])
        case 2: flex.justifyContent([.start, .center, .end, .spaceBetween][value % 4])
        case 3: flex.alignItems([.stretch, .start, .center, .end][value % 4])
        case 4: flex.alignSelf([.auto, .stretch, .start, .end][value % 4])
        case 5: if value < 4 { flex.width(length) } else { flex.width(CGFloat(value * 10)%) }
        case 6: flex.height(length)
        case 7: flex.minWidth(length ?? 4)
        case 8: flex.maxHeight(length)
        case 9: flex.grow(CGFloat(value % 3))
        case 10: flex.shrink(CGFloat(value % 2))
        case 11: flex.basis(length)
        case 12: flex.marginLeft(CGFloat(value))
        case 13: flex.padding(CGFloat(value % 5))
        case 14: flex.aspectRatio(value < 6 ? nil : CGFloat(value) / 5)
        case 15: flex.top(CGFloat(value))
        case 16: flex.columnGap(CGFloat(value))
        case 17: flex.position(value == 1 ? .absolute : .relative)
        default: flex.display(value == 1 ? .none : .flex)
        }
    }
}
