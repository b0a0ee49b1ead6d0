import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whole layouts against the written rules: several sections in both scroll directions, left to right and mirrored,
/// with badges, boundary items at all edges and with offsets, pinned ones at random offsets, references of the insets,
/// uniform lengths and measured sizes. Run for the record with 20,000 seeds.
@MainActor
struct CompositionalLayoutRandomTests {
    /// A random layout, by the rules and by the kit's types.
    private struct Case {
        var rules: RuleLayout
        let stage: CompositionalStage
        let isMirrored: Bool
        let insets: UIEdgeInsets
    }

    private static func references(_ view: UICollectionView, _ cross: Int, _ isMirrored: Bool)
        -> [(UIContentInsetsReference, [Double])]
    {
        func edges(_ insets: UIEdgeInsets) -> [Double] {
            if cross == 1 { return [insets.top, insets.bottom] }
            return isMirrored ? [insets.right, insets.left] : [insets.left, insets.right]
        }
        return [
            (.none, [0, 0]), (.safeArea, edges(view.safeAreaInsets)),
            (.layoutMargins, edges(view.layoutMargins)),
            (.readableContent, edges(view.layoutMargins)),
        ]
    }

    private func make(_ sections: inout RandomSections) -> Case {
        let scroll = sections.random.chance(0.6) ? 1 : 0
        let size = [
            Double(Int.random(in: 200...450, using: &sections.random)),
            Double(Int.random(in: 300...700, using: &sections.random)),
        ]
        let isMirrored = sections.random.chance(0.5)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scroll == 1 ? .vertical : .horizontal
        var rules = RuleLayout(view: size, scroll: scroll, scale: 1)
        if sections.random.chance(0.5) {
            rules.spacing = Double(Int.random(in: 0...30, using: &sections.random))
        }
        configuration.interSectionSpacing = rules.spacing
        for kind in ["global", "other"] where sections.random.chance(0.25) {
            rules.boundaries.append(sections.boundary(kind, along: scroll))
        }
        configuration.boundarySupplementaryItems = rules.boundaries.map(RandomSections.boundary)
        let described = Described()
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in described.sections[index] }, configuration: configuration)
        let counts = (0..<Int.random(in: 1...4, using: &sections.random)).map { _ in
            Int.random(in: 0...14, using: &sections.random)
        }
        let stage = CompositionalStage(
            layout, counts: counts, size: CGSize(width: size[0], height: size[1]), isLaidOut: false)
        let view = stage.view
        if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
        let margins = (0..<4).map { _ in CGFloat(Int.random(in: 0...24, using: &sections.random)) }
        view.insetsLayoutMarginsFromSafeArea = false
        view.layoutMargins = UIEdgeInsets(
            top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        let references = Self.references(view, 1 - scroll, isMirrored)
        let own = sections.random.pick(references) ?? references[0]
        configuration.contentInsetsReference = own.0
        layout.configuration = configuration
        rules.boundaryInsets = own.1
        for count in counts {
            let (section, rule) = describe(&sections, scroll, own, references)
            described.sections.append(section)
            rules.sections.append((rule, count))
        }
        rules.scale = Double(view.roundingScale)
        var insets = UIEdgeInsets.zero
        if sections.random.chance(0.5) { insets = UIEdgeInsets(top: 30, left: 20, bottom: 12, right: 8) }
        view.contentInset = insets
        return Case(rules: rules, stage: stage, isMirrored: isMirrored, insets: insets)
    }

    /// A random section with references of its insets, by the kit's types and by the rules.
    private func describe(
        _ sections: inout RandomSections, _ scroll: Int, _ own: (UIContentInsetsReference, [Double]),
        _ references: [(UIContentInsetsReference, [Double])]
    ) -> (NSCollectionLayoutSection, RuleSection) {
        var rule = sections.section(along: scroll)
        let section = RandomSections.section(rule)
        rule.reference = own.1
        if sections.random.chance(0.5), let other = sections.random.pick(references) {
            section.contentInsetsReference = other.0
            rule.reference = other.1
        }
        if sections.random.chance(0.4), let other = sections.random.pick(references) {
            section.supplementaryContentInsetsReference = other.0
            let cross = 1 - scroll
            rule.boundaryInsets =
                other.0 == .none
                ? [0, 0] : [rule.insets[cross] + other.1[0], rule.insets[cross + 2] + other.1[1]]
        }
        return (section, rule)
    }

    /// The sections that the layout's provider returns.
    private final class Described {
        var sections: [NSCollectionLayoutSection] = []
    }

    /// Has random cells prefer random sizes, as if they were measured.
    private func measure(_ test: inout Case, _ random: inout SeededRandom) {
        let layout = test.stage.layout
        for (section, count) in test.stage.counts.enumerated() where count > 0 {
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let item = Int.random(in: 0..<count, using: &random)
                let natural = (0...1).map { _ in Double(Int.random(in: 10...160, using: &random)) }
                guard
                    let original = layout.layoutAttributesForItem(
                        at: IndexPath(item: item, section: section)),
                    let preferred = original.copy() as? UICollectionViewLayoutAttributes
                else { continue }
                preferred.size = CGSize(width: natural[0], height: natural[1])
                guard
                    layout.shouldInvalidateLayout(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
                else { continue }
                layout.invalidateLayout(
                    with: layout.invalidationContext(
                        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
                let axes = original.values.isEstimated
                var known = test.rules.measured[section]?[item] ?? [.nan, .nan]
                if axes.width { known[0] = natural[0] }
                if axes.height { known[1] = natural[1] }
                test.rules.measured[section, default: [:]][item] = known
            }
        }
    }

    // MARK: Comparing

    /// All views by the rules, with their frames in the content as the layout has them.
    private func views(_ test: Case, _ result: RuleLayout.Result, _ window: RuleLayout.Window)
        -> [(key: ElementKey, frame: RuleFrame, section: Int?)]
    {
        let rules = test.rules
        var views: [(key: ElementKey, frame: RuleFrame, section: Int?)] = []
        func add(_ kind: String?, _ item: Int, _ section: Int, _ frame: RuleFrame, _ own: Int?) {
            let path = IndexPath(item: item, section: section)
            let key =
                kind.map { ElementKey(category: .supplementaryView, kind: $0, indexPath: path) }
                ?? ElementKey(cell: path)
            views.append((key, frame, own))
        }
        for (index, section) in result.sections.enumerated() {
            for (item, frame) in section.cells {
                add(nil, item, index, rules.placed(frame, inSection: index, result), index)
            }
            for (kind, frames) in section.badges {
                for (item, frame) in frames.enumerated() {
                    add(kind, item, index, rules.placed(frame, inSection: index, result), index)
                }
            }
            for (number, boundary) in rules.sections[index].section.boundaries.enumerated() {
                let frame = rules.boundary(number, ofSection: index, result, in: window)
                add(boundary.kind, 0, index, frame, nil)
            }
        }
        for (number, boundary) in rules.boundaries.enumerated() {
            add(boundary.kind, Int.max, 0, rules.boundary(number, result, in: window), nil)
        }
        return views
    }

    private func describe(_ test: Case) -> String {
        "scroll \(test.rules.scroll) in \(test.rules.view), measured \(test.rules.measured): "
            + test.rules.sections.map {
                "\($0.count) of \($0.section.group.text) insets \($0.section.insets) + \($0.section.reference) "
                    + "spacing \($0.section.spacing) orthogonal \($0.section.isOrthogonal)"
            }.joined(separator: " | ")
    }

    private func check(_ test: Case, _ result: RuleLayout.Result, at offset: Double) {
        let (view, layout, rules) = (test.stage.view, test.stage.layout, test.rules)
        let scroll = rules.scroll
        var origin = CGPoint(x: -test.insets.left, y: -test.insets.top)
        if scroll == 1 { origin.y = offset } else { origin.x = offset }
        view.contentOffset = origin
        view.prepareLayoutIfNeeded()
        // What is visible along the scroll axis as the layout sees it.
        var start = Double(scroll == 1 ? view.bounds.minY : view.bounds.minX)
        var (before, after) =
            scroll == 1 ? (test.insets.top, test.insets.bottom) : (test.insets.left, test.insets.right)
        if scroll == 0, test.isMirrored {
            start = Double(view.contentSize.width - view.bounds.maxX)
            (before, after) = (after, before)
        }
        let length = rules.view[scroll]
        let window = (start + Double(before), start + length - Double(after))
        let all = views(test, result, window)
        for (key, frame, section) in all {
            let found = layout.attributes(of: key)?.frame ?? .null
            #expect(
                frame.isNearest(found, scale: rules.scale),
                "\(key): \(found), not \(frame); \(describe(test))")
            let isNested = section.map { rules.sections[$0].section.isOrthogonal } ?? false
            guard test.isMirrored, !isNested, let shown = view.currentAttributes(of: key)?.frame else {
                continue
            }
            let mirror = view.contentSize.width - found.maxX
            #expect(
                abs(shown.minX - mirror) < 1e-6 && shown.minY == found.minY && shown.size == found.size,
                "\(key): mirrored \(shown), not at \(mirror)")
        }
        checkLookup(
            test, all, result, in: CGRect(x: origin.x + 13, y: origin.y - 40, width: 150, height: 260))
    }

    /// The views in a rectangle are those whose frames meet it.
    private func checkLookup(
        _ test: Case, _ all: [(key: ElementKey, frame: RuleFrame, section: Int?)],
        _ result: RuleLayout.Result,
        in rect: CGRect
    ) {
        let rules = test.rules
        let found = Set(
            (test.stage.layout.layoutAttributesForElements(in: rect) ?? [])
                .filter { $0.frame.insetBy(dx: -0.6, dy: -0.6).intersects(rect) }.map(\.values.key))
        for (key, frame, section) in all
        where section.map({ !rules.sections[$0].section.isOrthogonal }) ?? true {
            let box = CGRect(
                x: frame.origin[0], y: frame.origin[1], width: frame.size[0], height: frame.size[1])
            let isInside =
                box.minX < rect.maxX - 0.6 && box.maxX > rect.minX + 0.6 && box.minY < rect.maxY - 0.6
                && box.maxY > rect.minY + 0.6
            let isNear = box.insetBy(dx: -0.6, dy: -0.6).intersects(rect)
            if isInside { #expect(found.contains(key), "\(key) at \(box) is not found in \(rect)") }
            if !isNear { #expect(!found.contains(key), "\(key) at \(box) is found in \(rect)") }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomLayoutsFollowTheRules(seed: RandomSeed) {
        var sections = RandomSections(random: seed.random)
        sections.estimates = sections.random.chance(0.4)
        sections.uniform = sections.estimates && sections.random.chance(0.5)
        sections.badges = sections.random.chance(0.6)
        var test = make(&sections)
        test.stage.view.prepareLayoutIfNeeded()
        measure(&test, &sections.random)
        test.stage.view.prepareLayoutIfNeeded()
        let result = test.rules.solved()
        let view = test.stage.view
        let scroll = test.rules.scroll
        let length = Double(scroll == 1 ? view.contentSize.height : view.contentSize.width)
        #expect(
            abs(length - max(result.length, 0)) < 0.01,
            "length \(length), not \(result.length); \(describe(test))")
        for _ in 0..<3 {
            check(
                test, result, at: Double(Int.random(in: -60...Int(max(length, 100)), using: &sections.random))
            )
        }
    }
}
