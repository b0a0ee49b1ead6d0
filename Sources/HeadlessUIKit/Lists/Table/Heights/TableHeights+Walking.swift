/// Going from part to part.
extension TableHeights {
    /// The next part below; nil at the end.
    func part(after part: TablePart) -> TablePart? {
        switch part {
        case .header(let section):
            return rowCount(section) > 0 ? .row(section, 0) : .footer(section)
        case .row(let section, let row):
            return row + 1 < rowCount(section) ? .row(section, row + 1) : .footer(section)
        case .footer(let section):
            return section + 1 < sectionCount ? .header(section + 1) : nil
        }
    }

    /// The next part above; nil at the start.
    func part(before part: TablePart) -> TablePart? {
        switch part {
        case .header(let section): return section > 0 ? .footer(section - 1) : nil
        case .row(let section, let row): return row > 0 ? .row(section, row - 1) : .header(section)
        case .footer(let section):
            let count = rowCount(section)
            return count > 0 ? .row(section, count - 1) : .header(section)
        }
    }
}
