/// The selected and the touched rows of a table.
struct TableSelection {
    /// In the order of their selection.
    var all: [IndexPath] = []
    /// The row that a touch highlights.
    var highlighted: IndexPath?
    /// The row that is touched and not yet highlighted.
    var touched: IndexPath?
    /// Highlights the touched row when the touch has lasted.
    var delay: AnimationClock.Token?

    var first: IndexPath? { all.first }
    var paths: [IndexPath]? { all.isEmpty ? nil : all }

    func contains(_ path: IndexPath) -> Bool { all.contains(path) }
}
