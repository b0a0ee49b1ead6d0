internal import LayoutCore
import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment: -1.
    public static let noSegment = -1

    final var segments: [SegmentPart] = []
    final var titleAttributes = ButtonContent.ByState<[NSAttributedString.Key: Any]>()
    private final var selection = UISegmentedControl.noSegment
    final var pictures = SegmentPictures()

    /// One segment.
    struct SegmentPart {
        enum Content {
            case title(String)
            case image(UIImage)
            case action(UIAction)
        }

        var content: Content
        /// A width that was set, in points; 0 is none.
        var width: CGFloat = 0
        var isEnabled = true
        /// How far the content is moved from the middle, in points.
        var offset = CGSize.zero
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty control of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UISegmentedControl.self, from: coder)
    }

    /// Creates a control as large as its segments; titles are `String`s, pictures `UIImage`s, actions
    /// `UIAction`s, anything else is left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(SegmentPart(content: .title(title)))
            case let image as UIImage: segments.append(SegmentPart(content: .image(image)))
            case let action as UIAction: segments.append(SegmentPart(content: .action(action)))
            default: continue
            }
        }
        bounds.size = naturalSize
    }

    /// Creates a control whose segments run actions.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// The chosen segment; ``noSegment`` where none is, also after an index that there is not.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            selection = segments.indices.contains(newValue) ? newValue : Self.noSegment
            setNeedsDisplay()
        }
    }

    /// Adds a segment with a title before another one.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentPart(content: .title(title ?? "")), at: segment)
    }

    /// Adds a segment with a picture before another one.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentPart(content: image.map(SegmentPart.Content.image) ?? .title("")), at: segment)
    }

    /// Adds a segment that runs an action before another one.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentPart(content: .action(action)), at: segment)
    }

    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
        segmentsChanged()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selection = Self.noSegment
        segmentsChanged()
    }

    private func insert(_ segment: SegmentPart, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selection >= index { selection += 1 }
        segmentsChanged()
    }

    /// Called when sizes and looks changed.
    final func segmentsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Looks

    /// The colour of the chosen segment; nil is white, in dark interfaces gray.
    open var selectedSegmentTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Whether a segment shows its choice only while it is touched. False by default.
    open var isMomentary = false
    /// Whether segments are as wide as their content. False by default: all are equal.
    open var apportionsSegmentWidthsByContent = false {
        didSet { segmentsChanged() }
    }

    /// Sets the attributes of titles for a state.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[exactly: state] = attributes
        segmentsChanged()
    }

    /// The attributes of titles for a state.
    @discardableResult open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        titleAttributes[exactly: state]
    }

    /// Sets the picture behind segments in a state, which replaces the usual look; nil removes it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        pictures.backgrounds[.init(state, barMetrics)] = backgroundImage
        segmentsChanged()
    }

    /// The picture that was set behind segments in a state.
    @discardableResult open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
        -> UIImage?
    {
        pictures.backgrounds[.init(state, barMetrics)]
    }

    /// Sets the picture between two segments by their states; nil removes it.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        pictures.dividers[.init(leftState, rightState, barMetrics)] = dividerImage
        segmentsChanged()
    }

    /// The picture that was set between two segments by their states.
    @discardableResult open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { pictures.dividers[.init(leftState, rightState, barMetrics)] }

    /// Moves the content of segments at a position in the control.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) {
        pictures.adjustments[.init(leftCenterRightOrAlone, barMetrics)] = adjustment
        segmentsChanged()
    }

    /// How far the content of segments at a position is moved. Zero by default.
    @discardableResult open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { pictures.adjustments[.init(leftCenterRightOrAlone, barMetrics)] ?? .zero }

    // MARK: Geometry and touches

    override var defaultContentPriorities: ContentPriorities { .fixedHeight }

    /// 1 point at the bottom, as Interface Builder records it.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    /// The size of what is aligned: the width of all segments, 31 points high.
    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: naturalSize)).size
    }

    /// The natural size, 32 points high, whatever the available size.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// Chooses the segment that a touch ended in.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self),
            let index = segmentRects(in: bounds).firstIndex(where: { $0.contains(point) }),
            segments[index].isEnabled, isMomentary || index != selection
        else { return }
        if !isMomentary { selectedSegmentIndex = index }
        if case .action(let action) = segments[index].content { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func drawContent(in painter: inout LayerPainter) {
        drawSegments(in: &painter)
        super.drawContent(in: &painter)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            AppearanceProperty(
                "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
        ]
            + AppearanceProperty.attributeStates(
                "titleTextAttributes",
                get: { (control: UISegmentedControl, state) in
                    control.titleTextAttributes(for: .init(rawValue: state.rawValue))
                },
                set: { $0.setTitleTextAttributes($1, for: .init(rawValue: $2.rawValue)) }) + []
    }
}
