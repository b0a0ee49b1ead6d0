/// The actions that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one nearest to the edge first.
    public final let actions: [UIContextualAction]
    /// Whether a swipe over most of the row chooses the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
