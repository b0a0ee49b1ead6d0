import Foundation

/// A bar that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The looks of the bar.
    public enum Style: Int, Sendable {
        /// 4 points high.
        case `default`
        /// 2.5 points high, for the edge of a bar.
        case bar
    }

    private final var share: Float = 0

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty bar of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UIProgressView.self, from: coder)
    }

    /// Creates a bar of a style in its natural height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
        progressViewStyle = style
    }

    /// The looks.
    open var progressViewStyle = Style.default {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How much is done, from 0 to 1; numbers outside are limited, NaN counts as 0.
    open var progress: Float {
        get { share }
        set {
            share = newValue > 0 ? min(newValue, 1) : 0
            setNeedsDisplay()
        }
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// The colour of what is done; nil is the tint colour.
    open var progressTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the rest; nil is a light gray.
    open var trackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// A progress to show. It is not observed.
    open var observedProgress: Progress?

    private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    override var defaultContentPriorities: ContentPriorities { .fixedHeight }

    /// The bar's height; its width is free.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    /// The width offered and the bar's height.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let radius = progressViewStyle == .bar ? 0 : min(bounds.height, bounds.width) / 2
        painter.fillRounded(bounds, radius: radius, trackTintColor ?? .systemFill)
        var done = bounds
        done.size.width *= CGFloat(share)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
        painter.fillRounded(done, radius: min(radius, done.width / 2), progressTintColor ?? tintColor)
        super.drawContent(in: &painter)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
            AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
        ]
    }
}
