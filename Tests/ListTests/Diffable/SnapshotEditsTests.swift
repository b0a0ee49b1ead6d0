import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// The edits between snapshots: made on arrays by UIKit's rules they give the new snapshot, and there are as few as can be.
@MainActor struct SnapshotEditsTests {
    @Test func twoItemsThatSwapAreOneMoveOfTheFirst() {
        let old = ArraySnapshot(sections: [.init(name: "a", items: [1, 2])]).snapshot
        let new = ArraySnapshot(sections: [.init(name: "a", items: [2, 1])]).snapshot
        let edits = SnapshotEdits(from: old, to: new)
        #expect(
            edits.movedItems == [
                .init(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
            ])
        #expect(edits.deletedItems.isEmpty && edits.insertedItems.isEmpty && !edits.isEmpty)
        #expect(SnapshotEdits(from: new, to: new).isEmpty)
    }

    @Test func aReversedOrderKeepsOneItem() {
        let positions = IncreasingSubsequence.positions(in: Array((0..<100_000).reversed()))
        #expect(positions == [0])
        #expect(IncreasingSubsequence.positions(in: []) == [])
        #expect(IncreasingSubsequence.positions(in: [3, 7, 9]) == [0, 1, 2])
        #expect(IncreasingSubsequence.positions(in: [9, 0, 1, 2]) == [1, 2, 3])
    }

    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomEditsLeadToTheNewSnapshot(seed: RandomSeed) {
        var random = seed.random
        let old = ArraySnapshot.random(&random)
        let new = random.chance(0.5) ? ArraySnapshot.random(&random) : old.edited(&random)
        let edits = SnapshotEdits(from: old.snapshot, to: new.snapshot)
        #expect(made(edits, on: old, new) == new.sections.map(\.items))
        expectFew(edits, old, new)
    }

    /// What arrays are after the edits; inserted sections and items are read from the new ones, as a list does.
    private func made(_ edits: SnapshotEdits, on old: ArraySnapshot, _ new: ArraySnapshot) -> [[Int]] {
        let moves = edits.movedItems + edits.movedItemsOfEditedSections
        let left = Set(edits.deletedItems + moves.map(\.from))
        let stays = old.sections.indices.filter { section in
            !edits.deletedSections.contains(section) && !edits.movedSections.contains { $0.from == section }
        }
        var unmoved = stays[...]
        return new.sections.indices.map { section in
            if edits.insertedSections.contains(section) { return new.sections[section].items }
            let origin = edits.movedSections.first { $0.to == section }?.from ?? unmoved.removeFirst()
            let items = old.sections[origin].items
            var rest = items.indices.filter { !left.contains(IndexPath(item: $0, section: origin)) }.map {
                items[$0]
            }
            let arriving =
                edits.insertedItems.map { ($0, new.sections[$0.section].items[$0.item]) }
                + moves.map { ($0.to, old.sections[$0.from.section].items[$0.from.item]) }
            for (path, item) in arriving.filter({ $0.0.section == section }).sorted(by: {
                $0.0.item < $1.0.item
            }) {
                rest.insert(item, at: min(path.item, rest.count))
            }
            return rest
        }
    }

    private func expectFew(_ edits: SnapshotEdits, _ old: ArraySnapshot, _ new: ArraySnapshot) {
        #expect(edits.deletedSections.count == old.names.count { !new.names.contains($0) })
        #expect(edits.insertedSections.count == new.names.count { !old.names.contains($0) })
        let common = new.names.compactMap { old.names.firstIndex(of: $0) }
        #expect(edits.movedSections.count == common.count - longest(common))
        var moves = 0
        for section in new.sections {
            guard let origin = old.sections.first(where: { $0.name == section.name }) else { continue }
            let kept = section.items.compactMap { origin.items.firstIndex(of: $0) }
            moves += kept.count - longest(kept)
            moves += section.items.count { item in
                old.sections.contains {
                    $0.name != section.name && $0.items.contains(item) && new.names.contains($0.name)
                }
            }
        }
        #expect(edits.movedItems.count == moves)
        #expect(
            edits.deletedItems.count
                == old.sections.filter { new.names.contains($0.name) }.flatMap(\.items).count {
                    !new.items.contains($0)
                })
    }

    /// The length of a longest increasing subsequence, by its definition.
    private func longest(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for value in values.indices {
            lengths.append(
                1 + ((0..<value).filter { values[$0] < values[value] }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
