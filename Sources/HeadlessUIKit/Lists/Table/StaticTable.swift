import Foundation

/// The sections and rows of a table that were designed in a storyboard.
@MainActor
struct StaticTable {
    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row] = []
    }

    struct Row {
        let cell: UITableViewCell
        /// The height of the row's own, in points; nil is the table's.
        let height: CGFloat?
    }

    let sections: [Section]

    /// The row at a path; nil where there is none.
    func row(_ path: IndexPath) -> Row? {
        guard path.count == 2, let rows = section(path.section)?.rows, rows.indices.contains(path.row) else {
            return nil
        }
        return rows[path.row]
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}
