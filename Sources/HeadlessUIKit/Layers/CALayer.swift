/// What a view looks like beyond its content: corners, border, shadow, and layers between its subviews.
///
/// A view's layer reads and writes the view's own geometry, colour, opacity and clipping; it is made when
/// first asked for. A layer of its own keeps them itself. Values are in points; implicit animations do not
/// exist here.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view whose layer this is.
    final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    final nonisolated(unsafe) var ownGeometry = LayerGeometry()
    final var ownFlags: ViewFlags = []
    final var ownOpacity: Float = 1
    final var ownBackground: CGColor?
    /// The sublayers with those of the owner's subviews among them; nil while there are only the latter.
    final var sublayerStorage: [CALayer]?
    final unowned(unsafe) var superlayerStorage: CALayer?
    final var contentsScaleStorage: CGFloat?

    /// The radius of the corners named by ``maskedCorners``, in points. 0 by default.
    public final var cornerRadius: CGFloat = 0
    /// The corners that the radius rounds. All by default.
    public final var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of rounded corners. Both shapes are drawn as circles here.
    public final var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border, which lies inside the bounds. 0, no border, by default.
    public final var borderWidth: CGFloat = 0
    /// The border's colour. Opaque black by default.
    public final var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The shadow's colour. Opaque black by default.
    public final var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// The shadow's opacity. 0, no shadow, by default.
    public final var shadowOpacity: Float = 0
    /// How far the shadow lies from the layer. (0, -3) by default.
    public final var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur of the shadow: the standard deviation of its Gaussian, in points. 3 by default.
    public final var shadowRadius: CGFloat = 3
    /// The outline that throws the shadow; nil is the layer's own box.
    public final var shadowPath: CGPath?
    /// A picture (a `CGImage`) in the layer's bounds.
    public final var contents: Any?
    /// How ``contents`` is fitted into the bounds. `.resize` by default.
    public final var contentsGravity = CALayerContentsGravity.resize
    /// A layer whose alpha limits where this one is seen.
    public final var mask: CALayer?
    /// The place in front of or behind sibling layers. 0 by default.
    public final var zPosition: CGFloat = 0
    /// A name of the program's own.
    public final var name: String?
    /// Whether the layer is drawn once into pixels. Has no effect here.
    public final var shouldRasterize = false
    /// The scale of a rasterised layer. Has no effect here.
    public final var rasterizationScale: CGFloat = 1
    /// Whether opacity applies to the layer and its sublayers as a group. True by default.
    public final var allowsGroupOpacity = true

    /// Creates a layer with an empty frame.
    @preconcurrency @MainActor
    public override required init() {
        super.init()
    }

    /// Creates a copy of another layer's own values, without its sublayers.
    @preconcurrency @MainActor
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer {
            ownGeometry = other.geometry
            cornerRadius = other.cornerRadius
            ownBackground = other.backgroundColor
        }
    }

    /// Places the sublayers. The default does nothing.
    open func layoutSublayers() {}

    /// Draws the content. The default draws nothing.
    open func draw(in context: CGContext) {}

    /// Asks for layout of the owner.
    open func setNeedsLayout() { owner?.setNeedsLayout() }

    /// Lays out the owner now.
    open func layoutIfNeeded() { owner?.layoutIfNeeded() }

    /// Asks for drawing before the next picture.
    open func setNeedsDisplay() { owner?.setNeedsDisplay() }

    /// Appends what the layer itself shows, in its own coordinates.
    func drawContent(in painter: inout LayerPainter) {
        if let image = contents as? CGImage { painter.draw(image, in: self) }
        painter.drawCustom(bounds) { self.draw(in: $0) }
    }

    // MARK: Geometry

    final var geometry: LayerGeometry {
        get { owner?.geometry ?? ownGeometry }
        set {
            guard let owner else {
                ownGeometry = newValue
                return
            }
            let oldSize = owner.geometry.bounds.size
            owner.geometry = newValue
            owner.geometryChanged(from: oldSize)
        }
    }

    /// The box in the superlayer's coordinates.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            if let owner { return owner.setFrame(newValue) }
            if newValue.isFiniteNumber { ownGeometry.frame = newValue.standardizedSize }
        }
    }

    /// The box in the layer's own coordinates.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            if let owner { return owner.setBounds(newValue) }
            if newValue.isFiniteNumber { ownGeometry.bounds = newValue.standardizedSize }
        }
    }

    /// The anchor point's place in the superlayer's coordinates.
    open var position: CGPoint {
        get { geometry.position }
        set { if newValue.isFiniteNumber { geometry.position = newValue } }
    }

    /// The point of the layer that ``position`` places and transforms turn around, in parts of the
    /// bounds. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { if newValue.isFiniteNumber { geometry.anchorPoint = newValue } }
    }

    /// The transform around the anchor point; drawing uses its affine part.
    open var transform: CATransform3D {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }

    /// The affine part of ``transform``.
    public final func affineTransform() -> CGAffineTransform { geometry.special?.affine ?? .identity }

    /// Sets ``transform`` from an affine one.
    public final func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Keeps the geometry when the owner goes.
    final nonisolated func outlive(_ geometry: LayerGeometry) {
        owner = nil
        ownGeometry = geometry
    }
}
