import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Section snapshots shown by collection views.
@MainActor struct OutlineDataSourceTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    final class Row: UICollectionViewCell, OutlineCell {
        var state: OutlineState?
        func show(_ state: OutlineState) { self.state = state }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        let layout = RowLayout()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<Row, Int> { cell, _, item in cell.tag = item }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        window.addSubview(collection)
    }

    private func apply(_ outline: Outline, to section: String) {
        source.apply(outline, to: section, animatingDifferences: false)
        collection.layoutIfNeeded()
    }

    private func row(_ item: Int) -> Row? {
        source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) as? Row }
    }

    private func sample() -> Outline {
        var outline = Outline()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        return outline
    }

    @Test func onlyVisibleItemsAreRows() {
        apply(sample(), to: "a")
        #expect(source.snapshot().sectionIdentifiers == ["a"])
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(source.snapshot(for: "a").items == [1, 10, 11, 2])
        #expect(row(1)?.state == OutlineState(level: 0, isExpanded: false, hasChildren: true))
        source.toggleOutline(at: IndexPath(item: 0, section: 0))
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 2])
        #expect(row(1)?.state == OutlineState(level: 0, isExpanded: true, hasChildren: true))
        #expect(row(11)?.state == OutlineState(level: 1, isExpanded: false, hasChildren: false))
        source.toggleOutline(at: IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == [1, 2])
    }

    @Test func handlersDecideAndProvideChildren() {
        apply(sample(), to: "a")
        var calls: [String] = []
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        source.sectionSnapshotHandlers.willExpandItem = { calls.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { calls.append("collapse \($0)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var more = children
            more.append([parent * 100])
            return more
        }
        source.toggleOutline(at: IndexPath(item: 1, section: 0))
        source.toggleOutline(at: IndexPath(item: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 100, 2])
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        source.toggleOutline(at: IndexPath(item: 0, section: 0))
        #expect(calls == ["expand 1"])
    }

    @Test func snapshotsOfAllSectionsKeepOutlinesThatTheyShow() {
        var outline = sample()
        outline.expand([1])
        apply(outline, to: "a")
        var snapshot = source.snapshot()
        snapshot.deleteItems([10])
        snapshot.appendSections(["b"])
        snapshot.appendItems([5])
        source.apply(snapshot, animatingDifferences: false)
        #expect(
            source.snapshot(for: "a").items == [1, 11, 2] && source.snapshot(for: "a").level(of: 11) == 1)
        #expect(source.snapshot(for: "b").rootItems == [5])
        snapshot.moveItem(2, beforeItem: 1)
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.snapshot(for: "a").rootItems == [2, 1, 11])
    }

    @Test func reorderedItemsTakeTheirChildrenAlong() {
        var outline = sample()
        outline.append([3])
        apply(outline, to: "a")
        source.collectionView(
            collection, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        #expect(source.snapshot(for: "a").items == [2, 3, 1, 10, 11])
        #expect(source.snapshot().itemIdentifiers == [2, 3, 1])
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 30))
    func randomOutlinesAreShown(seed: RandomSeed) {
        var random = seed.random
        var outlines = ["a": Outline(), "b": Outline()]
        var next = 0
        for _ in 0..<10 {
            guard let name = random.pick(["a", "b"]), var outline = outlines[name] else { continue }
            for _ in 0..<3 {
                let items = Array(next..<next + Int.random(in: 1...3, using: &random))
                next += items.count
                switch Int.random(in: 0..<4, using: &random) {
                case 0: outline.append(items, to: random.pick(outline.items))
                case 1: random.pick(outline.items).map { outline.insert(items, before: $0) }
                case 2: random.pick(outline.items).map { outline.delete([$0]) }
                default:
                    guard let item = random.pick(outline.items) else { continue }
                    outline.isExpanded(item) ? outline.collapse([item]) : outline.expand([item])
                }
            }
            outlines[name] = outline
            apply(outline, to: name)
            for path in collection.indexPathsForVisibleItems {
                guard let section = source.sectionIdentifier(for: path.section), let shown = outlines[section]
                else {
                    continue
                }
                let item = shown.visibleItems[path.item]
                let row = collection.cellForItem(at: path) as? Row
                #expect(row?.tag == item)
                #expect(row?.state?.level == shown.level(of: item))
                #expect(row?.state?.isExpanded == shown.isExpanded(item))
            }
            #expect(Set(source.snapshot().itemIdentifiers) == Set(outlines.values.flatMap(\.visibleItems)))
        }
    }
}
