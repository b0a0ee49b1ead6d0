/// Registration and reuse of cells, headers and footers.
extension UITableView {
    final func register(_ cellClass: AnyClass?, for identifier: String) {
        reuse.cellClasses[identifier] = cellClass as? UITableViewCell.Type
        if cellClass != nil, reuse.cellClasses[identifier] == nil {
            raise("must pass a class of kind UITableViewCell")
        }
    }

    final func register(header aClass: AnyClass?, for identifier: String) {
        reuse.headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        if aClass != nil, reuse.headerClasses[identifier] == nil {
            raise("must pass a class of kind UITableViewHeaderFooterView")
        }
    }

    final func dequeuedCell(_ identifier: String) -> UITableViewCell? {
        if let cell = reuse.cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = reuse.cellClasses[identifier] else {
            return reuse.cellNibs[identifier].flatMap { loadedCell($0, identifier) }
        }
        return UITableViewCell.make(type, style: .default, reuseIdentifier: identifier)
    }

    final func dequeuedCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = loading.reconfigured, loading.requested == path {
            return reconfigured(cell, identifier)
        }
        guard reuse.cellClasses[identifier] != nil || reuse.cellNibs[identifier] != nil else {
            raise(
                """
                unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the \
                identifier or connect a prototype cell in a storyboard
                """)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        checkSingleDequeue(identifier, path)
        guard let cell = dequeuedCell(identifier) else {
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        applyHeight(to: cell, path)
        return cell
    }

    private func checkSingleDequeue(_ identifier: String, _ path: IndexPath) {
        guard loading.requested == path else { return }
        if loading.isDequeued {
            raise(
                """
                Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need \
                to dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: \
                method (without an index path). Cell identifier: \(identifier), index path: \(path.objectiveCDescription)
                """)
        }
        loading.isDequeued = true
    }

    /// A cell that is dequeued for a row has the row's height before it is returned.
    private func applyHeight(to cell: UITableViewCell, _ path: IndexPath) {
        guard let source = HeightSource(self), exists(path) else { return }
        let height = source.height(of: path)
        var rect = rowRect(path)
        if height >= 0 { rect.size.height = height }
        UIView.performWithoutAnimation { cell.frame = rect }
    }

    private func reconfigured(_ cell: UITableViewCell, _ identifier: String) -> UITableViewCell {
        if cell.reuseIdentifier == identifier { return cell }
        raise(
            """
            Attempted to dequeue a cell with reuse identifier \(identifier) while reconfiguring a row whose cell has \
            the reuse identifier \(cell.reuseIdentifier ?? "(null)"), which is not allowed. Cell: \(cell.debugLine)
            """)
        return cell
    }

    final func dequeuedHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.headers[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = reuse.headerClasses[identifier] else {
            return reuse.headerNibs[identifier].flatMap { loadedHeaderFooter($0, identifier) }
        }
        return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }

    /// The cell that a nib has as its only object.
    private func loadedCell(_ nib: UINib, _ identifier: String) -> UITableViewCell? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
            raise(
                """
                invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object \
                which must be a UITableViewCell instance
                """)
            return nil
        }
        if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
            raise(
                """
                cell reuse indicator in nib (\(own)) does not match the identifier used to register the nib \
                (\(identifier))
                """)
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// The header or footer that a nib has as its only object.
    private func loadedHeaderFooter(_ nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView? {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard objects.count == 1, let view = objects.first as? UITableViewHeaderFooterView else {
            raise(
                """
                invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object \
                which must be a UITableViewHeaderFooterView instance
                """)
            return nil
        }
        view.reuseIdentifier = identifier
        return view
    }

    /// Raises an exception of a list that is inconsistent.
    final func raise(_ reason: String) {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason).raise()
    }
}

extension IndexPath {
    /// The path as `NSIndexPath` describes itself.
    var objectiveCDescription: String {
        let indexes = map(String.init).joined(separator: " - ")
        return "<NSIndexPath: 0x0> {length = \(count), path = \(indexes)}"
    }
}
