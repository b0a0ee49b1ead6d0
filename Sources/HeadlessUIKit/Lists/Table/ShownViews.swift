/// The views that a table shows now.
struct ShownViews {
    /// A row with its cell.
    struct Row {
        var path: IndexPath
        let cell: UITableViewCell
    }

    /// A header or footer with its view.
    struct Supplement {
        var section: Int
        let view: UIView
    }

    /// From top to bottom.
    var rows: [Row] = []
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var background: UIView?
    var tableHeader: UIView?
    var tableFooter: UIView?
}
