/// What cells report.
extension UITableView: CellContainer {
    func accessoryButtonTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        let cell = shown.cell(at: path)
        cell?.accessorySegue?(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    func editControlTapped(of cell: UITableViewCell) {
        guard let path = path(of: cell) else { return }
        switch editingStyle(of: path) {
        case .none: break
        case .delete: showDeleteConfirmation(path)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        }
    }

    /// Has a row measured again where the table follows constraints.
    func constraintsChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints else { return }
        contentSizeChanged(of: cell)
    }

    /// Has a row measured again in the next layout.
    func contentSizeChanged(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !loading.isLayingOut, loading.estimatesRows,
            let path = path(of: cell), exists(path)
        else { return }
        var length = heights.row(path.row, in: path.section)
        length.isMeasured = false
        heights.set(length, of: path.part)
        setNeedsLayout()
    }
}

extension UITableView: HeaderFooterContainer {
    /// Has a header or footer measured again in the next layout.
    func contentSizeChanged(of view: UITableViewHeaderFooterView) {
        guard selfSizingInvalidation != .disabled, !loading.isLayingOut,
            let part = shown.edges.first(where: { $0.value === view })?.key, heights.contains(part)
        else { return }
        let section = heights.section(part.section)
        var length = part.isHeader ? section.header : section.footer
        length.isMeasured = false
        setEdge(part, length)
        setNeedsLayout()
    }
}
