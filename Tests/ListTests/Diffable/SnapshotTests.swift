import Testing
import UIKit

@testable import HeadlessUIKit

/// What snapshots do by Apple's documentation, and the texts of violations.
@MainActor struct SnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func sample() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    /// The exceptions that a call raises.
    private func reasons(_ call: (inout Snapshot) -> Void) -> [String] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var exceptions: [UIKitException] = []
        UIKitException.handler = { exceptions.append($0) }
        var snapshot = sample()
        call(&snapshot)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(exceptions.allSatisfy { $0.name == "NSInternalInconsistencyException" })
        return exceptions.map(\.reason)
    }

    @Test func itemsGoToTheLastSection() {
        let snapshot = sample()
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfSection("c") == nil)
    }

    @Test func deletingAllItemsDeletesTheSections() {
        var snapshot = sample()
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
        snapshot.appendSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["a"])
    }

    @Test func marksAreKeptInOrderAndEndWithTheirItems() {
        var snapshot = sample()
        snapshot.reloadItems([3, 1, 5])
        snapshot.reloadItems([1, 2])
        snapshot.reconfigureItems([4, 5])
        snapshot.reloadSections(["b", "a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 5, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [4, 5])
        #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
        snapshot.deleteItems([1])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        #expect(snapshot.withoutMarks.reloadedItemIdentifiers == [])
    }

    @Test func itemsThatExistAreMovedAndReported() {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var reports: [String] = []
        LayoutDiagnostics.handler = { reports.append($0.reason) }
        var snapshot = sample()
        snapshot.appendItems([6, 2], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 6, 2])
        #expect(
            reports == [
                "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
                    + "snapshot. The existing item identifier will be moved into place instead, but this operation will be "
                    + "more expensive. For best performance, inserted item identifiers should always be unique. Set a "
                    + "symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch "
                    + "this in the debugger. Item identifier that already exists: 2"
            ])
        snapshot.moveItem(6, beforeItem: 1)
        #expect(snapshot.itemIdentifiers == [6, 1, 3, 4, 5, 2])
        #expect(reports.count == 1)
    }

    @Test func violationsRaiseTheTextsOfIOS() {
        let unknownSection =
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
            + "(which has O(1) performance)"
        #expect(reasons { $0.appendItems([9], toSection: "z") } == [unknownSection])
        #expect(reasons { _ = $0.numberOfItems(inSection: "z") } == [unknownSection])
        #expect(reasons { _ = $0.itemIdentifiers(inSection: "z") } == [unknownSection])
        #expect(
            reasons { _ in
                var empty = Snapshot()
                empty.appendItems([1])
            } == ["There are currently no sections in the data source. Please add a section first."])
        #expect(
            reasons { $0.appendItems([7, 8, 7, 7]) } == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
            ])
        #expect(
            reasons { $0.appendSections(["x", "y", "x"]) } == [
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
            ])
        #expect(
            reasons { $0.insertItems([7], beforeItem: 9) } == [
                "Invalid parameter not satisfying: insertIndex != NSNotFound"
            ])
        #expect(
            reasons { $0.insertSections(["x"], afterSection: "z") } == [
                "Invalid parameter not satisfying: insertIndex != NSNotFound"
            ])
        #expect(
            reasons {
                $0.moveItem(9, beforeItem: 1)
                $0.moveItem(1, afterItem: 9)
                $0.moveSection("z", beforeSection: "a")
                $0.moveSection("a", afterSection: "z")
            }
                == ["fromIndex", "toIndex", "fromSection", "toSection"].map {
                    "Invalid parameter not satisfying: \($0) != NSNotFound"
                })
        #expect(
            reasons { $0.reloadItems([9]) } == [
                "Attempted to reload item identifier that does not exist in the snapshot: 9"
            ])
        #expect(
            reasons {
                $0.deleteItems([9])
                $0.deleteSections(["z"])
                $0.moveItem(1, beforeItem: 1)
            } == [])
    }

    @Test func editsOfLargeSnapshotsAreThoseOfArrays() {
        var snapshot = Snapshot()
        snapshot.appendSections((0..<100).map { "\($0)" })
        for section in 0..<100 {
            snapshot.appendItems(Array(section * 1000..<section * 1000 + 1000), toSection: "\(section)")
        }
        #expect(snapshot.numberOfItems == 100_000)
        for item in stride(from: 0, to: 100_000, by: 50) { snapshot.moveItem(item, afterItem: 99_999) }
        #expect(snapshot.numberOfItems(inSection: "99") == 980 + 2000)
        #expect(snapshot.indexOfItem(51) == 49)
        for item in stride(from: 1, to: 100_000, by: 50) {
            snapshot.insertItems([item + 1_000_000], beforeItem: item)
        }
        #expect(snapshot.indexOfItem(51) == 51)
        #expect(snapshot.sectionIdentifier(containingItem: 1_050_001) == "50")
        snapshot.deleteItems(Array(0..<100_000))
        #expect(snapshot.itemIdentifiers == stride(from: 1_000_001, to: 1_100_000, by: 50).map { $0 })
    }
}
