import Foundation

/// A transition of the kit: animations alongside run with its changes, then the completions are called.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Part = (UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let timing: TransitionTiming
    var targetTransform = CGAffineTransform.identity
    var presentationStyle = UIModalPresentationStyle.none
    private let from: UIViewController?
    private let to: UIViewController?
    private var animations: [Part] = []
    private var completions: [Part] = []
    private(set) var isOver = false
    private var isRunning = false

    init(
        in containerView: UIView, timing: TransitionTiming, from: UIViewController? = nil,
        to: UIViewController? = nil
    ) {
        self.containerView = containerView
        self.timing = timing
        self.from = from
        self.to = to
        super.init()
    }

    var isAnimated: Bool { timing.isAnimated }
    var transitionDuration: TimeInterval { timing.duration }
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var percentComplete: CGFloat { isOver ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    private(set) var isCancelled = false

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation {
            // An animation that is added while the transition runs starts at once, in the time of the
            // transition.
            if isRunning {
                timing.run {
                    animation(self)
                } completion: {
                }
            } else {
                animations.append(animation)
            }
        }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Runs the transition's own changes, those alongside, then the completions; `completion`
    /// is called before those of others.
    func run(
        _ changes: @escaping () -> Void, then follow: @escaping () -> Void = {},
        completion: @escaping @MainActor () -> Void
    ) {
        isRunning = true
        timing.run { [self] in
            changes()
            let parts = animations
            animations = []
            for part in parts { part(self) }
            follow()
        } completion: { [self] in
            completion()
            finish()
        }
    }

    /// Ends a transition that was cancelled.
    func cancel() {
        isCancelled = true
        finish()
    }

    /// Ends the transition now, if it has not ended.
    func finish() {
        guard !isOver else { return }
        isOver = true
        let parts = completions
        completions = []
        for part in parts { part(self) }
    }
}
