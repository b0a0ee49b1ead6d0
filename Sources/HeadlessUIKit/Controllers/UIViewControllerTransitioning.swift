import Foundation

/// Provides a presentation's animations and presentation controller. Every method has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// The object that animates a presentation; nil is the system's.
    @discardableResult func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// The object that animates a dismissal; nil is the system's.
    @discardableResult func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    /// The controller of a presentation of the style `.custom`; nil covers the whole window.
    @discardableResult func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    /// The object that drives an animated presentation; nil leaves it to time.
    @discardableResult func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The object that drives an animated dismissal; nil leaves it to time.
    @discardableResult func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's animation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { OptionalMethods.byDefault(nil) }
    /// The system's animation.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { OptionalMethods.byDefault(nil) }
    /// Time.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethods.byDefault(nil) }
    /// Time.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethods.byDefault(nil) }
    /// A presentation over the whole window.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { OptionalMethods.byDefault(nil) }
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long the animation takes, in seconds.
    @discardableResult func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    /// Animates: the object adds the view that comes to the container, and calls `completeTransition` in the end.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    /// The animator of the transition, which can be paused and reversed. Optional: `animateTransition` starts it, and
    /// ``UIPercentDrivenInteractiveTransition`` moves it.
    @discardableResult func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Absent.
    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalMethods.absent(UIViewPropertyAnimator(duration: 0, curve: .linear))
    }
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) { OptionalMethods.byDefault() }
}

/// What an object that animates a transition gets.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The container view of the transition.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a finger drives it.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation; `.none` where nothing is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the interface; the identity otherwise.
    var targetTransform: CGAffineTransform { get }
    /// Ends the transition. Must be called once.
    func completeTransition(_ didComplete: Bool)
    /// Reports how far an interactive transition has come, from 0 to 1. Has a default.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that an interactive transition ends forwards. Has a default.
    func finishInteractiveTransition()
    /// Reports that an interactive transition ends backwards. Has a default.
    func cancelInteractiveTransition()
    /// Reports that an interactive transition is held. Has a default.
    func pauseInteractiveTransition()
    /// A controller that takes part.
    @discardableResult func viewController(forKey key: UITransitionContextViewControllerKey)
        -> UIViewController?
    /// The view that appears or disappears; nil for one that stays.
    @discardableResult func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view at the start; zero where it is not in the container.
    @discardableResult func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end; zero where it is not in the container.
    @discardableResult func finalFrame(for vc: UIViewController) -> CGRect
}

extension TransitionContext {
    /// Runs an animation, driven by an object where there is one.
    func run(
        _ animator: any UIViewControllerAnimatedTransitioning,
        drivenBy driver: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        if let driver, driver.wantsInteractiveStart {
            isInteractive = true
            driver.startInteractiveTransition(self)
        } else {
            animator.animateTransition(using: self)
        }
    }
}

/// The context of the kit's transitions.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    private let from: UIViewController?
    private let to: UIViewController?
    private var isOver = false
    var finalFrame = CGRect.zero
    var startFrame: CGRect
    /// The views that appear and disappear; nil where a controller's view stays.
    var views: (from: UIView?, to: UIView?)
    var onCompletion: ((Bool) -> Void)?

    init(
        in containerView: UIView, from: UIViewController?, to: UIViewController?,
        style: UIModalPresentationStyle
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        presentationStyle = style
        views = (from?.viewIfLoaded, to?.viewIfLoaded)
        startFrame = from?.viewIfLoaded?.frame ?? .zero
        super.init()
    }

    /// The object that animates, for one that drives it.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    /// The container's time while it is held.
    var heldTime = 0.0
    private(set) var percentComplete: CGFloat = 0

    var isAnimated: Bool { true }
    var isInteractive = false
    private(set) var transitionWasCancelled = false

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }
    func pauseInteractiveTransition() { isInteractive = true }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        onCompletion?(didComplete)
        onCompletion = nil
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? views.from : key == .to ? views.to : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? startFrame : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }
}
