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

    /// What the bars of containers cover of the view, by edge.
    final var barSafeArea: UIEdgeInsets {
        get { extras?.barSafeArea ?? .zero }
        set {
            guard newValue != barSafeArea else { return }
            madeExtras.barSafeArea = newValue
            viewStorage?.updateSafeArea()
        }
    }

    final var systemMargins: NSDirectionalEdgeInsets {
        let size = viewStorage?.window?.bounds.size ?? UIScreen.main.bounds.size
        let side = SideMargin.minimum(inWindowOf: size, traits: traitCollection)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    final var resolvedTraits: UITraitCollection {
        if let viewStorage, viewStorage.superview != nil || viewStorage.window != nil || parentStorage == nil
        {
            return viewStorage.traitCollection
        }
        return overridingTraits(parentStorage?.traitCollection ?? UIScreen.main.traitCollection)
    }

    final func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredSizeStorage else { return }
        preferredSizeStorage = size
        if let parentStorage {
            parentStorage.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            extras?.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    final func startEditing(_ editing: Bool) {
        editingStorage = editing
        extras?.navigationItem?.editingChanged(of: self)
    }
}
