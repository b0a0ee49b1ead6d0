import Foundation

/// An alert in the middle of the screen, or a list of actions at its lower edge.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The two looks.
    public enum Style: Int, Sendable {
        /// Choices at the lower edge; on a tablet in a popover.
        case actionSheet = 0
        /// A box in the middle, 270 points wide.
        case alert = 1
    }

    private final var style = Style.actionSheet
    private final var actionStorage: [UIAlertAction] = []
    private final var fieldStorage: [UITextField] = []

    /// Creates an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.title = title
        self.message = message
    }

    /// Creates an action sheet without a title of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an action sheet without a title of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIAlertController.self, from: coder)
    }

    /// The title, in bold.
    open override var title: String? {
        didSet { actionsChanged() }
    }
    /// The text under the title.
    open var message: String? {
        didSet { actionsChanged() }
    }
    /// The title with attributes, which source sets by name: `setValue(text, forKey: "attributedTitle")`.
    final var attributedTitle: NSAttributedString? {
        didSet { actionsChanged() }
    }
    /// The message with attributes, which source sets by name.
    final var attributedMessage: NSAttributedString? {
        didSet { actionsChanged() }
    }
    /// A controller whose view source puts into the box by name. Stored, not shown.
    final var contentViewController: UIViewController?
    /// Whether this is an alert or an action sheet.
    open var preferredStyle: Style { style }

    /// The buttons, in the order of their adding.
    open var actions: [UIAlertAction] { actionStorage }

    /// Adds a button. An alert has one that cancels at most.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actionStorage.contains(where: { $0.style == .cancel }) {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ).raise()
            return
        }
        action.alert = self
        actionStorage.append(action)
        actionsChanged()
    }

    /// The button in bold, instead of the one that cancels. None by default.
    open var preferredAction: UIAlertAction? {
        didSet { actionsChanged() }
    }

    /// The text fields of an alert.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds a text field to an alert; action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard style == .alert else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Text fields can only be added to an alert controller of style "
                    + "UIAlertControllerStyleAlert"
            ).raise()
            return
        }
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fieldStorage.append(field)
        actionsChanged()
    }

    /// Acts as a tap on a button: the alert is dismissed, then the handler is called. Does nothing for a
    /// button
    /// that cannot be used or is another alert's.
    open func choose(_ action: UIAlertAction, animated: Bool = true) {
        guard action.isEnabled, actionStorage.contains(where: { $0 === action }) else { return }
        guard presentingViewController != nil else {
            action.handler?(action)
            return
        }
        presentingViewController?.dismiss(animated: animated) { action.handler?(action) }
    }

    /// Creates the box.
    open override func loadView() {
        let box = AlertView(self)
        view = box
        box.rebuild()
    }

    final func actionsChanged() { (viewIfLoaded as? AlertView)?.rebuild() }
}
