/// The views that a table shows now.
struct ShownViews {
    /// A row with its cell.
    struct Row {
        var path: IndexPath
        let cell: UITableViewCell
    }

    /// From top to bottom.
    var rows: [Row] = []
    /// The views of headers and footers.
    var edges: [TablePart: UIView] = [:]
    /// Headers and footers that have no view, so that it is not requested in every layout.
    var blankEdges: Set<TablePart> = []
    /// Whether the sections that were looked at have a title below them, so that it is not requested in every layout.
    var hasFooterTitle: [Int: Bool] = [:]
    /// The headers and footers whose display was announced to the delegate.
    var announcedEdges: Set<TablePart> = []
    var background: UIView?
    var tableHeader: UIView?
    var tableFooter: UIView?
    /// The heights of the table's own header and footer when they were set.
    var tableHeaderHeight: CGFloat = 0
    var tableFooterHeight: CGFloat = 0

    /// Has missing headers and footers requested again.
    mutating func forgetBlankEdges() {
        blankEdges = []
        hasFooterTitle = [:]
    }

    /// The index of a row among the shown ones; nil where it is not shown.
    func index(of path: IndexPath) -> Int? {
        let index = insertionIndex(of: path)
        return index < rows.count && rows[index].path == path ? index : nil
    }

    /// The index at which a row is or would be.
    func insertionIndex(of path: IndexPath) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func cell(at path: IndexPath) -> UITableViewCell? { index(of: path).map { rows[$0].cell } }
}
