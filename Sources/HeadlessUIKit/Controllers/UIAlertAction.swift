import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// The meaning of a button.
    public enum Style: Int, Sendable {
        /// Does something.
        case `default` = 0
        /// Leaves everything as it is.
        case cancel = 1
        /// Destroys something.
        case destructive = 2
    }

    /// The title.
    public let title: String?
    /// The meaning of the button.
    public let style: Style
    /// Whether the button can be used. True by default.
    open var isEnabled = true {
        didSet { alert?.actionsChanged() }
    }
    /// The title's colour, which source sets by name: `setValue(color, forKey: "titleTextColor")`.
    final var titleTextColor: UIColor? {
        didSet { alert?.actionsChanged() }
    }
    /// A picture beside the title, its colour, a check mark and the title's alignment, which source sets by name. Stored, not
    /// drawn.
    final var image: UIImage?
    final var imageTintColor: UIColor?
    final var isChecked = false
    final var titleTextAlignment = NSTextAlignment.center
    final weak var alert: UIAlertController?
    final let handler: ((UIAlertAction) -> Void)?

    /// Creates a button. The handler is called when the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// The same button: nothing but whether it can be used changes.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}
