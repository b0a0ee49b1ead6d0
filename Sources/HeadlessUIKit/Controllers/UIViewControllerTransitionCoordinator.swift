/// What a transition tells those who take part in it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// The view that the transition takes place in.
    var containerView: UIView { get }
    /// The turn of a rotation; the identity otherwise.
    var targetTransform: CGAffineTransform { get }
}

/// Runs what others want to change together with a transition.
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

/// A transition that takes no time: what runs alongside runs after the new size is set, then the completions.
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    let targetTransform: CGAffineTransform
    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isCancelled: Bool { false }
    private var animations: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(in containerView: UIView, targetTransform: CGAffineTransform) {
        self.containerView = containerView
        self.targetTransform = targetTransform
        super.init()
    }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func runAnimations() {
        for animation in animations { animation(self) }
    }

    func runCompletions() {
        for completion in completions { completion(self) }
    }
}
