import Foundation

/// A move of the focus between items of a collection view. Nothing moves the focus here.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item that was focused; nil if it was none of the collection view.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that is focused; nil if it is none of the collection view.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
