import Foundation

/// A button of a navigation bar or a toolbar, or the space between two.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// The styles of a button.
    public enum Style: Int, Sendable {
        /// Regular type.
        case plain = 0
        /// Semibold type: the button that ends what is being done.
        case done = 2
    }

    /// The kinds of item, which decide what is shown and how much space it takes.
    enum Kind {
        case button
        case fixedSpace, flexibleSpace
    }

    final var kind = Kind.button
    final var looks = BarButtonLooks() {
        didSet { if looks != oldValue { changed() } }
    }
    /// The system item that the button was made as.
    final var systemItem: SystemItem?

    /// Creates an item that shows nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates an item that shows nothing of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIBarButtonItem.self, from: coder)
    }

    /// Creates a button with a title or a picture, which default to the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? (primaryAction.map(\.title) ?? "")
        if self.title?.isEmpty ?? false { self.title = nil }
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates one of the system's buttons or spaces.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        take(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Space of a width.
    @discardableResult open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.kind = .fixedSpace
        item.width = width
        return item
    }

    /// Space that takes what the other items leave.
    @discardableResult open class func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.kind = .flexibleSpace
        return item
    }

    /// How the button looks. Plain by default.
    open var style = Style.plain {
        didSet { changed() }
    }
    /// The width in points; 0, the default, is what the content needs.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }
    /// The view that the item shows instead of a button. None by default.
    open var customView: UIView? {
        didSet { changed() }
    }
    /// What a tap does. None by default.
    open var primaryAction: UIAction?
    /// What is offered on a tap, or on a long press where there is an action too. None by default.
    open var menu: UIMenu? {
        didSet { changed() }
    }
    /// The order of the menu's elements. Automatic by default.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether a tap selects the item; with a menu and no action, whether the item shows the element that is marked. False by
    /// default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { changed() }
    }
    /// Whether the item is selected. False by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }
    /// What stands for the item in a menu. None by default: made of the item. Stored, not shown.
    open var menuRepresentation: UIMenuElement?
    /// Whether symbols move when the item is used. True by default. They do not move by themselves here.
    open var isSymbolAnimationEnabled = true
    /// The target of a tap; nil is the first in the responder chain that has ``action``.
    open weak var target: AnyObject?
    /// The method that a tap calls, where there is no ``primaryAction``.
    open var action: Selector?
    /// The colour; nil is the bar's.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// Whether the item is left out. False by default.
    open var isHidden = false {
        didSet { changed() }
    }
    /// The titles that the button can have, so that its width does not change with them. Not used.
    open var possibleTitles: Set<String>?

    /// Acts as a tap on the button.
    final func trigger(from sender: Any?, in view: UIView? = nil) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction, menu == nil || primaryAction != nil { isSelected.toggle() }
        guard let primaryAction else { return sendAction(from: view ?? sender) }
        primaryAction.performWithSender(sender ?? self, target: target)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("tintColor", \UIBarButtonItem.tintColor),
            AppearanceProperty("style", \UIBarButtonItem.style),
            AppearanceProperty("looks", \UIBarButtonItem.looks),
        ]
    }
}
