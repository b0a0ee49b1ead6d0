/// The phase of a controller's appearance transition.
struct AppearanceState {
    enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    /// Whether the transition in progress is animated.
    var isAnimated = false
    /// Whether `viewIsAppearing` was called in the transition in progress.
    var isAnnounced = false
    /// Whether the change began only because the view was added or removed.
    var followsView = false
}

extension UIViewController {
    final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
            appearance = AppearanceState(phase: .appearing, isAnimated: animated)
            loadViewIfNeeded()
            viewWillAppear(animated)
            // The first child that a container shows appears with it.
            installShownChildren()
        } else {
            guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
            appearance = AppearanceState(phase: .disappearing, isAnimated: animated)
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Notifies this controller and its shown children that they are appearing, with traits and size settled.
    final func announceAppearing() {
        guard appearance.phase == .appearing, !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        if !appearance.isAnimated { endSelection(animated: false) }
        viewIsAppearing(appearance.isAnimated)
        if appearance.isAnimated { endSelection(animated: true) }
        for child in forwardedChildren { child.announceAppearing() }
    }

    final func endAppearance() {
        let isAnimated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            announceAppearing()
            appearance.phase = .appeared
            viewDidAppear(isAnimated)
            for child in forwardedChildren { child.endAppearanceTransition() }
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(isAnimated)
            guard shouldAutomaticallyForwardAppearanceMethods else { return }
            for child in childStorage { child.endAppearanceTransition() }
        case .appeared, .disappeared: return
        }
    }

    /// The children that get appearance calls together with this controller.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return childStorage.filter(\.isShownInParent)
    }

    private var isShownInParent: Bool {
        guard let parentView = parentStorage?.viewStorage, let viewStorage else { return false }
        return viewStorage.isDescendant(of: parentView)
    }

    /// Whether the view is in the parent, or came into it, without a container that forwards appearance.
    private var followsItsView: Bool {
        guard let parentStorage else { return true }
        guard parentStorage.shouldAutomaticallyForwardAppearanceMethods else { return false }
        let phase = parentStorage.appearance.phase
        return phase == .appeared || phase == .appearing
    }

    /// Adding a view to a window, or removing it, begins an appearance transition of its controller.
    final func viewWillMove(toWindow window: UIWindow?) {
        guard followsItsView else { return }
        let phase = appearance.phase
        beginAppearanceTransition(window != nil, animated: false)
        appearance.followsView = appearance.phase != phase
    }

    /// Ends what ``viewWillMove(toWindow:)`` began.
    final func viewDidMove(toWindow window: UIWindow?) {
        guard appearance.followsView else { return }
        // The parent that is appearing itself notifies its children together.
        if window != nil, parentStorage?.appearance.phase == .appearing { return }
        appearance.followsView = false
        endAppearanceTransition()
    }
}
