import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Scrolling through items of compositional sections that measure themselves, with insertions, deletions and moves, against
/// a model that keeps all frames.
@MainActor struct SelfSizedScrollingRandomTests {
    final class Source: NSObject, UICollectionViewDataSource {
        let items: SelfSizedItems

        init(_ items: SelfSizedItems) { self.items = items }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.items.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { items.cell(indexPath, items.items[indexPath.item]) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { items.header(indexPath) }
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomSectionsNeverJump(seed: RandomSeed) {
        var random = seed.random
        let items = SelfSizedItems(&random)
        let source = Source(items)
        items.list.dataSource = source
        items.show()
        for _ in 0..<12 {
            if random.chance(0.35) {
                update(items, &random)
            } else if let jump = items.scroll(&random) {
                Issue.record("\(jump)")
                return
            }
            if let difference = items.difference {
                Issue.record("\(difference)")
                return
            }
        }
    }

    private func update(_ items: SelfSizedItems, _ random: inout SeededRandom) {
        let old = items.items
        items.change(&random)
        let now = items.items
        items.items = old
        let update = {
            items.list.performBatchUpdates {
                items.items = now
                let moved = old.filter { now.contains($0) }
                let order = now.filter { old.contains($0) }
                items.list.deleteItems(at: old.indices.filter { !now.contains(old[$0]) }.map(Self.path))
                items.list.insertItems(at: now.indices.filter { !old.contains(now[$0]) }.map(Self.path))
                for item in moved where moved.firstIndex(of: item) != order.firstIndex(of: item) {
                    guard let from = old.firstIndex(of: item), let to = now.firstIndex(of: item) else {
                        continue
                    }
                    items.list.moveItem(at: Self.path(from), to: Self.path(to))
                }
            }
        }
        if random.chance(0.3) { update() } else { UIView.performWithoutAnimation(update) }
        AnimationClock.current.finish()
        items.list.layoutIfNeeded()
    }

    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomSnapshotsNeverJump(seed: RandomSeed) {
        var random = seed.random
        let items = SelfSizedItems(&random)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: items.list) {
            _, path, item in
            items.cell(path, item)
        }
        source.supplementaryViewProvider = { _, _, path in items.header(path) }
        func apply(_ animated: Bool) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items.items)
            source.apply(snapshot, animatingDifferences: animated)
            AnimationClock.current.finish()
            items.list.layoutIfNeeded()
        }
        apply(false)
        items.show()
        for _ in 0..<12 {
            if random.chance(0.35) {
                items.change(&random)
                apply(random.chance(0.3))
            } else if let jump = items.scroll(&random) {
                Issue.record("\(jump)")
                return
            }
            if let difference = items.difference {
                Issue.record("\(difference)")
                return
            }
        }
    }

    final class Row: UITableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomSnapshotsOfTablesNeverJump(seed: RandomSeed) {
        var random = seed.random
        let items = SelfSizedItems(&random)
        let table = UITableView(frame: items.window.bounds, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.estimatedRowHeight = items.estimate
        table.register(Row.self, forCellReuseIdentifier: "row")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let row = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (row as? Row)?.height = items.heights[item] ?? 0
            row.tag = item
            return row
        }
        items.window.addSubview(table)
        items.window.isHidden = false
        for _ in 0..<12 {
            if table.numberOfSections == 0 || random.chance(0.35) {
                items.change(&random)
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems(items.items)
                source.apply(snapshot, animatingDifferences: random.chance(0.3))
                AnimationClock.current.finish()
                table.layoutIfNeeded()
            } else {
                scroll(table, &random)
            }
            check(table, items)
        }
    }

    private func scroll(_ table: UITableView, _ random: inout SeededRandom) {
        let range = max(0, table.contentSize.height - table.bounds.height)
        let target = min(
            max(table.contentOffset.y + CGFloat(Int.random(in: -160...160, using: &random)), 0), range)
        let moved = target - table.contentOffset.y
        let before = Dictionary(
            uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0.frame.minY - table.contentOffset.y) })
        table.contentOffset.y = target
        table.layoutIfNeeded()
        let end = table.contentSize.height - table.bounds.height
        guard table.contentOffset.y > 0, table.contentOffset.y < end else { return }
        for cell in table.visibleCells {
            guard let old = before[cell.tag] else { continue }
            let now = cell.frame.minY - table.contentOffset.y
            #expect(abs(now - (old - moved)) < 0.7, "row \(cell.tag)")
        }
    }

    /// The visible rows are those of the items, one below the other, and fill the bounds.
    private func check(_ table: UITableView, _ items: SelfSizedItems) {
        #expect(table.numberOfRows(inSection: 0) == items.items.count)
        var bottom: CGFloat?
        for path in table.indexPathsForVisibleRows ?? [] {
            let (rect, item) = (table.rectForRow(at: path), items.items[path.row])
            #expect(table.cellForRow(at: path)?.tag == item)
            #expect(table.cellForRow(at: path)?.frame == rect)
            #expect(abs(rect.height - (items.heights[item] ?? 0)) < 0.51, "\(path): \(rect)")
            if let bottom { #expect(abs(rect.minY - bottom) < 0.51) }
            bottom = rect.maxY
        }
        let end = min(table.bounds.maxY, table.contentSize.height)
        #expect((bottom ?? 0) >= end - 0.51)
    }
}
