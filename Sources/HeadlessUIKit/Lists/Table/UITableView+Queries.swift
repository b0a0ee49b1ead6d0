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
    final var sectionsTop: CGFloat { shown.tableHeaderHeight }

    /// The distance of inset rows from the sides.
    final var sideInset: CGFloat {
        guard tableStyle == .insetGrouped else { return 0 }
        let window = windowStorage?.bounds.size ?? bounds.size
        return ListMargins.ofCards(inWindowOf: window, traits: traitCollection)
    }

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

    final func visibleCell(at path: IndexPath) -> UITableViewCell? {
        if loading.requested != nil { reportAccessDuringUpdate() }
        guard path.count == 2 else { return nil }
        layOutBeforeAccess()
        return shown.cell(at: path)
    }

    private func reportAccessDuringUpdate() {
        LayoutDiagnostics.report(
            .advice, about: "",
            because: """
                [Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of \
                updating its visible cells, which is not allowed. Make a symbolic breakpoint at \
                UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this in the debugger and see what \
                caused this to occur. Perhaps you are trying to ask the table view for a cell from inside a table view \
                callback about a specific row? Table view: \(debugLine)
                """)
    }

    /// Queries of what is visible find it, where a layout is pending.
    private func layOutBeforeAccess() {
        if flags.contains(.needsLayout), !loading.isLayingOut, windowStorage != nil { layoutTable() }
    }

    /// The rows that intersect the bounds.
    final var cellsInView: [ShownViews.Row] {
        layOutBeforeAccess()
        return shown.rows
    }

    final var visiblePaths: [IndexPath]? {
        let paths = cellsInView.map(\.path)
        return paths.isEmpty && dataSource == nil ? nil : paths
    }

    final func headerInView(_ section: Int) -> UITableViewHeaderFooterView? {
        shown.edges[.header(section)] as? UITableViewHeaderFooterView
    }

    final func footerInView(_ section: Int) -> UITableViewHeaderFooterView? {
        shown.edges[.footer(section)] as? UITableViewHeaderFooterView
    }
}
