internal import LayoutCore

/// A rectangle on the screen that draws itself, holds subviews and lays them out.
///
/// All geometry is in points. `bounds` and `center` are stored, `frame` is derived from them and the
/// transform. The stored properties are internal and the public ones computed, which spares each access
/// the exclusivity check of a public stored property; what Apple lets a subclass override is `open` here,
/// in the class body, because an extension's member cannot be overridden without the Objective-C runtime.
/// That makes this file long: each member is a line that forwards to its facet's file.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    /// The value of a dimension without an intrinsic size: -1.
    public class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Stored state

    // Unchecked, because each property is read and written as a whole or without calling out, and the check for
    // access within access costs more than the access: pays in `base views` and `base instructions wide1000`.
    // `nonisolated(unsafe)`, because `deinit`, `debugLine` and closures of `Unmanaged` read them, which no actor
    // isolates. References to views further up are not counted: a view holds its subviews and clears their
    // references in its `deinit`.
    // What a new frame touches comes first, close together: large trees do not fit into the processor's cache.
    @exclusivity(unchecked) final nonisolated(unsafe) var flags = ViewFlags.newView
    @exclusivity(unchecked) final nonisolated(unsafe) var contentModeStorage = UIView.ContentMode.scaleToFill
    @exclusivity(unchecked) final var semanticStorage = UISemanticContentAttribute.unspecified
    @exclusivity(unchecked) final nonisolated(unsafe) var geometry: LayerGeometry
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewStorage: [UIView] = [] {
        didSet { markChanged(.subviews) }
    }
    @exclusivity(unchecked) final nonisolated(unsafe) var superviewReference: Unmanaged<UIView>?
    @exclusivity(unchecked) final nonisolated(unsafe) var windowReference: Unmanaged<UIWindow>?
    @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
    @exclusivity(unchecked) final nonisolated(unsafe) var layerStorage: CALayer?
    /// Counts the changes of the intrinsic content size.
    @exclusivity(unchecked) final nonisolated(unsafe) var contentSizeCount: UInt32 = 0
    /// Counts the changes of the list of subviews.
    @exclusivity(unchecked) final nonisolated(unsafe) var subviewsCount: UInt32 = 0
    @exclusivity(unchecked) final nonisolated(unsafe) var alphaStorage: CGFloat = 1
    final nonisolated(unsafe) var tagStorage = 0
    final var backgroundStorage: UIColor?
    @exclusivity(unchecked) final var safeAreaStorage = UIEdgeInsets.zero
    @exclusivity(unchecked) final nonisolated(unsafe) var extras: ViewExtras?
    /// The object that a layout language attached to the view; further ones are in the extras.
    @exclusivity(unchecked) final nonisolated(unsafe) var attachment = Attachment()
    /// The layout languages that follow the view's changes.
    @exclusivity(unchecked) final nonisolated(unsafe) var observers = ViewObserverList<UIView>()

    // MARK: Life cycle

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether instances need ``updateConstraints()`` from the start. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        geometry = LayerGeometry(frame: frame.isFiniteNumber ? frame.standardizedSize : .zero)
        super.init()
        if !frame.isFiniteNumber { refuseGeometry("frame", frame) }
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
    }

    /// Creates a view with an empty frame.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        geometry = LayerGeometry()
        super.init()
        if Self.requiresConstraintBasedLayout { flags.insert(.needsConstraints) }
        InterfaceCoder.restore(self, as: UIView.self, from: coder)
    }

    /// Does nothing: nibs are not written here.
    open nonisolated func encode(with coder: NSCoder) {}

    deinit {
        tearDown()
    }

    // MARK: Geometry

    /// The frame in the superview's coordinates.
    ///
    /// A frame that is not finite is refused and reported to `LayoutDiagnostics`; a negative size is
    /// standardized, as by Core Animation.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue) }
    }

    /// The box in the view's own coordinates; its origin scrolls the content.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue) }
    }

    /// The position of the anchor point, usually the middle, in the superview's coordinates.
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
        set { setTransform(newValue) }
    }

    /// The point of the view at `center`, around which transforms apply, as fractions of the bounds.
    /// (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set { setAnchorPoint(newValue) }
    }

    /// A point of this view's coordinates in another view's; nil is the window, or the topmost ancestor.
    @discardableResult open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        converted(point, to: view)
    }

    /// A point of another view's coordinates in this view's; nil is the window, or the topmost ancestor.
    @discardableResult open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        converted(point, from: view)
    }

    /// A rectangle of this view's coordinates in another view's: the box around it.
    @discardableResult open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        converted(rect, to: view)
    }

    /// A rectangle of another view's coordinates in this view's: the box around it.
    @discardableResult open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        converted(rect, from: view)
    }

    /// A point of this view's coordinates in another space's.
    @discardableResult open func convert(_ point: CGPoint, to space: UICoordinateSpace) -> CGPoint {
        converted(point, to: space)
    }

    /// A point of another space's coordinates in this view's.
    @discardableResult open func convert(_ point: CGPoint, from space: UICoordinateSpace) -> CGPoint {
        converted(point, from: space)
    }

    /// A rectangle of this view's coordinates in another space's.
    @discardableResult open func convert(_ rect: CGRect, to space: UICoordinateSpace) -> CGRect {
        converted(rect, to: space)
    }

    /// A rectangle of another space's coordinates in this view's.
    @discardableResult open func convert(_ rect: CGRect, from space: UICoordinateSpace) -> CGRect {
        converted(rect, from: space)
    }

    // MARK: Appearance

    /// The layer that the view draws into, created lazily.
    open var layer: CALayer { madeLayer }

    /// The opacity from 0 to 1; applies to the subviews too.
    open var alpha: CGFloat {
        get { alphaStorage }
        set { setAlpha(newValue) }
    }

    /// Whether the view and its subviews are left out of drawing and hit testing.
    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { setHidden(newValue) }
    }

    /// The colour behind the content. None by default.
    open var backgroundColor: UIColor? {
        get { backgroundStorage }
        set { setBackground(newValue) }
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

    /// Whether the view promises to draw every pixel. Drawing does not depend on it.
    open var isOpaque: Bool {
        get { !flags.contains(.notOpaque) }
        set { flags.set(.notOpaque, to: !newValue) }
    }

    /// A view whose alpha limits where this one is seen.
    open var mask: UIView? {
        get { extras?.mask }
        set { madeExtras.mask = newValue }
    }

    /// Pixels per point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layerContentScale }
        set { layer.contentsScale = newValue }
    }

    /// Whether the tint colour is dimmed. Automatic, inherited, by default.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { extras?.tintAdjustmentMode ?? .automatic }
        set { setTintAdjustmentMode(newValue) }
    }

    /// The interface style that the view and its subviews take, whatever the window's. Unspecified by default.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { extras?.overrideUserInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled: Bool {
        get { !flags.contains(.interactionDisabled) }
        set { flags.set(.interactionDisabled, to: !newValue) }
    }

    /// Whether the view is mirrored in right-to-left layouts.
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

    /// The part of the view that bars, notch and home indicator cover, by edge. Zero outside a window.
    open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }

    /// Whether the safe area is added to the margins. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { extras?.insetsLayoutMarginsFromSafeArea ?? true }
        set { setInsetsLayoutMarginsFromSafeArea(newValue) }
    }

    /// Whether the margins are at least what the superview's margins reach into this view. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewLayoutMargins ?? false }
        set { setPreservesSuperviewLayoutMargins(newValue) }
    }

    /// The insets of the content at the edges, with the safe area where
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

    /// The part of the view that bars, notch and home indicator leave free.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(following: .safeArea) }

    /// The part of the view inside of its margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(following: .layoutMargins) }

    /// The part inside of the margins, no wider than is readable: 672 points in the default size of
    /// text, less in smaller and more in larger ones.
    open var readableContentGuide: UILayoutGuide { guide(following: .readableContent) }

    /// The guide that follows the keyboard. The view is laid out anew when the keyboard moves.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardGuide }

    /// The guides that the view owns: its own ones that were created, and those added.
    open var layoutGuides: [UILayoutGuide] { extras?.layoutGuides ?? [] }

    /// Adds a guide, taking it from the view that had it. The guides that views have by themselves stay.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }

    /// Removes a guide that was added.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    /// Called when the safe area changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    /// Called when the margins changed. Does nothing by default.
    open func layoutMarginsDidChange() {}

    // MARK: Layout

    /// Places the subviews. The default gives those that constraints lay out their frames.
    open func layoutSubviews() { placeByConstraints() }

    /// Invalidates the layout: ``layoutSubviews()`` is called in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out what is marked, from the topmost marked ancestor down, at once.
    open func layoutIfNeeded() { performPendingLayout() }

    /// Which edges and dimensions follow when the superview's size changes. None by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set {
            madeExtras.autoresizingMask = newValue
            if !newValue.isEmpty { superviewStorage?.flags.insert(.hasSprings) }
            if flags.contains(.constrained) { constrainedFrameChanged() }
        }
    }

    /// Whether the subviews follow a change of size by their masks. True by default.
    open var autoresizesSubviews: Bool {
        get { !flags.contains(.keepsSubviewSizes) }
        set { flags.set(.keepsSubviewSizes, to: !newValue) }
    }

    /// The natural size of the content; ``noIntrinsicMetric`` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Called when ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() {
        markChanged(.contentSize)
        if !flags.isDisjoint(with: [.constrained, .arranged]) { constrainedContentChanged() }
        notifyObservers(of: .contentSize)
    }

    /// Called when constraints that determine the view's fitting size, or the content of views in it, changed since the
    /// view was measured. Does nothing by default; views that report their size to a list override it.
    func fittingConstraintsChanged() {}

    /// The size that fits best into `size`. A plain view returns its present size.
    @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize { defaultFittingSize() }

    /// Takes the size that ``sizeThatFits(_:)`` returns for the present size; the origin stays.
    open func sizeToFit() { fitSize() }

    // MARK: Constraints

    /// The edge where lines start.
    open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading) }
    /// The edge where lines end.
    open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { anchor(.top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { anchor(.width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { anchor(.height) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY) }
    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(.firstBaseline) }
    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(.lastBaseline) }

    /// The constraints that the view holds: active ones whose nearest common ancestor it is.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Holds a constraint, which must be about the view or what lies in it, and makes it active.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Holds constraints and makes them active.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.host === self { constraint.deactivate() }
    }

    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the view's frame and its autoresizing mask count as constraints, so that constraints
    /// do not move it. True by default.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.contains(.manualConstraints) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// Calls ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsConstraints() }

    /// Whether ``updateConstraints()`` is due.
    @discardableResult open func needsUpdateConstraints() -> Bool { flags.contains(.needsConstraints) }

    /// Calls ``updateConstraints()`` at once where it is due in the view or below, from the bottom up.
    open func updateConstraintsIfNeeded() { performPendingConstraints() }

    /// Brings the view's constraints up to date. The default does nothing.
    open func updateConstraints() {}

    /// The size that fits best, at the fitting size level priority on both axes.
    @discardableResult open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that fits best: by the constraints of the view and what it contains, with the target's
    /// extents at the given priorities; frames stay as they are.
    ///
    /// Where there are no constraints, an axis of a priority above the content's takes the target's extent and
    /// the others the natural one, from `intrinsicContentSize` or `sizeThatFits`.
    @discardableResult open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, (horizontalFittingPriority, verticalFittingPriority))
    }

    /// Whether constraints leave the view's position or size free. Defined in a window, after layout.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// Moves a view whose layout is ambiguous to another position or size that satisfies its constraints as
    /// well.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The constraints that determine the view's position and length along an axis, among them descriptions
    /// of those that represent frames, masks and content.
    @discardableResult open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        extras?.layoutNode?.constraintsAffecting(axis, in: solvedSystem) ?? []
    }

    /// How strongly the view resists getting larger than its content. 250 by default for most views.
    @discardableResult open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    {
        contentPriorities.hugging(axis)
    }

    /// Sets how strongly the view resists getting larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.setHugging(priority, axis) }
    }

    /// How strongly the view resists getting smaller than its content. 750 by default.
    @discardableResult open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
        -> UILayoutPriority
    {
        contentPriorities.compressionResistance(axis)
    }

    /// Sets how strongly the view resists getting smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities { $0.setCompressionResistance(priority, axis) }
    }

    /// Whether the natural height depends on the width, as that of text does.
    var heightFollowsWidth: Bool { heightMayFollowWidth }
    /// Whether it does in some state of the class's views: known without the view's state, and so without counting it.
    nonisolated var heightMayFollowWidth: Bool { false }

    /// The content priorities where none were set.
    var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// The baselines in a box of a size; nil for views without text.
    func baselines(in size: CGSize) -> BoxBaselines? { nil }

    /// How far the box that is aligned lies inside the frame, by edge. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The box that is aligned, for a frame.
    @discardableResult open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame for a box that is aligned.
    @discardableResult open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.outset(by: alignmentRectInsets)
    }

    /// The view whose first baseline counts as this one's. Itself by default.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline counts as this one's. Itself by default.
    open var forLastBaselineLayout: UIView { self }

    // MARK: Interactions

    /// The interactions of the view, in the order in which they were added. None by default.
    open var interactions: [any UIInteraction] {
        get { extras?.interactions ?? [] }
        set { setInteractions(newValue) }
    }

    /// Adds an interaction, taking it from the view that had it.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

    /// Removes an interaction that was added.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    // MARK: What classes of higher floors override

    /// Whether the height is measured for the width that constraints give, where it depends on the width.
    var isMeasuredForConstrainedWidth: Bool { true }
    /// Whether ``intrinsicContentSize`` returns the height at the width that constraints give, and not ``sizeThatFits(_:)``.
    var intrinsicSizeFollowsWidth: Bool { false }
    /// Whether the view is text that wraps into lines.
    var isWrappingText: Bool { false }
    /// The text of the view that logs quote.
    var quotedText: String? { nil }
    /// The text in the description.
    var describedText: String? { quotedText }
    /// What the description adds in front of the layer, as the picture that is shown.
    var describedContents: [String] { [] }
    /// What the description adds behind the layer, as the content's size.
    var describedState: [String] { [] }
    /// The class of the layer as the description names it.
    var describedLayerClass: String { ClassName.text(of: type(of: layer)) }
    /// Whether UIKit makes views of the class opaque.
    var describedAsOpaque: Bool { true }
    /// The font that spaces between baselines are derived from; nil for views without text.
    var baselineFont: UIFont? { nil }
    /// The margins where none were set. 8 points by default.
    var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    /// The subview whose height the view takes, such as the content view of a cell. While it is measured it may be higher than
    /// the view, which does not count as a distance.
    var subviewGivingHeight: UIView? { nil }
    /// Whether touches in the view are the view's, as a control's are.
    var tracksTouches: Bool { false }
    /// Whether a tap in the view belongs to it, not to a recogniser of a view around it.
    var ownsTaps: Bool { tracksTouches }
    /// The natural size of a subview that the view arranges changed, or how strongly it holds.
    func arrangedContentChanged(of subview: UIView) {}
    /// A subview that the view arranges was hidden or shown.
    func arrangedVisibilityChanged(of subview: UIView) {}
    /// What is drawn above the subviews without being one, for the bounds as they are seen: in an animation
    /// they are not yet those that were set.
    func overlay(in bounds: CGRect) -> UIView? { nil }

    // The following are called only where the flags contain `.isScrollView`.

    /// The part of the safe area that the view absorbs into its insets.
    var absorbedSafeAreaInsets: UIEdgeInsets { .zero }
    /// The size of the content that scrolls.
    var scrolledContentSize: CGSize {
        get { .zero }
        set {}
    }
    /// The guide around the content that scrolls.
    var scrolledContentGuide: UILayoutGuide? { nil }
    /// The safe area or the window changed.
    func adjustInsets() {}
    /// The bounds' size changed.
    func boundsSizeChanged() {}
    /// The bounds' origin changed.
    func boundsOriginChanged() {}
    /// A touch is about to begin in the view or in a view below it.
    func prepareForTouches() {}

    /// The properties that ``UIAppearance/appearance()`` applies to instances of the class.
    class var appearanceProperties: [AppearanceProperty] { AppearanceTables.view }
    /// An object of the class, for ``UIAppearance/appearance()``.
    class func makeProxyView() -> UIView { DynamicInit.view(of: self, frame: .zero) }

    // MARK: Drawing

    /// Draws the content into the current context. The default draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Calls ``draw(_:)`` before the next picture.
    open func setNeedsDisplay() { markNeedsDisplay() }

    /// Calls ``draw(_:)`` for a part; here the whole view is drawn.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    /// Appends what the view itself shows, below its subviews, in its own coordinates.
    ///
    /// The kit's own controls override this; other classes override ``draw(_:)``.
    func drawContent(in painter: inout LayerPainter) {
        drawCustomContent(in: &painter)
    }

    /// Draws the view and its subviews into the current context, stretched into a rectangle.
    ///
    /// With `afterUpdates` pending layout is done first.
    ///
    /// - Returns: Whether there was a context to draw into.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterUpdates: afterUpdates)
    }

    /// A view that shows what this one shows now.
    @discardableResult open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        snapshot(of: geometry.bounds, afterUpdates: afterUpdates)
    }

    /// A view that shows what a part of this one shows now; the caps are stretched with the rest.
    @discardableResult open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        snapshot(of: rect, afterUpdates: afterUpdates)
    }

    // MARK: What the layer's delegate does

    /// Lays out the sublayers of a layer. The default calls ``layoutSubviews()`` for the view's own layer.
    open func layoutSublayers(of layer: CALayer) { layOutByLayer(layer) }

    /// Updates the content of a layer: an override replaces ``draw(_:)`` for the view's own layer. The default does nothing.
    open func display(_ layer: CALayer) { LayerDrawing.displaysByDefault = true }

    /// Draws the content of a layer. The default draws the view's own layer by ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(layer, in: ctx) }

    /// Called before a layer is drawn. Does nothing by default.
    open func layerWillDraw(_ layer: CALayer) {}

    /// The action for an event of the view's layer: the animation of an animation block, else none.
    @discardableResult open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }

    // MARK: The tree

    /// The view that contains this one.
    open var superview: UIView? { superviewStorage }

    /// The views that this one contains, from back to front.
    open var subviews: [UIView] { subviewStorage }

    /// The window that the view is in.
    open var window: UIWindow? { windowStorage }

    /// A number to find the view by. 0 by default.
    open var tag: Int {
        get { tagStorage }
        set { tagStorage = newValue }
    }

    /// The view with a tag in this tree, this view first.
    @discardableResult open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// Whether the view is `view` or lies in it.
    @discardableResult open func isDescendant(of view: UIView) -> Bool { lies(in: view) }

    /// Adds a view in front of the other subviews, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts a view at an index among the subviews, 0 being the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Adds a view in front of one of the subviews.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: .above(sibling))
    }

    /// Adds a view behind one of the subviews.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: .below(sibling))
    }

    /// Swaps two subviews' places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Brings a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }

    /// Sends a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

    /// Takes the view out of its superview. Does nothing without one.
    open func removeFromSuperview() { leaveSuperview() }

    // MARK: Events

    /// The view's controller, or else the superview.
    open override var next: UIResponder? { controller ?? superviewStorage }

    /// Whether a point of the view's coordinates belongs to it. The default tests the bounds.
    @discardableResult open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        geometry.bounds.contains(point)
    }

    /// The deepest, frontmost view under a point, or nil. Views that are hidden, nearly transparent
    /// (alpha under 0.01) or closed to interaction, and their subviews, are passed over.
    @discardableResult open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    /// Whether more than one touch is followed. False by default.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, to: newValue) }
    }

    /// Whether touches in this view keep others from being followed. False by default.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, to: newValue) }
    }

    /// The gesture recognisers; nil where there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { extras?.gestureRecognizers }
        set { setGestureRecognizers(newValue) }
    }

    /// Adds a gesture recogniser, taking it from where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

    /// Takes a gesture recogniser away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

    /// Whether a gesture recogniser that saw its gesture may begin. True by default.
    @discardableResult open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    { true }

    /// Whether the view can be focused, by a remote control or a keyboard. False by default.
    open var canBecomeFocused: Bool { false }

    /// Whether the view is focused. Nothing moves the focus here: false.
    open var isFocused: Bool { false }

    /// Resigns the first responder if it is this view or below it.
    ///
    /// - Returns: Whether there is none any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignResponder(force: force) }

    // MARK: Notifications of the view

    /// Called when the view is about to get another superview, or none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the view has another superview, or none.
    open func didMoveToSuperview() {}

    /// Called when the view is about to move to another window, or out of one.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the view moved to another window, or out of one.
    open func didMoveToWindow() {}

    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called when a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Focus

    /// Where the focus goes first. The view itself by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }

    /// Requests an update of the focus. Nothing is focused here.
    open func setNeedsFocusUpdate() {}

    /// Updates the focus at once. Nothing is focused here.
    open func updateFocusIfNeeded() {}

    /// Whether the focus may move. True by default.
    @discardableResult open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus moved; never here.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    /// Called when the tint colour changed.
    open func tintColorDidChange() {}

    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when the view is in a window for the first time.
    func firstTraitsAreKnown() {}

    /// The effects that follow how the device is held. None by default.
    open var motionEffects: [UIMotionEffect] {
        get { extras?.motionEffects ?? [] }
        set { madeExtras.motionEffects = newValue }
    }

    /// Adds an effect that follows how the device is held.
    open func addMotionEffect(_ effect: UIMotionEffect) { addEffect(effect) }

    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) {
        if motionEffects.contains(where: { $0 === effect }) { motionEffects.removeAll { $0 === effect } }
    }

    override nonisolated final var storesAssociations: Bool { true }
    override nonisolated final var associations: AssociationList? {
        get { extras?.associations }
        set { madeExtras.associations = newValue }
    }

    override var accessibilityStorage: AccessibilityValues? {
        get { extras?.accessibility }
        set { madeExtras.accessibility = newValue }
    }

    /// The value of a property that is observed by its name; nil for names that are not observed here.
    func observedValue(named name: String) -> Any? { geometryValue(named: name) }

    /// The class, the frame and the state, in UIKit's form.
    open override nonisolated var description: String { debugLine }
}
