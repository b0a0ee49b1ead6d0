import Foundation

/// A thumb on a track that chooses a number.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private final var number: Float = 0

    override var ownsTaps: Bool { false }

    /// What a slider looks like in a version of iOS.
    private struct Look {
        /// How high the track is.
        var track: CGFloat = 4
        /// The distance of the track from the sides.
        var inset: CGFloat = 3
        var thumb = CGSize(width: 28, height: 28)
        /// How far the box that is aligned lies inside.
        var alignment = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)

        /// On iOS 26 the thumb is a capsule on a thicker track.
        static let today = Look(
            track: 6, inset: 0, thumb: CGSize(width: 37, height: 24), alignment: .zero)
    }

    private var look: Look { traitCollection.systemVersion >= .iOS26 ? .today : Look() }

    /// Creates a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a slider: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The minimum value. 0 by default; a maximum value below it is raised to it.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }
    /// The maximum value. 1 by default; a minimum value above it is lowered to it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }
    /// The value, limited to the range; NaN counts as the minimum.
    open var value: Float {
        get { number }
        set {
            number = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
            setNeedsDisplay()
        }
    }

    /// Sets the value.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// Whether actions are sent while the thumb moves. True by default.
    open var isContinuous = true
    /// The colour of the track up to the thumb; nil is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the track behind the thumb; nil is a light gray.
    open var maximumTrackTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    private var share: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((number - minimumValue) / range) : 0
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let look = look
        return CGRect(
            x: bounds.minX + look.inset, y: bounds.midY - look.track / 2,
            width: max(0, bounds.width - 2 * look.inset), height: look.track)
    }

    /// The rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let thumb = look.thumb
        let way = max(0, bounds.width - thumb.width) * (isRightToLeft ? 1 - share : share)
        return CGRect(
            x: bounds.minX + way, y: trackRect.midY - thumb.height / 2, width: thumb.width,
            height: thumb.height)
    }

    override var defaultContentPriorities: ContentPriorities { .fixedHeight }

    /// 2 points at the sides and 1 at the bottom, as Interface Builder records it; nothing on iOS 26.
    open override var alignmentRectInsets: UIEdgeInsets { look.alignment }

    /// The height of what is aligned, 33 points, and 34 on iOS 26; the width is free.
    open override var intrinsicContentSize: CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: Self.noIntrinsicMetric, height: Self.height - insets.top - insets.bottom)
    }

    /// The width offered and the height of a slider, 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    /// Moves the thumb to the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = look.thumb.width
        let way = bounds.width - thumb
        guard way > 0 else { return true }
        let share = (touch.location(in: self).x - bounds.minX - thumb / 2) / way
        value = minimumValue + Float(isRightToLeft ? 1 - share : share) * (maximumValue - minimumValue)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let alpha = isEnabled ? 1 : 0.5
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: number)
        painter.fillRounded(
            track, radius: track.height / 2, maximumTrackTintColor ?? .systemFill, alpha: alpha)
        var done = track
        if isRightToLeft { done.origin.x = thumb.midX }
        done.size.width = isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX
        painter.fillRounded(
            done, radius: min(track.height, done.width) / 2, minimumTrackTintColor ?? tintColor, alpha: alpha)
        painter.fillRaised(thumb, radius: thumb.height / 2, thumbTintColor ?? .white)
        super.drawContent(in: &painter)
    }
}
