import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Snapshots shown by collection views.
@MainActor struct CollectionDataSourceTests {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    /// A collection view that notes its updates.
    final class Collection: UICollectionView {
        var calls: [String] = []

        override func reloadData() {
            calls.append("reloadData")
            super.reloadData()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
            calls.append("move \(indexPath) \(newIndexPath)")
            super.moveItem(at: indexPath, to: newIndexPath)
        }
        override func reloadItems(at indexPaths: [IndexPath]) {
            calls.append("reload \(indexPaths)")
            super.reloadItems(at: indexPaths)
        }
    }

    final class Tile: UICollectionViewCell {
        var configured = 0
        var reused = 0

        override func prepareForReuse() {
            super.prepareForReuse()
            reused += 1
        }
    }

    final class Header: UICollectionReusableView {
        var title = ""
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let layout = RowLayout()
    let collection: Collection
    let source: Source

    init() {
        collection = Collection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Tile, Int> { cell, _, item in
            cell.tag = item
            cell.configured += 1
        }
        source = Source(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.addSubview(collection)
    }

    private func show(_ model: ArraySnapshot, animated: Bool = false) {
        source.apply(model.snapshot, animatingDifferences: animated)
        collection.layoutIfNeeded()
    }

    private func expectShown(_ model: ArraySnapshot) {
        #expect(collection.numberOfSections == model.sections.count)
        for (index, section) in model.sections.enumerated() where index < collection.numberOfSections {
            #expect(collection.numberOfItems(inSection: index) == section.items.count)
            #expect(source.sectionIdentifier(for: index) == section.name)
        }
        for path in collection.indexPathsForVisibleItems {
            let item = model.sections[path.section].items[path.item]
            #expect(collection.cellForItem(at: path)?.tag == item)
            #expect(source.itemIdentifier(for: path) == item)
            #expect(source.indexPath(for: item) == path)
        }
        #expect(collection.visibleCells.isEmpty == model.items.isEmpty)
    }

    private func reasons(_ call: () -> Void) -> [String] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        call()
        return reasons
    }

    @Test func laterSnapshotsAreUpdates() throws {
        show(ArraySnapshot(sections: [.init(name: "a", items: [1, 2, 3])]))
        #expect(collection.calls == ["reloadData"])
        collection.calls = []
        let tile = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)
        var snapshot = source.snapshot()
        snapshot.moveItem(1, afterItem: 3)
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(collection.calls == ["batch", "move [0, 0] [0, 2]"])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) === tile)
        snapshot.reconfigureItems([1])
        source.apply(snapshot, animatingDifferences: false)
        #expect(tile.configured == 2 && tile.reused == 0)
        collection.calls = []
        snapshot.reloadItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        #expect(collection.calls == ["batch", "reload [[0, 2], [0, 0]]"])
        #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0)) !== tile)
    }

    @Test func supplementaryViewsComeFromTheProvider() throws {
        layout.hasHeaders = true
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) {
            view, kind, path in
            view.title = "\(kind.suffix(6)) \(path.section)"
        }
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        show(ArraySnapshot(sections: [.init(name: "a", items: [1]), .init(name: "b", items: [2])]))
        let header = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1))
        #expect(try #require(header as? Header).title == "Header 1")
    }

    @Test func registrationsOfTheProviderRaiseTheTextOfIOS() {
        let source = Source(collectionView: collection) { collection, path, item in
            let registration = UICollectionView.CellRegistration<Tile, Int> { _, _, _ in }
            return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let raised = reasons {
            source.apply(ArraySnapshot(sections: [.init(name: "a", items: [7])]).snapshot)
            collection.layoutIfNeeded()
        }
        #expect(
            raised.first?.hasPrefix(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
            ) == true)
        #expect(collection.visibleCells.count == 1)
    }

    @Test func aNilCellRaisesTheTextOfIOS() {
        let source = Source(collectionView: collection) { _, _, _ in nil }
        let raised = reasons {
            source.apply(ArraySnapshot(sections: [.init(name: "a", items: [7])]).snapshot)
            collection.layoutIfNeeded()
        }
        #expect(raised.count == 1)
        #expect(
            raised.first?.hasPrefix(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath: 0x0> "
                    + "{length = 2, path = 0 - 0} with item identifier '7', which is not allowed. You must always return a "
                    + "cell to the collection view: <") == true)
    }

    @Test func reorderingCallsTheHandlersWithATransaction() {
        show(
            ArraySnapshot(sections: [.init(name: "a", items: [1, 2, 3]), .init(name: "b", items: [4])]))
        let path = IndexPath(item: 0, section: 0)
        #expect(!source.collectionView(collection, canMoveItemAt: path))
        source.reorderingHandlers.canReorderItem = { $0 == 1 }
        #expect(source.collectionView(collection, canMoveItemAt: path))
        var calls: [String] = []
        source.reorderingHandlers.willReorder = { [source] transaction in
            calls.append(
                "will \(source.snapshot().itemIdentifiers) \(transaction.finalSnapshot.itemIdentifiers)")
        }
        source.reorderingHandlers.didReorder = { [source] transaction in
            calls.append(
                "did \(source.snapshot().itemIdentifiers) \(transaction.initialSnapshot.itemIdentifiers)")
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["b", "a"])
            #expect(transaction.sectionTransactions[0].finalSnapshot.items == [4, 1])
            #expect(transaction.sectionTransactions[0].difference == [4, 1].difference(from: [4]))
            let whole = [2, 3, 4, 1].difference(from: [1, 2, 3, 4]).inferringMoves()
            #expect(transaction.difference == whole)
        }
        source.collectionView(collection, moveItemAt: path, to: IndexPath(item: 1, section: 1))
        #expect(calls == ["will [1, 2, 3, 4] [2, 3, 4, 1]", "did [2, 3, 4, 1] [1, 2, 3, 4]"])
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 1)
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomSnapshotsAreShown(seed: RandomSeed) {
        var random = seed.random
        var model = ArraySnapshot.random(&random)
        for _ in 0..<6 {
            show(model, animated: random.chance(0.3))
            expectShown(model)
            collection.contentOffset.y =
                max(0, collection.contentSize.height - 480) * Double.random(in: 0...1, using: &random)
            collection.layoutIfNeeded()
            expectShown(model)
            model = random.chance(0.2) ? ArraySnapshot.random(&random) : model.edited(&random)
        }
    }
}
