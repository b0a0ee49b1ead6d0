/// A list view, as what shows snapshots.
@MainActor
protocol DiffableTarget {
    var isInWindow: Bool { get }
    /// Whether the list can make edits in one update; else it reads all anew.
    func canMake(_ edits: SnapshotEdits) -> Bool
    func reloadData()
    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?)
    /// Makes edits, within an update.
    func make(_ edits: SnapshotEdits)
    /// Makes the views of sections and items anew, within an update.
    func reload(sections: IndexSet, items: [IndexPath])
    /// Has the data source configure the cells of items again.
    func reconfigure(_ items: [IndexPath])
}
