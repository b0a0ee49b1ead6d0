/// What an item is in an outline.
struct OutlineState: Equatable {
    /// The number of ancestors.
    var level: Int
    var isExpanded: Bool
    var hasChildren: Bool
}

/// A data source whose items are outlines: what an outline's cells call.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// What the item at a path is; nil where its section is no outline.
    func outlineState(at indexPath: IndexPath) -> OutlineState?
    /// Shows or hides the children of the item at a path, as its disclosure was tapped.
    func toggleOutline(at indexPath: IndexPath)
}

/// A cell that shows where its item is in an outline.
@MainActor
protocol OutlineCell: UICollectionViewCell {
    func show(_ state: OutlineState)
}
