internal import LayoutCore

/// A view that shows a part of content that is larger than itself.
///
/// The content offset is the origin of the bounds. Its range runs from the negative start of
/// ``adjustedContentInset`` to what the content exceeds the bounds by; an offset that is assigned may lie
/// outside, one that a change of size, content size or inset leaves outside is moved back.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Stored state

    final var contentExtent = CGSize.zero
    final var ownInset = UIEdgeInsets.zero
    /// The part of the safe area that is in ``adjustedContentInset``.
    final var absorbedSafeArea = UIEdgeInsets.zero
    final var adjustedInset = UIEdgeInsets.zero
    final var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    final var alwaysBounces: (horizontal: Bool, vertical: Bool) = (false, false)
    final var phase = ScrollPhase.resting {
        didSet { if phase != oldValue { phaseChanged() } }
    }
    final var finger: ScrollDrag?
    final var deceleration: AnimationClock.Token?
    /// How far the content was moved below a deceleration since it began.
    final var motionShift = CGPoint.zero
    /// The animated scroll that is on its way.
    final var scrollAnimation: ScrollAnimation?
    /// Counts the scrollings, so that the end of a superseded one is not reported to the delegate.
    final var scrollings = 0
    final var pan: UIPanGestureRecognizer?
    final var pinch: UIPinchGestureRecognizer?
    final var indicators: ScrollIndicators?
    final var indicatorSettings = IndicatorSettings()
    final var isPinching = false
    final var scale: CGFloat = 1
    /// The container whose bars follow the content.
    final weak var barWatcher: (any ScrollWatcher)?
    /// What a finger pulls into view above the content.
    final var pullObserver: (any PullObserver)?
    /// Whether a bar is following the content, so that the content does not follow the bar.
    final var isHeldByBars = false
    final var scaleLimits: (minimum: CGFloat, maximum: CGFloat) = (1, 1)

    // MARK: Life cycle

    /// Creates a scroll view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.formUnion([.isScrollView, .clips])
    }

    /// Creates an empty scroll view of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.formUnion([.isScrollView, .clips])
        InterfaceCoder.restore(self, as: UIScrollView.self, from: coder)
    }

    // Disfavoured, so that a subclass's delegate of the same name and a more special type is preferred.
    /// Notified of scrolling and zooming.
    @_disfavoredOverload
    open weak var delegate: UIScrollViewDelegate?

    override func observedValue(named name: String) -> Any? {
        switch name {
        case "contentOffset": contentOffset
        case "contentSize": contentSize
        case "contentInset": contentInset
        default: super.observedValue(named: name)
        }
    }

    // MARK: Content

    /// The point of the content at the origin of the bounds. An assigned offset is not limited to the
    /// content; one that is not finite is refused and reported to `LayoutDiagnostics`.
    open var contentOffset: CGPoint {
        get { geometry.bounds.origin }
        set {
            scrollAnimation?.isSuperseded = true
            if newValue != geometry.bounds.origin { offsetAssigned() }
            setOffset(newValue)
        }
    }

    /// Sets the content offset, in 0.3 seconds where it is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// The size of the content. Zero by default; negative extents count as 0.
    open var contentSize: CGSize {
        get { contentExtent }
        set { setContentSize(newValue) }
    }

    /// Insets around the content. Zero by default.
    open var contentInset: UIEdgeInsets {
        get { ownInset }
        set { setContentInset(newValue) }
    }

    /// The insets around the content with what ``contentInsetAdjustmentBehavior`` adds of the safe area.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset }

    /// The content: its size at the origin of the content's coordinates.
    open var contentLayoutGuide: UILayoutGuide { guide(following: .scrollContent) }

    /// What is seen of the content: the bounds.
    open var frameLayoutGuide: UILayoutGuide { guide(following: .scrollFrame) }

    /// Called when ``adjustedContentInset`` changed. Does nothing by default.
    open func adjustedContentInsetDidChange() {}

    /// When the safe area is added to the inset. Automatic by default.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { adjustmentBehavior }
        set {
            adjustmentBehavior = newValue
            updateAdjustedInset()
        }
    }

    /// Scrolls as little as it takes to show a rectangle of the content; not at all where it is empty.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        show(rect, animated: animated)
    }

    // MARK: Behaviour

    /// Whether a finger may scroll. True by default.
    open var isScrollEnabled = true
    /// Whether a drag moves the content along one axis only, once it is clear which. False by default.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling ends at multiples of the bounds' size. False by default.
    open var isPagingEnabled = false
    /// Whether the content may be dragged beyond its edges, from where it comes back. True by default.
    open var bounces = true
    /// Whether content that is not higher than the bounds may be dragged vertically. False by default.
    open var alwaysBounceVertical: Bool {
        get { alwaysBounces.vertical }
        set {
            alwaysBounces.vertical = newValue
            updateAdjustedInset()
        }
    }
    /// Whether content that is not wider than the bounds may be dragged horizontally. False by default.
    open var alwaysBounceHorizontal: Bool {
        get { alwaysBounces.horizontal }
        set {
            alwaysBounces.horizontal = newValue
            updateAdjustedInset()
        }
    }
    /// How soon the content comes to rest after a drag. Normal by default.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. True by default.
    open var scrollsToTop = true
    /// How dragging makes the keyboard go. It does not by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the content.
    open var isTracking: Bool { phase == .dragging }
    /// Whether a finger moves the content.
    open var isDragging: Bool { phase == .dragging }
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { phase == .decelerating }

    // MARK: Indicators

    /// Whether an indicator shows the horizontal place while the content moves. True by default.
    open var showsHorizontalScrollIndicator: Bool {
        get { indicatorSettings.showsHorizontal }
        set { indicatorSettings.showsHorizontal = newValue }
    }
    /// Whether an indicator shows the vertical place while the content moves. True by default.
    open var showsVerticalScrollIndicator: Bool {
        get { indicatorSettings.showsVertical }
        set { indicatorSettings.showsVertical = newValue }
    }
    /// Insets of the horizontal indicator. Zero by default.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { indicatorSettings.horizontalInsets }
        set { if newValue.isFiniteNumber { indicatorSettings.horizontalInsets = newValue } }
    }
    /// Insets of the vertical indicator. Zero by default.
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { indicatorSettings.verticalInsets }
        set { if newValue.isFiniteNumber { indicatorSettings.verticalInsets = newValue } }
    }
    /// Insets of both indicators; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            horizontalScrollIndicatorInsets = newValue
            verticalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the indicators keep out of what covers the safe area's edges. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { indicatorSettings.adjustsInsets }
        set { indicatorSettings.adjustsInsets = newValue }
    }
    /// The look of the indicators. Default by default.
    open var indicatorStyle: IndicatorStyle {
        get { indicatorSettings.style }
        set { indicatorSettings.style = newValue }
    }

    /// Shows the indicators for a moment. They are drawn then and while a finger moves the content.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // MARK: Touches

    /// Whether subviews get a touch only once it is clear that it does not scroll. True by default.
    open var delaysContentTouches = true
    /// Whether a touch that a subview has got may turn into scrolling. True by default.
    open var canCancelContentTouches = true

    /// Whether touches go to a subview of the content. True by default.
    @discardableResult open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
        true
    }

    /// Whether a touch in a subview may turn into scrolling. True by default, false for controls.
    @discardableResult open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }

    override var absorbedSafeAreaInsets: UIEdgeInsets { absorbedSafeArea }
    override var describedState: [String] {
        let inset = adjustedContentInset
        let insets = [inset.top, inset.left, inset.bottom, inset.right].map(number).joined(separator: ", ")
        return [
            "contentOffset: {\(number(contentOffset.x)), \(number(contentOffset.y))}",
            // Not `contentSize`, which measures in a text view: that may be what is reported.
            "contentSize: {\(number(contentExtent.width)), \(number(contentExtent.height))}",
            "adjustedContentInset: {\(insets)}",
        ]
    }
    override var scrolledContentSize: CGSize {
        get { contentSize }
        set { contentSize = newValue }
    }
    override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
    override func adjustInsets() { updateAdjustedInset() }
    override func boundsSizeChanged() { sizeChanged() }
    override func boundsOriginChanged() { offsetChanged() }

    /// Called before the offset changes by an assignment, not by a finger or by new sizes.
    func offsetAssigned() {}

    /// Called when a drag or a deceleration began or ended.
    func phaseChanged() {}
    override func prepareForTouches() { prepareRecognizers() }
    override func overlay(in bounds: CGRect) -> UIView? { shownIndicators(in: bounds) }

    /// The recogniser by which a finger scrolls.
    open var panGestureRecognizer: UIPanGestureRecognizer { madePan }
    /// The recogniser by which two fingers zoom; nil where nothing is zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { madePinch }

    /// Whether a gesture may begin. A finger scrolls only where there is something to scroll in its direction.
    @discardableResult open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        mayBegin(gestureRecognizer)
    }

    /// Where scrolling ends after a drag from an offset, before the delegate may change it. What its speed leads to
    /// by default; lists that stop at items override it.
    func scrollTarget(from offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Zooming

    /// The smallest zoom scale. 1 by default; only numbers above 0 are taken.
    open var minimumZoomScale: CGFloat {
        get { scaleLimits.minimum }
        set { scaleLimits.minimum = usableScale(newValue, "minimumZoomScale", or: scaleLimits.minimum) }
    }
    /// The largest zoom scale. 1 by default; only numbers above 0 are taken.
    open var maximumZoomScale: CGFloat {
        get { scaleLimits.maximum }
        set { scaleLimits.maximum = usableScale(newValue, "maximumZoomScale", or: scaleLimits.maximum) }
    }
    /// The scale of the view that the delegate zooms, within the limits. 1 by default.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether fingers zoom the content.
    open var isZooming: Bool { isPinching }
    /// Whether the content comes back from a scale beyond the limits. Never: here it comes back at once.
    open var isZoomBouncing: Bool { false }
    /// Whether zooming may go beyond the limits, from where it comes back. True by default.
    open var bouncesZoom = true

    /// Zooms around the middle of what is seen.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms and scrolls so that a rectangle of the zoomed view fills the bounds as far as the limits let it.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(
                "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
            AppearanceProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
            AppearanceProperty("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            AppearanceProperty(
                "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            AppearanceProperty("indicatorStyle", \UIScrollView.indicatorStyle),
            AppearanceProperty("bounces", \UIScrollView.bounces),
            AppearanceProperty("delaysContentTouches", \UIScrollView.delaysContentTouches),
        ]
    }
}
