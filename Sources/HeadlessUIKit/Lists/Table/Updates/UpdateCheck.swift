/// Whether an update fits the numbers of sections and rows before and after it, in UIKit's words.
struct UpdateCheck {
    let map: TableUpdateMap
    let updates: TableUpdates
    /// The number of rows of each section.
    let before: [Int]
    let after: [Int]
    /// The description of the table.
    let table: String

    /// What is wrong; nil where all is consistent.
    func failure() -> String? {
        for change in updates.changes {
            if let failure = failure(of: change) { return failure }
        }
        guard let mismatch = sectionMismatch ?? rowMismatch else { return nil }
        return updates.changes.count > 1 ? batchText : mismatch
    }

    // MARK: Ranges

    private func failure(of change: TableUpdates.Change) -> String? {
        switch change {
        case .deleteSection(let section), .reloadSection(let section):
            missing(section, in: before).map {
                "attempt to delete section \(section), but there are only \($0) sections before the update"
            }
        case .insertSection(let section):
            missing(section, in: after).map {
                "attempt to insert section \(section) but there are only \($0) sections after the update"
            }
        case .moveSection(let section, let new):
            failureOfMove(section, new)
        case .deleteRow(let path), .reloadRow(let path): failureOfDeletion(path)
        case .insertRow(let path): failureOfInsertion(path)
        case .moveRow(let path, let new): failureOfMove(path, new) ?? conflict(path, new)
        }
    }

    /// The number of sections, where one is not among them.
    private func missing(_ section: Int, in counts: [Int]) -> Int? {
        counts.indices.contains(section) ? nil : counts.count
    }

    private func failureOfMove(_ section: Int, _ new: Int) -> String? {
        if let count = missing(section, in: before) {
            return
                "attempt to move section \(section), but there are only \(count) sections before the update"
        }
        return missing(new, in: after).map {
            "attempt to move section \(section) to section \(new), but there are only \($0) sections after the update"
        }
    }

    private func failureOfDeletion(_ path: IndexPath) -> String? {
        let start = "attempt to delete row \(path.row) from section \(path.section)"
        if let count = missing(path.section, in: before) {
            return start + ", but there are only \(count) sections before the update"
        }
        let count = before[path.section]
        guard path.row >= 0, path.row < count else {
            return start + " which only contains \(count) rows before the update"
        }
        if map.reloadedRows[path.section]?.contains(path.row) ?? false,
            map.deletedRows[path.section]?.contains(path.row) ?? false
        {
            return "attempt to delete and reload the same index path (\(path.objectiveCDescription))"
        }
        return nil
    }

    private func failureOfInsertion(_ path: IndexPath) -> String? {
        let start = "attempt to insert row \(path.row) into section \(path.section), but there are only"
        if let count = missing(path.section, in: after) {
            return start + " \(count) sections after the update"
        }
        let count = after[path.section]
        guard path.row >= 0, path.row < count else {
            return start + " \(count) rows in section \(path.section) after the update"
        }
        return nil
    }

    private func failureOfMove(_ path: IndexPath, _ new: IndexPath) -> String? {
        let start = "attempt to move index path (\(path.objectiveCDescription))"
        guard before.indices.contains(path.section), path.row >= 0, path.row < before[path.section] else {
            let count = before.indices.contains(path.section) ? before[path.section] : 0
            return start
                + " that does not exist - there are only \(count) rows in section \(path.section) before the update"
        }
        guard after.indices.contains(new.section), new.row >= 0, new.row < after[new.section] else {
            let count = after.indices.contains(new.section) ? after[new.section] : 0
            return start
                + " to index path (\(new.objectiveCDescription)) that does not exist - there are only \(count) rows in "
                + "section \(new.section) after the update"
        }
        return nil
    }

    private func conflict(_ path: IndexPath, _ new: IndexPath) -> String? {
        if map.deletedRows[path.section]?.contains(path.row) ?? false {
            return
                "attempt to perform a delete and a move from the same index path (\(path.objectiveCDescription))"
        }
        if map.insertedRows[new.section]?.contains(new.row) ?? false {
            return
                "attempt to perform an insert and a move to the same index path (\(new.objectiveCDescription))"
        }
        return nil
    }

    // MARK: Counts

    private var sectionMismatch: String? {
        let (inserted, deleted) = (map.insertedSections.count, map.deletedSections.count)
        guard after.count != before.count + inserted - deleted else { return nil }
        let reloaded = map.reloadedSections.count
        return """
            Invalid update: invalid number of sections.  The number of sections contained in the table view after the \
            update (\(after.count)) must be equal to the number of sections contained in the table view before the update \
            (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted + reloaded) inserted, \
            \(deleted + reloaded) deleted). Table view: \(table)
            """
    }

    private var rowMismatch: String? {
        for section in before.indices where !map.isReplaced(section: section) {
            guard let new = map.newSection(section) else { continue }
            if let mismatch = rowMismatch(section, new) { return mismatch }
        }
        return nil
    }

    private func rowMismatch(_ section: Int, _ new: Int) -> String? {
        let (inserted, deleted) = (
            map.insertedRows[new]?.count ?? 0, map.deletedRows[section]?.count ?? 0
        )
        let (movedIn, movedOut) = (map.movedIn[new]?.count ?? 0, map.movedOut[section]?.count ?? 0)
        guard after[new] != before[section] + inserted - deleted + movedIn - movedOut else { return nil }
        let reloaded = map.reloadedRows[section]?.count ?? 0
        return """
            Invalid update: invalid number of rows in section \(new).  The number of rows contained in an existing section \
            after the update (\(after[new])) must be equal to the number of rows contained in that section before the \
            update (\(before[section])), plus or minus the number of rows inserted or deleted from that section \
            (\(inserted + reloaded) inserted, \(deleted + reloaded) deleted) and plus or minus the number of rows moved \
            into or out of that section (\(movedIn) moved in, \(movedOut) moved out). Table view: \(table)
            """
    }

    // MARK: The text of a batch

    private var batchText: String {
        let lines = updates.changes.map { "\t" + Self.text(of: $0) }.joined(separator: ",\n")
        return """
            Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or \
            after performing the batch updates are inconsistent with the updates.
            Data source before updates = \(Self.text(of: before))
            Data source after updates = \(Self.text(of: after))
            Updates = [
            \(lines)
            ]
            Table view: \(table)
            """
    }

    private static func text(of counts: [Int]) -> String {
        "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: \(counts) }"
    }

    private static func text(of change: TableUpdates.Change) -> String {
        switch change {
        case .insertSection(let section): "Insert section (\(section))"
        case .deleteSection(let section): "Delete section (\(section))"
        case .reloadSection(let section): "Reload section (\(section))"
        case .moveSection(let section, let new): "Move section (\(section)) to (\(new))"
        case .insertRow(let path): "Insert row \(text(of: path))"
        case .deleteRow(let path): "Delete row \(text(of: path))"
        case .reloadRow(let path): "Reload row \(text(of: path))"
        case .moveRow(let path, let new): "Move row \(text(of: path)) to \(text(of: new))"
        }
    }

    private static func text(of path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
}
