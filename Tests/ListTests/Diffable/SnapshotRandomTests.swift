import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Random edits of snapshots, compared with arrays. For the record run with 10,000 runs.
@MainActor struct SnapshotRandomTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomEditsAreThoseOfArrays(seed: RandomSeed) {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        LayoutDiagnostics.handler = { _ in }
        var random = seed.random
        var snapshot = Snapshot()
        var model = ArraySnapshot()
        let bulk = random.chance(0.1) ? 700 : 6
        for _ in 0..<30 {
            edit(&snapshot, &model, bulk: bulk, &random)
            expectEqual(snapshot, model, &random)
        }
    }

    private func edit(
        _ snapshot: inout Snapshot, _ model: inout ArraySnapshot, bulk: Int, _ random: inout SeededRandom
    ) {
        let names = Array(
            (0..<9).map { "s\($0)" }.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
        let items = Array(
            (0..<bulk * 4).shuffled(using: &random).prefix(Int.random(in: 1...bulk, using: &random)))
        let after = random.chance(0.5)
        if model.sections.isEmpty || random.chance(0.15) {
            snapshot.appendSections(names)
            return model.insertSections(names, at: model.sections.count)
        }
        let section = Int.random(in: model.sections.indices, using: &random)
        let name = model.names[section]
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            let target = random.chance(0.3) ? nil : name
            snapshot.appendItems(items, toSection: target)
            model.appendItems(items, to: target)
        case 2:
            guard let other = random.pick(model.items) else { return }
            after
                ? snapshot.insertItems(items, afterItem: other)
                : snapshot.insertItems(items, beforeItem: other)
            model.insertItems(items, beside: other, after: after)
        case 3:
            guard let item = random.pick(model.items), let other = random.pick(model.items) else { return }
            after ? snapshot.moveItem(item, afterItem: other) : snapshot.moveItem(item, beforeItem: other)
            if item != other { model.insertItems([item], beside: other, after: after) }
        case 4:
            snapshot.deleteItems(items)
            model.remove(items)
        case 5:
            after
                ? snapshot.insertSections(names, afterSection: name)
                : snapshot.insertSections(names, beforeSection: name)
            model.insertSections(names, at: after ? section + 1 : section)
        case 6:
            guard let moved = random.pick(model.names) else { return }
            after
                ? snapshot.moveSection(moved, afterSection: name)
                : snapshot.moveSection(moved, beforeSection: name)
            if moved != name { model.insertSections([moved], at: after ? section + 1 : section) }
        default:
            snapshot.deleteSections(Array(names.prefix(1)))
            model.sections.removeAll { $0.name == names[0] }
        }
    }

    private func expectEqual(_ snapshot: Snapshot, _ model: ArraySnapshot, _ random: inout SeededRandom) {
        #expect(snapshot.sectionIdentifiers == model.names)
        #expect(snapshot.itemIdentifiers == model.items)
        #expect(snapshot.numberOfItems == model.items.count)
        #expect(snapshot.numberOfSections == model.sections.count)
        for (index, section) in model.sections.enumerated() {
            #expect(snapshot.indexOfSection(section.name) == index)
            #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items)
            #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
        }
        let item = Int.random(in: 0..<30, using: &random)
        let section = model.sections.firstIndex { $0.items.contains(item) }
        #expect(snapshot.indexOfItem(item) == model.items.firstIndex(of: item))
        #expect(snapshot.sectionIdentifier(containingItem: item) == section.map { model.names[$0] })
        let path = section.flatMap { section in
            model.sections[section].items.firstIndex(of: item).map { IndexPath(item: $0, section: section) }
        }
        #expect(snapshot.indexPath(of: item) == path)
        #expect(path == nil || path.flatMap { snapshot.item(at: $0) } == item)
    }
}
