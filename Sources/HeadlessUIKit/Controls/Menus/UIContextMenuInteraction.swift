import Foundation

/// Shows a menu when a finger stays on a view.
///
/// A test opens the menu by ``UIView/simulateContextMenu(at:)`` or a long press, and chooses an element by
/// ``chooseElement(titled:)`` or a tap.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// There is no menu.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// Without a preview.
        case compact = 2
    }

    /// Provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that shows a menu.
    open private(set) weak var view: UIView?
    /// How the menu that is shown looks.
    open var menuAppearance: Appearance {
        guard let session else { return .unknown }
        return session.isCompact ? .compact : .rich
    }

    private lazy var press = UILongPressGestureRecognizer { [weak self] press in
        guard press.state == .began, let self else { return }
        _ = self.open(at: press.location(in: self.view))
    }
    private var lastLocation = CGPoint.zero
    final var session: ContextMenuSession?

    /// Creates an interaction that gets its menu from a delegate, which is not kept alive.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Follows presses of the next view.
    open func willMove(to view: UIView?) {
        if let old = self.view, old !== view {
            session?.end()
            old.removeGestureRecognizer(press)
        }
    }

    /// Follows presses of the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The point of the finger that opened the menu, in a view's coordinates; nil is the window's.
    @discardableResult open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(lastLocation, to: view) ?? lastLocation
    }

    /// Replaces the menu that is shown; without one nothing is called.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let session else { return }
        session.menu = block(session.menu)
    }

    /// Closes the menu.
    open func dismissMenu() { session?.end() }

    // MARK: For tests

    /// The menu that is shown; nil while none is.
    public final var visibleMenu: UIMenu? { session?.menu }

    /// Chooses an element of the menu that is shown, as a tap does: the menu closes and the action runs.
    ///
    /// - Returns: Whether there is an action of that title that can be chosen.
    @discardableResult
    public final func chooseElement(titled title: String) -> Bool {
        guard let session, let action = session.rows.first(where: { $0.element?.title == title }) else {
            return false
        }
        return session.choose(action)
    }

    /// Taps the preview of the menu that is shown.
    public final func tapPreview() { session?.commit() }

    /// Opens the menu at a point of the view.
    final func open(at point: CGPoint) -> Bool {
        guard let view, view.window != nil, session == nil, (view as? UIControl)?.isEnabled != false,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return false }
        lastLocation = point
        let made = ContextMenuSession(of: configuration, in: self)
        session = made
        if made != nil { (view as? UIControl)?.sendActions(for: .menuActionTriggered) }
        made?.begin()
        return made != nil
    }
}

extension UIView {
    /// Opens the context menu of the view, or of the nearest view around it that has one, as a long press does.
    ///
    /// - Parameter point: The point in this view's coordinates; nil is the middle.
    /// - Returns: The interaction that shows its menu; nil where there is none.
    @discardableResult
    public final func simulateContextMenu(at point: CGPoint? = nil) -> UIContextMenuInteraction? {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        var candidate: UIView? = self
        while let view = candidate {
            for interaction in view.interactions {
                guard let menu = interaction as? UIContextMenuInteraction,
                    menu.open(at: view.convert(point ?? middle, from: self))
                else { continue }
                return menu
            }
            candidate = view.superview
        }
        return nil
    }
}
