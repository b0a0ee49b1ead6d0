import Testing
import TestSupport

@testable import HeadlessUIKit

/// Sections against the written rules. Run for the record with 15,000 seeds, the measured ones of the present solver
/// with 3,000.
@MainActor
struct CompositionalSolverTests {
    private static func plan(_ section: NSCollectionLayoutSection, along axis: Int) -> SectionPlan {
        section.plan(
            axis: axis == 1 ? .vertical : .horizontal, traits: UITraitCollection.current,
            guides: InsetGuides())
    }

    private func compare(_ solution: SectionSolution, _ expected: RuleSectionResult, _ section: RuleSection) {
        #expect(
            abs(solution.length - expected.length) < 0.01,
            "length \(solution.length), not \(expected.length); \(section.group.text) insets \(section.insets) spacing \(section.spacing) items \(solution.itemCount) in \(solution.space) \(section.isOrthogonal)"
        )
        for item in 0..<solution.itemCount {
            let (frame, rule) = (solution.cell(item)?.frame, expected.cells[item])
            guard let frame, let rule else {
                #expect(
                    frame == nil && rule == nil,
                    "item \(item): \(String(describing: frame)), \(String(describing: rule))")
                continue
            }
            #expect(
                rule.matches(frame),
                "item \(item): \(frame), not \(rule) of \(solution.itemCount) in \(solution.space): \(section.group.text)"
            )
        }
        for (boundary, rule) in expected.boundaries.enumerated() {
            let frame = solution.boundaryFrames[boundary]
            #expect(rule.matches(frame), "boundary \(boundary): \(frame), not \(rule)")
        }
    }

    /// All views in a rectangle are those whose frames meet it.
    private func checkLookup(_ solution: SectionSolution, in rect: CGRect) {
        let found = solution.groupElements(in: rect).filter {
            if case .cell = $0.identity { true } else { false }
        }
        let all = (0..<solution.itemCount).compactMap { solution.cell($0) }.filter { $0.frame.meets(rect) }
        #expect(found == all, "in \(rect)")
    }

    @Test(arguments: RandomRuns.seeds(default: 400))
    func randomSectionsFollowTheRules(seed: RandomSeed) {
        var sections = RandomSections(random: seed.random)
        let scroll = sections.random.chance(0.7) ? 1 : 0
        let rule = sections.section(along: scroll)
        let size = [
            Double(Int.random(in: 200...450, using: &sections.random)),
            Double(Int.random(in: 300...700, using: &sections.random)),
        ]
        let count = Int.random(in: 0...40, using: &sections.random)
        let scale = Double(Int.random(in: 1...3, using: &sections.random))
        let expected = WrittenRules(scale: scale, count: count).section(rule, in: size, along: scroll)
        let space = LayoutSpace(
            axis: scroll == 1 ? .vertical : .horizontal, size: CGSize(width: size[0], height: size[1]),
            scale: scale)
        let plan = Self.plan(RandomSections.section(rule), along: scroll)
        let solution = SectionSolution(plan, itemCount: count, in: space)
        compare(solution, expected, rule)
        for _ in 0..<3 {
            let origin = CGPoint(
                x: Double.random(in: -100...600, using: &sections.random),
                y: Double.random(in: -100...1500, using: &sections.random))
            checkLookup(solution, in: CGRect(origin: origin, size: CGSize(width: 200, height: 300)))
        }
    }

    /// Cells of random sizes are measured in random order, and items come and go.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomMeasuredSectionsFollowTheRules(seed: RandomSeed) {
        var sections = RandomSections(random: seed.random, estimates: true)
        let scroll = sections.random.chance(0.7) ? 1 : 0
        let rule = sections.section(along: scroll)
        let size = [
            Double(Int.random(in: 200...450, using: &sections.random)),
            Double(Int.random(in: 300...700, using: &sections.random)),
        ]
        var count = Int.random(in: 1...30, using: &sections.random)
        let space = LayoutSpace(
            axis: scroll == 1 ? .vertical : .horizontal, size: CGSize(width: size[0], height: size[1]),
            scale: 2)
        let plan = Self.plan(RandomSections.section(rule), along: scroll)
        var solution = SectionSolution(plan, itemCount: count, in: space)
        var measured: [Int: [Double]] = [:]
        for _ in 0..<12 {
            if sections.random.chance(0.75) || count == 0 {
                guard count > 0 else { continue }
                let item = Int.random(in: 0..<count, using: &sections.random)
                let natural = [
                    Double(Int.random(in: 10...200, using: &sections.random)),
                    Double(Int.random(in: 10...200, using: &sections.random)),
                ]
                measured[item] = natural
                solution.measure(CGSize(width: natural[0], height: natural[1]), ofItem: item)
            } else {
                var views = solution.measured
                if sections.random.chance(0.5) {
                    let at = Int.random(in: 0...count, using: &sections.random)
                    views.insert(at: at)
                    measured = [Int: [Double]](
                        uniqueKeysWithValues: measured.map { ($0.key < at ? $0.key : $0.key + 1, $0.value) })
                    count += 1
                } else {
                    let at = Int.random(in: 0..<count, using: &sections.random)
                    views.remove(at: at)
                    measured[at] = nil
                    measured = [Int: [Double]](
                        uniqueKeysWithValues: measured.map { ($0.key < at ? $0.key : $0.key - 1, $0.value) })
                    count -= 1
                }
                solution = SectionSolution(plan, itemCount: count, in: space, measured: views)
            }
        }
        let isMeasured = solution.isMeasured
        let expected = WrittenRules(scale: 2, count: count, measured: isMeasured ? measured : [:])
            .section(rule, in: size, along: scroll)
        compare(solution, expected, rule)
        let origin = CGPoint(
            x: Double.random(in: -100...600, using: &sections.random),
            y: Double.random(in: -100...1500, using: &sections.random))
        checkLookup(solution, in: CGRect(origin: origin, size: CGSize(width: 200, height: 300)))
    }
}
