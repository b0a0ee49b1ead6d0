import Foundation

/// One change of an update of a collection view.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What changes.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    final let change: (before: IndexPath?, after: IndexPath?, action: Action)

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        change = (before, after, action)
        super.init()
    }

    /// The path before the update; nil for an insertion. The item is `NSNotFound` where a whole section changes.
    open var indexPathBeforeUpdate: IndexPath? { change.before }
    /// The path after the update; nil for a deletion. The item is `NSNotFound` where a whole section changes.
    open var indexPathAfterUpdate: IndexPath? { change.after }
    /// What changes.
    open var updateAction: UICollectionViewUpdateItem.Action { change.action }
}
