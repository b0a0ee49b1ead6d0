/// The changes of one update.
struct TableUpdates {
    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {}
    mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {}
    mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {}
    mutating func moveSection(_ section: Int, _ newSection: Int) {}
    mutating func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {}
    mutating func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {}
    mutating func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {}
    mutating func moveRow(_ path: IndexPath, _ newPath: IndexPath) {}
}
