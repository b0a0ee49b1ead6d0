/// Showing the editing controls of rows.
extension UITableView {
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard editing.isEditing != isEditing else { return }
        editing.isEditing = isEditing
        updateEditingOfCells(animated: animated)
    }

    final func updateEditingOfCells(animated: Bool = false) {
        for row in shown.rows { row.cell.setEditing(editing.isEditing, animated: animated) }
        setNeedsLayout()
    }

    final func changeIndex(_ change: (inout TableSettings) -> Void) {
        change(&settings)
        setNeedsLayout()
    }

    final func reloadIndexTitles() { setNeedsLayout() }

    final var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: 0)
    }
}
