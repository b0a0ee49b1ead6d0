/// Cells of rows: made, measured, shown and recycled.
extension UITableView {
    /// Makes the cell of a row that has none, and measures a row that is not measured.
    final func ensureRow(_ path: IndexPath) {
        let length = heights.row(path.row, in: path.section)
        if length.isMeasured, length.points <= 0 { return }
        guard let cell = shown.cell(at: path) else { return makeRow(path) }
        guard !length.isMeasured else { return }
        let height = HeightSource(self)?.height(of: path) ?? length.points
        measure(cell, path, height: height)
    }

    private func makeRow(_ path: IndexPath) {
        let generation = loading.generation
        guard let source = HeightSource(self) else { return }
        let cell = usable(requestCell(path, from: source.dataSource), path)
        guard loading.generation == generation else { return abandon(cell) }
        let height = source.height(of: path)
        guard loading.generation == generation else { return abandon(cell) }
        prepare(cell, path)
        if cell.superview !== self { insertSubview(cell, at: shown.background == nil ? 0 : 1) }
        if source.estimatesRows {
            measure(cell, path, height: height)
            if heights.row(path.row, in: path.section).points <= 0 {
                cell.removeFromSuperview()
                return abandon(cell)
            }
        }
        UIView.performWithoutAnimation { cell.frame = rowRect(path) }
        shown.rows.insert(ShownViews.Row(path: path, cell: cell), at: shown.insertionIndex(of: path))
        loading.prefetched.remove(path)
        source.delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    /// The data source's cell for a row.
    final func requestCell(_ path: IndexPath, from source: any UITableViewDataSource) -> UITableViewCell {
        let outer = loading.requested
        loading.requested = path
        loading.isDequeued = false
        defer { loading.requested = outer }
        return source.tableView(self, cellForRowAt: path)
    }

    /// A cell can show one row only: another one takes the position of a cell that is shown already.
    private func usable(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
        guard let other = shown.rows.first(where: { $0.cell === cell })?.path, other != path else {
            return cell
        }
        LayoutDiagnostics.report(
            .ignored(call: "the cell for row \(path.row) in section \(path.section)"), about: cell.debugLine,
            because: "it shows row \(other.row) in section \(other.section); the row gets an empty cell")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns a cell to the pool that was never shown.
    private func abandon(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, cell.superview == nil else { return }
        reuse.cells[identifier, default: []].append(cell)
    }

    /// Gives a cell what the table says about its row.
    final func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.container = self
        cell.surroundings = surroundings(of: path)
        if let level = OptionalMethods.result(of: {
            delegate?.tableView(self, indentationLevelForRowAt: path)
        }),
            let level
        {
            cell.indentationLevel = level
        }
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted, selection.highlighted != path { cell.setHighlighted(false, animated: false) }
        let isEdited = showsEditing(path)
        prepareIndent(cell, path)
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    }

    // MARK: Measuring

    /// Measures a row: by its height, or by its content where that is negative.
    final func measure(_ cell: UITableViewCell, _ path: IndexPath, height: CGFloat) {
        let points = height >= 0 ? height : fittingHeight(of: cell, path)
        let usable = points.isFinite && points < 1e8 ? points : standardHeight
        heights.set(EstimatedLength(points: usable, isMeasured: true), of: path.part)
        loading.measurements += 1
    }

    final var standardHeight: CGFloat { ListMetrics(traitCollection).rowHeight }

    private func fittingHeight(of cell: UITableViewCell, _ path: IndexPath) -> CGFloat {
        let rect = rowRect(path)
        if cell.bounds.width != rect.width { UIView.performWithoutAnimation { cell.frame = rect } }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rect.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { return onPixelsUp(size.height) }
        CellWarnings.reportZeroHeight(cell)
        return standardHeight
    }

    /// A length in whole pixels that is not smaller.
    final func onPixelsUp(_ length: CGFloat) -> CGFloat {
        let scale = roundingScale
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    // MARK: Recycling

    /// Removes what is no longer visible.
    final func recycle() {
        let leaving = shown.rows.filter { row in
            guard exists(row.path) else { return true }
            // A lifted row stays under the finger while the table scrolls.
            if row.cell === move?.cell { return false }
            let rect = rowRect(row.path)
            return rect.height <= 0 || !isVisible(rect)
        }
        guard !leaving.isEmpty else { return }
        let gone = Set(leaving.map { ObjectIdentifier($0.cell) })
        shown.rows.removeAll { gone.contains(ObjectIdentifier($0.cell)) }
        guard !loading.isAnimatingUpdate else { return depart(leaving) }
        for row in leaving { end(row) }
    }

    /// Has rows that an update pushes out of sight go there before they are recycled.
    private func depart(_ rows: [ShownViews.Row]) {
        for row in rows where exists(row.path) { row.cell.frame = rowRect(row.path) }
        loading.departing.rows += rows
    }

    /// Removes a cell that is no longer one of the shown ones.
    final func end(_ row: ShownViews.Row) {
        forgetRowAway(row.cell)
        if row.cell.superview === self { row.cell.removeFromSuperview() }
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
        if let identifier = row.cell.reuseIdentifier { reuse.cells[identifier, default: []].append(row.cell) }
    }

    /// Removes everything that rows and sections show, from the bottom up.
    final func endEverything() {
        finishDepartures()
        let (leaving, edges) = (shown.rows, shown.edges)
        shown.rows = []
        shown.edges = [:]
        shown.forgetBlankEdges()
        for row in leaving.reversed() { end(row) }
        for (part, view) in edges.sorted(by: { $0.key > $1.key }) { end(part, view) }
    }
}
