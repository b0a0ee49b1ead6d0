import Foundation

/// A wheel of spokes that indicates activity. It is drawn at rest, without spinning.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes of the wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, white: an old name.
        case whiteLarge = 0
        /// 20 points, white: an old name.
        case white = 1
        /// 20 points, gray: an old name.
        case gray = 2
    }

    /// Whether the wheel turns. False by default.
    public private(set) final var isAnimating = false

    /// Creates a wheel of middle size with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a wheel of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        InterfaceCoder.restore(self, as: UIActivityIndicatorView.self, from: coder)
    }

    /// Creates a wheel of a size, as large as that.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        if style == .white || style == .whiteLarge { color = .white }
        bounds.size = intrinsicContentSize
    }

    /// Creates a wheel of a size, as large as that.
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

    /// The size. Medium by default.
    open var style = Style.medium {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the wheel is hidden while it does not turn. True by default.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// The colour of the spokes. Gray by default, also after nil.
    open var color: UIColor! = .dynamic(0x9999_9DFF, 0x9898_9FFF) {
        didSet {
            if color == nil { color = .dynamic(0x9999_9DFF, 0x9898_9FFF) }
            setNeedsDisplay()
        }
    }

    /// Turns the wheel and shows it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    /// Stops the wheel, and hides it where ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    private var side: CGFloat { style == .large ? 37 : 20 }

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// The wheel's size.
    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

    /// The wheel's size.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: side, height: side)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (center, radius) = (CGPoint(x: bounds.midX, y: bounds.midY), side / 2)
        for spoke in 0..<8 {
            let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
            func point(_ distance: CGFloat) -> CGPoint {
                CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            }
            // The topmost spoke is the fullest, those before it in turning fade.
            let alpha = 1 - 0.1 * CGFloat((8 - spoke) % 8)
            painter.line(
                from: point(radius * 0.45), to: point(radius * 0.87), width: side * 0.12,
                color.withAlphaComponent(alpha))
        }
        super.drawContent(in: &painter)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("color", \UIActivityIndicatorView.color),
            AppearanceProperty("style", \UIActivityIndicatorView.style),
            AppearanceProperty("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
        ]
    }
}
