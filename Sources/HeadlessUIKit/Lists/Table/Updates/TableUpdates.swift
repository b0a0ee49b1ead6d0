/// The changes of one update, in the order of the calls.
struct TableUpdates {
    /// One change. Deletions and reloads have indexes from before the update, insertions from after it.
    enum Change: Equatable {
        case insertSection(Int)
        case deleteSection(Int)
        case reloadSection(Int)
        case moveSection(Int, Int)
        case insertRow(IndexPath)
        case deleteRow(IndexPath)
        case reloadRow(IndexPath)
        case moveRow(IndexPath, IndexPath)
    }

    private(set) var changes: [Change] = []
    /// How rows appear, by their paths after the update, and disappear, by their paths before it.
    private(set) var insertions: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var deletions: [IndexPath: UITableView.RowAnimation] = [:]
    private(set) var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
    private(set) var sectionDeletions: [Int: UITableView.RowAnimation] = [:]
    /// The rows whose cells are configured again, by their paths before the update.
    var reconfigured: [IndexPath] = []
    /// Called when the update has ended.
    var completions: [(Bool) -> Void] = []

    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections {
            changes.append(.insertSection(section))
            sectionInsertions[section] = animation
        }
    }

    mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections {
            changes.append(.deleteSection(section))
            sectionDeletions[section] = animation
        }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        for section in sections {
            changes.append(.reloadSection(section))
            sectionDeletions[section] = animation
        }
    }

    mutating func moveSection(_ section: Int, _ newSection: Int) {
        changes.append(.moveSection(section, newSection))
    }

    mutating func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths where path.count == 2 {
            changes.append(.insertRow(path))
            insertions[path] = animation
        }
    }

    mutating func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths where path.count == 2 {
            changes.append(.deleteRow(path))
            deletions[path] = animation
        }
    }

    mutating func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths where path.count == 2 {
            changes.append(.reloadRow(path))
            deletions[path] = animation
        }
    }

    mutating func moveRow(_ path: IndexPath, _ newPath: IndexPath) {
        guard path.count == 2, newPath.count == 2 else { return }
        changes.append(.moveRow(path, newPath))
    }
}
