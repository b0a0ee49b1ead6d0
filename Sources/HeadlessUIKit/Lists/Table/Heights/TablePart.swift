/// A part of a table that has a height.
enum TablePart: Hashable {
    case header(Int)
    case row(Int, Int)
    case footer(Int)

    /// The section that the part belongs to.
    var section: Int {
        switch self {
        case .header(let section), .row(let section, _), .footer(let section): section
        }
    }

    var isHeader: Bool {
        if case .header = self { true } else { false }
    }

    /// The order of the parts of one section.
    private var rank: (Int, Int) {
        switch self {
        case .header: (0, 0)
        case .row(_, let row): (1, row)
        case .footer: (2, 0)
        }
    }
}

/// In the order from top to bottom.
extension TablePart: Comparable {
    static func < (a: TablePart, b: TablePart) -> Bool {
        a.section == b.section ? a.rank < b.rank : a.section < b.section
    }
}
