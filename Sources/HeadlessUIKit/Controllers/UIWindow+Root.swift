extension UIWindow {
    final func setRoot(_ controller: UIViewController?) {
        guard controller !== rootController else { return }
        let old = rootController
        // What the old root presents is dismissed with it.
        if old?.extras?.presented != nil { old?.dismiss(animated: false) }
        if isShown, let old {
            old.beginAppearanceTransition(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
        } else {
            old?.viewIfLoaded?.removeFromSuperview()
        }
        // A root of another window is moved here.
        if let controller {
            for other in UIWindow.all where other !== self && other.rootController === controller {
                other.rootViewController = nil
            }
        }
        rootController = controller
        if isShown { showRoot() }
    }

    /// First appearance: the view is loaded, added and laid out, with the controller's appearance calls.
    final func showRoot() {
        guard let controller = rootController else { return }
        controller.loadViewIfNeeded()
        updateStatusBar()
        controller.beginAppearanceTransition(true, animated: false)
        if let view = controller.viewIfLoaded {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
        }
        notifyTraitChange()
        controller.layoutShownChildren()
        controller.announceAppearing()
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// The root's view stays in a window that is hidden, and appears again with it.
    final func hideRoot() {
        guard let controller = rootController else { return }
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }

    // MARK: The status bar

    /// What the screen's notch, bars and home indicator cover of the window.
    final var screenSafeArea: UIEdgeInsets {
        let (edges, box) = (screen.bounds, frame)
        var insets = screen.safeAreaInsets
        // Only the status bar covers the top of a screen with a home button.
        if hidesStatusBar, screen.device.portrait.safeAreaInsets.bottom == 0 { insets.top = 0 }
        // As for views: what lies outside of the screen is not covered by anything more.
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: rest(insets.top, box.minY - edges.minY),
            left: rest(insets.left, box.minX - edges.minX),
            bottom: rest(insets.bottom, edges.maxY - box.maxY),
            right: rest(insets.right, edges.maxX - box.maxX))
    }

    /// Queries the controllers whether the status bar is hidden.
    final func updateStatusBar() {
        let isHidden = frontController?.statusBarDecider.prefersStatusBarHidden ?? false
        guard isHidden != hidesStatusBar else { return }
        hidesStatusBar = isHidden
        updateSafeArea()
    }

    /// The controller that covers the window: the root, or what is presented over all of it.
    final var frontController: UIViewController? {
        var front = rootController
        while let presented = front?.extras?.presented, presented.movement != .dismissing,
            presented.coversWindow || presented.modalPresentationCapturesStatusBarAppearance
        {
            front = presented
        }
        return front
    }
}

extension UIViewController {
    final func updateStatusBar() {
        (viewIfLoaded?.window ?? extras?.presented?.viewIfLoaded?.window)?.updateStatusBar()
    }

    fileprivate var statusBarDecider: UIViewController {
        var decider = self
        while let child = decider.childForStatusBarHidden, child !== decider { decider = child }
        return decider
    }

    /// Whether the controller is presented over the whole window.
    final var coversWindow: Bool {
        guard let presentation = extras?.presentation else { return false }
        return presentation.style == .fullScreen
    }

    /// Has containers lay out what they show, before it is notified of its size.
    final func layoutShownChildren() {
        (viewIfLoaded as? ContainerView)?.onLayout?()
        for child in childStorage where child.viewIfLoaded?.window != nil { child.layoutShownChildren() }
    }
}
