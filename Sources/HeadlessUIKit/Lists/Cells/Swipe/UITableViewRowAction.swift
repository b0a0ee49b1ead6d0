/// A button that a swipe over a row uncovers, as it was up to iOS 12: ``UIContextualAction`` took its position.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// What an action does to its row.
    public enum Style: Int, Sendable {
        /// The row goes away.
        case `default`
        /// The row stays.
        case normal

        /// The row goes away.
        public static var destructive: Style { .default }
    }

    /// What the action does to its row.
    public final let style: Style
    /// The title of the button.
    open var title: String?
    /// The colour of the button; nil is red for actions that remove their row, and grey for others.
    open var backgroundColor: UIColor?
    /// The effect behind the button. Not shown.
    open var backgroundEffect: UIVisualEffect?
    final let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The action itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same action for a row as it is shown today.
    final func contextual(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            _, _, completion in
            self.handler(self, path)
            completion(false)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
