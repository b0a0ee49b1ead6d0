internal import Typesetting
import Foundation

/// The look of the keyboard: plain keys with the letters of a Latin one, so that pictures of forms look right.
final class KeyboardView: UIView {
    /// The accessory view, above the keys.
    var accessory: UIView? {
        didSet { replace(oldValue, by: accessory) }
    }
    /// The input view, which replaces the keys.
    var input: UIView? {
        didSet { replace(oldValue, by: input) }
    }
    /// What the device covers of the keyboard: the home indicator, at the sides the notch.
    var covered = UIEdgeInsets.zero
    /// Whether the keyboard of an iPad or of a phone on its side is shown.
    var isWide = false
    /// The height of the bar of suggestions.
    var barHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var rest = bounds
        if let accessory {
            let height = accessory.keyboardHeight
            accessory.frame = CGRect(x: 0, y: 0, width: rest.width, height: height)
            rest = rest.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        }
        input?.frame = rest
    }

    private var keysFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: accessory?.keyboardHeight ?? 0, left: 0, bottom: 0, right: 0))
    }

    override func drawContent(in painter: inout LayerPainter) {
        painter.fillRounded(bounds, radius: 0, Self.ground)
        let frame = keysFrame
        if input == nil, frame.height > 0, frame.width > 0 {
            let keys = KeyboardKeys(in: frame, covered: covered, barHeight: barHeight, isWide: isWide)
            for line in keys.suggestionLines { painter.fillRounded(line, radius: 0, Self.divider) }
            for key in keys.keys { draw(key, in: &painter) }
        }
        super.drawContent(in: &painter)
    }

    private func draw(_ key: KeyboardKeys.Key, in painter: inout LayerPainter) {
        let radius = min(5, key.frame.height / 4)
        painter.fillRounded(key.frame.offsetBy(dx: 0, dy: 1), radius: radius, Self.edge)
        painter.fillRounded(key.frame, radius: radius, key.isDark ? Self.specialKey : Self.key)
        let size = key.isSign ? min(22, key.frame.height * 0.52) : min(16, key.frame.height * 0.38)
        guard size >= 5 else { return }
        var defaults = TextDefaults(font: .systemFont(ofSize: size), color: .label)
        defaults.paragraph.alignment = .center
        let text = StyledText(key.title, defaults, colors: .resolved(painter.traits))
        painter.drawCentered(text, in: key.frame, scale: painter.traits.displayScale)
    }

    private static let ground = UIColor.dynamic(0xD1D3_D9FF, 0x2B2B_2BFF)
    private static let key = UIColor.dynamic(0xFFFF_FFFF, 0x6B6B_6BFF)
    private static let specialKey = UIColor.dynamic(0xABB0_BBFF, 0x4747_47FF)
    private static let edge = UIColor.dynamic(0x898A_8DFF, 0x1C1C_1CFF)
    private static let divider = UIColor.dynamic(0xB9BB_C1FF, 0x4A4A_4AFF)
}

extension UIView {
    /// The height that the view has, else its fitting height.
    final var keyboardHeight: CGFloat {
        if geometry.bounds.height > 0 { return geometry.bounds.height }
        return max(intrinsicContentSize.height, 0)
    }
}
