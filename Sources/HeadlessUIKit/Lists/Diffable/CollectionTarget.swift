/// A collection view as what shows snapshots.
struct CollectionTarget: DiffableTarget {
    let collection: UICollectionView

    var isInWindow: Bool { collection.window != nil }

    func canMake(_ edits: SnapshotEdits) -> Bool { true }

    func reloadData() { collection.reloadData() }

    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
        withoutActuallyEscaping(updates) { collection.performBatchUpdates($0, completion: completion) }
    }

    func make(_ edits: SnapshotEdits) {
        if !edits.deletedSections.isEmpty { collection.deleteSections(edits.deletedSections) }
        if !edits.insertedSections.isEmpty { collection.insertSections(edits.insertedSections) }
        for move in edits.movedSections { collection.moveSection(move.from, toSection: move.to) }
        if !edits.deletedItems.isEmpty { collection.deleteItems(at: edits.deletedItems) }
        if !edits.insertedItems.isEmpty { collection.insertItems(at: edits.insertedItems) }
        for move in edits.movedItems + edits.movedItemsOfEditedSections {
            collection.moveItem(at: move.from, to: move.to)
        }
    }

    func reload(sections: IndexSet, items: [IndexPath]) {
        if !sections.isEmpty { collection.reloadSections(sections) }
        if !items.isEmpty { collection.reloadItems(at: items) }
    }

    func reconfigure(_ items: [IndexPath]) { collection.reconfigureItems(at: items) }
}
