extension UIViewController {
    /// The controller that this one, or the nearest ancestor that presents, presents.
    final var presentedController: UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let presented = current.extras?.presented ?? current.extras?.search { return presented }
            candidate = current.parentStorage
        }
        return nil
    }

    final var transitionAround: UIViewControllerTransitionCoordinator? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let transition = current.extras?.transition, !transition.isOver { return transition }
            candidate = current.parentStorage
        }
        return nil
    }

    /// The presentation in progress of this controller or an ancestor.
    final var presentationAround: UIPresentationController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.extras?.presenting != nil { return current.extras?.presentation }
            candidate = current.parentStorage
        }
        return nil
    }

    /// Whether the controller is in a card that does not reach the window's top.
    final var isInSheet: Bool {
        guard let sheet = presentationAround as? UISheetPresentationController,
            let container = sheet.container
        else { return false }
        return !sheet.metrics(in: PresentationArea(of: container)).isWhole
    }

    // MARK: The style

    final var storedPresentationStyle: UIModalPresentationStyle {
        extras?.modalPresentationStyle ?? .automatic
    }

    final func setPresentationStyle(_ style: UIModalPresentationStyle) {
        guard style != storedPresentationStyle else { return }
        madeExtras.modalPresentationStyle = style
        // A presentation that was made for another style is not used.
        if extras?.presenting == nil { madeExtras.presentation = nil }
    }

    final func madePresentation(source: UIViewController?) -> UIPresentationController {
        if let made = extras?.presentation { return made }
        if self is UIAlertController {
            let made = AlertPresentation(presentedViewController: self, presenting: source)
            made.style = .overFullScreen
            madeExtras.presentation = made
            return made
        }
        let style = modalPresentationStyle
        let made: UIPresentationController
        switch style {
        case .automatic, .pageSheet, .formSheet, .none:
            made = UISheetPresentationController(presentedViewController: self, presenting: source)
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: source)
        case .custom:
            let own = extras?.transitioningDelegate?.presentationController(
                forPresented: self, presenting: source, source: source ?? self)
            // Without a source no presentation is about to begin: a delegate that returns nil now may return
            // one later.
            guard own != nil || source != nil else {
                return UIPresentationController(presentedViewController: self, presenting: nil)
            }
            made = own ?? UIPresentationController(presentedViewController: self, presenting: source)
        default:
            made = UIPresentationController(presentedViewController: self, presenting: source)
        }
        made.style = style == .automatic || style == .none ? .pageSheet : style
        madeExtras.presentation = made
        return made
    }

    // MARK: Presenting

    final func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard mayPresent(controller) else { return }
        let presentation = controller.presentationToUse(source: self)
        let presenter = self.presenter(for: presentation.style)
        guard isReady(presenter, toPresent: controller), let view = presenter.viewIfLoaded,
            let window = view.window
        else { return }
        presentation.presented = controller
        presentation.presenter = presenter
        presenter.madeExtras.presented = controller
        controller.madeExtras.presenting = presenter
        controller.madeExtras.presentation = presentation
        let isInContext = !presentation.shouldPresentInFullscreen
        let superview: UIView = isInContext ? view.superview ?? window : window
        let frame = isInContext ? view.frame : window.bounds
        let transition = PresentationTransition(presentation, animated: animated, completion: completion)
        presentation.running = transition
        transition?.present(in: superview, frame: frame, from: self)
    }

    /// The presentation, with its style adapted by the traits and the delegate.
    private func presentationToUse(source: UIViewController) -> UIPresentationController {
        let made = madePresentation(source: source)
        let traits = source.traitCollection
        let adapted =
            made.delegate?.adaptivePresentationStyle(for: made, traitCollection: traits)
            ?? made.adaptivePresentationStyle(for: traits)
        guard adapted != .none, adapted != made.style else { return made }
        made.delegate?.presentationController(
            made, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: nil)
        // Sheets by default cover everything in a compact height.
        if made is UISheetPresentationController, traits.verticalSizeClass == .compact { return made }
        let other: UIPresentationController
        switch adapted {
        case .pageSheet, .formSheet, .automatic:
            other = UISheetPresentationController(presentedViewController: self, presenting: source)
        default: other = UIPresentationController(presentedViewController: self, presenting: source)
        }
        other.style = adapted == .automatic ? .pageSheet : adapted
        other.delegate = made.delegate
        other.adapted = made
        return other
    }

    /// The presenting controller: the outermost container, or the nearest that defines a context.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var (candidate, top): (UIViewController?, UIViewController) = (self, self)
        let isInContext = style == .currentContext || style == .overCurrentContext
        while let current = candidate {
            if isInContext, current.definesPresentationContext { return current }
            top = current
            candidate = current.parentStorage
        }
        return top
    }

    private func mayPresent(_ controller: UIViewController) -> Bool {
        if controller === self {
            UIKitException(
                reason: "Application tried to present modal view controller on itself. Presenting controller "
                    + "is \(debugName)."
            ).raise()
            return false
        }
        if let parent = controller.parentStorage {
            UIKitException(
                reason: "Application tried to present modally a view controller \(controller.debugName) that "
                    + "has a parent view controller \(parent.debugName)."
            ).raise()
            return false
        }
        if let other = controller.extras?.presenting {
            UIKitException(
                reason: "Application tried to present modally a view controller \(controller.debugName) that "
                    + "is already being presented by \(other.debugName)."
            ).raise()
            return false
        }
        return true
    }

    private func isReady(_ presenter: UIViewController, toPresent controller: UIViewController) -> Bool {
        let attempt =
            "Attempt to present \(controller.debugName) on \(presenter.debugName) (from \(debugName))"
        var complaint: String?
        if let present = presenter.extras?.presented {
            complaint = "\(attempt) which is already presenting \(present.debugName)."
        } else if presenter.viewIfLoaded?.window == nil {
            complaint = "\(attempt) whose view is not in the window hierarchy."
        } else if controller.viewIfLoaded.map({ own in presenter.view.isDescendant(of: own) }) ?? false {
            complaint = "\(attempt) whose view is in it."
        }
        if let alert = controller.extras?.presentation as? AlertPresentation,
            alert.lacksSource(in: presenter.traitCollection)
        {
            UIKitException(
                name: "NSGenericException",
                reason:
                    "Your application has presented a UIAlertController (\(controller.debugName)) of style "
                    + "UIAlertControllerStyleActionSheet from \(debugName). The modalPresentationStyle of a "
                    + "UIAlertController with this style is UIModalPresentationPopover. You must provide "
                    + "location information for this popover through the alert controller's "
                    + "popoverPresentationController."
            ).raise()
            return false
        }
        guard let complaint else { return true }
        LayoutDiagnostics.report(
            .ignored(call: "present(_:animated:completion:)"), about: debugName, because: complaint)
        return false
    }

    // MARK: Dismissing

    final func startDismissing(animated: Bool, completion: (() -> Void)?) {
        if let search = presentedViewController as? UISearchController, search.isActive {
            search.isActive = false
            completion?()
            return
        }
        let presenter = presentedViewController.flatMap { $0.extras?.presenting } ?? presentingViewController
        guard let presenter, let presented = presenter.extras?.presented,
            let presentation = presented.extras?.presentation
        else {
            completion?()
            return
        }
        if presented.movement == .dismissing {
            LayoutDiagnostics.report(
                .ignored(call: "dismiss(animated:completion:)"), about: debugName,
                because: "\(presented.debugName) is being dismissed already")
            return
        }
        // A presentation in progress ends first, so that every controller gets its callbacks.
        presentation.running?.finish()
        guard presented.extras?.presentation === presentation else { return }
        presented.dismissWhatItPresents()
        let transition = PresentationTransition(presentation, animated: animated, completion: completion)
        presentation.running = transition
        transition?.dismiss()
    }

    /// Dismisses everything above at once, without appearing itself.
    private func dismissWhatItPresents() {
        guard let presented = extras?.presented, let presentation = presented.extras?.presentation else {
            return
        }
        presentation.running?.finish()
        guard extras?.presented === presented, presented.movement != .dismissing else { return }
        presented.dismissWhatItPresents()
        let transition = PresentationTransition(presentation, animated: false, completion: nil)
        transition?.presenterReturns = false
        presentation.running = transition
        transition?.dismiss()
    }

    // MARK: Showing

    final func showInContainer(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(controller, sender: sender)
        } else {
            present(controller, animated: UIView.areAnimationsEnabled)
        }
    }
}
