/// The visual content of a view beyond what it draws: corners, border, shadow, and layers between its
/// subviews.
///
/// A view's layer reads and writes the view's own geometry, colour, opacity and clipping; it is created
/// lazily. A standalone layer stores them itself. Values are in points. Nothing is animated
/// implicitly: what is set outside an animation block and without an explicit animation is shown at once.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSCoding {
    /// The view whose layer this is. Not counted and `nonisolated(unsafe)`, because the view clears it in its
    /// `deinit`, which no actor isolates, together with the geometry: see `outlive(_:)`.
    final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    final nonisolated(unsafe) var ownGeometry = LayerGeometry()
    final var ownFlags: ViewFlags = []
    final var ownOpacity: Float = 1
    final var ownBackground: CGColor?
    /// The sublayers, among them those of the owner's subviews; nil while there are only the latter.
    final var sublayerStorage: [CALayer]?
    final weak var superlayerStorage: CALayer?
    final var contentsScaleStorage: CGFloat?
    /// The animations of the layer, in the order of their start.
    final var animations: [LayerAnimation] = []
    /// The model layer of a presentation layer.
    final var modelLayer: CALayer?
    /// The transition from previous content that a presentation layer shows.
    final var transition: ShownTransition?
    /// The layer's own timing, where it was set.
    final var timing: LayerTiming?
    final var extras: LayerExtras?

    /// The radius of the corners named by ``maskedCorners``, in points. 0 by default.
    open var cornerRadius: CGFloat = 0 {
        didSet { changed(.cornerRadius, oldValue, cornerRadius) }
    }
    /// The corners that the radius rounds. All by default.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of rounded corners. Both shapes are drawn as circles here.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The width of the border, which lies inside the bounds. 0, no border, by default.
    open var borderWidth: CGFloat = 0 {
        didSet { changed(.borderWidth, oldValue, borderWidth) }
    }
    /// The border's colour. Opaque black by default.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { changed(.borderColor, oldValue, borderColor) }
    }
    /// The shadow's colour. Opaque black by default.
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
        didSet { changed(.shadowColor, oldValue, shadowColor) }
    }
    /// The shadow's opacity. 0, no shadow, by default.
    open var shadowOpacity: Float = 0 {
        didSet { changed(.shadowOpacity, oldValue, shadowOpacity) }
    }
    /// How far the shadow lies from the layer. (0, -3) by default.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { changed(.shadowOffset, oldValue, shadowOffset) }
    }
    /// The blur of the shadow: the standard deviation of its Gaussian, in points. 3 by default.
    open var shadowRadius: CGFloat = 3 {
        didSet { changed(.shadowRadius, oldValue, shadowRadius) }
    }
    /// The outline that throws the shadow; nil is the layer's own box.
    open var shadowPath: CGPath?
    /// A picture (a `CGImage`) in the layer's bounds.
    open var contents: Any?
    /// How ``contents`` is fitted into the bounds. `.resize` by default.
    open var contentsGravity = CALayerContentsGravity.resize
    /// A layer whose alpha limits where this one is seen.
    open var mask: CALayer?
    /// The order in front of or behind sibling layers. 0 by default.
    open var zPosition: CGFloat = 0 {
        didSet { changed(.zPosition, oldValue, zPosition) }
    }
    /// A name of the program's own.
    open var name: String?
    /// Whether the layer is drawn once into pixels. Has no effect here.
    open var shouldRasterize = false
    /// The scale of a rasterised layer. Has no effect here.
    open var rasterizationScale: CGFloat = 1
    /// Whether opacity applies to the layer and its sublayers as a group. True by default.
    open var allowsGroupOpacity = true

    /// Creates a layer with an empty frame.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates a layer with an empty frame: nothing is read from archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Does nothing: nothing is written to archives here.
    open nonisolated func encode(with coder: NSCoder) {}

    /// Creates a copy of another layer's own values, without its sublayers.
    @preconcurrency @MainActor
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyValues(from: other) }
    }

    /// Copies the drawn properties of another layer, without its sublayers.
    func copyValues(from layer: CALayer) { copyBaseValues(from: layer) }

    // MARK: Content

    /// Whether the layer is to be drawn anew when a property changes. False by default.
    @discardableResult open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value that a property has before it is set. None by default.
    @discardableResult open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Lays out the sublayers. The default lets the delegate do it, a view by `layoutSubviews()`.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Draws the content. The default lets the delegate draw; what a view draws is not drawn by this.
    open func draw(in context: CGContext) { drawByDelegate(in: context) }

    /// Updates ``contents``. The default lets the delegate do it; ``draw(in:)`` is called for each picture.
    open func display() { if owner == nil { delegate?.display(self) } }

    /// Invalidates the layout.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out what is marked, from the topmost marked layer above this one down, at once.
    open func layoutIfNeeded() { performPendingLayout() }

    /// Whether the layer is marked for layout.
    @discardableResult open func needsLayout() -> Bool { (owner?.flags ?? ownFlags).contains(.needsLayout) }

    /// Marks the layer as needing display before the next picture.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Marks a part as needing display; here the whole layer is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Whether the layer is marked as needing display.
    @discardableResult open func needsDisplay() -> Bool { (owner?.flags ?? ownFlags).contains(.needsDisplay) }

    /// Calls ``display()`` where the layer is marked as needing display.
    open func displayIfNeeded() { performPendingDisplay() }

    /// Provides content, layout and actions; a view is its layer's. None by default.
    open weak var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set { if owner == nil { madeExtras.delegate = newValue } }
    }

    /// The action for an event: the delegate's, or that of ``actions``, ``style`` or the class.
    @discardableResult open func action(forKey event: String) -> (any CAAction)? {
        foundAction(forKey: event)
    }

    /// The action of a class of layers for an event. None by default.
    @discardableResult open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The size that the layer would like: its present size.
    @discardableResult open func preferredFrameSize() -> CGSize { geometry.bounds.size }

    /// Whether the background, the border and the shadow are drawn.
    var paintsBox: Bool { true }

    /// The drawings of the sublayers; nil for a single one as they are.
    var sublayerCopies: [SublayerCopy]? { nil }

    /// Appends the layer's own content, in its own coordinates.
    func drawContent(in painter: inout LayerPainter) {
        if owner == nil { model().displayIfNeeded() }
        if let image = contents as? CGImage { painter.draw(image, in: self) }
        // A presentation layer does not have the properties from which a program's own subclass draws.
        let drawn = model()
        painter.drawCustom(drawn.bounds) { drawn.draw(in: $0) }
    }

    // MARK: Appearance

    /// The opacity from 0 to 1; a view's is its `alpha`.
    open var opacity: Float {
        get { owner.map { Float($0.alphaStorage) } ?? ownOpacity }
        set { setOpacity(newValue) }
    }

    /// Whether the layer and its sublayers are left out of drawing.
    open var isHidden: Bool {
        get { (owner?.flags ?? ownFlags).contains(.hidden) }
        set { setFlag(.hidden, to: newValue) }
    }

    /// Whether sublayers are drawn within the bounds and their corners only; a view's is its `clipsToBounds`.
    open var masksToBounds: Bool {
        get { (owner?.flags ?? ownFlags).contains(.clips) }
        set { setFlag(.clips, to: newValue) }
    }

    /// The colour behind the content; a view's is its `backgroundColor` in its traits.
    open var backgroundColor: CGColor? {
        get { resolvedBackground }
        set { setBackground(newValue) }
    }

    /// Pixels per point of the content. 1 by default, the display's for a view's layer.
    open var contentsScale: CGFloat {
        get { contentsScaleStorage ?? owner.map { max($0.traitCollection.displayScale, 1) } ?? 1 }
        set { contentsScaleStorage = newValue }
    }

    // MARK: The tree

    /// The layers in this one, from back to front; a view's subviews' layers are among them.
    open var sublayers: [CALayer]? {
        get { allSublayers }
        set { setSublayers(newValue) }
    }

    /// The layer that contains this one.
    open var superlayer: CALayer? { superlayerStorage ?? owner?.superviewStorage?.madeLayer }

    /// Adds a layer in front of the others, taking it from where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

    /// Inserts a layer at an index among the sublayers, 0 being the back.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer) { min(Int(index), $0.count) }
    }

    /// Adds a layer in front of another; in front of all where that is not here.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { layers in (layers.firstIndex { $0 === sibling } ?? layers.count - 1) + 1 }
    }

    /// Adds a layer behind another; behind all where that is not here.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Takes the layer out of its superlayer. A view's layer stays with its view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Replaces one layer by another.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { replace(old, new) }

    /// The deepest layer of this tree, the layer included, that contains a point of the superlayer.
    @discardableResult open func hitTest(_ point: CGPoint) -> CALayer? { deepestLayer(at: point) }

    /// Whether a point of the layer's coordinates lies in its bounds.
    @discardableResult open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    // MARK: Values by name

    /// Stores a value under a name: that of a property sets the property, any other is kept with the layer.
    open func setValue(_ value: Any?, forKey key: String) { setStoredValue(value, forKey: key) }

    /// The value under a name: that of a property, or what was stored.
    @discardableResult open func value(forKey key: String) -> Any? { storedValue(forKey: key) }

    /// As ``setValue(_:forKey:)``, also for parts of a property: `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setStoredValue(value, forKey: keyPath) }

    /// As ``value(forKey:)``, also for parts of a property: `position.x`.
    @discardableResult open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKey: keyPath) }

    // MARK: Geometry

    final var geometry: LayerGeometry {
        get { owner?.geometry ?? ownGeometry }
        set {
            guard let owner else {
                ownGeometry = newValue
                return
            }
            guard !AnimationRecording.isOpen else { return owner.animate { $0 = newValue } }
            let (oldSize, oldCorner) = (owner.geometry.bounds.size, owner.geometry.corner)
            owner.geometry = newValue
            owner.geometryChanged(from: oldSize, corner: oldCorner)
        }
    }

    /// The box in the superlayer's coordinates.
    open var frame: CGRect {
        get { geometry.frame }
        set {
            if let owner { return owner.setFrame(newValue) }
            if newValue.isFiniteNumber { changeOwnGeometry { $0.frame = newValue.standardizedSize } }
        }
    }

    /// The box in the layer's own coordinates.
    open var bounds: CGRect {
        get { geometry.bounds }
        set {
            if let owner { return owner.setBounds(newValue) }
            if newValue.isFiniteNumber { changeOwnGeometry { $0.bounds = newValue.standardizedSize } }
        }
    }

    /// The anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get { geometry.position }
        set { if newValue.isFiniteNumber { geometry.position = newValue } }
    }

    /// The point of the layer at ``position``, around which transforms apply, as fractions of the
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
    @discardableResult open func affineTransform() -> CGAffineTransform {
        geometry.special?.affine ?? .identity
    }

    /// Sets ``transform`` from an affine one.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// Keeps the geometry when the owner goes.
    final nonisolated func outlive(_ geometry: LayerGeometry) {
        owner = nil
        ownGeometry = geometry
    }
}
