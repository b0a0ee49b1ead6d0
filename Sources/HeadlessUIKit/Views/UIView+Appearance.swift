extension UIView {
    final var madeLayer: CALayer {
        if let layerStorage { return layerStorage }
        let made = DynamicInit.object(of: Self.layerClass as? CALayer.Type ?? CALayer.self)
        made.owner = self
        layerStorage = made
        superviewStorage?.layerStorage?.orderSublayersAsSubviews()
        return made
    }

    final func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return }
        let old = alphaStorage
        alphaStorage = min(max(alpha, 0), 1)
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
        if AnimationRecording.isOpen {
            AnimationRecording.record(.opacity, of: madeLayer, from: .number(old), to: .number(alphaStorage))
        }
    }

    final func setBackground(_ color: UIColor?) {
        guard AnimationRecording.isOpen || flags.contains(.hasKeyObservers) else {
            return backgroundStorage = color
        }
        defer { notifyKeyObservers() }
        guard AnimationRecording.isOpen else { return backgroundStorage = color }
        let (old, oldColor) = (madeLayer.backgroundColor, backgroundStorage)
        backgroundStorage = color
        // An animator that is reversed or stopped restores the original colour, which may depend on traits.
        madeLayer.recordColor(.backgroundColor, from: old, to: madeLayer.backgroundColor) { [weak self] in
            self?.backgroundStorage = $0 ? oldColor : color
        }
    }

    final var layerContentScale: CGFloat {
        layerStorage.map { $0.contentsScale } ?? max(traitCollection.displayScale, 1)
    }

    /// Whether a transform is set that is not the identity.
    package final var hasTransform: Bool {
        guard let special = geometry.special else { return false }
        return !special.affine.isIdentity
    }

    /// Pixels per point by which sizes of this view are rounded: its traits' scale, at least 1.
    ///
    /// Nothing between a window and its views changes the scale, so that the window's is used.
    package final var roundingScale: CGFloat {
        windowReference?.screenScale ?? UITraitCollection.currentScale
    }
}

extension Unmanaged<UIWindow> {
    /// Read without counting references: pays in `pin chain`, in a window.
    fileprivate var screenScale: CGFloat { _withUnsafeGuaranteedRef { $0.screenScale } }
}

extension UIView {
    /// Hides or shows the view. A stack that arranges it closes or opens the gap; inside an animation the view
    /// is drawn until the gap is closed.
    final func setHidden(_ isHidden: Bool) {
        guard isHidden != flags.contains(.hidden) else { return }
        flags.set(.hidden, to: isHidden)
        notifyObservers(of: .visibility)
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
        guard flags.contains(.arranged), let superview = superviewStorage else { return }
        flags.set(.collapsing, to: isHidden && AnimationRecording.isOpen)
        superview.arrangedVisibilityChanged(of: self)
    }
}
