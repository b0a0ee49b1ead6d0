import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Snapshots shown by table views.
@MainActor struct TableDataSourceTests {
    /// A table view that notes its updates.
    final class Table: UITableView {
        var calls: [String] = []

        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("insert \(indexPaths) \(animation.rawValue)")
            super.insertRows(at: indexPaths, with: animation)
        }
        override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            calls.append("reload \(indexPaths)")
            super.reloadRows(at: indexPaths, with: animation)
        }
        override func reconfigureRows(at indexPaths: [IndexPath]) {
            calls.append("reconfigure \(indexPaths)")
            super.reconfigureRows(at: indexPaths)
        }
    }

    final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source: Titled

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            return cell
        }
        window.addSubview(table)
    }

    private func show(_ model: ArraySnapshot, animated: Bool = false) {
        source.apply(model.snapshot, animatingDifferences: animated)
        table.layoutIfNeeded()
    }

    private func expectShown(_ model: ArraySnapshot) {
        #expect(table.numberOfSections == model.sections.count)
        for (index, section) in model.sections.enumerated() where index < table.numberOfSections {
            #expect(table.numberOfRows(inSection: index) == section.items.count)
            #expect(source.sectionIdentifier(for: index) == section.name)
            #expect(source.index(for: section.name) == index)
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            let item = model.sections[path.section].items[path.row]
            #expect(table.cellForRow(at: path)?.tag == item)
            #expect(source.itemIdentifier(for: path) == item)
            #expect(source.indexPath(for: item) == path)
        }
        #expect(table.visibleCells.isEmpty == model.items.isEmpty)
    }

    /// Completions are called where the list does not exist any more.
    @Test func completionsAreCalledWithoutAList() {
        var ended = 0
        func rows() -> UITableViewDiffableDataSource<String, Int> {
            UITableViewDiffableDataSource(tableView: UITableView(frame: .zero)) { _, _, _ in nil }
        }
        func items() -> UICollectionViewDiffableDataSource<String, Int> {
            let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            return UICollectionViewDiffableDataSource(collectionView: list) { _, _, _ in nil }
        }
        let snapshot = ArraySnapshot(sections: [.init(name: "a", items: [1, 2])]).snapshot
        let (table, list) = (rows(), items())
        table.apply(snapshot, animatingDifferences: true) { ended += 1 }
        list.apply(snapshot, animatingDifferences: true) { ended += 1 }
        AnimationClock.current.finish()
        #expect(ended == 2)
    }

    @Test func theFirstSnapshotReloadsAndLaterOnesAreUpdates() {
        #expect(table.dataSource === source)
        let first = ArraySnapshot(sections: [.init(name: "a", items: [1, 2])])
        show(first)
        #expect(table.calls == ["reloadData"])
        expectShown(first)
        var snapshot = source.snapshot()
        snapshot.appendItems([3])
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([1, 2])
        table.calls = []
        var isComplete = false
        source.defaultRowAnimation = .left
        source.apply(snapshot, animatingDifferences: false) { isComplete = true }
        #expect(
            table.calls == ["batch", "insert [[0, 2]] 2", "batch", "reload [[0, 1]]", "reconfigure [[0, 0]]"])
        #expect(isComplete)
        #expect(source.snapshot().reloadedItemIdentifiers == [])
        table.calls = []
        source.apply(source.snapshot())
        #expect(table.calls == [])
        source.applySnapshotUsingReloadData(source.snapshot())
        #expect(table.calls == ["reloadData"])
    }

    @Test func outsideOfAWindowSnapshotsReload() {
        show(ArraySnapshot(sections: [.init(name: "a", items: [1, 2])]))
        table.removeFromSuperview()
        table.calls = []
        show(ArraySnapshot(sections: [.init(name: "a", items: [2])]))
        #expect(table.calls == ["reloadData"])
    }

    @Test func cellsOfItemsThatStayAreKept() throws {
        show(ArraySnapshot(sections: [.init(name: "a", items: [1, 2, 3])]))
        let cells = table.visibleCells
        let kept = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        show(ArraySnapshot(sections: [.init(name: "b", items: [9]), .init(name: "a", items: [3, 2])]))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
        #expect(cells.contains(kept))
    }

    @Test func aNilCellRaisesTheTextOfIOS() {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        source.apply(ArraySnapshot(sections: [.init(name: "a", items: [7])]).snapshot)
        table.layoutIfNeeded()
        #expect(
            reasons.first?.hasPrefix(
                "UITableViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x0> "
                    + "{length = 2, path = 0 - 0} with item identifier '7', which is not allowed. You must always return a "
                    + "cell to the table view: <") == true)
    }

    @Test func asynchronousFormsReturnWhenTheTableHasChanged() async {
        let model = ArraySnapshot(sections: [.init(name: "a", items: [1, 2])])
        await source.apply(model.snapshot, animatingDifferences: false)
        await source.applySnapshotUsingReloadData(model.snapshot)
        let snapshot = ArraySnapshot(sections: [.init(name: "a", items: [2, 3])]).snapshot
        await Task.detached { [source] in await source.apply(snapshot, animatingDifferences: false) }.value
        #expect(source.snapshot().itemIdentifiers == [2, 3])
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomSnapshotsAreShown(seed: RandomSeed) {
        var random = seed.random
        var model = ArraySnapshot.random(&random)
        for _ in 0..<6 {
            show(model, animated: random.chance(0.3))
            expectShown(model)
            table.contentOffset.y =
                max(0, table.contentSize.height - 480) * Double.random(in: 0...1, using: &random)
            table.layoutIfNeeded()
            expectShown(model)
            model = random.chance(0.2) ? ArraySnapshot.random(&random) : model.edited(&random)
        }
    }
}
