import Foundation

/// An animated change of tabs, by an object of the delegate.
@MainActor
final class TabTransition {
    private let tabs: UITabBarController
    private let old: UIViewController
    private let new: UIViewController
    private let coordinator: TransitionCoordinator
    private let container = UIView()
    private var isOver = false

    init(from old: UIViewController, to new: UIViewController, in tabs: UITabBarController) {
        self.tabs = tabs
        self.old = old
        self.new = new
        coordinator = TransitionCoordinator(
            in: container, timing: .of(.push, animated: true), from: old, to: new)
    }

    func start(by animator: any UIViewControllerAnimatedTransitioning, in own: UIView) {
        guard let oldView = old.viewIfLoaded, let newView = new.view else { return finish() }
        tabs.madeExtras.transition = coordinator
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        UIView.performWithoutAnimation {
            container.frame = own.bounds
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            own.insertSubview(container, at: 0)
            container.addSubview(oldView)
            tabs.shown = new
            tabs.layoutBarAndTab()
        }
        let context = TransitionContext(in: container, from: old, to: new, style: .none)
        context.finalFrame = newView.frame
        context.onCompletion = { [self] didComplete in
            if didComplete { finish() } else { cancel() }
            animator.animationEnded(didComplete)
        }
        coordinator.run({}, completion: {})
        let driver = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator)
        context.run(animator, drivenBy: driver)
        new.announceAppearing()
    }

    /// Ends the transition: at its own time, or early, where another change begins.
    func finish() { end(with: new, without: old) { coordinator.finish() } }

    /// Restores what was shown before.
    private func cancel() {
        guard !isOver else { return }
        tabs.restoreSelection(of: old)
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        end(with: old, without: new) { coordinator.cancel() }
    }

    private func end(
        with stays: UIViewController, without goes: UIViewController, _ endCoordinator: () -> Void
    ) {
        guard !isOver else { return }
        isOver = true
        if tabs.tabTransition === self { tabs.tabTransition = nil }
        UIView.performWithoutAnimation {
            goes.viewIfLoaded?.removeFromSuperview()
            goes.viewIfLoaded?.transform = .identity
            tabs.shown = nil
            tabs.installTab()
            container.removeFromSuperview()
        }
        goes.endAppearanceTransition()
        if tabs.appearance.phase == .appeared { stays.endAppearanceTransition() }
        tabs.setNeedsStatusBarAppearanceUpdate()
        endCoordinator()
    }
}
