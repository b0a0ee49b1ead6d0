import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Items that measure themselves, against arrays of heights: 60 lists by default.
@MainActor struct FlowSelfSizingRandomTests {
    final class HeightCell: UICollectionViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        var heights: [CGFloat] = []
        var seen: Set<Int> = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? HeightCell)?.height = heights[indexPath.item]
            return cell
        }
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomScrollingNeverMovesWhatIsSeen(seed: RandomSeed) {
        var random = seed.random
        let source = Source()
        source.heights = (0..<Int.random(in: 30...150, using: &random)).map { _ in height(&random) }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(
            width: 200, height: CGFloat(Int.random(in: 20...80, using: &random)))
        layout.minimumLineSpacing = CGFloat(Int.random(in: 0...8, using: &random))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(HeightCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        for _ in 0..<20 {
            if random.chance(0.1) {
                let range = max(0, list.contentSize.height - 400)
                list.contentOffset.y = CGFloat.random(in: 0...range, using: &random).rounded()
                list.layoutIfNeeded()
            } else if random.chance(0.15) {
                change(list, source, &random)
            } else {
                scroll(list, &random)
            }
            check(list, source, layout.minimumLineSpacing)
        }
        // From the start to the end everything is measured, and the content is as long as its items.
        list.contentOffset.y = 0
        list.layoutIfNeeded()
        var steps = 0
        while list.contentOffset.y < list.contentSize.height - 400, steps < 2000 {
            list.contentOffset.y = min(list.contentOffset.y + 300, list.contentSize.height - 400)
            list.layoutIfNeeded()
            steps += 1
        }
        let sum = source.heights.reduce(0, +) + CGFloat(source.heights.count - 1) * layout.minimumLineSpacing
        #expect(abs(list.contentSize.height - sum) < 1e-6)
    }

    private func height(_ random: inout SeededRandom) -> CGFloat {
        CGFloat(Int.random(in: 8...120, using: &random))
    }

    private func scroll(_ list: UICollectionView, _ random: inout SeededRandom) {
        let before = list.visibleCells.map { ($0, $0.convert($0.bounds, to: list.superview).minY) }
        let range = max(0, list.contentSize.height - 400)
        let way = CGFloat(Int.random(in: -200...200, using: &random))
        let target = min(max(list.contentOffset.y + way, 0), range)
        let moved = target - list.contentOffset.y
        let visible = Set(list.visibleCells.map(ObjectIdentifier.init))
        list.contentOffset.y = target
        list.layoutIfNeeded()
        // At the ends the offset is limited to the content, which may have become shorter or longer.
        guard list.contentOffset.y > 0, list.contentOffset.y < list.contentSize.height - 400 else { return }
        for (cell, y) in before where cell.superview === list && visible.contains(ObjectIdentifier(cell)) {
            guard let path = list.indexPath(for: cell), path.item >= 0 else { continue }
            let now = cell.convert(cell.bounds, to: list.superview).minY
            guard abs(y - moved) < 400, y - moved > -120 else { continue }
            #expect(abs(now - (y - moved)) < 0.7, "\(path): \(now), not \(y - moved)")
        }
    }

    private func change(
        _ list: UICollectionView, _ source: Source, _ random: inout SeededRandom
    ) {
        let count = source.heights.count
        let deleted = Set(
            (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
        )
        let inserted = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Int.random(in: 0...(count - deleted.count), using: &random)
        }
        var heights = source.heights.enumerated().filter { !deleted.contains($0.offset) }.map(\.element)
        var paths: Set<Int> = []
        for item in inserted.sorted() where paths.insert(item).inserted {
            heights.insert(height(&random), at: min(item, heights.count))
        }
        source.heights = heights
        list.performBatchUpdates {
            list.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
            list.insertItems(at: paths.map { IndexPath(item: $0, section: 0) })
        }
        AnimationClock.current.finish()
        list.layoutIfNeeded()
    }

    /// Visible cells have their own heights and follow one another.
    private func check(_ list: UICollectionView, _ source: Source, _ spacing: CGFloat) {
        let paths = list.indexPathsForVisibleItems
        var bottom: CGFloat?
        for path in paths {
            let frame = list.cellForItem(at: path)?.frame ?? .null
            #expect(frame.height == source.heights[path.item])
            if let bottom { #expect(abs(frame.minY - bottom - spacing) < 0.7) }
            bottom = frame.maxY
        }
        #expect(
            paths.map(\.item) == Array((paths.first?.item ?? 0)..<((paths.first?.item ?? 0) + paths.count)))
        guard let first = paths.first.flatMap({ list.cellForItem(at: $0)?.frame }), let bottom else { return }
        #expect(first.minY <= list.contentOffset.y + spacing + 0.7)
        #expect(bottom >= min(list.contentOffset.y + 400 - spacing, list.contentSize.height) - 0.7)
    }
}
