/// An action of a swiped row before iOS 11; `UIContextualAction` takes its place.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    /// How an action looks.
    public enum Style: Int, Sendable {
        case `default`, normal
        /// The same as `default`: red.
        public static let destructive = Style.default
    }

    /// How the action looks.
    public final let style: Style
    /// The title of the button.
    open var title: String?
    /// The colour behind the title. Red by default, grey in the style `normal`.
    open var backgroundColor: UIColor?
    /// An effect behind the title. None by default; kept, not used.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .default ? .systemRed : .systemGray
        super.init()
    }

    /// The action itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
