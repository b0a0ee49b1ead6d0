internal import DisplayList
import Foundation

/// A switch between on and off, always 51 by 31 points; on iOS 26 63 by 28.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The looks of switches; only the sliding one is drawn.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    /// The distance of the thumb from the track's edges.
    private static let thumbInset: CGFloat = 2
    private final var onStorage = false

    private static func size(in traits: UITraitCollection) -> CGSize {
        traits.systemVersion >= .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }

    private var ownSize: CGSize { Self.size(in: traitCollection) }

    /// Creates a switch at the origin of a frame, whose size is not used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size(in: .current)))
    }

    /// Creates a switch at the origin of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame.size = ownSize
        InterfaceCoder.restore(self, as: UISwitch.self, from: coder)
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
    /// The preferred style. Automatic by default.
    open var preferredStyle = Style.automatic
    /// The looks: sliding.
    open var style: Style { .sliding }

    /// The origin counts, the size is always that of a switch.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: ownSize) }
    }

    /// The origin counts, the size is always that of a switch.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: ownSize) }
    }

    override var defaultContentPriorities: ContentPriorities { .fixedSize }

    /// 2 points at the right edge, as Interface Builder records it.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// The size of what is aligned: that of a switch less ``alignmentRectInsets``, 49 by 31.
    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: ownSize)).size
    }

    /// The size of a switch.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    /// Takes the size of the window's version of iOS.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard windowStorage != nil, bounds.size != ownSize else { return }
        // The origin counts, as wherever a frame is set.
        frame.size = ownSize
        invalidateIntrinsicContentSize()
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        guard isInside else { return }
        setOn(!onStorage, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func drawContent(in painter: inout LayerPainter) {
        let track = CGRect(origin: bounds.origin, size: ownSize)
        let color =
            onStorage
            ? onTintColor ?? .systemGreen
            : .dynamic(0xE9E9_EAFF, 0x3939_3DFF, contrast: (0xC7C7_CCFF, 0x5454_56FF, nil))
        painter.fillRounded(track, radius: track.height / 2, color, alpha: isEnabled ? 1 : 0.5)
        // On lies where lines end.
        let isAtRight = onStorage != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        // A disc of 27 points; on iOS 26 a capsule.
        let height = track.height - 2 * Self.thumbInset
        let width = track.height < 31 ? 39 : height
        let thumb = CGRect(
            x: isAtRight ? track.maxX - Self.thumbInset - width : track.minX + Self.thumbInset,
            y: track.minY + Self.thumbInset, width: width, height: height)
        if DisplayAccommodations.current.showsSwitchLabels {
            drawStateLabel(in: track, isAtRight: !isAtRight, &painter)
        }
        painter.fillRaised(thumb, radius: height / 2, thumbTintColor ?? .white)
        super.drawContent(in: &painter)
    }

    /// Draws a line for on and a circle for off into the free half of the track. (Drawn from screenshots.)
    private func drawStateLabel(in track: CGRect, isAtRight: Bool, _ painter: inout LayerPainter) {
        let center = CGPoint(x: isAtRight ? track.maxX - 12 : track.minX + 12, y: track.midY)
        guard !onStorage else {
            let line = CGRect(x: center.x - 0.5, y: center.y - 5, width: 1, height: 10)
            return painter.fillRounded(line, radius: 0, .white, alpha: 1)
        }
        let circle = CGRect(x: center.x - 4.5, y: center.y - 4.5, width: 9, height: 9)
        let path = Path(roundedRect: circle, cornerWidth: 4.5, cornerHeight: 4.5)
        let color = UIColor.dynamic(0xB3B3_B3FF, 0xA6A6_A6FF).displayColor(in: painter.traits)
        painter.commands.append(.stroke(path, .color(color), StrokeStyle(width: 1)))
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("onTintColor", \UISwitch.onTintColor),
            AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
        ]
    }
}
