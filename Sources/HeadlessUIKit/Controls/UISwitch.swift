import Foundation

/// A switch between on and off, always 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The looks of switches; only the sliding one is drawn.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    private static let size = CGSize(width: 51, height: 31)
    private final var onStorage = false

    /// Creates a switch at the origin of a frame, whose size is not used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    }

    /// Creates a switch at the origin: nibs are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = Self.size
    }

    /// Whether the switch is on. False by default.
    open var isOn: Bool {
        get { onStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off; no action is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        onStorage = on
        setNeedsDisplay()
    }

    /// The colour of the track while on; nil is green.
    open var onTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The title beside a checkbox. Not shown.
    open var title: String?
    /// The wanted looks. Automatic by default.
    open var preferredStyle = Style.automatic
    /// The looks: sliding.
    open var style: Style { .sliding }

    /// The origin counts, the size is always that of a switch.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    /// The origin counts, the size is always that of a switch.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// The size of a switch.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// The size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        guard isInside else { return }
        setOn(!onStorage, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func drawContent(in painter: inout LayerPainter) {
        let track = CGRect(origin: bounds.origin, size: Self.size)
        let color = onStorage ? onTintColor ?? .systemGreen : .dynamic(0xE9E9_EAFF, 0x3939_3DFF)
        painter.fillRounded(track, radius: track.height / 2, color, alpha: isEnabled ? 1 : 0.5)
        // On lies where lines end.
        let isAtRight = onStorage != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let thumb = CGRect(
            x: isAtRight ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
        painter.fillRaised(thumb, radius: 13.5, thumbTintColor ?? .white)
        super.drawContent(in: &painter)
    }
}
