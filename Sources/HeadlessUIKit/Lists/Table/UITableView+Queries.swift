/// Rectangles, paths and visible views.
extension UITableView {
    final var loadedSectionCount: Int {
        loadIfNeeded()
        return dataSource == nil ? 1 : heights.sectionCount
    }

    final func rowCount(in section: Int) -> Int {
        loadIfNeeded()
        guard section >= 0, section < heights.sectionCount else { return 0 }
        return heights.rowCount(section)
    }

    final func exists(_ path: IndexPath) -> Bool {
        loadIfNeeded()
        return path.count == 2 && path.section >= 0 && path.section < heights.sectionCount && path.row >= 0
            && path.row < heights.rowCount(path.section)
    }

    final func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard section >= 0, section < heights.sectionCount else { return .zero }
        return rect(heights.span(ofSection: section), inset: 0)
    }

    final func headerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard section >= 0, section < heights.sectionCount else { return .zero }
        return rect(heights.span(.header(section)), inset: sideInset)
    }

    final func footerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard section >= 0, section < heights.sectionCount else { return .zero }
        return rect(heights.span(.footer(section)), inset: sideInset)
    }

    final func rowRect(_ path: IndexPath) -> CGRect {
        guard exists(path) else { return .zero }
        return rect(heights.span(.row(path.section, path.row)), inset: sideInset)
    }

    private func rect(_ span: (start: CGFloat, length: CGFloat), inset: CGFloat) -> CGRect {
        CGRect(
            x: inset, y: sectionsTop + span.start, width: max(0, bounds.width - 2 * inset),
            height: span.length)
    }

    /// Where the sections begin: below the table's header.
    final var sectionsTop: CGFloat { shown.tableHeader?.frame.height ?? 0 }

    /// The distance of inset rows from the sides.
    final var sideInset: CGFloat { tableStyle == .insetGrouped ? systemSideMargin : 0 }

    final func row(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard bounds.width > 0, point.x >= 0, point.x < bounds.width,
            case .row(let section, let row)? = heights.part(at: point.y - sectionsTop)
        else { return nil }
        return IndexPath(row: row, section: section)
    }

    final func rows(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        guard rect.isFiniteNumber else { return nil }
        var paths: [IndexPath] = []
        let top = sectionsTop
        let (start, end) = (max(rect.minY - top, 0), rect.maxY - top)
        var part = heights.part(at: start)
        while let current = part, heights.span(current).start < end {
            if case .row(let section, let row) = current {
                paths.append(IndexPath(row: row, section: section))
            }
            part = heights.part(after: current)
        }
        return paths
    }

    final func path(of cell: UITableViewCell) -> IndexPath? {
        shown.rows.first { $0.cell === cell }?.path
    }

    final func visibleCell(at path: IndexPath) -> UITableViewCell? { shown.cell(at: path) }

    /// The rows that intersect the bounds.
    final var cellsInView: [ShownViews.Row] {
        if flags.contains(.needsLayout), !loading.isLayingOut, windowStorage != nil { layoutIfNeeded() }
        return shown.rows
    }

    final var visiblePaths: [IndexPath]? {
        let paths = cellsInView.map(\.path)
        return paths.isEmpty && dataSource == nil ? nil : paths
    }

    final func headerInView(_ section: Int) -> UITableViewHeaderFooterView? {
        shown.headers[section] as? UITableViewHeaderFooterView
    }

    final func footerInView(_ section: Int) -> UITableViewHeaderFooterView? {
        shown.footers[section] as? UITableViewHeaderFooterView
    }
}

extension ShownViews {
    /// The index of a row among the shown ones; nil where it is not shown.
    func index(of path: IndexPath) -> Int? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].path == path ? low : nil
    }

    func cell(at path: IndexPath) -> UITableViewCell? { index(of: path).map { rows[$0].cell } }
}
