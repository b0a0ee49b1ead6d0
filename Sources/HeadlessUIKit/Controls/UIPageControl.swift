import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    private static let height: CGFloat = 26
    private static let dot: CGFloat = 7.7
    private static let pitch: CGFloat = 17.5
    /// The width of a single page's dot with its padding: three pages are 73 wide.
    private static let single: CGFloat = 38
    private final var pages = 0
    private final var page = 0

    /// Creates a row of dots with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a row of dots of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIPageControl.self, from: coder)
    }

    /// How many dots there are. None by default; negative numbers count as 0.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, newValue)
            currentPage = page
            invalidateIntrinsicContentSize()
        }
    }

    /// The page that is shown, limited to those there are.
    open var currentPage: Int {
        get { page }
        set {
            page = min(max(0, newValue), max(0, pages - 1))
            setNeedsDisplay()
        }
    }

    /// Whether a single dot is hidden. False by default.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the dots; nil is a faint white.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the shown page's dot; nil is white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// The backgrounds of a row of dots.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    /// How a row of dots is used.
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    /// The directions of the dots.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    /// The background. Automatic by default: none while nothing touches it. Stored, not drawn.
    open var backgroundStyle = BackgroundStyle.automatic
    /// How the row is used now: not at all.
    open var interactionState: InteractionState { .none }
    /// Whether a finger may move over the dots. True by default. Stored, not used.
    open var allowsContinuousInteraction = true
    /// The direction of the dots. That of the interface by default. Stored, not used.
    open var direction = Direction.natural
    /// The picture of a dot; nil is a disc.
    open var preferredIndicatorImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The picture of the shown page's dot; nil is that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the dots change only by ``updateCurrentPageDisplay()``. False by default. Stored, not used.
    open var defersCurrentPageDisplay = false
    private final var images: [Int: UIImage] = [:]
    private final var currentImages: [Int: UIImage] = [:]

    /// Shows the current page.
    open func updateCurrentPageDisplay() { setNeedsDisplay() }

    /// Sets the picture of one page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsDisplay()
    }

    /// The picture that was set for a page's dot.
    @discardableResult open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the picture of one page's dot while it is shown.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        setNeedsDisplay()
    }

    /// The picture that was set for a page's dot while it is shown.
    @discardableResult open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page]
    }

    private func image(ofPage index: Int) -> UIImage? {
        let normal = images[index] ?? preferredIndicatorImage
        return index == page ? currentImages[index] ?? preferredCurrentPageIndicatorImage ?? normal : normal
    }

    /// The size of a row of so many dots.
    @discardableResult open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let way = CGFloat(max(0, pageCount - 1)) * Self.pitch
        return CGSize(width: pageCount > 0 ? way + Self.single : 0, height: Self.height)
    }

    override var defaultContentPriorities: ContentPriorities { .fixedHeight }

    /// The size of the row.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

    /// The size of the row.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(forNumberOfPages: pages)
    }

    /// Turns a page towards the half that the touch ended in.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), bounds.contains(point) else { return }
        let isForward = (point.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let old = page
        currentPage += isForward ? 1 : -1
        if page != old { sendActions(for: .valueChanged) }
    }

    override func drawContent(in painter: inout LayerPainter) {
        if pages > 1 || (pages == 1 && !hidesForSinglePage) {
            let way = CGFloat(pages - 1) * Self.pitch
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            for index in 0..<pages {
                let position = CGFloat(isRightToLeft ? pages - 1 - index : index) * Self.pitch
                let rect = CGRect(
                    x: bounds.midX - way / 2 + position - Self.dot / 2, y: bounds.midY - Self.dot / 2,
                    width: Self.dot, height: Self.dot)
                let faint = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
                let color = index == page ? currentPageIndicatorTintColor ?? .white : faint
                guard let image = image(ofPage: index) else {
                    painter.fillRounded(rect, radius: Self.dot / 2, color)
                    continue
                }
                let tint = color.displayColor(in: painter.traits)
                let box = CGRect(
                    x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2,
                    width: image.size.width, height: image.size.height)
                painter.traits.performAsCurrent {
                    painter.commands += image.withRenderingMode(.alwaysTemplate).drawCommands(
                        in: box, tint: tint)
                }
            }
        }
        super.drawContent(in: &painter)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            AppearanceProperty("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
            AppearanceProperty("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
        ]
    }
}
