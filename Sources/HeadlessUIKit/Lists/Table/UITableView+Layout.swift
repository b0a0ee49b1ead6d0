/// Making, placing and recycling the visible rows.
extension UITableView {
    final func layoutTable() {
        guard !loading.isLayingOut else { return }
        loading.isLayingOut = true
        defer { loading.isLayingOut = false }
        loadIfNeeded()
        placeTableViews()
        let visible = bounds
        var part = heights.part(at: max(visible.minY - sectionsTop, 0))
        var shownNow: [ShownViews.Row] = []
        while let current = part, sectionsTop + heights.span(current).start < visible.maxY {
            if case .row(let section, let row) = current {
                let path = IndexPath(row: row, section: section)
                shownNow.append(ShownViews.Row(path: path, cell: shown.cell(at: path) ?? appear(path)))
            }
            part = heights.part(after: current)
        }
        let staying = Set(shownNow.map { ObjectIdentifier($0.cell) })
        let leaving = shown.rows.filter { !staying.contains(ObjectIdentifier($0.cell)) }
        shown.rows = shownNow
        for row in leaving { end(row) }
        for row in shownNow { row.cell.frame = rowRect(row.path) }
        contentSize = CGSize(
            width: bounds.width,
            height: sectionsTop + heights.height + (shown.tableFooter?.frame.height ?? 0))
    }

    private func appear(_ path: IndexPath) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        let height = HeightSource(table: self, delegate: delegate, dataSource: dataSource ?? EmptySource())
            .height(of: path)
        if height >= 0 {
            heights.set(EstimatedLength(points: height, isMeasured: true), of: .row(path.section, path.row))
        }
        cell.frame = rowRect(path)
        insertSubview(cell, at: 0)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Recycles all cells.
    final func endEveryRow() {
        let leaving = shown.rows
        shown.rows = []
        for row in leaving.reversed() { end(row) }
    }

    private func end(_ row: ShownViews.Row) {
        row.cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
        if let identifier = row.cell.reuseIdentifier { reuse.cells[identifier, default: []].append(row.cell) }
    }

    private func placeTableViews() {
        shown.background?.frame = bounds
        if let header = shown.tableHeader {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = shown.tableFooter {
            footer.frame = CGRect(
                x: 0, y: sectionsTop + heights.height, width: bounds.width, height: footer.frame.height)
        }
    }

    final func setBackgroundView(_ view: UIView?) {
        shown.background?.removeFromSuperview()
        shown.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    final func setTableHeader(_ view: UIView?) {
        shown.tableHeader?.removeFromSuperview()
        shown.tableHeader = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    final func setTableFooter(_ view: UIView?) {
        shown.tableFooter?.removeFromSuperview()
        shown.tableFooter = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }
}

/// A data source without rows.
final class EmptySource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
