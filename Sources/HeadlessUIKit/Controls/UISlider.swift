import Foundation

/// A thumb on a track that chooses a number.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// The height in points, which Interface Builder takes for 31 on every iOS.
    final var naturalHeight: CGFloat = 34 {
        didSet { if naturalHeight != oldValue { invalidateIntrinsicContentSize() } }
    }
    private final var number: Float = 0

    override var ownsTaps: Bool { false }
    override var describedAsOpaque: Bool { false }
    override var describedState: [String] { ["value: \(String(format: "%f", value))"] }

    private func drawValueImages(in painter: inout LayerPainter) {
        if let minimumValueImage {
            draw(minimumValueImage, in: minimumValueImageRect(forBounds: bounds), with: &painter)
        }
        if let maximumValueImage {
            draw(maximumValueImage, in: maximumValueImageRect(forBounds: bounds), with: &painter)
        }
    }

    private func draw(_ image: UIImage, in rect: CGRect, with painter: inout LayerPainter) {
        let tint = image.usesTint ? tintColor.displayColor(in: painter.traits) : nil
        painter.traits.performAsCurrent { painter.commands += image.drawCommands(in: rect, tint: tint) }
    }

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

    /// Creates a slider of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UISlider.self, from: coder)
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

    /// The picture before the track. None by default.
    open var minimumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// The picture behind the track. None by default.
    open var maximumValueImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// How the slider looks on a desktop. Automatic by default. Has no effect here.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    private final var thumbs: [UIControl.State.RawValue: UIImage] = [:]
    private final var minimumTracks: [UIControl.State.RawValue: UIImage] = [:]
    private final var maximumTracks: [UIControl.State.RawValue: UIImage] = [:]

    /// Sets the picture of the thumb in a state; nil leaves it to the system.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbs[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Sets the picture of the track up to the thumb in a state; nil leaves it to the system.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTracks[state.rawValue] = image
        setNeedsDisplay()
    }

    /// Sets the picture of the track behind the thumb in a state; nil leaves it to the system.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTracks[state.rawValue] = image
        setNeedsDisplay()
    }

    /// The picture of the thumb that was set for a state.
    @discardableResult open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state.rawValue] }
    /// The picture of the track up to the thumb that was set for a state.
    @discardableResult open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
        minimumTracks[state.rawValue]
    }
    /// The picture of the track behind the thumb that was set for a state.
    @discardableResult open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
        maximumTracks[state.rawValue]
    }
    /// The picture of the thumb now.
    open var currentThumbImage: UIImage? { shown(thumbs) }
    /// The picture of the track up to the thumb now.
    open var currentMinimumTrackImage: UIImage? { shown(minimumTracks) }
    /// The picture of the track behind the thumb now.
    open var currentMaximumTrackImage: UIImage? { shown(maximumTracks) }

    private func shown(_ images: [UIControl.State.RawValue: UIImage]) -> UIImage? {
        images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
    }

    /// The rectangle of the picture before the track.
    @discardableResult open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    /// The rectangle of the picture behind the track.
    @discardableResult open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// The bounds without the pictures at their sides and the distance from the track.
    private func slidingBounds(_ bounds: CGRect) -> CGRect {
        func space(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }
        let (left, right) = (space(minimumValueImage), space(maximumValueImage))
        let insets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? right : left, bottom: 0, right: isRightToLeft ? left : right)
        return bounds.inset(by: insets)
    }

    /// The distance of the pictures from the track.
    private static let imageGap: CGFloat = 15

    private func thumbSize() -> CGSize { currentThumbImage?.size ?? look.thumb }

    private var share: CGFloat {
        let range = maximumValue - minimumValue
        return range > 0 ? CGFloat((number - minimumValue) / range) : 0
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The rectangle of the track.
    @discardableResult open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (look, bounds) = (look, slidingBounds(bounds))
        let height = currentMinimumTrackImage?.size.height ?? look.track
        return CGRect(
            x: bounds.minX + look.inset, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * look.inset), height: height)
    }

    /// The rectangle of the thumb for a value.
    @discardableResult open func thumbRect(forBounds bounds: CGRect, trackRect: CGRect, value: Float)
        -> CGRect
    {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let (thumb, bounds) = (thumbSize(), slidingBounds(bounds))
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
        return CGSize(width: Self.noIntrinsicMetric, height: naturalHeight - insets.top - insets.bottom)
    }

    /// The width offered and the height of a slider, 34 points.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    /// Moves the thumb to the touch.
    @discardableResult open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (thumb, bounds) = (thumbSize().width, slidingBounds(bounds))
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
        drawValueImages(in: &painter)
        if let image = currentMaximumTrackImage {
            draw(image, in: track, with: &painter)
        } else {
            painter.fillRounded(
                track, radius: track.height / 2, maximumTrackTintColor ?? .systemFill, alpha: alpha)
        }
        var done = track
        if isRightToLeft { done.origin.x = thumb.midX }
        done.size.width = isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX
        if let image = currentMinimumTrackImage {
            draw(image, in: done, with: &painter)
        } else {
            painter.fillRounded(
                done, radius: min(track.height, done.width) / 2, minimumTrackTintColor ?? tintColor,
                alpha: alpha)
        }
        if let image = currentThumbImage {
            draw(image, in: thumb, with: &painter)
        } else {
            painter.fillRaised(thumb, radius: thumb.height / 2, thumbTintColor ?? .white)
        }
        super.drawContent(in: &painter)
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            AppearanceProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            AppearanceProperty("thumbTintColor", \UISlider.thumbTintColor),
        ]
    }
}
