import TestSupport

@testable import HeadlessUIKit

/// Random sections, described by the kit's types and by the written rules' types at once.
@MainActor
struct RandomSections {
    var random: SeededRandom
    /// Whether dimensions may be estimated.
    var estimates = false

    init(random: SeededRandom, estimates: Bool = false) {
        self.random = random
        self.estimates = estimates
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
    }

    mutating func dimension(_ axis: Int, estimate: Double = 0) -> RuleDimension {
        if estimates, random.chance(estimate) {
            return RuleDimension(kind: .estimate, value: number(20...90))
        }
        let fractions = [0.2, 0.25, 0.3, 1.0 / 3, 0.4, 0.5, 0.6, 2.0 / 3, 0.75, 1]
        let fraction = random.pick(fractions) ?? 1
        if random.chance(0.6) {
            let other = random.chance(0.15)
            return RuleDimension(
                kind: (axis == 0) != other ? .ofWidth : .ofHeight, value: other ? fraction / 2 : fraction)
        }
        return RuleDimension(kind: .points, value: number(20...130) + (random.chance(0.2) ? 0.4 : 0))
    }

    mutating func insets(_ chance: Double) -> [Double] {
        random.chance(chance) ? (0..<4).map { _ in number(0...8) } : [0, 0, 0, 0]
    }

    private mutating func gap() -> RuleGap {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: RuleGap(length: 0, grows: true)
        case 1: RuleGap(length: number(0...9), grows: false)
        default: RuleGap()
        }
    }

    mutating func cell() -> RuleItem {
        let item = RuleItem([dimension(0, estimate: 0.2), dimension(1, estimate: 0.4)])
        item.insets = insets(0.3)
        if random.chance(0.25) { item.around = (0..<4).map { _ in gap() } }
        return item
    }

    mutating func group(depth: Int) -> RuleItem {
        let group = RuleItem([dimension(0, estimate: 0.2), dimension(1, estimate: 0.4)])
        group.insets = insets(0.2)
        if random.chance(0.15) { group.around = (0..<4).map { _ in gap() } }
        group.axis = random.chance(0.5) ? 0 : 1
        if random.chance(0.5) { group.gap = RuleGap(length: number(0...12), grows: random.chance(0.3)) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: group.mode = .shares(Int.random(in: 1...4, using: &random))
        case 1: group.mode = .repeats(Int.random(in: 1...4, using: &random))
        default: break
        }
        var count = 1
        if case .repeatsWhileFitting = group.mode { count = Int.random(in: 1...3, using: &random) }
        group.children = (0..<count).map { _ in
            depth > 0 && random.chance(0.35) ? self.group(depth: depth - 1) : cell()
        }
        return group
    }

    mutating func section() -> RuleSection {
        var section = RuleSection(group: group(depth: 2))
        section.insets = insets(0.5)
        if random.chance(0.5) { section.spacing = number(0...20) }
        if random.chance(0.3) { section.header = [dimension(0), dimension(1)] }
        if random.chance(0.3) { section.footer = [dimension(0), dimension(1)] }
        section.isOrthogonal = random.chance(0.25)
        return section
    }

    // MARK: The kit's types

    static func dimension(_ rule: RuleDimension) -> NSCollectionLayoutDimension {
        switch rule.kind {
        case .ofWidth: .fractionalWidth(rule.value)
        case .ofHeight: .fractionalHeight(rule.value)
        case .points: .absolute(rule.value)
        case .estimate: .estimated(rule.value)
        }
    }

    static func size(_ rules: [RuleDimension]) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: dimension(rules[0]), heightDimension: dimension(rules[1]))
    }

    static func spacing(_ gap: RuleGap) -> NSCollectionLayoutSpacing {
        gap.grows ? .flexible(gap.length) : .fixed(gap.length)
    }

    static func insets(_ insets: [Double]) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: insets[1], leading: insets[0], bottom: insets[3], trailing: insets[2])
    }

    static func item(_ rule: RuleItem) -> NSCollectionLayoutItem {
        let item =
            rule.children.map { group(rule, $0) } ?? NSCollectionLayoutItem(layoutSize: size(rule.dimensions))
        item.contentInsets = insets(rule.insets)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: spacing(rule.around[0]), top: spacing(rule.around[1]), trailing: spacing(rule.around[2]),
            bottom: spacing(rule.around[3]))
        return item
    }

    static func group(_ rule: RuleItem, _ children: [RuleItem]) -> NSCollectionLayoutGroup {
        let size = size(rule.dimensions)
        let items = children.map { item($0) }
        let group: NSCollectionLayoutGroup
        switch (rule.mode, rule.axis) {
        case (.repeatsWhileFitting, 0): group = .horizontal(layoutSize: size, subitems: items)
        case (.repeatsWhileFitting, _): group = .vertical(layoutSize: size, subitems: items)
        case (.shares(let count), 0): group = .horizontal(layoutSize: size, subitem: items[0], count: count)
        case (.shares(let count), _): group = .vertical(layoutSize: size, subitem: items[0], count: count)
        case (.repeats(let count), 0):
            group = .horizontal(layoutSize: size, repeatingSubitem: items[0], count: count)
        case (.repeats(let count), _):
            group = .vertical(layoutSize: size, repeatingSubitem: items[0], count: count)
        }
        group.interItemSpacing = spacing(rule.gap)
        return group
    }

    static func section(_ rule: RuleSection, along scroll: Int) -> NSCollectionLayoutSection {
        let group = item(rule.group) as! NSCollectionLayoutGroup
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(rule.insets)
        section.interGroupSpacing = rule.spacing
        if rule.isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
        let edges: [NSRectAlignment] = scroll == 1 ? [.top, .bottom] : [.leading, .trailing]
        for (dimensions, (kind, edge)) in zip([rule.header, rule.footer], zip(["header", "footer"], edges)) {
            guard let dimensions else { continue }
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(dimensions), elementKind: kind, alignment: edge))
        }
        return section
    }
}

extension RuleFrame {
    func matches(_ frame: CGRect) -> Bool {
        abs(origin[0] - frame.origin.x) < 0.01 && abs(origin[1] - frame.origin.y) < 0.01
            && abs(size[0] - frame.size.width) < 0.01 && abs(size[1] - frame.size.height) < 0.01
    }
}
