internal import Typesetting
import Foundation

/// Text that cannot be edited.
///
/// Sizes are rounded up to a pixel of the screen; the text is centred vertically.
@preconcurrency @MainActor
open class UILabel: UIView {
    // What each measurement reads is unchecked: pays in `feed made`.
    @exclusivity(unchecked) final var labelText = LabelText()
    @exclusivity(unchecked) final var lineLimit = 1
    @exclusivity(unchecked) final var memo = MeasureMemo()
    /// The text as it is measured, created lazily.
    @exclusivity(unchecked) final var measuredText: StyledText?

    /// Whether the text is underlined whatever its attributes say, as titles of buttons may be.
    var underlinesText: Bool { false }

    /// Creates a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentModeStorage = .redraw
        flags.insert(.interactionDisabled)
    }

    /// Creates an empty label of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentModeStorage = .redraw
        flags.insert(.interactionDisabled)
        InterfaceCoder.restore(self, as: UILabel.self, from: coder)
    }

    // MARK: Text

    /// The characters. None by default.
    open var text: String? {
        get { plainText }
        set { setText(newValue.map(LabelText.Content.plain) ?? .none) }
    }

    /// The text with attributes; what they leave open is taken from the label. None by default.
    open var attributedText: NSAttributedString? {
        get { attributedContent }
        set { setText(newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none) }
    }

    /// The font; setting it also sets it for the whole of an attributed text. The system's at 17 points by
    /// default, also after nil.
    open var font: UIFont! {
        get { labelText.firstAttribute(.font) ?? labelText.font }
        set {
            labelText.font = newValue ?? LabelText.defaultFont
            labelText.apply(.font, labelText.font)
            textChanged()
        }
    }

    /// The glyphs' colour; setting it also sets it for the whole of an attributed text. `UIColor.label` by
    /// default, also after nil.
    open var textColor: UIColor! {
        get { labelText.firstAttribute(.foregroundColor) ?? labelText.color }
        set {
            labelText.color = newValue ?? .label
            labelText.apply(.foregroundColor, labelText.color)
            setNeedsDisplay()
        }
    }

    /// The alignment of lines. Natural by default.
    open var textAlignment: NSTextAlignment {
        get { labelText.firstParagraph?.alignment ?? labelText.alignment }
        set {
            labelText.alignment = newValue
            labelText.changeParagraphs { $0.alignment = newValue }
            textChanged()
        }
    }

    /// What happens to text that does not fit. Tail truncation by default.
    open var lineBreakMode: NSLineBreakMode {
        get { labelText.firstParagraph?.lineBreakMode ?? labelText.lineBreakMode }
        set {
            labelText.lineBreakMode = newValue
            labelText.changeParagraphs { $0.lineBreakMode = newValue }
            textChanged()
        }
    }

    /// The maximum number of lines; 0 is no limit. 1 by default; negative numbers count as 0.
    open var numberOfLines: Int {
        get { lineLimit }
        set {
            guard max(0, newValue) != lineLimit else { return }
            lineLimit = max(0, newValue)
            textChanged()
        }
    }

    /// The width at which ``intrinsicContentSize`` breaks lines, in points; 0 is no limit.
    @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Looks

    /// Whether the highlighted colour is used. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// The glyphs' colour while ``isHighlighted``. None by default: the ordinary colour.
    open var highlightedTextColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the text is drawn in its full colour. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }
    /// The colour of a sharp shadow. None by default.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// How far the shadow lies from the text, in points. One point above by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { setNeedsDisplay() }
    }
    /// Whether text too wide for the label is drawn smaller. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }
    /// The minimum factor for text drawn smaller; 0 is no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }
    /// The vertical position of text drawn smaller.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }
    /// Whether letters move together, by at most a twentieth of the size, before text is left out. False by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { setNeedsDisplay() }
    }
    /// How line breaks of text without a paragraph style of its own are chosen. By default Hangul words stay whole.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { labelText.lineBreakStrategy }
        set {
            labelText.lineBreakStrategy = newValue
            labelText.changeParagraphs { $0.lineBreakStrategy = newValue }
            textChanged()
        }
    }
    /// Whether a pointer over text that is cut would show all of it. Kept; nothing points here.
    open var showsExpansionTextWhenTruncated = false
    /// Whether a font of a text style follows the user's size of text. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontToCategory() }
    }

    // MARK: Override points

    /// The rectangle that the text takes in a size, its extents rounded up to a pixel, its origin the
    /// bounds'.
    @discardableResult open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
        -> CGRect
    {
        CGRect(origin: bounds.origin, size: textSize(in: bounds.size, lineLimit: numberOfLines))
    }

    /// Draws the text into a rectangle of the current context.
    open func drawText(in rect: CGRect) { drawTextInContext(rect) }

    /// Draws the text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override nonisolated var heightMayFollowWidth: Bool { true }
    override var intrinsicSizeFollowsWidth: Bool { true }
    override var isMeasuredForConstrainedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    override var isWrappingText: Bool { true }
    override var quotedText: String? { text }
    override var describedLayerClass: String {
        type(of: layer) == CALayer.self ? "_UILabelLayer" : super.describedLayerClass
    }
    override var baselineFont: UIFont? { font }

    override func baselines(in size: CGSize) -> BoxBaselines? {
        let width = size.width > 0 ? Double(size.width) : Double.infinity
        let measure = measure(width: width, lineLimit: lineLimit)
        let top = size.height / 2 - CGFloat(measure.size.height) / 2
        return BoxBaselines(
            first: top + CGFloat(measure.firstBaseline), last: top + CGFloat(measure.lastBaseline),
            centered: true)
    }

    override func drawContent(in painter: inout LayerPainter) {
        if type(of: self) == UILabel.self, layerStorage?.hasContent != true {
            painter.commands += textCommands(in: geometry.bounds, traits: painter.traits)
        } else {
            super.drawContent(in: &painter)
        }
    }

    /// The size of the text: in one line, or within ``preferredMaxLayoutWidth`` where more are allowed.
    open override var intrinsicContentSize: CGSize {
        fittingSize(within: lineLimit == 1 ? 0 : MeasuredWidth.of(self) ?? preferredMaxLayoutWidth)
    }

    /// The size of the text in lines of at most the width of `size`; 0 is no limit. A label of one line
    /// returns its whole width.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(within: lineLimit == 1 ? 0 : size.width)
    }

    /// Takes the font of the new size of text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFontToCategory()
        setNeedsDisplay()
    }

    override func firstTraitsAreKnown() {
        super.firstTraitsAreKnown()
        adjustFontToCategory()
    }

    // MARK: Accessibility

    /// True by default: a label is read out.
    open override var isAccessibilityElement: Bool {
        get { accessibilityStorage?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The text by default.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    /// Text that cannot change, by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("font", \UILabel.font),
            AppearanceProperty("textColor", \UILabel.textColor),
            AppearanceProperty("shadowColor", \UILabel.shadowColor),
            AppearanceProperty("shadowOffset", \UILabel.shadowOffset),
            AppearanceProperty("highlightedTextColor", \UILabel.highlightedTextColor),
            AppearanceProperty("textAlignment", \UILabel.textAlignment),
            AppearanceProperty("numberOfLines", \UILabel.numberOfLines),
            AppearanceProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
            AppearanceProperty(
                "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
            AppearanceProperty("minimumScaleFactor", \UILabel.minimumScaleFactor),
            AppearanceProperty("lineBreakMode", \UILabel.lineBreakMode),
        ]
    }
}
