import Foundation

/// The menu of commands for a selection, before `UIEditMenuInteraction`. It is not drawn: a test reads its state.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The only menu.
    public static let shared = UIMenuController()

    /// Posted before the menu is shown.
    public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu was shown.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu went.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's frame changed.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// Directions of the arrow.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    private var isShown = false
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// Whether the menu is shown; setting it shows or hides the menu.
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isShown else { return }
        post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
        isShown = menuVisible
        post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Sets the rectangle that the menu points at.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Reads the commands anew. Does nothing.
    open func update() {}

    /// Acts as the choice of a command: hides the menu and sends the command's method up the responder chain, from
    /// the first responder, or from the view that the menu points at.
    ///
    /// - Returns: Whether a responder has the method.
    @discardableResult
    public final func simulateChoice(of item: UIMenuItem) -> Bool {
        hideMenu()
        return ActionSending.send(item.action, to: nil, from: targetView ?? self, for: nil)
    }

    /// The direction of the arrow. The default by default.
    open var arrowDirection = ArrowDirection.default
    /// Commands of the app's own. None by default.
    open var menuItems: [UIMenuItem]?
    /// The rectangle of the menu, in the window's coordinates: above its target, where it would be drawn.
    open var menuFrame: CGRect {
        guard isShown, let targetView else { return .zero }
        let target = targetView.convert(targetRect, to: nil)
        return CGRect(x: target.midX, y: target.minY, width: 0, height: 0)
    }
}

/// A command of a ``UIMenuController``.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method, which the first responder, or the next in the chain that has it, is to do.
    open var action: Selector

    /// Creates a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
