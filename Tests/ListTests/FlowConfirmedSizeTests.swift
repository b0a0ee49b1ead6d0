import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Items whose own size is the one that the flow layout estimates for them.
@MainActor struct FlowConfirmedSizeTests {
    typealias HeightCell = FlowSelfSizingRandomTests.HeightCell
    typealias Source = FlowSelfSizingRandomTests.Source

    @MainActor private struct Shown {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let layout = UICollectionViewFlowLayout()
        let source = Source()
        let list: UICollectionView

        init(_ heights: [CGFloat], estimate: CGFloat, cell: AnyClass = HeightCell.self) {
            source.heights = heights
            layout.estimatedItemSize = CGSize(width: 200, height: estimate)
            layout.minimumLineSpacing = 0
            list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            list.register(cell, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            window.addSubview(list)
            window.isHidden = false
            window.layoutIfNeeded()
        }

        func frame(_ item: Int) -> CGRect? {
            list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
        }

        func readToEnd() {
            var steps = 0
            while list.contentOffset.y < list.contentSize.height - 400, steps < 2000 {
                list.contentOffset.y = min(list.contentOffset.y + 300, list.contentSize.height - 400)
                list.layoutIfNeeded()
                steps += 1
            }
        }
    }

    private func repeated(_ height: CGFloat, _ count: Int) -> [CGFloat] {
        [CGFloat](repeating: height, count: count)
    }

    @Test func itemsOfTheEstimatedHeightKeepItWhenOthersAreHigher() {
        let shown = Shown(repeated(50, 20) + repeated(100, 40), estimate: 50)
        #expect(shown.list.contentSize.height == 60 * 50)
        shown.readToEnd()
        #expect(shown.list.contentSize.height == 20 * 50 + 40 * 100)
        #expect(shown.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(shown.frame(20)?.minY == 1000)
    }

    @Test func itemsOfTheAverageHeightKeepIt() {
        // The average of the first screen is 50, and so are all of the second one.
        let shown = Shown(
            [20, 80, 20, 80, 20, 80, 20, 80] + repeated(50, 8) + repeated(100, 30), estimate: 60)
        #expect(shown.frame(30)?.height == 50)
        shown.readToEnd()
        #expect(shown.list.contentSize.height == 400 + 400 + 3000)
        #expect(shown.frame(10)?.height == 50)
    }

    @Test func updatesMoveConfirmedHeights() {
        let shown = Shown(repeated(50, 20) + repeated(100, 40), estimate: 50)
        shown.list.contentOffset.y = 300
        shown.list.layoutIfNeeded()
        shown.source.heights.insert(90, at: 0)
        shown.source.heights.remove(at: 3)
        shown.list.performBatchUpdates {
            shown.list.insertItems(at: [IndexPath(item: 0, section: 0)])
            shown.list.deleteItems(at: [IndexPath(item: 2, section: 0)])
        }
        AnimationClock.current.finish()
        shown.readToEnd()
        #expect(shown.frame(1)?.height == 50)
        #expect(shown.frame(13)?.height == 50)
        // The inserted item was never visible: its height is an average.
        let inserted = shown.frame(0)?.height ?? 0
        #expect(abs((shown.frame(20)?.minY ?? 0) - 19 * 50 - inserted) < 0.5)
        shown.list.contentOffset.y = 0
        shown.list.layoutIfNeeded()
        #expect(shown.list.contentSize.height == 90 + 19 * 50 + 40 * 100)
    }

    @Test func cellsWithoutAHeightOfTheirOwnFollowAnotherEstimate() {
        let shown = Shown(repeated(0, 30), estimate: 50, cell: UICollectionViewCell.self)
        shown.list.contentOffset.y = 200
        shown.list.layoutIfNeeded()
        shown.layout.estimatedItemSize.height = 80
        shown.list.layoutIfNeeded()
        #expect(shown.frame(0)?.height == 80)
        #expect(shown.list.contentSize.height == 30 * 80)
    }

    /// Few heights, so that the average is often one of them. For the record run with 2,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomCoarseHeightsAreAllMeasured(seed: RandomSeed) {
        var random = seed.random
        let heights = (0..<Int.random(in: 30...120, using: &random)).map { _ in
            CGFloat(Int.random(in: 1...3, using: &random) * 20)
        }
        let shown = Shown(heights, estimate: CGFloat(Int.random(in: 1...3, using: &random) * 20))
        for _ in 0..<10 {
            let range = max(0, shown.list.contentSize.height - 400)
            shown.list.contentOffset.y = CGFloat.random(in: 0...range, using: &random).rounded()
            shown.list.layoutIfNeeded()
            for path in shown.list.indexPathsForVisibleItems {
                #expect(shown.frame(path.item)?.height == heights[path.item])
            }
        }
        shown.list.contentOffset.y = 0
        shown.list.layoutIfNeeded()
        shown.readToEnd()
        #expect(abs(shown.list.contentSize.height - heights.reduce(0, +)) < 1e-6)
        for item in heights.indices { #expect(shown.frame(item)?.height == heights[item]) }
    }
}
