/// The registered classes of a table, and its views that are not used.
struct ReusePool {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cellNibs: [String: UINib] = [:]
    var headerNibs: [String: UINib] = [:]
    /// The last one that came in is the first one out.
    var cells: [String: [UITableViewCell]] = [:]
    var headers: [String: [UITableViewHeaderFooterView]] = [:]
}
