import TestSupport

@testable import HeadlessUIKit

/// Random sections, described by the kit's types and by the written rules' types at once.
@MainActor
struct RandomSections {
    var random: SeededRandom
    /// Whether dimensions may be estimated.
    var estimates = false
    /// Whether items and groups may have views of their own.
    var badges = false
    /// Whether items may have a common length in their group.
    var uniform = false

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
        return definite(axis)
    }

    private mutating func definite(_ axis: Int) -> RuleDimension {
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
        if badges, random.chance(0.2) { item.badges = (0..<number2(1...2)).map { _ in badge() } }
        return item
    }

    private mutating func number2(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func badge() -> RuleBadge {
        func anchor(_ random: inout SeededRandom) -> [Double] {
            (0...1).map { _ in random.pick([0, 0.5, 1]) ?? 0 }
        }
        var badge = RuleBadge(
            kind: random.pick(["badge", "line"]) ?? "badge", dimensions: [definite(0), definite(1)],
            anchor: anchor(&random))
        if random.chance(0.6) {
            badge.isFractional = random.chance(0.4)
            badge.offset = (0...1).map { _ in
                badge.isFractional ? random.pick([-0.5, 0.25, 1]) ?? 0 : number(-15...15)
            }
        }
        if random.chance(0.4) { badge.ownAnchor = anchor(&random) }
        return badge
    }

    /// A view at any edge or corner of a section or of the layout.
    mutating func boundary(_ kind: String, along scroll: Int) -> RuleBoundary {
        var boundary = RuleBoundary(
            kind: kind, dimensions: [definite(0), definite(1)], edges: [number2(-1...1), number2(-1...1)])
        // What is at a side does not depend on the length that it influences.
        let cross = 1 - scroll
        if boundary.edges[cross] != 0, boundary.edges[scroll] == 0 {
            boundary.dimensions[cross] = RuleDimension(kind: .points, value: number(10...60))
        }
        // Nor does what extends the content depend on the content's length.
        boundary.dimensions[scroll] = RuleDimension(kind: .points, value: number(10...60))
        if random.chance(0.4) { boundary.offset = [number(-20...20), number(-20...20)] }
        boundary.extends = random.chance(0.75)
        boundary.pins = random.chance(0.4)
        return boundary
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
        if badges, random.chance(0.1) { group.badges = [badge()] }
        if uniform, random.chance(0.4) { makeUniform(group) }
        return group
    }

    /// Items of a group with a common length across its axis.
    private mutating func makeUniform(_ group: RuleItem) {
        for child in group.children ?? [] where random.chance(0.7) {
            child.dimensions[1 - group.axis] = RuleDimension(kind: .uniform, value: number(20...90))
        }
    }

    mutating func section(along scroll: Int) -> RuleSection {
        var section = RuleSection(group: group(depth: 2))
        section.insets = insets(0.5)
        if random.chance(0.5) { section.spacing = number(0...20) }
        for kind in ["header", "footer", "side"] where random.chance(0.3) {
            section.boundaries.append(boundary(kind, along: scroll))
        }
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
        case .uniform: .uniformAcrossSiblings(estimate: rule.value)
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
        let badges = rule.badges.map { badge($0) }
        let item: NSCollectionLayoutItem
        if let children = rule.children {
            let group = group(rule, children)
            group.supplementaryItems = badges
            item = group
        } else {
            item = NSCollectionLayoutItem(layoutSize: size(rule.dimensions), supplementaryItems: badges)
        }
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

    static func badge(_ rule: RuleBadge) -> NSCollectionLayoutSupplementaryItem {
        func edges(_ anchor: [Double]) -> NSDirectionalRectEdge {
            var edges: NSDirectionalRectEdge = []
            if anchor[0] == 0 { edges.insert(.leading) }
            if anchor[0] == 1 { edges.insert(.trailing) }
            if anchor[1] == 0 { edges.insert(.top) }
            if anchor[1] == 1 { edges.insert(.bottom) }
            return edges
        }
        let offset = CGPoint(x: rule.offset[0], y: rule.offset[1])
        let container =
            rule.isFractional
            ? NSCollectionLayoutAnchor(edges: edges(rule.anchor), fractionalOffset: offset)
            : NSCollectionLayoutAnchor(edges: edges(rule.anchor), absoluteOffset: offset)
        guard let own = rule.ownAnchor else {
            return NSCollectionLayoutSupplementaryItem(
                layoutSize: size(rule.dimensions), elementKind: rule.kind, containerAnchor: container)
        }
        return NSCollectionLayoutSupplementaryItem(
            layoutSize: size(rule.dimensions), elementKind: rule.kind, containerAnchor: container,
            itemAnchor: NSCollectionLayoutAnchor(edges: edges(own)))
    }

    static func boundary(_ rule: RuleBoundary) -> NSCollectionLayoutBoundarySupplementaryItem {
        let alignments: [[NSRectAlignment]] = [
            [.topLeading, .leading, .bottomLeading], [.top, .none, .bottom],
            [.topTrailing, .trailing, .bottomTrailing],
        ]
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(rule.dimensions), elementKind: rule.kind,
            alignment: alignments[rule.edges[0] + 1][rule.edges[1] + 1],
            absoluteOffset: CGPoint(x: rule.offset[0], y: rule.offset[1]))
        item.extendsBoundary = rule.extends
        item.pinToVisibleBounds = rule.pins
        return item
    }

    static func section(_ rule: RuleSection) -> NSCollectionLayoutSection {
        let group = item(rule.group) as! NSCollectionLayoutGroup
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(rule.insets)
        section.interGroupSpacing = rule.spacing
        if rule.isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
        section.boundarySupplementaryItems = rule.boundaries.map(boundary)
        return section
    }
}

extension RuleFrame {
    /// Whether a frame is this one with its origin at the nearest pixels, of which there are two for a middle between.
    func isNearest(_ frame: CGRect, scale: Double) -> Bool {
        let isOnPixels = [frame.origin.x, frame.origin.y].allSatisfy {
            abs(($0 * scale).rounded() / scale - $0) < 1e-6
        }
        return isOnPixels && abs(origin[0] - frame.origin.x) < 0.5 / scale + 1e-6
            && abs(origin[1] - frame.origin.y) < 0.5 / scale + 1e-6
            && abs(size[0] - frame.size.width) < 1e-6 && abs(size[1] - frame.size.height) < 1e-6
    }

    func matches(_ frame: CGRect) -> Bool {
        abs(origin[0] - frame.origin.x) < 0.01 && abs(origin[1] - frame.origin.y) < 0.01
            && abs(size[0] - frame.size.width) < 0.01 && abs(size[1] - frame.size.height) < 0.01
    }
}
