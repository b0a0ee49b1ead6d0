import Foundation

/// What a transition provides to its participants.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether it began with a finger.
    var initiallyInteractive: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Whether it can be interrupted.
    var isInterruptible: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the finger that released it.
    var completionVelocity: CGFloat { get }
    /// The curve of the transition.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// The container view of the transition.
    var containerView: UIView { get }
    /// The rotation of the interface; the identity otherwise.
    var targetTransform: CGAffineTransform { get }
    /// A controller that takes part.
    @discardableResult func viewController(forKey key: UITransitionContextViewControllerKey)
        -> UIViewController?
    /// A view that takes part.
    @discardableResult func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs other animations together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition and `completion` after it.
    ///
    /// - Returns: Whether they will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// As ``animate(alongsideTransition:completion:)``, for views outside of the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls a handler when a finger releases an interactive transition; never, where none is interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that goes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
