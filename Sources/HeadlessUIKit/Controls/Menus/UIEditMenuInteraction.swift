import Foundation

/// Shows a menu of commands for a selection.
///
/// The menu is made and its delegate called; it is not drawn. A test reads ``visibleMenu``.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Provides the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view whose menu it is.
    open private(set) weak var view: UIView?
    /// The menu that is shown; nil while none is.
    public private(set) final var visibleMenu: UIMenu?
    private var configuration: UIEditMenuConfiguration?

    /// Creates an interaction with a delegate, which is not kept alive.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu of the view before.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu of a configuration.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard view?.window != nil else { return }
        dismissMenu()
        let suggested: [UIMenuElement] = []
        let menu =
            delegate.map {
                $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            } ?? UIMenu(children: suggested)
        guard let menu else { return }
        self.configuration = configuration
        visibleMenu = menu
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// Closes the menu.
    open func dismissMenu() {
        guard let configuration else { return }
        self.configuration = nil
        visibleMenu = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// Requests the menu anew.
    open func reloadVisibleMenu() {
        guard let configuration else { return }
        visibleMenu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    }

    /// Moves the menu; without animation, as it is not drawn.
    open func updateVisibleMenuPosition(animated: Bool) {}

    /// The point that the menu belongs to, in a view's coordinates; nil is the window's.
    @discardableResult open func location(in view: UIView?) -> CGPoint {
        guard let configuration else { return .zero }
        return self.view?.convert(configuration.sourcePoint, to: view) ?? configuration.sourcePoint
    }
}

/// What an edit menu belongs to.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// A name by which the configuration is found.
    public final let identifier: AnyHashable
    /// The point that the menu points at, in the view's coordinates.
    public final let sourcePoint: CGPoint
    /// The direction in which the menu's arrow points. Automatic by default.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration. Without an identifier it gets a new one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Directions of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic, up, down, left, right
}

/// Provides the menu of a ``UIEditMenuInteraction``. Every method has a default.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu; nil shows none.
    @discardableResult func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu belongs to, in the view's coordinates.
    @discardableResult func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called when the menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called when the menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// What is suggested.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalMethods.byDefault(UIMenu(children: suggestedActions)) }
    /// The point alone.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { OptionalMethods.byDefault(CGRect(origin: configuration.sourcePoint, size: .zero)) }
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalMethods.byDefault() }
}

/// Runs changes along with those of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for animation in animations { animation() }
        for completion in completions { completion() }
    }
}
