/// How far a drag that rests on a view is on its way to activate it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag rests on the view.
    case inactive
    /// A drag may activate the view.
    case possible
    /// The view is about to be activated.
    case activating
    /// The view was activated.
    case activated
}

/// A drag that rests on a view. Nothing is dragged here: no object of the kit conforms.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the drag is on its way.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows the way.
    var targetView: UIView? { get set }
    /// The part of the view that is activated.
    var targetItem: Any? { get set }
    /// The point of the drag in a view's coordinates.
    @discardableResult func location(in view: UIView?) -> CGPoint
}

/// A view that a drag activates by resting on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on the view activates it.
    var isSpringLoaded: Bool { get set }
}

/// Activates a view under something that is dragged over it. Does nothing: nothing is dragged.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that has the interaction.
    open private(set) weak var view: UIView?

    /// Creates an interaction; its closure is never called.
    public init(
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        super.init()
    }

    /// Called when the interaction is about to get another view.
    open func willMove(to view: UIView?) {}
    /// Takes the view.
    open func didMove(to view: UIView?) { self.view = view }
}
