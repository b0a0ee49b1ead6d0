/// Showing the editing controls of rows.
extension UITableView {
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard editing.isEditing != isEditing else { return }
        endSwipe(animated: animated)
        cancelMove()
        editing.isEditing = isEditing
        updateEditingOfCells(animated: animated)
        reloadIndexTitles()
    }

    final func updateEditingOfCells(animated: Bool = false) {
        let change = { [self] in
            for row in shown.rows {
                row.cell.surroundings = surroundings(of: row.path)
                prepareIndent(row.cell, row.path)
                row.cell.transition(toEditing: showsEditing(row.path), animated: animated)
            }
        }
        setNeedsLayout()
        guard animated, windowStorage != nil else { return change() }
        UIView.animate(withDuration: 0.3) { [self] in
            change()
            for row in shown.rows { row.cell.layoutIfNeeded() }
        }
    }

    /// Takes over whether a row is indented while it is edited, where the delegate says so.
    final func prepareIndent(_ cell: UITableViewCell, _ path: IndexPath) {
        guard editing.isEditing, let delegate else { return }
        let indents = OptionalMethods.result { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
        if let indents { cell.shouldIndentWhileEditing = indents }
    }

    /// Whether a row shows that the table is edited.
    final func showsEditing(_ path: IndexPath) -> Bool { editing.isEditing && canEdit(path) }

    final func canEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalMethods.result { dataSource.tableView(self, canEditRowAt: path) } ?? true
    }

    /// The control of a row that is edited.
    final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        guard let delegate else { return .delete }
        return OptionalMethods.result { delegate.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    /// Whether a row can be moved. Whether the data source implements moving is not visible here before it moves one.
    final func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalMethods.result { dataSource.tableView(self, canMoveRowAt: path) } ?? false
    }

    final func changeIndex(_ change: (inout TableSettings) -> Void) {
        change(&settings)
        reloadIndexTitles()
    }

    /// Has the titles of the index read in the next layout.
    final func reloadIndexTitles() {
        madeRowInteractions.needsIndexUpdate = true
        setNeedsLayout()
    }

    final var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: 0)
    }
}
