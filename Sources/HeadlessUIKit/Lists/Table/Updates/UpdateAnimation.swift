/// What an update animates.
struct UpdateAnimation {
    let updates: TableUpdates
    let map: TableUpdateMap
    /// What was shown and is no longer.
    let leaving: DepartingViews

    /// How a row appears that was not there before.
    func insertion(of path: IndexPath) -> UITableView.RowAnimation {
        if let own = updates.insertions[path] ?? updates.sectionInsertions[path.section] { return own }
        // What replaces something appears as that disappears.
        if let old = map.oldSection(path.section), map.reloadedSections.contains(old) {
            return updates.sectionDeletions[old] ?? .automatic
        }
        let old = leaving.rows.first { map.newPath($0.path) == path }
        return old.map { deletion(of: $0.path) } ?? .automatic
    }

    /// How a row disappears, by its path before the update.
    func deletion(of path: IndexPath) -> UITableView.RowAnimation {
        updates.deletions[path] ?? updates.sectionDeletions[path.section] ?? .automatic
    }
}

/// Views that are seen until an animation has ended, and are then recycled.
struct DepartingViews {
    var rows: [ShownViews.Row] = []
    var edges: [TablePart: UIView] = [:]
    /// Changes with each update, so that the end of an animation finds its own views.
    var number = 0
}
