/// A table view as what shows snapshots.
struct TableTarget: DiffableTarget {
    let table: UITableView
    let animation: UITableView.RowAnimation

    var isInWindow: Bool { table.window != nil }

    /// A table moves no rows out of deleted sections or into inserted ones, and one section at a time.
    func canMake(_ edits: SnapshotEdits) -> Bool {
        edits.movedItemsOfEditedSections.isEmpty && edits.movedSections.count <= 1
    }

    func reloadData() { table.reloadData() }

    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        withoutActuallyEscaping(updates) { table.performBatchUpdates($0, completion: completion) }
    }

    func make(_ edits: SnapshotEdits) {
        if !edits.deletedSections.isEmpty { table.deleteSections(edits.deletedSections, with: animation) }
        if !edits.insertedSections.isEmpty { table.insertSections(edits.insertedSections, with: animation) }
        for move in edits.movedSections { table.moveSection(move.from, toSection: move.to) }
        if !edits.deletedItems.isEmpty { table.deleteRows(at: edits.deletedItems, with: animation) }
        if !edits.insertedItems.isEmpty { table.insertRows(at: edits.insertedItems, with: animation) }
        for move in edits.movedItems { table.moveRow(at: move.from, to: move.to) }
    }

    func reload(sections: IndexSet, items: [IndexPath]) {
        if !sections.isEmpty { table.reloadSections(sections, with: animation) }
        if !items.isEmpty { table.reloadRows(at: items, with: animation) }
    }

    func reconfigure(_ items: [IndexPath]) { table.reconfigureRows(at: items) }
}
