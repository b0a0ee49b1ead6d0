/// Selection by program.
extension UITableView {
    final func select(_ path: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard let path else {
            for path in selection.all { deselect(path, animated: animated) }
            return
        }
        guard exists(path) else { return }
        let selectsSeveral =
            editing.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !selectsSeveral {
            for other in selection.all where other != path { deselect(other, animated: animated) }
        }
        if !selection.contains(path) { selection.all.append(path) }
        shown.cell(at: path)?.setSelected(true, animated: animated)
        refreshRow(above: path)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    final func deselect(_ path: IndexPath, animated: Bool) {
        guard let index = selection.all.firstIndex(of: path) else { return }
        selection.all.remove(at: index)
        shown.cell(at: path)?.setSelected(false, animated: animated)
        if exists(path) { refreshRow(above: path) }
    }
}
