internal import DisplayList

/// A view that shows a picture.
///
/// Its natural size is the picture's. The picture is fitted by `contentMode` and drawn beyond the bounds
/// where it is larger, unless the view clips. Template pictures and symbols take the tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private final var storedImage: UIImage?
    private final var storedHighlightedImage: UIImage?
    private final var storedHighlight = false

    /// Creates a view of a frame without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as its picture.
    public init(image: UIImage?) {
        storedImage = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view as large as its picture, with another picture for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        storedHighlightedImage = highlightedImage
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        InterfaceCoder.restore(self, as: UIImageView.self, from: coder)
    }

    /// The picture.
    open var image: UIImage? {
        get { storedImage }
        set {
            guard newValue !== storedImage else { return }
            let oldSize = storedImage?.size
            storedImage = newValue
            pictureChanged(resized: oldSize != newValue?.size)
        }
    }

    /// The picture while the view is highlighted; nil shows ``image``.
    open var highlightedImage: UIImage? {
        get { storedHighlightedImage }
        set {
            storedHighlightedImage = newValue
            pictureChanged(resized: storedHighlight)
        }
    }

    /// Whether ``highlightedImage`` is shown. False by default.
    open var isHighlighted: Bool {
        get { storedHighlight }
        set {
            guard newValue != storedHighlight else { return }
            storedHighlight = newValue
            pictureChanged(resized: storedHighlightedImage?.size != storedImage?.size)
        }
    }

    /// The size, weight and colours of a symbol where the picture itself does not say them. None by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { pictureChanged(resized: true) }
    }
    /// The pictures of an animation; only the first is shown here, while there is no other picture. None by default.
    open var animationImages: [UIImage]? {
        didSet { pictureChanged(resized: false) }
    }
    /// The pictures of an animation of the highlighted state. None by default.
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds for one run of the animation; 0 is a thirtieth for each picture.
    open var animationDuration: TimeInterval = 0
    /// How often the animation runs; 0 is for ever.
    open var animationRepeatCount = 0
    /// Whether the animation runs. False by default. Nothing moves here.
    open private(set) var isAnimating = false
    /// Whether pictures grow with the size of text. False by default. Stored, not used.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Starts the animation; the first picture is shown.
    open func startAnimating() {
        isAnimating = animationImages?.isEmpty == false || image?.images != nil
        setNeedsDisplay()
    }

    /// Stops the animation.
    open func stopAnimating() {
        isAnimating = false
        setNeedsDisplay()
    }

    private var shownImage: UIImage? {
        if isAnimating, let first = animationImages?.first { return first }
        let image = (storedHighlight ? storedHighlightedImage : nil) ?? storedImage
        return preferredSymbolConfiguration == nil ? image : image?.preferring(preferredSymbolConfiguration)
    }

    private func pictureChanged(resized: Bool) {
        setNeedsDisplay()
        if resized { invalidateIntrinsicContentSize() }
    }

    /// The size of the picture's alignment rectangle; no size of its own without one.
    open override var intrinsicContentSize: CGSize {
        guard let image = shownImage else {
            return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
        }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    /// Those of the picture: symbols are aligned by the middle of capital letters beside them.
    open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

    override func baselines(in size: CGSize) -> BoxBaselines? {
        guard let image = shownImage, let offset = image.baselineOffsetFromBottom, image.size.height > 0
        else {
            return nil
        }
        let rect = contentMode.rect(for: image.size, in: CGRect(origin: .zero, size: size))
        let baseline = rect.maxY - offset * rect.height / image.size.height
        return BoxBaselines(first: baseline, last: baseline, centered: true)
    }

    /// The picture's size, whatever the available size; zero without one.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    override var describedAsOpaque: Bool { false }
    override var describedContents: [String] {
        guard let image else { return [] }
        let address = String(UInt(bitPattern: ObjectIdentifier(image)), radix: 16)
        let size = "(\(number(image.size.width)) \(number(image.size.height)))@\(number(image.scale))"
        let kind = image.symbolName.map { "symbol \"\($0)\"" } ?? "anonymous"
        // The mode that symbols are drawn in where they do not say it is that of templates.
        let mode = image.isSymbolImage && image.renderingMode == .automatic ? 2 : image.renderingMode.rawValue
        return ["image = <UIImage:0x\(address) \(kind); \(size){\(mode)}>"]
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        guard let image = shownImage, !bounds.isEmpty else { return }
        let rect = contentMode.rect(for: image.size, in: bounds)
        let tint = image.usesTint ? tintColor.displayColor(in: painter.traits) : nil
        painter.traits.performAsCurrent {
            painter.commands += image.drawCommands(
                in: rect, tint: tint, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    /// A picture by default.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityStorage?.traits ?? .image }
        set { super.accessibilityTraits = newValue }
    }
}
