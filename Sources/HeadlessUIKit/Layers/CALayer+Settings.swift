import Foundation

extension CALayer {
    /// The transform that applies to the sublayers, around the anchor point; drawing uses its affine part. The identity by
    /// default.
    public final var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { madeExtras.sublayerTransform = newValue }
    }

    /// The anchor point's depth. 0 by default. Stored, not used.
    public final var anchorPointZ: CGFloat {
        get { extras?.anchorPointZ ?? 0 }
        set { madeExtras.anchorPointZ = newValue }
    }

    /// The part of ``contents`` that is shown, as fractions of the picture. All of it by default.
    public final var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { if newValue.isFiniteNumber { madeExtras.contentsRect = newValue } }
    }

    /// The part of ``contents`` that stretches where the picture is resized, as fractions. All of it by default: the
    /// rest keeps its size.
    public final var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { madeExtras.contentsCenter = newValue }
    }

    /// How the layer stores what it draws. 8 bits for each component by default. Has no effect here.
    public final var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { madeExtras.contentsFormat = newValue }
    }

    /// How a picture is made smaller. Linear by default. Has no effect here.
    public final var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set { madeExtras.minificationFilter = newValue }
    }

    /// How a picture is made larger. Linear by default. Has no effect here.
    public final var magnificationFilter: CALayerContentsFilter {
        get { extras?.magnificationFilter ?? .linear }
        set { madeExtras.magnificationFilter = newValue }
    }

    /// The bias of the minification filter. 0 by default. Has no effect here.
    public final var minificationFilterBias: Float {
        get { extras?.minificationFilterBias ?? 0 }
        set { madeExtras.minificationFilterBias = newValue }
    }

    /// A filter of the layer over what lies behind. None by default. Names of blend modes (`"multiplyBlendMode"`) are drawn;
    /// other filters do nothing, and a message says so.
    public final var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set {
            madeExtras.compositingFilter = newValue
            if let newValue, !((newValue as? String).map(LayerExtras.isBlendMode) ?? false) {
                reportFilter("compositingFilter", newValue)
            }
        }
    }

    /// Filters of the layer's content. None by default; iOS has none either.
    public final var filters: [Any]? {
        get { extras?.filters }
        set {
            madeExtras.filters = newValue
            if let first = newValue?.first { reportFilter("filters", first) }
        }
    }

    /// Filters of what lies behind the layer. None by default; iOS has none either.
    public final var backgroundFilters: [Any]? {
        get { extras?.backgroundFilters }
        set {
            madeExtras.backgroundFilters = newValue
            if let first = newValue?.first { reportFilter("backgroundFilters", first) }
        }
    }

    /// Whether the layer promises to draw every pixel. Drawing does not depend on it; a view's is its `isOpaque`.
    public final var isOpaque: Bool {
        get { owner?.isOpaque ?? extras?.isOpaque ?? false }
        set { if let owner { owner.isOpaque = newValue } else { madeExtras.isOpaque = newValue } }
    }

    /// Whether the layer is seen from behind. True by default. Stored, not used.
    public final var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { madeExtras.isDoubleSided = newValue }
    }

    /// Whether the sublayers are drawn upside down. False by default. Points are converted as if they were not.
    public final var isGeometryFlipped: Bool {
        get { extras?.isGeometryFlipped ?? false }
        set { madeExtras.isGeometryFlipped = newValue }
    }

    /// Whether the content is drawn upside down: an odd number of the layers around is flipped.
    @discardableResult public final func contentsAreFlipped() -> Bool {
        var (flips, layer) = (false, superlayer)
        while let current = layer {
            if current.isGeometryFlipped { flips.toggle() }
            layer = current.superlayer
        }
        return flips
    }

    private func reportFilter(_ property: String, _ filter: Any) {
        LayoutDiagnostics.report(
            .ignored(call: property), about: name ?? "\(Swift.type(of: self))",
            because: "\(filter) is not drawn: of filters only the names of blend modes are")
    }

    /// Whether drawing may be done later on another thread. False by default. Has no effect here.
    public final var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { madeExtras.drawsAsynchronously = newValue }
    }

    /// Whether edges that do not lie on pixels are smoothed. False by default. Has no effect here.
    public final var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { madeExtras.allowsEdgeAntialiasing = newValue }
    }

    /// The edges that are smoothed. All by default. Has no effect here.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get {
            extras?.edgeAntialiasingMask ?? [
                .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
            ]
        }
        set { madeExtras.edgeAntialiasingMask = newValue }
    }

    /// Whether a new size marks the layer as needing display. False by default.
    public final var needsDisplayOnBoundsChange: Bool {
        get { extras?.needsDisplayOnBoundsChange ?? false }
        set { madeExtras.needsDisplayOnBoundsChange = newValue }
    }

    /// The actions of events, by their keys. None by default. Nothing is animated implicitly here.
    public final var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { madeExtras.actions = newValue }
    }

    /// Values of properties that are not set otherwise. None by default. Only its actions are used.
    public final var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { madeExtras.style = newValue }
    }
}
