import Foundation

/// The controllers that a change of the stack shows and hides.
struct NavigationChange {
    let from: UIViewController?
    let to: UIViewController?
    let added: [UIViewController]
    let removed: [UIViewController]
    let operation: UINavigationController.Operation
    /// The stack before the change.
    var before: [UIViewController] = []
}

/// A transition between shown controllers in progress.
@MainActor
final class NavigationTransition {
    private let change: NavigationChange
    private let isAnimated: Bool
    private let navigator: UINavigationController
    private var coordinator: TransitionCoordinator?
    private var isOver = false

    init(_ change: NavigationChange, in navigator: UINavigationController, animated: Bool) {
        self.change = change
        self.navigator = navigator
        isAnimated = animated
    }

    private var old: UIViewController? { change.from }
    private var new: UIViewController? { change.to }

    func start() {
        guard let view = navigator.viewIfLoaded else { return }
        let coordinator = TransitionCoordinator(
            in: view, timing: .of(.push, animated: isAnimated), from: old, to: new)
        self.coordinator = coordinator
        navigator.madeExtras.transition = coordinator
        if change.added.contains(where: { $0 === new }) { new?.movement = .toParent }
        if change.removed.contains(where: { $0 === old }) { old?.movement = .fromParent }
        new?.loadViewIfNeeded()
        old?.beginAppearanceTransition(false, animated: isAnimated)
        new?.beginAppearanceTransition(true, animated: isAnimated)
        if let new {
            navigator.delegate?.navigationController(navigator, willShow: new, animated: isAnimated)
        }
        putNewView(in: view)
        if let animator = animator { return run(animator, in: view) }
        if DisplayAccommodations.current.fadesTransitions { return fade(coordinator) }
        slide(coordinator, in: view)
    }

    private func putNewView(in view: UIView) {
        guard let new, let newView = new.view else { return navigator.layoutBarsAndTop() }
        navigator.shown = new
        navigator.layoutBarsAndTop()
        if change.operation == .pop, let oldView = old?.viewIfLoaded, oldView.superview === view {
            view.insertSubview(newView, belowSubview: oldView)
        } else if let oldView = old?.viewIfLoaded, oldView.superview === view {
            view.insertSubview(newView, aboveSubview: oldView)
        } else {
            view.insertSubview(newView, at: 0)
        }
        navigator.layoutBarsAndTop()
        new.announceAppearing()
        view.layoutIfNeeded()
    }

    // MARK: Moving

    private func slide(_ coordinator: TransitionCoordinator, in view: UIView) {
        let (newView, oldView) = (new?.viewIfLoaded, old?.viewIfLoaded)
        let transforms = (newView?.transform ?? .identity, oldView?.transform ?? .identity)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isRightToLeft ? -view.bounds.width : view.bounds.width
        let isPush = change.operation != .pop
        if isAnimated {
            UIView.performWithoutAnimation {
                newView?.transform = CGAffineTransform(translationX: isPush ? width : -width * 0.3, y: 0)
            }
        }
        coordinator.run {
            guard self.isAnimated else { return }
            newView?.transform = transforms.0
            oldView?.transform = CGAffineTransform(translationX: isPush ? -width * 0.3 : width, y: 0)
        } completion: { [self] in
            if isAnimated, !isOver { restore(oldView, transforms.1) }
            finish()
        }
    }

    /// Lets what is in front fade in or out, where motion is reduced.
    private func fade(_ coordinator: TransitionCoordinator) {
        let (newView, oldView) = (new?.viewIfLoaded, old?.viewIfLoaded)
        let front = change.operation == .pop ? oldView : newView
        let alpha = front?.alpha ?? 1
        if isAnimated, front === newView { UIView.performWithoutAnimation { front?.alpha = 0 } }
        coordinator.run {
            guard self.isAnimated else { return }
            front?.alpha = front === newView ? alpha : 0
        } completion: { [self] in
            finish()
            if isAnimated { UIView.performWithoutAnimation { front?.alpha = alpha } }
        }
    }

    private func restore(_ view: UIView?, _ transform: CGAffineTransform) {
        view?.removeFromSuperview()
        UIView.performWithoutAnimation { view?.transform = transform }
    }

    private var animator: UIViewControllerAnimatedTransitioning? {
        guard isAnimated, let old, let new, change.operation != .none else { return nil }
        if let own = navigator.delegate?.navigationController(
            navigator, animationControllerFor: change.operation, from: old, to: new)
        {
            return own
        }
        return navigator.edgeDriver == nil ? nil : SlideBackAnimator()
    }

    private func run(_ animator: UIViewControllerAnimatedTransitioning, in view: UIView) {
        let context = TransitionContext(in: view, from: old, to: new, style: .none)
        context.finalFrame = new?.viewIfLoaded?.frame ?? .zero
        context.onCompletion = { [self] didComplete in
            if didComplete { finish() } else { cancel() }
            animator.animationEnded(didComplete)
        }
        coordinator?.run({}, completion: {})
        let driver =
            navigator.delegate?.navigationController(navigator, interactionControllerFor: animator)
            ?? (animator is SlideBackAnimator ? navigator.edgeDriver : nil)
        context.run(animator, drivenBy: driver)
    }

    /// Restores what was shown before.
    private func cancel() {
        guard !isOver else { return }
        isOver = true
        if navigator.navigation === self { navigator.navigation = nil }
        UIView.performWithoutAnimation {
            old?.viewIfLoaded?.transform = .identity
            new?.viewIfLoaded?.transform = .identity
        }
        new?.beginAppearanceTransition(false, animated: isAnimated)
        old?.beginAppearanceTransition(true, animated: isAnimated)
        if old !== new { new?.viewIfLoaded?.removeFromSuperview() }
        navigator.restore(change)
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
        new?.movement = .none
        old?.movement = .none
        coordinator?.cancel()
    }

    /// Ends the transition: at its own time, or early, where another change begins.
    func finish() {
        guard !isOver else { return }
        isOver = true
        if navigator.navigation === self { navigator.navigation = nil }
        if old !== new, let oldView = old?.viewIfLoaded {
            oldView.removeFromSuperview()
            if isAnimated { UIView.performWithoutAnimation { oldView.transform = .identity } }
        }
        // A container that is still appearing notifies its child together with itself.
        if navigator.appearance.phase != .appearing, new?.appearance.phase == .appearing {
            new?.endAppearanceTransition()
        }
        // A transition that the callbacks began is not ended here.
        if old?.appearance.phase == .disappearing { old?.endAppearanceTransition() }
        if navigator.navigation == nil {
            new?.movement = .none
            old?.movement = .none
        }
        change.complete(in: navigator)
        if let new { navigator.delegate?.navigationController(navigator, didShow: new, animated: isAnimated) }
        coordinator?.finish()
    }
}

extension NavigationChange {
    /// Ends the appearance transitions of the controllers that came and went.
    @MainActor
    func complete(in navigator: UINavigationController) {
        for controller in added where controller.parentStorage === navigator {
            controller.didMove(toParent: navigator)
        }
        for controller in removed where controller.parentStorage === navigator {
            controller.removeFromParent()
        }
    }
}
