import Foundation

/// What is dropped into a collection view, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where; nil is outside of all items.
    var destinationIndexPath: IndexPath? { get }
    /// What the drop delegate proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }
    /// Inserts a placeholder until an item's data arrives.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Moves an item to a cell.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves an item into a rectangle of a cell.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
        -> any UIDragAnimating
    /// Moves an item to a target.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
        -> any UIDragAnimating
}

/// An item that is dropped into a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// The path of the item in the same collection view; nil for one from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview.
    var previewSize: CGSize { get }
}

/// Replaces a placeholder by an item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item whose data arrives.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by the item.
    ///
    /// - Returns: Whether the placeholder was still there.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    ///
    /// - Returns: Whether it was still there.
    @discardableResult func deletePlaceholder() -> Bool
    /// Configures the placeholder's cell again.
    func setNeedsCellUpdate()
}

/// A cell in the position of an item whose data has not arrived.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Where the cell is inserted.
    public final let insertionIndexPath: IndexPath
    /// The identifier of the cell.
    public final let reuseIdentifier: String
    /// Configures the cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A placeholder for an item that is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the item looks while it is dropped.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
