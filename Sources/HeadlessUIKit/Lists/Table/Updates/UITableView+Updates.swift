/// Updates in batches.
extension UITableView {
    /// Makes several changes that are one update, and animates it; the closure does not escape.
    ///
    /// - Parameters:
    ///   - updates: The changes, of the data too.
    ///   - completion: Called when the animation has ended, with whether it was not interrupted.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    final var hasOpenUpdates: Bool { loading.depth > 0 }

    final func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openUpdates()
        if let completion { openUpdate.completions.append(completion) }
        updates?()
        closeUpdates()
    }

    final func openUpdates() {
        // Rows that were never counted are counted before the data changes.
        if loading.depth == 0 { loadIfNeeded() }
        loading.depth += 1
    }

    final func closeUpdates() {
        guard loading.depth > 0 else { return }
        loading.depth -= 1
        guard loading.depth == 0 else { return }
        let updates = openUpdate
        openUpdate = TableUpdates()
        commit(updates)
    }

    /// Adds changes to the open update, or makes an update of them.
    final func update(_ change: (inout TableUpdates) -> Void) {
        openUpdates()
        change(&openUpdate)
        closeUpdates()
    }

    final func reconfigure(_ paths: [IndexPath]) {
        update { $0.reconfigured += paths.filter { $0.count == 2 } }
    }

    // MARK: Committing

    private func commit(_ updates: TableUpdates) {
        guard let source = HeightSource(self) else {
            for completion in updates.completions { completion(true) }
            return
        }
        let map = TableUpdateMap(updates)
        let before = heights.rowCounts
        let after = (0..<readSectionCount(source.dataSource)).map { readRowCount(source.dataSource, $0) }
        let check = UpdateCheck(map: map, updates: updates, before: before, after: after, table: debugLine)
        if let failure = check.failure() {
            raise(failure)
            // Where the handler returns, the table shows what the data source has now.
            reloadAll()
            for completion in updates.completions { completion(false) }
            return
        }
        finishDepartures()
        loading.generation += 1
        heights.apply(map, counts: after, source: source)
        let leaving = take(map)
        reviewHeights(of: map, source: source, wasEmpty: updates.changes.isEmpty)
        for path in updates.reconfigured { if let path = map.newPath(path) { reconfigureRow(path, source) } }
        show(UpdateAnimation(updates: updates, map: map, leaving: leaving))
    }

    /// Gives what is shown its paths after the update.
    ///
    /// - Returns: What is no longer shown, by the paths before.
    private func take(_ map: TableUpdateMap) -> DepartingViews {
        var departing = DepartingViews()
        var staying: [ShownViews.Row] = []
        for row in shown.rows {
            if let path = map.newPath(row.path), !map.isReloaded(row.path) {
                staying.append(ShownViews.Row(path: path, cell: row.cell))
            } else {
                departing.rows.append(row)
            }
        }
        shown.rows = staying.sorted { $0.path < $1.path }
        takeEdges(map, &departing)
        takeSelection(map)
        loading.prefetched = Set(loading.prefetched.compactMap(map.newPath))
        loading.needsSurroundings = true
        return departing
    }

    private func takeEdges(_ map: TableUpdateMap, _ departing: inout DepartingViews) {
        let (edges, announced) = (shown.edges, shown.announcedEdges)
        shown.edges = [:]
        shown.announcedEdges = []
        shown.forgetBlankEdges()
        for (part, view) in edges {
            let new = map.isReplaced(section: part.section) ? nil : map.newSection(part.section)
            guard let section = new else {
                if announced.contains(part) {
                    departing.edges[part] = view
                } else {
                    view.removeFromSuperview()
                }
                continue
            }
            let moved = part.isHeader ? TablePart.header(section) : .footer(section)
            shown.edges[moved] = view
            if announced.contains(part) { shown.announcedEdges.insert(moved) }
        }
    }

    private func takeSelection(_ map: TableUpdateMap) {
        // A reloaded row is another one.
        selection.all = selection.all.compactMap { map.isReloaded($0) ? nil : map.newPath($0) }
        guard let touched = selection.touched else { return }
        selection.touched = map.newPath(touched)
        selection.highlighted = selection.highlighted.flatMap(map.newPath)
        if selection.touched == nil { selection.delay?.cancel() }
    }

    /// Has heights measured again that an update may have changed: those of what is visible, and all where nothing is estimated
    /// and the update has no changes.
    private func reviewHeights(of map: TableUpdateMap, source: HeightSource, wasEmpty: Bool) {
        if wasEmpty, !loading.estimatesRows { return resetHeights() }
        if wasEmpty {
            for row in shown.rows {
                var length = heights.row(row.path.row, in: row.path.section)
                length.isMeasured = false
                heights.set(length, of: row.path.part)
            }
        }
        var edges = Set(shown.edges.keys)
        if heights.sectionCount > 0 { edges.insert(.header(0)) }
        if let first = map.newSection(0), first < heights.sectionCount { edges.insert(.header(first)) }
        for part in edges {
            var length =
                part.isHeader ? heights.section(part.section).header : heights.section(part.section).footer
            let estimate = part.isHeader ? settings.estimatedHeaderHeight : settings.estimatedFooterHeight
            guard length.isMeasured, wasEmpty || estimate != 0 else { continue }
            length.isMeasured = false
            setEdge(part, length)
        }
    }

    private func reconfigureRow(_ path: IndexPath, _ source: HeightSource) {
        guard exists(path), let cell = shown.cell(at: path) else { return }
        loading.reconfigured = cell
        defer { loading.reconfigured = nil }
        _ = requestCell(path, from: source.dataSource)
        guard loading.estimatesRows else { return }
        var length = heights.row(path.row, in: path.section)
        length.isMeasured = false
        heights.set(length, of: path.part)
    }
}
