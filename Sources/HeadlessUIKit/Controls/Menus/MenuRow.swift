import Foundation

/// A line of a menu: its title or an element that can be chosen.
final class MenuRow: UIControl {
    /// The element; nil for the menu's own title.
    let element: UIMenuElement?
    private let metrics: MenuMetrics
    private let hasMarks: Bool
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    var onTap: (() -> Void)?
    /// Whether a hairline lies above the row.
    var hasLine = false

    init(_ element: UIMenuElement?, title text: String, hasMarks: Bool, traits: UITraitCollection) {
        self.element = element
        self.hasMarks = hasMarks
        metrics = MenuMetrics(traits)
        super.init(frame: .zero)
        let action = element as? UIAction
        title.text = text
        title.font = .preferredFont(forTextStyle: element == nil ? .footnote : .body, compatibleWith: traits)
        title.numberOfLines = 0
        subtitle.text = element?.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        subtitle.textColor = .secondaryLabel
        subtitle.numberOfLines = 0
        isEnabled = element != nil && action?.attributes.contains(.disabled) != true
        let color: UIColor =
            element == nil
            ? .secondaryLabel : !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        title.textColor = color
        picture.tintColor = color
        let isMenu = element is UIMenu
        picture.image = element?.image ?? (isMenu ? UIImage(systemName: "chevron.forward") : nil)
        picture.contentMode = .center
        for part in [title, subtitle, picture] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private var isDestructive: Bool {
        if let action = element as? UIAction { return action.attributes.contains(.destructive) }
        return (element as? UIMenu)?.options.contains(.destructive) == true
    }

    private var mark: UIMenuElement.State { (element as? UIAction)?.state ?? .off }
    private var hasPicture: Bool { picture.image != nil }

    /// The distances of the text from the leading and the trailing edge.
    private var textInsets: (leading: CGFloat, trailing: CGFloat) {
        let mark = hasMarks ? metrics.markWidth : 0
        guard hasPicture else { return (metrics.inset + mark, metrics.inset) }
        return metrics.isGlass
            ? (metrics.inset + mark + 32, metrics.inset) : (metrics.inset + mark, metrics.inset + 30)
    }

    func height(for width: CGFloat) -> CGFloat {
        let parts = textSizes(in: width)
        let padding: CGFloat = element == nil ? 16 : 22
        return max(
            element == nil ? 0 : metrics.rowHeight,
            (parts.title.height + parts.subtitle.height).rounded(.up) + padding)
    }

    private func textSizes(in width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
        let size = CGSize(width: max(0, width - textInsets.leading - textInsets.trailing), height: .infinity)
        return (title.sizeThatFits(size), subtitle.text == nil ? .zero : subtitle.sizeThatFits(size))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (insets, parts) = (textInsets, textSizes(in: bounds.width))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            guard isRightToLeft else { return rect.roundedOrigin(scale: roundingScale) }
            return CGRect(
                x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height
            ).roundedOrigin(scale: roundingScale)
        }
        let width = max(0, bounds.width - insets.leading - insets.trailing)
        let top = (bounds.height - parts.title.height - parts.subtitle.height) / 2
        title.frame = mirrored(CGRect(x: insets.leading, y: top, width: width, height: parts.title.height))
        subtitle.frame = mirrored(
            CGRect(
                x: insets.leading, y: top + parts.title.height, width: width, height: parts.subtitle.height))
        let side: CGFloat = 24
        let mark = hasMarks ? metrics.markWidth : 0
        let x = metrics.isGlass ? metrics.inset + mark - 2 : bounds.width - metrics.inset - side + 3
        picture.frame = mirrored(
            CGRect(x: x, y: (bounds.height - side) / 2, width: side, height: side))
    }

    override func drawContent(in painter: inout LayerPainter) {
        if isHighlighted { painter.fillRounded(bounds, radius: 0, .systemFill) }
        if hasLine {
            let line = 1 / roundingScale
            painter.fillRounded(
                CGRect(x: 0, y: 0, width: bounds.width, height: line), radius: 0, .separator)
        }
        guard mark != .off else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let middle = metrics.inset + 4
        let x = isRightToLeft ? bounds.width - middle : middle
        let points =
            mark == .on
            ? [
                CGPoint(x: x - 5, y: bounds.midY), CGPoint(x: x - 1.5, y: bounds.midY + 4.5),
                CGPoint(x: x + 5, y: bounds.midY - 5),
            ]
            : [CGPoint(x: x - 5, y: bounds.midY), CGPoint(x: x + 5, y: bounds.midY)]
        painter.polyline(points, width: 1.8, .label)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap?() }
    }
}
