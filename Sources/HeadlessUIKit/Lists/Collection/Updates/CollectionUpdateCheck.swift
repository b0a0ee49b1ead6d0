import Foundation

/// Whether the numbers of sections and items before and after an update differ by what it inserts and deletes.
struct CollectionUpdateCheck {
    let batch: UpdateBatch
    let before: [Int]
    let after: [Int]
    /// The collection view, in the form of messages.
    let view: String

    /// What is wrong, in UIKit's words; nil if nothing is.
    func violation(_ map: UpdateMap) -> String? {
        rangeViolation ?? countViolation(map)
    }

    // MARK: Ranges

    private var rangeViolation: String? {
        for section in batch.deletedSections + batch.reloadedSections + batch.movedSections.map(\.0)
        where !before.indices.contains(section) {
            return
                "attempt to delete section \(section), but there are only \(before.count) sections before the "
                + "update"
        }
        for section in batch.insertedSections + batch.movedSections.map(\.1)
        where !after.indices.contains(section) {
            return
                "attempt to insert section \(section) but there are only \(after.count) sections after the "
                + "update"
        }
        for path in batch.deletedItems + batch.reloadedItems where !contains(path, before) {
            guard before.indices.contains(path.section) else {
                return "attempt to delete item \(path.item) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            return "attempt to delete item \(path.item) from section \(path.section) which only contains "
                + "\(before[path.section]) items before the update"
        }
        for path in batch.insertedItems where !contains(path, after) {
            guard after.indices.contains(path.section) else {
                return "attempt to insert item \(path.item) into section \(path.section), but there are only "
                    + "\(after.count) sections after the update"
            }
            return "attempt to insert item \(path.item) into section \(path.section), but there are only "
                + "\(after[path.section]) items in section \(path.section) after the update"
        }
        return moveViolation
    }

    private var moveViolation: String? {
        for (old, new) in batch.movedItems {
            if !contains(old, before) {
                return
                    "attempt to move item at index path (\(old.pathText)) that does not exist before the update"
            }
            if !contains(new, after) {
                return
                    "attempt to move item to index path (\(new.pathText)) that does not exist after the update"
            }
        }
        return nil
    }

    private func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    // MARK: Counts

    private func countViolation(_ map: UpdateMap) -> String? {
        let (inserted, deleted) = (batch.insertedSections.count, batch.deletedSections.count)
        if after.count != before.count + inserted - deleted {
            if batch.changeCount > 1 { return batchMessage }
            return
                "Invalid update: invalid number of sections.  The number of sections contained in the collection "
                + "view after the update (\(after.count)) must be equal to the number of sections contained in the "
                + "collection view before the update (\(before.count)), plus or minus the number of sections "
                + "inserted or deleted (\(inserted) inserted, \(deleted) deleted). Collection view: \(view)"
        }
        let changes = SectionChanges(batch)
        for (old, count) in before.enumerated() where !map.reloadedSections.contains(old) {
            guard let new = map.newSection(of: old), after.indices.contains(new) else { continue }
            let (added, removed) = (changes.inserted[new] ?? 0, changes.deleted[old] ?? 0)
            let (movedIn, movedOut) = (changes.movedIn[new] ?? 0, changes.movedOut[old] ?? 0)
            guard after[new] != count + added - removed + movedIn - movedOut else { continue }
            if batch.changeCount > 1 { return batchMessage }
            return
                "Invalid update: invalid number of items in section \(new).  The number of items contained in an "
                + "existing section after the update (\(after[new])) must be equal to the number of items contained "
                + "in that section before the update (\(count)), plus or minus the number of items inserted or "
                + "deleted from that section (\(added) inserted, \(removed) deleted) and plus or minus the number "
                + "of items moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out). "
                + "Collection view: \(view)"
        }
        return nil
    }

    private var batchMessage: String {
        func counts(_ counts: [Int]) -> String {
            "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: "
                + "[\(counts.map(String.init).joined(separator: ", "))] }"
        }
        let updates = changeLines.map { "\t" + $0 }.joined(separator: ",\n")
        return
            "Invalid batch updates detected: the number of sections and/or items returned by the data source "
            + "before and/or after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\n"
            + "Updates = [\n\(updates)\n]\nCollection view: \(view)"
    }

    private var changeLines: [String] {
        func text(_ path: IndexPath) -> String { "(\(path.map(String.init).joined(separator: " - ")))" }
        return batch.deletedSections.sorted(by: >).map { "Delete section (\($0))" }
            + batch.deletedItems.sorted(by: >).map { "Delete item \(text($0))" }
            + batch.reloadedSections.sorted().map { "Reload section (\($0))" }
            + batch.reloadedItems.sorted().map { "Reload item \(text($0))" }
            + batch.insertedSections.sorted().map { "Insert section (\($0))" }
            + batch.insertedItems.sorted().map { "Insert item \(text($0))" }
            + batch.movedSections.map { "Move section (\($0.0)) to (\($0.1))" }
            + batch.movedItems.map { "Move item \(text($0.0)) to \(text($0.1))" }
    }
}

/// How many items an update changes in each section.
private struct SectionChanges {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedIn: [Int: Int] = [:]
    var movedOut: [Int: Int] = [:]

    init(_ batch: UpdateBatch) {
        for path in batch.insertedItems { inserted[path.section, default: 0] += 1 }
        for path in batch.deletedItems { deleted[path.section, default: 0] += 1 }
        for (old, new) in batch.movedItems {
            movedOut[old.section, default: 0] += 1
            movedIn[new.section, default: 0] += 1
        }
    }
}
