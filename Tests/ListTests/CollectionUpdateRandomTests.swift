import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Random updates against arrays of identifiers: 60 lists by default, each with six updates. Run for the record with 3,500.
@MainActor struct CollectionUpdateRandomTests {
    final class LabelledCell: UICollectionViewCell {
        var identifier = -1
    }

    final class Source: NSObject, UICollectionViewDataSource {
        var sections: [[Int]] = []
        var providedFor: Set<Int> = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let identifier = sections[indexPath.section][indexPath.item]
            (cell as? LabelledCell)?.identifier = identifier
            providedFor.insert(identifier)
            return cell
        }
    }

    /// One update: the sections after it, and the calls that lead there.
    struct Change {
        var after: [[Int]] = []
        var deletedSections = IndexSet()
        var insertedSections = IndexSet()
        var movedSection: (Int, Int)?
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var moved: [(IndexPath, IndexPath)] = []
        var reloaded: [IndexPath] = []
        var reloadedIdentifiers: Set<Int> = []

        init(_ before: [[Int]], next: inout Int, _ random: inout SeededRandom) {
            var groups: [(origin: Int?, items: [Int])] = []
            var movedItems: [(Int, IndexPath)] = []
            for (section, items) in before.enumerated() {
                if random.chance(0.1) {
                    deletedSections.insert(section)
                    continue
                }
                var left: [Int] = []
                for (item, identifier) in items.enumerated() {
                    let path = IndexPath(item: item, section: section)
                    switch Int.random(in: 0..<20, using: &random) {
                    case 0: deleted.append(path)
                    case 1: movedItems.append((identifier, path))
                    case 2:
                        reloaded.append(path)
                        reloadedIdentifiers.insert(identifier)
                        left.append(identifier)
                    default: left.append(identifier)
                    }
                }
                groups.append((section, left))
            }
            var movedOrigin: Int?
            if groups.count > 1, random.chance(0.2) {
                let group = groups.remove(at: Int.random(in: 0..<groups.count, using: &random))
                movedOrigin = group.origin
                groups.insert(group, at: Int.random(in: 0...groups.count, using: &random))
            }
            var added: Set<Int> = []
            if groups.isEmpty || random.chance(0.15) {
                let items = (0..<Int.random(in: 0...6, using: &random)).map { next + $0 }
                next += items.count
                groups.insert((nil, items), at: Int.random(in: 0...groups.count, using: &random))
            }
            let old = groups.indices.filter { groups[$0].origin != nil }
            func add(_ identifier: Int) {
                guard let group = random.pick(old) else { return }
                groups[group].items.insert(
                    identifier, at: Int.random(in: 0...groups[group].items.count, using: &random))
            }
            if old.isEmpty {
                deleted += movedItems.map(\.1)
                movedItems = []
            }
            for (identifier, _) in movedItems { add(identifier) }
            if !old.isEmpty {
                for _ in 0..<Int.random(in: 0...4, using: &random) {
                    add(next)
                    added.insert(next)
                    next += 1
                }
            }
            after = groups.map(\.items)
            for (section, group) in groups.enumerated() where group.origin == nil {
                insertedSections.insert(section)
            }
            if let movedOrigin, let now = groups.firstIndex(where: { $0.origin == movedOrigin }) {
                movedSection = (movedOrigin, now)
            }
            func path(_ identifier: Int) -> IndexPath {
                for (section, items) in after.enumerated() {
                    if let item = items.firstIndex(of: identifier) {
                        return IndexPath(item: item, section: section)
                    }
                }
                return IndexPath(item: -1, section: -1)
            }
            moved = movedItems.map { ($0.1, path($0.0)) }
            inserted = added.map(path)
        }

        @MainActor func perform(on list: UICollectionView) {
            if let movedSection { list.moveSection(movedSection.0, toSection: movedSection.1) }
            list.insertItems(at: inserted)
            for (old, new) in moved { list.moveItem(at: old, to: new) }
            list.deleteSections(deletedSections)
            list.reloadItems(at: reloaded)
            list.insertSections(insertedSections)
            list.deleteItems(at: deleted)
        }
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomUpdatesKeepCellsWithTheirItems(seed: RandomSeed) {
        var random = seed.random
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = clock }
        var next = 0
        let source = Source()
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let count = Int.random(in: 0...12, using: &random)
            source.sections.append((next..<(next + count)).map { $0 })
            next += count
        }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(LabelledCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.allowsMultipleSelection = true
        let window = UIWindow(frame: list.frame)
        if random.chance(0.7) {
            window.addSubview(list)
            window.isHidden = false
        }
        list.layoutIfNeeded()
        for _ in 0..<6 {
            if let path = random.pick(list.indexPathsForVisibleItems.sorted()) {
                list.selectItem(at: path, animated: false, scrollPosition: [])
            }
            let selected = Set(
                (list.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] })
            let change = Change(source.sections, next: &next, &random)
            let cells = Dictionary(
                uniqueKeysWithValues: list.visibleCells.compactMap { $0 as? LabelledCell }.map {
                    ($0.identifier, $0)
                })
            source.providedFor = []
            var isComplete = false
            list.performBatchUpdates {
                source.sections = change.after
                change.perform(on: list)
            } completion: {
                isComplete = $0
            }
            check(list, source)
            if random.chance(0.5) { AnimationClock.current.advance(by: 0.1) }
            list.layoutIfNeeded()
            AnimationClock.current.finish()
            #expect(isComplete)
            list.layoutIfNeeded()
            check(list, source)
            let all = Set(change.after.joined())
            let now = Set(
                (list.indexPathsForSelectedItems ?? []).map { source.sections[$0.section][$0.item] })
            #expect(now == selected.intersection(all))
            for case let cell as LabelledCell in list.visibleCells {
                guard let old = cells[cell.identifier] else { continue }
                // An item that stays keeps its cell, one that is reloaded gets another from the data source.
                if change.reloadedIdentifiers.contains(cell.identifier) {
                    #expect(source.providedFor.contains(cell.identifier))
                } else {
                    #expect(cell === old)
                }
            }
            let range = max(0, list.contentSize.height - list.bounds.height)
            list.contentOffset.y = CGFloat.random(in: 0...range, using: &random).rounded()
            list.layoutIfNeeded()
        }
    }

    private func check(_ list: UICollectionView, _ source: Source) {
        list.layoutIfNeeded()
        #expect(list.numberOfSections == source.sections.count)
        for path in list.indexPathsForVisibleItems {
            let cell = list.cellForItem(at: path) as? LabelledCell
            #expect(cell?.identifier == source.sections[path.section][path.item])
            #expect(cell?.frame == list.layoutAttributesForItem(at: path)?.frame)
            #expect(cell?.alpha == 1)
        }
        let expected = (list.collectionViewLayout.layoutAttributesForElements(in: list.bounds) ?? [])
            .filter { $0.frame.touches(list.bounds) }.map(\.indexPath)
        #expect(Set(expected) == Set(list.indexPathsForVisibleItems))
    }
}
