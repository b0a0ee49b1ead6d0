import Foundation

/// A presentation or a dismissal in progress.
@MainActor
final class PresentationTransition {
    private let presentation: UIPresentationController
    private let presented: UIViewController
    private let presenter: UIViewController
    private let isAnimated: Bool
    /// Whether the presenter appears again; not where it is dismissed itself.
    var presenterReturns = true
    private var coordinator: TransitionCoordinator?
    private var ending: (() -> Void)?
    private var completion: (() -> Void)?

    init?(_ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?) {
        guard let presented = presentation.presented, let presenter = presentation.presenter else {
            return nil
        }
        self.presentation = presentation
        self.presented = presented
        self.presenter = presenter
        isAnimated = animated
        self.completion = completion
    }

    private var timing: TransitionTiming { .of(.present, animated: isAnimated) }

    private func makeCoordinator(in container: UIView, isPresenting: Bool) -> TransitionCoordinator {
        let made = TransitionCoordinator(
            in: container, timing: timing, from: isPresenting ? presenter : presented,
            to: isPresenting ? presented : presenter)
        made.presentationStyle = presentation.style
        presented.madeExtras.transition = made
        presenter.madeExtras.transition = made
        coordinator = made
        return made
    }

    // MARK: Presenting

    func present(in superview: UIView, frame: CGRect, from source: UIViewController) {
        let container = PresentationContainer(of: presentation, frame: frame)
        presentation.container = container
        let coordinator = makeCoordinator(in: container, isPresenting: true)
        presented.movement = .presenting
        presented.loadViewIfNeeded()
        superview.addSubview(container)
        presentation.presentationTransitionWillBegin()
        let removes = presentation.shouldRemovePresentersView
        if removes { presenter.beginAppearanceTransition(false, animated: isAnimated) }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        ending = { [self] in endPresenting(removesPresenter: removes) }
        let animator = isAnimated ? customAnimator(from: source) : nil
        addPresentedView(to: container, isAnimatedByOthers: animator != nil)
        presented.announceAppearing()
        container.layoutIfNeeded()
        presenter.setNeedsStatusBarAppearanceUpdate()
        if let animator { return run(animator, isPresenting: true) }
        guard let view = presentation.presentedView else { return finish() }
        moveIn(view, in: container, coordinator)
    }

    private func addPresentedView(to container: PresentationContainer, isAnimatedByOthers: Bool) {
        if let sheet = presentation as? UISheetPresentationController { sheet.card.content = presented.view }
        guard let view = presentation.presentedView else { return }
        view.frame = presentation.frameOfPresentedViewInContainerView
        if !isAnimatedByOthers, view.superview !== container { container.addSubview(view) }
        container.setNeedsLayout()
        presentation.stylePresentedView()
        if let sheet = presentation as? UISheetPresentationController { sheet.card.layoutIfNeeded() }
    }

    private func moveIn(
        _ view: UIView, in container: PresentationContainer, _ coordinator: TransitionCoordinator
    ) {
        let (transform, alpha) = (view.transform, view.alpha)
        let moves = presentation.comesFromBelow && !DisplayAccommodations.current.fadesTransitions
        if isAnimated {
            UIView.performWithoutAnimation {
                if moves { view.transform = below(view, in: container) } else { view.alpha = 0 }
                container.dimmingView.alpha = 0
            }
        }
        coordinator.run {
            guard self.isAnimated else { return }
            view.transform = transform
            view.alpha = alpha
            container.dimmingView.alpha = 1
        } completion: { [self] in
            finish()
        }
    }

    private func below(_ view: UIView, in container: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: max(container.bounds.height - view.frame.minY, 1))
    }

    private func endPresenting(removesPresenter: Bool) {
        if removesPresenter, presenter.appearance.phase == .disappearing, let view = presenter.viewIfLoaded {
            presentation.presenterSuperview = view.superview
            view.removeFromSuperview()
        }
        presented.endAppearanceTransition()
        if removesPresenter, presenter.appearance.phase == .disappearing {
            presenter.endAppearanceTransition()
        }
        if presentation.running == nil { presented.movement = .none }
        presentation.presentationTransitionDidEnd(true)
    }

    // MARK: Dismissing

    func dismiss() {
        guard let container = presentation.container else { return end() }
        let coordinator = makeCoordinator(in: container, isPresenting: false)
        presented.movement = .dismissing
        presentation.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: isAnimated)
        let isRemoved = presentation.presenterSuperview != nil && presenter.viewIfLoaded?.superview == nil
        let returns = presenterReturns && (isRemoved || presentation.shouldRemovePresentersView)
        if returns { presenter.beginAppearanceTransition(true, animated: isAnimated) }
        if isRemoved, presenterReturns { putPresenterBack() }
        if returns {
            presenter.announceAppearing()
            presenter.viewIfLoaded?.layoutIfNeeded()
        }
        ending = { [self] in endDismissing(presenterCame: returns) }
        if isAnimated,
            let animator = presented.extras?.transitioningDelegate?.animationController(
                forDismissed: presented)
        {
            return run(animator, isPresenting: false)
        }
        guard let view = presentation.presentedView else { return finish() }
        let moves = presentation.comesFromBelow && !DisplayAccommodations.current.fadesTransitions
        coordinator.run {
            guard self.isAnimated else { return }
            if moves { view.transform = self.below(view, in: container) } else { view.alpha = 0 }
            container.dimmingView.alpha = 0
        } completion: { [self] in
            finish()
        }
    }

    private func putPresenterBack() {
        guard let view = presenter.viewIfLoaded, let superview = presentation.presenterSuperview,
            let container = presentation.container
        else { return }
        // The superview may have been rotated in the meantime.
        if container.superview === superview {
            view.frame = container.frame
        } else {
            view.frame = superview.bounds
        }
        if container.superview === superview {
            superview.insertSubview(view, belowSubview: container)
        } else {
            superview.insertSubview(view, at: 0)
        }
        presentation.presenterSuperview = nil
    }

    private func endDismissing(presenterCame: Bool) {
        let (container, view) = (presentation.container, presentation.presentedView)
        presentation.container = nil
        presenter.viewIfLoaded?.extras?.backdrop = nil
        presenter.extras?.presented = nil
        presented.extras?.presenting = nil
        presented.extras?.presentation = nil
        container?.removeFromSuperview()
        if isAnimated {
            UIView.performWithoutAnimation {
                view?.transform = .identity
                view?.alpha = 1
            }
        }
        if let sheet = presentation as? UISheetPresentationController { sheet.card.content = nil }
        if presented.viewIfLoaded?.superview != nil { presented.viewIfLoaded?.removeFromSuperview() }
        if presenterCame, presenter.appearance.phase == .appearing { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
        presented.movement = .none
        presentation.dismissalTransitionDidEnd(true)
        presenter.setNeedsStatusBarAppearanceUpdate()
    }

    // MARK: Animations of an app's own

    private func customAnimator(from source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        presented.extras?.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
    }

    private func run(_ animator: UIViewControllerAnimatedTransitioning, isPresenting: Bool) {
        guard let container = presentation.container else { return finish() }
        let context = TransitionContext(
            in: container, from: isPresenting ? presenter : presented,
            to: isPresenting ? presented : presenter,
            style: presentation.style)
        let stays = !presentation.shouldRemovePresentersView
        let presenterView = stays ? nil : presenter.viewIfLoaded
        context.views =
            isPresenting
            ? (presenterView, presentation.presentedView) : (presentation.presentedView, presenterView)
        context.finalFrame =
            isPresenting
            ? presentation.frameOfPresentedViewInContainerView : presenter.viewIfLoaded?.frame ?? .zero
        context.onCompletion = { [self] didComplete in
            if didComplete { finish() } else { cancel(isPresenting: isPresenting) }
            animator.animationEnded(didComplete)
        }
        coordinator?.run({}, completion: {})
        let delegate = presented.extras?.transitioningDelegate
        let driver =
            isPresenting
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
        context.run(animator, drivenBy: driver)
    }

    /// Restores what was shown before.
    private func cancel(isPresenting: Bool) {
        guard ending != nil else { return }
        ending = nil
        if presentation.running === self { presentation.running = nil }
        presented.movement = .none
        if isPresenting {
            presented.beginAppearanceTransition(false, animated: isAnimated)
            if presenter.appearance.phase == .disappearing {
                presenter.beginAppearanceTransition(true, animated: isAnimated)
            }
            presentation.presentationTransitionDidEnd(false)
            let container = presentation.container
            presentation.container = nil
            presenter.extras?.presented = nil
            presented.extras?.presenting = nil
            presented.extras?.presentation = nil
            presented.viewIfLoaded?.removeFromSuperview()
            container?.removeFromSuperview()
        } else {
            presented.beginAppearanceTransition(true, animated: isAnimated)
            if presenter.appearance.phase == .appearing {
                presenter.beginAppearanceTransition(false, animated: isAnimated)
            }
            presentation.dismissalTransitionDidEnd(false)
            presentation.container?.setNeedsLayout()
        }
        presented.endAppearanceTransition()
        presenter.endAppearanceTransition()
        coordinator?.cancel()
        let completion = completion
        self.completion = nil
        completion?()
    }

    // MARK: The end

    /// Ends the transition: at its own time, or early, where another one begins.
    func finish() {
        guard let ending else { return }
        self.ending = nil
        if presentation.running === self { presentation.running = nil }
        ending()
        end()
    }

    private func end() {
        coordinator?.finish()
        let completion = completion
        self.completion = nil
        completion?()
    }
}
