/// Selection by program.
extension UITableView {
    final func select(_ path: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
        guard let path else {
            for path in selection.all { deselect(path, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for other in selection.all where other != path { deselect(other, animated: animated) }
        }
        if !selection.contains(path) { selection.all.append(path) }
        shown.cell(at: path)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    final func deselect(_ path: IndexPath, animated: Bool) {
        selection.all.removeAll { $0 == path }
        shown.cell(at: path)?.setSelected(false, animated: animated)
    }
}
