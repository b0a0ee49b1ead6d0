import Foundation

/// A minus and a plus that count, 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)
    /// Half of the length of the signs' lines, which are 13.5 points with their round ends.
    private static let arm: CGFloat = 5.75
    private final var number = 0.0

    /// Creates a stepper at the origin of a frame, whose size is not used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Creates a stepper at the origin of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = Self.size
        InterfaceCoder.restore(self, as: UIStepper.self, from: coder)
    }

    /// The minimum value. 0 by default.
    open var minimumValue = 0.0 {
        didSet { value = number }
    }
    /// The maximum value. 100 by default.
    open var maximumValue = 100.0 {
        didSet { value = number }
    }
    /// How far a touch counts. 1 by default.
    open var stepValue = 1.0
    /// Whether actions are sent at each count. True by default.
    open var isContinuous = true
    /// Whether a long touch counts on. True by default; there is no clock here to do it.
    open var autorepeat = true
    /// Whether counting beyond one end goes on at the other. False by default.
    open var wraps = false

    /// The value, limited to the range; NaN counts as the minimum.
    open var value: Double {
        get { number }
        set {
            number = newValue > minimumValue ? max(minimumValue, min(newValue, maximumValue)) : minimumValue
            setNeedsDisplay()
        }
    }

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// The size of a stepper.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The size of a stepper.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Counts up or down by the half that the touch ended in.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), bounds.contains(point) else { return }
        let isUp = (point.x > bounds.midX) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let next = number + (isUp ? stepValue : -stepValue)
        let old = number
        value = next
        if wraps, next > maximumValue { value = minimumValue }
        if wraps, next < minimumValue { value = maximumValue }
        if number != old { sendActions(for: .valueChanged) }
    }

    private final var incrementImages = ButtonContent.ByState<UIImage>()
    private final var decrementImages = ButtonContent.ByState<UIImage>()
    private final var backgroundImages = ButtonContent.ByState<UIImage>()
    private final var dividerImages: [[UInt]: UIImage] = [:]

    /// Sets the picture of the plus for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[exactly: state] = image
        setNeedsDisplay()
    }

    /// The picture of the plus for a state.
    @discardableResult open func incrementImage(for state: UIControl.State) -> UIImage? {
        incrementImages.value(for: state)
    }

    /// Sets the picture of the minus for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[exactly: state] = image
        setNeedsDisplay()
    }

    /// The picture of the minus for a state.
    @discardableResult open func decrementImage(for state: UIControl.State) -> UIImage? {
        decrementImages.value(for: state)
    }

    /// Sets the picture behind the signs for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[exactly: state] = image
        setNeedsDisplay()
    }

    /// The picture behind the signs for a state.
    @discardableResult open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages.value(for: state)
    }

    /// Sets the picture between the signs for the states of both sides.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividerImages[[leftState.rawValue, rightState.rawValue]] = image
        setNeedsDisplay()
    }

    /// The picture between the signs for the states of both sides.
    @discardableResult open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividerImages[[state.rawValue, rightState.rawValue]] ?? dividerImages[[0, 0]] }

    private func draw(_ image: UIImage, at center: CGPoint, _ color: UIColor, in painter: inout LayerPainter)
    {
        let rect = CGRect(
            x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
            height: image.size.height)
        let tint = image.usesTint ? color.displayColor(in: painter.traits) : nil
        painter.commands += image.drawCommands(in: rect.roundedOrigin(scale: roundingScale), tint: tint)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let box = CGRect(origin: bounds.origin, size: Self.size)
        let isCapsule = traitCollection.systemVersion >= .iOS26
        if let background = backgroundImages.value(for: state) {
            painter.commands += background.drawCommands(in: box, tint: nil)
        } else {
            painter.fillRounded(box, radius: isCapsule ? box.height / 2 : 8, .tertiarySystemFill)
        }
        let divider = CGRect(x: box.minX + 46 + 1.0 / 3, y: box.minY + 7, width: 1, height: 18)
        if let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) {
            draw(image, at: CGPoint(x: divider.midX, y: box.midY), .label, in: &painter)
        } else {
            painter.fillRounded(divider, radius: 0.5, .separator)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func color(_ isUp: Bool) -> UIColor {
            let isAtEnd = isUp ? number >= maximumValue : number <= minimumValue
            return !isEnabled || (isAtEnd && !wraps) ? .tertiaryLabel : .label
        }
        for isUp in [false, true] {
            let isAtRight = isUp != isRightToLeft
            let center = CGPoint(x: box.midX + (isAtRight ? 23.8 : -23.8), y: box.midY)
            if let image = (isUp ? incrementImages : decrementImages).value(for: state) {
                draw(image, at: center, color(isUp), in: &painter)
                continue
            }
            painter.line(
                from: CGPoint(x: center.x - Self.arm, y: center.y),
                to: CGPoint(x: center.x + Self.arm, y: center.y),
                width: 2, color(isUp))
            guard isUp else { continue }
            painter.line(
                from: CGPoint(x: center.x, y: center.y - Self.arm),
                to: CGPoint(x: center.x, y: center.y + Self.arm),
                width: 2, color(isUp))
        }
        super.drawContent(in: &painter)
    }
}
