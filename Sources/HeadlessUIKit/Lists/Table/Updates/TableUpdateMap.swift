/// What an update does to sections and rows.
struct TableUpdateMap {
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    /// From before to after.
    private(set) var movedSections: [Int: Int] = [:]
    private(set) var deletedRows: [Int: Set<Int>] = [:]
    private(set) var insertedRows: [Int: Set<Int>] = [:]
    private(set) var reloadedRows: [Int: Set<Int>] = [:]
    /// From before to after.
    private(set) var movedRows: [IndexPath: IndexPath] = [:]
    private(set) var movedOut: [Int: Set<Int>] = [:]
    private(set) var movedIn: [Int: Set<Int>] = [:]

    private var sections = IndexShift(removed: [], occupied: [])
    /// By the section before the update.
    private var rows: [Int: IndexShift] = [:]

    init(_ updates: TableUpdates) {
        for change in updates.changes { add(change) }
        sections = IndexShift(
            removed: deletedSections.union(movedSections.keys),
            occupied: insertedSections.union(movedSections.values))
        let newIndexes = Set(insertedRows.keys).union(movedIn.keys)
        var old = Set(deletedRows.keys).union(movedOut.keys)
        for section in newIndexes { if let index = oldSection(section) { old.insert(index) } }
        for section in old {
            let new = newSection(section)
            rows[section] = IndexShift(
                removed: (deletedRows[section] ?? []).union(movedOut[section] ?? []),
                occupied: new.map { (insertedRows[$0] ?? []).union(movedIn[$0] ?? []) } ?? [])
        }
    }

    private mutating func add(_ change: TableUpdates.Change) {
        switch change {
        case .insertSection(let section): insertedSections.insert(section)
        case .deleteSection(let section): deletedSections.insert(section)
        case .reloadSection(let section): reloadedSections.insert(section)
        case .moveSection(let section, let new): movedSections[section] = new
        case .insertRow(let path): insertedRows[path.section, default: []].insert(path.row)
        case .deleteRow(let path): deletedRows[path.section, default: []].insert(path.row)
        case .reloadRow(let path): reloadedRows[path.section, default: []].insert(path.row)
        case .moveRow(let path, let new):
            movedRows[path] = new
            movedOut[path.section, default: []].insert(path.row)
            movedIn[new.section, default: []].insert(new.row)
        }
    }

    // MARK: Sections

    /// The index of a section after the update; nil where it is deleted.
    func newSection(_ section: Int) -> Int? { movedSections[section] ?? sections.after(section) }

    /// The index of a section before the update; nil where it is inserted.
    func oldSection(_ section: Int) -> Int? {
        if let moved = movedSections.first(where: { $0.value == section })?.key { return moved }
        return sections.before(section)
    }

    /// Whether the rows of a section are others after the update.
    func isReplaced(section: Int) -> Bool {
        deletedSections.contains(section) || reloadedSections.contains(section)
    }

    // MARK: Rows

    /// The path of a row after the update; nil where it is deleted. A row that is reloaded has one.
    func newPath(_ path: IndexPath) -> IndexPath? {
        if let moved = movedRows[path] { return moved }
        guard !isReplaced(section: path.section), let section = newSection(path.section) else { return nil }
        guard let shift = rows[path.section] else { return IndexPath(row: path.row, section: section) }
        return shift.after(path.row).map { IndexPath(row: $0, section: section) }
    }

    /// Whether a row, by its path before the update, gets another cell.
    func isReloaded(_ path: IndexPath) -> Bool { reloadedRows[path.section]?.contains(path.row) ?? false }

    /// Whether a row, by its path after the update, was not there before.
    func isInserted(_ path: IndexPath) -> Bool {
        if insertedSections.contains(path.section) { return true }
        if insertedRows[path.section]?.contains(path.row) ?? false { return true }
        guard let old = oldSection(path.section) else { return true }
        return reloadedSections.contains(old)
    }
}
