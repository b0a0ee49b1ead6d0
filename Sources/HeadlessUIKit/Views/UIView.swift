/// A rectangle on the screen that draws itself, holds subviews and lays them out.
///
/// All geometry is in points. `bounds` and `center` are the truth, `frame` is derived from them and the
/// transform. The stored properties are internal and the public ones computed, which spares each access
/// the exclusivity check of a public stored property; what Apple lets a subclass override is `open` here,
/// in the class body, because an extension's member cannot be overridden without the Objective-C runtime.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    /// The value of a dimension that a view has no opinion on: -1.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Stored state

    // The unchecked ones are read and written as a whole or without calling out, so that checks for access
    // within access, which cost more than the access, are left out.
    @exclusivity(unchecked) final nonisolated(unsafe) var geometry: LayerGeometry
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewStorage: [UIView] = []
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var superviewStorage: UIView?
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var windowStorage: UIWindow?
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
    final nonisolated(unsafe) var layerStorage: CALayer?
    @exclusivity(unchecked) final nonisolated(unsafe) var flags: ViewFlags = [.needsLayout, .needsDisplay]
    final var contentModeStorage = UIView.ContentMode.scaleToFill
    final var semanticStorage = UISemanticContentAttribute.unspecified
    /// Counts the changes of the content's natural size, so that layout languages see them.
    package final var contentSizeVersion: UInt32 = 0
    @exclusivity(unchecked) final nonisolated(unsafe) var alphaStorage: CGFloat = 1
    final nonisolated(unsafe) var tagStorage = 0
    final var backgroundStorage: UIColor?
    @exclusivity(unchecked) final var safeAreaStorage = UIEdgeInsets.zero
    @exclusivity(unchecked) final var extras: ViewExtras?
    /// Objects that layout languages keep with the view, by key; most views have none or one.
    package final var attachments: [(key: ObjectIdentifier, value: AnyObject)] = []

    // MARK: Life

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        geometry = LayerGeometry(frame: frame.isFiniteNumber ? frame.standardizedSize : .zero)
        super.init()
        if !frame.isFiniteNumber { refuseGeometry("frame", frame) }
    }

    /// Creates a view with an empty frame.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates an empty view: nibs are not read here.
    public required init?(coder: NSCoder) {
        geometry = LayerGeometry()
        super.init()
    }

    /// Does nothing: nibs are not written here.
    open nonisolated func encode(with coder: NSCoder) {}

    deinit {
        tearDown()
    }

    // MARK: Geometry

    /// The box in the superview's coordinates.
    ///
    /// A frame that is not finite is refused and reported to ``LayoutDiagnostics``; a negative size is
    /// turned around, as Core Animation does.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }

    /// The box in the view's own coordinates; its origin scrolls the content.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }

    /// The place of the anchor point, usually the middle, in the superview's coordinates.
    open var center: CGPoint {
        get { geometry.position }
        set { setCenter(newValue) }
    }

    /// The transform around the anchor point.
    open var transform: CGAffineTransform {
        get { geometry.special?.affine ?? .identity }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform around the anchor point, in three dimensions; drawing uses its affine part.
    open var transform3D: CATransform3D {
        get { geometry.transform }
        set {
            geometry.transform = newValue
            geometryChanged(resized: false)
        }
    }

    // MARK: Appearance

    /// The opacity from 0 to 1; applies to the subviews too.
    open var alpha: CGFloat {
        get { alphaStorage }
        set { alphaStorage = newValue.isNaN ? alphaStorage : min(max(newValue, 0), 1) }
    }

    /// Whether the view and its subviews are left out of drawing and hit testing.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { flags.set(.hidden, to: newValue) }
    }

    /// The colour behind the content. None by default.
    open var backgroundColor: UIColor? {
        get { backgroundStorage }
        set { backgroundStorage = newValue }
    }

    /// The colour of what is interactive, inherited from the superview where it is not set.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether subviews are drawn within the bounds only.
    open var clipsToBounds: Bool {
        get { flags.contains(.clips) }
        set { flags.set(.clips, to: newValue) }
    }

    /// How content is fitted into the bounds.
    open var contentMode: UIView.ContentMode {
        get { contentModeStorage }
        set { contentModeStorage = newValue }
    }

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.interactionDisabled) }
        set { flags.set(.interactionDisabled, to: !newValue) }
    }

    /// Whether the view turns around in right-to-left layouts.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticStorage }
        set { setSemanticContentAttribute(newValue) }
    }

    /// The direction in which the view's content runs.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirectionFromSemantics
    }

    /// The traits that hold for the view: its window's with what ancestors override.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }

    // MARK: Margins

    /// The room that content leaves at the edges, with the safe area where
    /// ``insetsLayoutMarginsFromSafeArea`` says so. 8 points by default.
    open var layoutMargins: UIEdgeInsets {
        get { resolvedLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// The same as ``layoutMargins``, by leading and trailing.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { resolvedDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }

    /// Tells that the safe area changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// Tells that the margins changed. Does nothing by default.
    open func layoutMarginsDidChange() {}

    // MARK: Layout

    /// Places the subviews. The default does nothing.
    open func layoutSubviews() {}

    /// Asks for ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out what is marked, from the topmost marked ancestor down, at once.
    public final func layoutIfNeeded() { performPendingLayout() }

    /// The natural size of the content; ``noIntrinsicMetric`` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Tells that ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() {
        contentSizeVersion &+= 1
    }

    /// The size that fits best into `size`. A plain view answers with its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { geometry.bounds.size }

    /// Takes the size that ``sizeThatFits(_:)`` answers for the present size; the origin stays.
    open func sizeToFit() { fitSize() }

    // MARK: Drawing

    /// Draws the content into the current context. The default draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Asks for ``draw(_:)`` before the next picture.
    open func setNeedsDisplay() { flags.insert(.needsDisplay) }

    /// Asks for ``draw(_:)`` of a part; here the whole view is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Appends what the view itself shows, below its subviews, in its own coordinates.
    ///
    /// The kit's own controls override this; other classes override ``draw(_:)``.
    func drawContent(in painter: inout LayerPainter) {
        drawCustomContent(in: &painter)
    }

    // MARK: Events and the tree

    /// The controller of the view, or the superview.
    open override var next: UIResponder? { controller ?? superviewStorage }

    /// Whether a point of the view's coordinates belongs to it. The default asks the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { geometry.bounds.contains(point) }

    /// The deepest, frontmost view under a point, or nil. Views that are hidden, nearly transparent
    /// (alpha under 0.01) or closed to interaction, and their subviews, are passed over.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    /// Tells that the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Tells that the view has another superview, or none.
    open func didMoveToSuperview() {}

    /// Tells that the view is about to come into another window, or out of one.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Tells that the view came into another window, or out of one.
    open func didMoveToWindow() {}

    /// Tells that a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Tells that a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Tells that the tint colour changed.
    open func tintColorDidChange() {}

    /// Tells that the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called by nibs; never here.
    open func awakeFromNib() {}

    /// Called by Interface Builder; never here.
    open func prepareForInterfaceBuilder() {}

    /// The class, the frame and the state, in UIKit's form.
    open override nonisolated var description: String { debugLine }
}
