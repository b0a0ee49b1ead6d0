/// A button that a swipe over a row uncovers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action does to its row.
    public enum Style: Int, Sendable {
        /// The row stays.
        case normal
        /// The row goes away.
        case destructive
    }

    /// What is called when the action is chosen, with the view of the button; it calls the function that it is given
    /// with whether the action was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// What the action does to its row.
    public final let style: Style
    /// What is called when the action is chosen.
    public final let handler: Handler
    /// The title of the button. None by default.
    open var title: String?
    /// The picture of the button. None by default.
    open var image: UIImage?
    private final var background: UIColor?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The colour of the button, also after nil: by default red for destructive actions and grey for others.
    open var backgroundColor: UIColor! {
        get { background ?? (style == .destructive ? .systemRed : .systemGray) }
        set { background = newValue }
    }
}
