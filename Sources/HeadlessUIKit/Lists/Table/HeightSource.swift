/// The heights that a delegate and a table's properties give, before anything is measured.
@MainActor
struct HeightSource {
    let table: UITableView
    let delegate: (any UITableViewDelegate)?
    let dataSource: any UITableViewDataSource

    /// Nil for a table without a data source.
    init?(_ table: UITableView) {
        guard let dataSource = table.dataSource else { return nil }
        (self.table, delegate, self.dataSource) = (table, table.delegate, dataSource)
    }

    private var settings: TableSettings { table.settings }

    // MARK: Rows

    /// The heights or estimates of a section's rows.
    func rows(of section: Int, count: Int) -> [RowRun] {
        guard count > 0 else { return [] }
        if let estimates = delegatedEstimates(of: section, count: count) { return estimates }
        if settings.estimatedRowHeight != 0 {
            table.loading.estimatesRows = true
            return [RowRun(count: count, length: estimate(standardEstimate))]
        }
        table.loading.estimatesRows = false
        return runs(count: count) { row in
            EstimatedLength(points: fixedHeight(IndexPath(row: row, section: section)), isMeasured: true)
        }
    }

    /// The height or estimate of one row.
    func estimate(of path: IndexPath) -> EstimatedLength {
        if let height = delegatedEstimate(of: path) {
            table.loading.estimatesRows = true
            return estimate(height)
        }
        table.loading.estimatesRows = settings.estimatedRowHeight != 0
        if table.loading.estimatesRows { return estimate(standardEstimate) }
        return EstimatedLength(points: fixedHeight(path), isMeasured: true)
    }

    private func delegatedEstimate(of path: IndexPath) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMethods.result { delegate.tableView(table, estimatedHeightForRowAt: path) }
            .map { usable($0, "estimatedHeightForRowAt", path) }
    }

    /// A height that is not finite is reported, and replaced by the standard one.
    private func usable(_ height: CGFloat, _ method: String, _ path: IndexPath) -> CGFloat {
        guard !height.isFinite else { return height }
        LayoutDiagnostics.report(
            .invalidValue(property: "tableView(_:\(method):)", value: Double(height)), about: table.debugLine,
            because:
                "the height of row \(path.row) in section \(path.section) must be finite; the table takes "
                + "\(standardHeight)")
        return standardHeight
    }

    /// Not measured; a negative height is automatic.
    private func estimate(_ height: CGFloat) -> EstimatedLength {
        EstimatedLength(points: height >= 0 ? height : standardEstimate, isMeasured: false)
    }

    private func delegatedEstimates(of section: Int, count: Int) -> [RowRun]? {
        guard let delegate, let first = delegatedEstimate(of: IndexPath(row: 0, section: section))
        else { return nil }
        table.loading.estimatesRows = true
        return runs(count: count) { row in
            let path = IndexPath(row: row, section: section)
            guard row > 0 else { return estimate(first) }
            let height = delegate.tableView(table, estimatedHeightForRowAt: path)
            return estimate(usable(height, "estimatedHeightForRowAt", path))
        }
    }

    private func runs(count: Int, _ length: (Int) -> EstimatedLength) -> [RowRun] {
        var runs: [RowRun] = []
        for row in 0..<count {
            let length = length(row)
            if runs.last?.length == length {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(RowRun(count: 1, length: length))
            }
        }
        return runs
    }

    /// The height of a row where nothing is estimated.
    private func fixedHeight(_ path: IndexPath) -> CGFloat {
        let height = height(of: path)
        return height >= 0 ? height : standardHeight
    }

    /// The height that the delegate or the property gives; negative is automatic.
    func height(of path: IndexPath) -> CGFloat {
        guard let delegate else { return settings.rowHeight }
        let height = OptionalMethods.result { delegate.tableView(table, heightForRowAt: path) }
        return height.map { usable($0, "heightForRowAt", path) } ?? settings.rowHeight
    }

    /// The estimate of rows where the delegate gives none.
    private var standardEstimate: CGFloat {
        if settings.estimatedRowHeight > 0 { return settings.estimatedRowHeight }
        return settings.rowHeight >= 0 ? settings.rowHeight : standardHeight
    }

    private var standardHeight: CGFloat { table.standardHeight }

    /// Whether rows have estimates until they are measured.
    var estimatesRows: Bool { table.loading.estimatesRows }

    // MARK: Headers and footers

    /// The heights or estimates of a section's header and footer, as far as no view has to be made.
    func measureEdges(of run: inout SectionRun, _ section: Int) {
        run.header = length(of: .header(section))
        run.footer = length(of: .footer(section))
        run.padding = SectionMetrics(table).padding(header: run.header.points)
    }

    private func length(of part: TablePart) -> EstimatedLength {
        if let estimate = delegatedEstimate(of: part), estimate > 0 {
            return EstimatedLength(points: estimate, isMeasured: false)
        }
        let estimate = part.isHeader ? settings.estimatedHeaderHeight : settings.estimatedFooterHeight
        let property = part.isHeader ? settings.headerHeight : settings.footerHeight
        if estimate == 0 {
            let height = table.delegatedHeight(of: part)
            if let height, height >= 0 { return EstimatedLength(points: height, isMeasured: true) }
        }
        let metrics = SectionMetrics(table)
        let hasViews = part.isHeader ? table.loading.hasDelegatedHeaders : table.loading.hasDelegatedFooters
        let hasContent = hasViews || table.title(of: part) != nil
        guard hasContent || estimate > 0 else {
            return EstimatedLength(points: metrics.space(part), isMeasured: false)
        }
        let points = estimate > 0 ? estimate : property > 0 ? property : metrics.estimate(part)
        return EstimatedLength(points: points, isMeasured: false)
    }

    private func delegatedEstimate(of part: TablePart) -> CGFloat? {
        guard let delegate else { return nil }
        return OptionalMethods.result {
            part.isHeader
                ? delegate.tableView(table, estimatedHeightForHeaderInSection: part.section)
                : delegate.tableView(table, estimatedHeightForFooterInSection: part.section)
        }
    }
}
