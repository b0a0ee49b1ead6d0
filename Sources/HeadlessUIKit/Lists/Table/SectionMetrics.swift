/// The space of headers and footers, in points.
@MainActor
struct SectionMetrics {
    private let table: UITableView

    init(_ table: UITableView) { self.table = table }

    /// The space of a header or footer that has no view and no title: grouped tables keep their sections apart.
    func space(_ part: TablePart) -> CGFloat {
        guard table.tableStyle != .plain else { return 0 }
        if part == .header(0), table.shown.tableHeader == nil { return 35 }
        return table.onPixelsUp(17.5)
    }

    /// The estimate for a header or footer with a title or a view.
    func estimate(_ part: TablePart) -> CGFloat {
        guard table.tableStyle != .plain else { return 28 }
        return part == .header(0) ? 55.5 : part.isHeader ? 38 : 30
    }

    /// The space above a plain table's header.
    func padding(header height: CGFloat) -> CGFloat {
        guard table.tableStyle == .plain, height > 0 else { return 0 }
        let padding = table.settings.headerTopPadding
        return padding >= 0 ? padding : 22
    }
}
