/// A cell in the position of a row whose data has not arrived.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    /// Where the cell is inserted.
    public final let insertionIndexPath: IndexPath
    /// The identifier of the cell.
    public final let reuseIdentifier: String
    /// The height of the cell.
    public final let rowHeight: CGFloat
    /// Configures the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder for a row that is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the row looks while it is dropped.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Replaces a placeholder by a row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item whose data arrives.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by the row.
    ///
    /// - Returns: Whether the placeholder was still there.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    ///
    /// - Returns: Whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}
