/// A move of the focus between rows. Nothing moves the focus here.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that was focused; nil is none.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that is focused; nil is none.
    open var nextFocusedIndexPath: IndexPath? { nil }
}
