extension UIView {
    /// The layer that the view draws into, made when first asked for.
    public final var layer: CALayer {
        if let layerStorage { return layerStorage }
        let made = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
        made.owner = self
        layerStorage = made
        superviewStorage?.layerStorage?.orderSublayersAsSubviews()
        return made
    }

    /// Whether the view promises to draw every pixel. Drawing does not depend on it.
    public var isOpaque: Bool {
        get { !flags.contains(.notOpaque) }
        set { flags.set(.notOpaque, to: !newValue) }
    }

    /// A view whose alpha limits where this one is seen.
    public var mask: UIView? {
        get { extras?.mask }
        set { madeExtras.mask = newValue }
    }

    /// Whether more than one touch is followed. False by default.
    public var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, to: newValue) }
    }

    /// Whether touches in this view keep others from being followed. False by default.
    public var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, to: newValue) }
    }

    /// Pixels per point of what the view draws.
    public var contentScaleFactor: CGFloat {
        get { layerStorage.map { $0.contentsScale } ?? max(traitCollection.displayScale, 1) }
        set { layer.contentsScale = newValue }
    }

    /// A name for tests to find the view by; users never see it.
    public var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { madeExtras.accessibilityIdentifier = newValue }
    }

    /// Whether the mask's springs and struts would become constraints. True by default.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.manualConstraints) }
        set { flags.set(.manualConstraints, to: !newValue) }
    }

    /// Pixels per point by which sizes of this view are rounded: its traits' scale, at least 1.
    ///
    /// Nothing between a window and its views changes the scale, so that the window answers for them.
    package final var roundingScale: CGFloat {
        windowStorage?.screenScale ?? max(UITraitCollection.current.displayScale, 1)
    }
}
