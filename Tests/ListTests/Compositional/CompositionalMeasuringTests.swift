import Testing
import TestSupport

@testable import HeadlessUIKit

/// Estimated sizes that cells replace.
@MainActor
struct CompositionalMeasuringTests {
    private static func rows(spacing: CGFloat = 0, height: NSCollectionLayoutDimension = .estimated(44))
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    @Test func cellsReplaceEstimates() {
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: Self.rows()), counts: [0])
        stage.counts = [20]
        for item in 0..<20 {
            stage.naturalSizes[IndexPath(item: item, section: 0)] = CGSize(width: 1, height: 100)
        }
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        // Seven cells of 100 are seen in 667; the others keep the estimate, except those that were seen at first.
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 375, height: 100))
        #expect(stage.frame(6).minY == 600 as CGFloat)
        #expect(stage.view.visibleCells.count == 7)
        #expect(stage.frame(19).height == 44 as CGFloat)
    }

    @Test func uniformAcrossSiblings() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, counts: [0])
        for (item, height) in [50, 80, 20, 30].enumerated() {
            stage.naturalSizes[IndexPath(item: item, section: 0)] = CGSize(width: 1, height: CGFloat(height))
        }
        stage.counts = [4]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect((0..<4).map { stage.frame($0).height } == [80, 80, 30, 30])
        #expect(stage.frame(2).minY == 80 as CGFloat)
    }

    @Test func wordsInLines() {
        let size = NSCollectionLayoutSize(.estimated(60), .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [0])
        for (item, width) in [200, 150, 100, 400, 20, 340].enumerated() {
            stage.naturalSizes[IndexPath(item: item, section: 0)] = CGSize(width: CGFloat(width), height: 30)
        }
        stage.counts = [6]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        #expect(stage.frame(1) == CGRect(x: 210, y: 0, width: 150, height: 30))
        #expect(stage.frame(2) == CGRect(x: 0, y: 38, width: 100, height: 30))
        #expect(stage.frame(3) == CGRect(x: 0, y: 76, width: 375, height: 30))
        #expect(stage.frame(4).minY == 114 as CGFloat)
        #expect(stage.frame(5) == CGRect(x: 30, y: 114, width: 340, height: 30))
    }

    /// Rows of random heights while the view scrolls and items come and go, against lists of all of them: visible
    /// cells have their height, frames follow each other, what was measured stays measured, and nothing that is seen
    /// jumps. Run for the record with 1,000 seeds.
    @Test(arguments: RandomRuns.seeds(default: 15))
    func randomRowsNeverJump(seed: RandomSeed) {
        var random = seed.random
        let spacing = random.chance(0.5) ? CGFloat(Int.random(in: 0...9, using: &random)) : 0
        let section = Self.rows(spacing: spacing)
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [0])
        var heights = (0..<Int.random(in: 30...120, using: &random)).map { _ in
            CGFloat(Int.random(in: 10...160, using: &random))
        }
        var isMeasured = heights.map { _ in false }
        func apply() {
            stage.counts = [heights.count]
            stage.naturalSizes = [:]
            for (item, height) in heights.enumerated() {
                stage.naturalSizes[IndexPath(item: item, section: 0)] = CGSize(width: 375, height: height)
            }
        }
        func check() {
            stage.view.layoutIfNeeded()
            var y: CGFloat = 0
            for item in heights.indices {
                let frame = stage.frame(item)
                #expect(abs(frame.minY - y) < 0.01, "item \(item)")
                #expect(
                    frame.height == heights[item] || (frame.height == 44 && !isMeasured[item]), "item \(item)"
                )
                if frame.height == heights[item] { isMeasured[item] = true }
                y = frame.maxY + spacing
            }
            #expect(abs(stage.view.contentSize.height - max(y - spacing, 0)) < 0.01)
            for path in stage.view.indexPathsForVisibleItems {
                #expect(stage.view.cellForItem(at: path)?.frame.height == heights[path.item])
            }
        }
        apply()
        stage.view.reloadData()
        check()
        for _ in 0..<25 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let at = Int.random(in: 0...heights.count, using: &random)
                heights.insert(CGFloat(Int.random(in: 10...160, using: &random)), at: at)
                isMeasured.insert(false, at: at)
                apply()
                stage.view.insertItems(at: [IndexPath(item: at, section: 0)])
            case 1 where heights.count > 20:
                let at = Int.random(in: 0..<heights.count, using: &random)
                heights.remove(at: at)
                isMeasured.remove(at: at)
                apply()
                stage.view.deleteItems(at: [IndexPath(item: at, section: 0)])
            case 2:
                let from = Int.random(in: 0..<heights.count, using: &random)
                let to = Int.random(in: 0..<heights.count, using: &random)
                heights.insert(heights.remove(at: from), at: to)
                isMeasured.insert(isMeasured.remove(at: from), at: to)
                apply()
                stage.view.moveItem(
                    at: IndexPath(item: from, section: 0), to: IndexPath(item: to, section: 0))
            default:
                let before = stage.view.indexPathsForVisibleItems.reduce(into: [IndexPath: CGFloat]()) {
                    $0[$1] = (stage.view.cellForItem(at: $1)?.frame.minY ?? 0) - stage.view.contentOffset.y
                }
                let limit = max(stage.view.contentSize.height - 667, 0)
                let step = CGFloat(Int.random(in: -400...400, using: &random))
                let y = min(max(stage.view.contentOffset.y + step, 0), limit)
                let moved = y - stage.view.contentOffset.y
                stage.view.contentOffset.y = y
                stage.view.layoutIfNeeded()
                let isAtEnd =
                    stage.view.contentOffset.y <= 0.5
                    || stage.view.contentOffset.y >= stage.view.contentSize.height - 667.5
                for path in stage.view.indexPathsForVisibleItems where !isAtEnd {
                    guard let old = before[path], let cell = stage.view.cellForItem(at: path) else {
                        continue
                    }
                    let now = cell.frame.minY - stage.view.contentOffset.y
                    #expect(abs(now - (old - moved)) < 0.01, "item \(path.item) jumped")
                }
            }
            AnimationClock.current.advance(by: 2)
            check()
        }
    }
}
