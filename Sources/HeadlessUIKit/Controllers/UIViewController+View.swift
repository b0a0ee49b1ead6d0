extension UIViewController {
    final func makeView() {
        guard viewStorage == nil else { return }
        loadView()
        if viewStorage == nil {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "-[\(type(of: self)) loadView] did not set a view"
            ).raise()
            viewStorage = UIView()
            viewStorage?.controller = self
        }
        viewDidLoad()
    }

    final func setView(_ view: UIView?) {
        let old = viewStorage
        viewStorage = view
        if old !== view {
            old?.controller = nil
            old?.controllerChanged()
        }
        view?.controller = self
        view?.controllerChanged()
    }

    final func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        guard insets != additionalSafeArea else { return }
        additionalSafeArea = insets
        viewStorage?.updateSafeArea()
    }

    final var systemMargins: NSDirectionalEdgeInsets {
        let width = viewStorage?.window?.bounds.width ?? UIScreen.main.bounds.width
        let isWide = width >= 414 || traitCollection.horizontalSizeClass == .regular
        let side: CGFloat = isWide ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    // MARK: Children

    final func adopt(_ child: UIViewController) {
        guard child.parentStorage !== self else { return }
        var ancestor: UIViewController? = self
        while let current = ancestor {
            if current === child {
                UIKitException(
                    reason: "Can't add \(type(of: child)) as a child of itself or of one of its descendants"
                ).raise()
                return
            }
            ancestor = current.parentStorage
        }
        child.willMove(toParent: self)
        if let old = child.parentStorage { old.childStorage.removeAll { $0 === child } }
        childStorage.append(child)
        child.parentStorage = self
    }

    final func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parentStorage = nil
        didMove(toParent: nil)
    }

    // MARK: Appearance

    /// Whether the controller is just coming in.
    public final var isBeingPresented: Bool { appearance == .appearing && parentStorage == nil }

    final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in childStorage where child.isShownInParent {
            child.beginAppearanceTransition(isAppearing, animated: animated)
        }
    }

    /// Tells this controller and its shown children that they come in with traits and size settled.
    final func announceAppearing(animated: Bool) {
        guard appearance == .appearing else { return }
        viewIsAppearing(animated)
        for child in childStorage where child.isShownInParent { child.announceAppearing(animated: animated) }
    }

    final func endAppearance() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared: return
        }
        for child in childStorage { child.endAppearanceTransition() }
    }

    private var isShownInParent: Bool {
        guard let parentView = parentStorage?.viewStorage, let viewStorage else { return false }
        return viewStorage.isDescendant(of: parentView)
    }
}
