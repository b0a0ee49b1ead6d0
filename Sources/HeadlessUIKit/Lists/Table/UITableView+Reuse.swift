/// Registration and reuse of cells, headers and footers.
extension UITableView {
    final func register(_ cellClass: AnyClass?, for identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
    }

    final func register(header aClass: AnyClass?, for identifier: String) {
        reuse.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    final func dequeuedCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = reuse.cellClasses[identifier] else { return nil }
        return UITableViewCell.make(type, style: .default, reuseIdentifier: identifier)
    }

    final func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard reuse.cellClasses[identifier] != nil, let cell = dequeuedCell(identifier) else {
            raise(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return cell
    }

    final func dequeuedHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headers[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = reuse.headerClasses[identifier] else { return nil }
        return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }

    /// Raises an exception of a list that is inconsistent.
    final func raise(_ reason: String) {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason).raise()
    }
}
