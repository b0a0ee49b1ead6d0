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

    /// Creates a row of dots: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    /// The size of a row of so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let way = CGFloat(max(0, pageCount - 1)) * Self.pitch
        return CGSize(width: pageCount > 0 ? way + Self.single : 0, height: Self.height)
    }

    override var defaultContentPriorities: ContentPriorities { .fixedHeight }

    /// The size of the row.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

    /// The size of the row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pages) }

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
                painter.fillRounded(rect, radius: Self.dot / 2, color)
            }
        }
        super.drawContent(in: &painter)
    }
}
