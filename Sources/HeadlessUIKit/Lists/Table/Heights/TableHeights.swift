/// A length that is measured, or an estimate.
struct EstimatedLength: Equatable {
    var points: CGFloat
    var isMeasured: Bool

    static let none = EstimatedLength(points: 0, isMeasured: true)
    var ticks: Double { Ticks.of(points) }
}

/// Rows in a row that have one height.
struct RowRun: RopeRun {
    var count: Int
    var length: EstimatedLength

    var extent: Double { length.ticks * Double(count) }

    func split(at index: Int) -> (RowRun, RowRun) {
        (RowRun(count: index, length: length), RowRun(count: count - index, length: length))
    }
}

/// A section: padding, header, rows, footer.
struct SectionRun: RopeRun {
    /// The space above the header.
    var padding: CGFloat = 0
    var header = EstimatedLength.none
    var footer = EstimatedLength.none
    /// The sequence of the rows' heights.
    var rows: Rope<RowRun>.Root = Rope<RowRun>.empty
    var rowCount = 0
    /// The extent of the rows, in ticks.
    var rowExtent = 0.0

    var count: Int { 1 }
    var extent: Double { rowStart + rowExtent + footer.ticks }
    /// The distance of the first row from the section's start, in ticks.
    var rowStart: Double { Ticks.of(padding) + header.ticks }

    func split(at index: Int) -> (SectionRun, SectionRun) { (self, self) }
}

/// The heights of all sections and rows of a table.
///
/// Offsets count from the start of the first section. Lookups by offset and changes take logarithmic time in the numbers of
/// sections and of rows with different heights.
struct TableHeights {
    private var sections = Rope<SectionRun>()
    private var rows = Rope<RowRun>()
    private var root = Rope<SectionRun>.empty

    init() {}

    // MARK: Reading

    var sectionCount: Int { sections.count(root) }
    /// The height of all sections.
    var height: CGFloat { Ticks.points(sections.extent(root)) }

    /// A section that exists.
    func section(_ index: Int) -> SectionRun { sections.run(root, at: index).run }

    func rowCount(_ section: Int) -> Int { self.section(section).rowCount }

    /// The number of rows of each section.
    var rowCounts: [Int] { sections.runs(root).map(\.rowCount) }

    /// A row's height.
    func row(_ row: Int, in section: Int) -> EstimatedLength {
        rows.run(self.section(section).rows, at: row).run.length
    }

    /// The span of a whole section.
    func span(ofSection index: Int) -> (start: CGFloat, length: CGFloat) {
        let found = sections.run(root, at: index)
        return (Ticks.points(found.before), Ticks.points(found.run.extent))
    }

    /// The span of a part.
    func span(_ part: TablePart) -> (start: CGFloat, length: CGFloat) {
        switch part {
        case .header(let index):
            let found = sections.run(root, at: index)
            return (Ticks.points(found.before + Ticks.of(found.run.padding)), found.run.header.points)
        case .footer(let index):
            let found = sections.run(root, at: index)
            let start = found.before + found.run.rowStart + found.run.rowExtent
            return (Ticks.points(start), found.run.footer.points)
        case .row(let index, let row):
            let found = sections.run(root, at: index)
            let start = found.before + found.run.rowStart + rows.extent(found.run.rows, before: row)
            return (Ticks.points(start), rows.run(found.run.rows, at: row).run.length.points)
        }
    }

    /// Whether a part's height is measured.
    func isMeasured(_ part: TablePart) -> Bool {
        switch part {
        case .header(let index): return section(index).header.isMeasured
        case .footer(let index): return section(index).footer.isMeasured
        case .row(let index, let row): return self.row(row, in: index).isMeasured
        }
    }

    /// The part that contains an offset; a section's padding counts as its header. Nil outside.
    func part(at offset: CGFloat) -> TablePart? {
        let offset = Ticks.of(offset)
        guard let found = sections.element(root, at: offset) else { return nil }
        let section = self.section(found.index)
        let inner = offset - found.start
        if inner < section.rowStart { return .header(found.index) }
        if let row = rows.element(section.rows, at: inner - section.rowStart) {
            return .row(found.index, row.index)
        }
        return .footer(found.index)
    }

    /// The start of a part, with the padding above a header.
    func start(_ part: TablePart) -> CGFloat {
        guard case .header(let section) = part else { return span(part).start }
        return span(ofSection: section).start
    }

    /// The length of a part, with the padding above a header.
    func extent(_ part: TablePart) -> CGFloat {
        guard case .header(let index) = part else { return span(part).length }
        return section(index).padding + section(index).header.points
    }

    /// Whether a part exists.
    func contains(_ part: TablePart) -> Bool {
        guard part.section >= 0, part.section < sectionCount else { return false }
        guard case .row(let section, let row) = part else { return true }
        return row >= 0 && row < rowCount(section)
    }

    // MARK: Lengths

    /// Sets a part's height.
    mutating func set(_ length: EstimatedLength, of part: TablePart) {
        switch part {
        case .header(let index): change(index) { section, _ in section.header = length }
        case .footer(let index): change(index) { section, _ in section.footer = length }
        case .row(let index, let row):
            change(index) { section, rows in
                section.rows = rows.replace(section.rows, at: row, by: RowRun(count: 1, length: length))
            }
        }
    }

    /// Changes a section.
    mutating func change(_ index: Int, _ change: (inout SectionRun, inout Rope<RowRun>) -> Void) {
        var section = self.section(index)
        change(&section, &rows)
        section.rowCount = rows.count(section.rows)
        section.rowExtent = rows.extent(section.rows)
        root = sections.replace(root, at: index, by: section)
    }

    // MARK: Sections

    /// A section that is not part of the table yet.
    mutating func make(_ section: SectionRun, rows runs: [RowRun]) -> SectionRun {
        var section = section
        section.rows = rows.make(runs)
        section.rowCount = rows.count(section.rows)
        section.rowExtent = rows.extent(section.rows)
        return section
    }

    mutating func insert(_ section: SectionRun, at index: Int) {
        let (before, after) = sections.split(root, at: index)
        root = sections.join(sections.join(before, sections.make([section])), after)
    }

    /// Adds sections at the end.
    mutating func append(_ new: [SectionRun]) { root = sections.join(root, sections.make(new)) }

    /// Removes a section; its rows stay valid until ``release(_:)``.
    mutating func remove(section index: Int) -> SectionRun {
        let removed = section(index)
        let (before, rest) = sections.split(root, at: index)
        let (old, after) = sections.split(rest, at: 1)
        sections.release(old)
        root = sections.join(before, after)
        return removed
    }

    mutating func release(_ section: SectionRun) { rows.release(section.rows) }

    // MARK: Rows

    mutating func insert(_ runs: [RowRun], at row: Int, in index: Int) {
        change(index) { section, rows in
            let (before, after) = rows.split(section.rows, at: row)
            section.rows = rows.join(rows.join(before, rows.make(runs)), after)
        }
    }

    @discardableResult
    mutating func remove(row: Int, in index: Int) -> EstimatedLength {
        let length = self.row(row, in: index)
        change(index) { section, rows in
            let (before, rest) = rows.split(section.rows, at: row)
            let (old, after) = rows.split(rest, at: 1)
            rows.release(old)
            section.rows = rows.join(before, after)
        }
        return length
    }
}
