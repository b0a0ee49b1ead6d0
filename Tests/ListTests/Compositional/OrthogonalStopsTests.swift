import Testing
import TestSupport

@testable import HeadlessUIKit

/// Where sections come to rest that scroll on their own: ten groups 100 wide with 10 between them and insets of 20 in
/// a view 375 wide. The row is 1130 long.
@MainActor
struct OrthogonalStopsTests {
    private func stage(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isVertical: Bool = true
    ) -> CompositionalStage {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        return CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [10, 10])
    }

    /// The target of a drag from `start` that is at `current` and would end at `natural`.
    private func target(
        _ stage: CompositionalStage, from start: CGFloat, current: CGFloat, natural: CGFloat, speed: CGFloat
    ) -> CGFloat {
        stage.layout.nestedScrollerDidScroll(1, to: CGPoint(x: current, y: 0))
        return stage.layout.nestedTargetOffset(
            1, from: CGPoint(x: start, y: 0), proposed: CGPoint(x: natural, y: 0),
            velocity: CGPoint(x: speed, y: 0)
        ).x
    }

    @Test func scrollerOfASection() throws {
        let scroller = try #require(stage(.continuous).layout.nestedScroller(of: 1))
        #expect(scroller.frame == CGRect(x: 0, y: 95, width: 375, height: 80))
        #expect(scroller.contentSize == CGSize(width: 1130, height: 80))
    }

    @Test func continuousRestsAnywhere() {
        #expect(target(stage(.continuous), from: 0, current: 100, natural: 333, speed: 1) == 333)
    }

    @Test func leadingBoundaryRestsAtGroups() {
        let stage = stage(.continuousGroupLeadingBoundary)
        #expect(target(stage, from: 0, current: 100, natural: 333, speed: 1) == 330)
        #expect(target(stage, from: 0, current: 100, natural: 390, speed: 1) == 440)
        #expect(target(stage, from: 0, current: 100, natural: 755, speed: 1) == 755)
    }

    @Test func pagingRestsAtMultiplesOfTheViewport() {
        let stage = stage(.paging)
        #expect(target(stage, from: 0, current: 50, natural: 600, speed: 2) == 375)
        #expect(target(stage, from: 375, current: 350, natural: 100, speed: -2) == 0)
        #expect(target(stage, from: 375, current: 400, natural: 900, speed: 2) == 750)
        #expect(target(stage, from: 750, current: 755, natural: 755, speed: 2) == 755)
        #expect(target(stage, from: 0, current: 100, natural: 100, speed: 0) == 0)
    }

    @Test func groupPagingMovesOneGroup() {
        let stage = stage(.groupPaging)
        #expect(target(stage, from: 0, current: 30, natural: 700, speed: 3) == 110)
        #expect(target(stage, from: 220, current: 200, natural: -50, speed: -3) == 110)
        #expect(target(stage, from: 220, current: 290, natural: 290, speed: 0) == 330)
        #expect(target(stage, from: 755, current: 755, natural: 755, speed: 3) == 755)
    }

    @Test func centredGroupsHaveSpaceAtTheEnds() throws {
        let stage = stage(.groupPagingCentered)
        // 137.5 before the first and after the last group.
        let scroller = try #require(stage.layout.nestedScroller(of: 1))
        #expect(scroller.contentSize.width == 137.5 * 2 + 1090)
        #expect(abs(stage.frame(0, 1).minX - 137.5) < 0.2)
        #expect(target(stage, from: 0, current: 10, natural: 900, speed: 3) == 110)
        #expect(target(stage, from: 880, current: 900, natural: 2000, speed: 3) == 990)
        #expect(target(stage, from: 990, current: 990, natural: 990, speed: 3) == 990)
    }

    @Test func dragsOfTheScrollView() throws {
        let stage = stage(.groupPaging)
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 0, section: 1)))
        let scroller = try #require(cell.superview as? UIScrollView)
        scroller.simulateDrag(by: CGPoint(x: -40, y: 0), velocity: CGPoint(x: -1500, y: 0))
        AnimationClock.current.advance(by: 3)
        stage.view.layoutIfNeeded()
        #expect(scroller.contentOffset.x == 110)
        #expect(stage.view.indexPathsForVisibleItems.filter { $0.section == 1 }.count == 5)
        #expect(stage.view.cellForItem(at: IndexPath(item: 4, section: 1))?.frame.minX == 460)
        // The first section did not move, and an update keeps the offset.
        #expect(stage.view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(scroller.contentOffset.x == 110)
    }

    /// Stops of groups of random lengths against a list of all of them.
    @Test(arguments: RandomRuns.seeds(default: 50))
    func randomGroupsRestWhereTheyAre(seed: RandomSeed) {
        var random = seed.random
        let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
            .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered,
        ]
        let behavior = random.pick(behaviors) ?? .groupPaging
        let count = Int.random(in: 1...12, using: &random)
        let lengths = (0..<count).map { _ in CGFloat(Int.random(in: 40...300, using: &random)) }
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.estimated(50), .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.estimated(50), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 7
        let plan = section.plan(axis: .vertical, traits: UITraitCollection.current, guides: InsetGuides())
        let space = LayoutSpace(axis: .vertical, size: CGSize(width: 320, height: 500), scale: 1)
        let solution = SectionSolution(plan, itemCount: count, in: space)
        for (item, length) in lengths.enumerated() {
            solution.measure(CGSize(width: length, height: 50), ofItem: item)
        }
        var (starts, offset): ([CGFloat], CGFloat) = ([], 0)
        for length in lengths {
            starts.append(offset)
            offset += length + 7
        }
        var stops = starts
        var row = offset - 7
        if behavior == .groupPagingCentered {
            let first = max((320 - lengths[0]) / 2, 0)
            row += first + max((320 - lengths[count - 1]) / 2, 0)
            stops = zip(starts, lengths).map { first + $0 + $1 / 2 - 160 }
        }
        stops = stops.map { min(max($0, 0), max(row - 320, 0)) }
        let rule = OrthogonalStops(solution)
        #expect(rule.rowLength == row)
        for group in 0..<count { #expect(abs(rule.stop(ofGroup: group) - stops[group]) < 0.001) }
        let near = CGFloat.random(in: 0...max(row, 1), using: &random)
        let nearest = stops.map { abs($0 - near) }.min() ?? 0
        #expect(abs(abs(rule.stop(ofGroup: rule.group(near: near)) - near) - nearest) < 0.001)
    }
}
