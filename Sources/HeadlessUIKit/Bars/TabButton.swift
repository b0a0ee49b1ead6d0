import Foundation

/// The part of a tab bar that shows one item: the title under the picture, or beside it where the bar is low
/// or wide, and a badge.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let icon = UIImageView(image: nil)
    private let label = UILabel()
    private let badge = BadgeView()
    private let isInline: Bool
    /// Whether the button lies in a capsule of glass.
    private let isOnGlass: Bool
    private let onTap: () -> Void
    private let shift: UIOffset
    private let badgeShift: UIOffset
    private let indicator: (image: UIImage, tint: UIColor?)?

    init(_ item: UITabBarItem, in bar: UITabBar, onTap: @escaping () -> Void) {
        self.item = item
        self.onTap = onTap
        let traits = bar.traitCollection
        isOnGlass = Glass.isUsedForTabs(traits)
        isInline = traits.verticalSizeClass == .compact || traits.userInterfaceIdiom == .pad
        let isChosen = bar.selectedItem === item
        let look =
            isInline
            ? BarMetrics.isLow(traits)
                ? bar.look.compactInlineLayoutAppearance : bar.look.inlineLayoutAppearance
            : bar.look.stackedLayoutAppearance
        let state = !item.isEnabled ? look.disabled : isChosen ? look.selected : look.normal
        let plain: UIColor = isOnGlass ? .label : .dynamic(0x9999_99FF, 0x7575_75FF)
        let usual: UIColor = isChosen ? bar.tintColor : bar.unselectedItemTintColor ?? plain
        let color = state.iconColor ?? (item.isEnabled ? usual : .tertiaryLabel)
        shift = UIOffset(
            horizontal: state.titlePositionAdjustment.horizontal + item.titlePositionAdjustment.horizontal,
            vertical: state.titlePositionAdjustment.vertical + item.titlePositionAdjustment.vertical)
        badgeShift = state.badgePositionAdjustment
        indicator = (bar.look.selectionIndicatorImage ?? bar.selectionIndicatorImage).map {
            ($0, bar.look.selectionIndicatorTintColor)
        }
        super.init(frame: .zero)
        isEnabled = item.isEnabled
        isSelected = isChosen
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityTraits = item.accessibilityTraits.union(stateTraits).union([.button, .tabBarItem])
        let isLow = BarMetrics.isLow(traits)
        let image =
            (isChosen ? item.selectedImage : nil) ?? (isLow ? item.landscapeImagePhone : nil) ?? item.image
        icon.image = image.map { TabButton.fitted($0, isLow: isLow) }
        icon.contentMode = .center
        icon.tintColor = color
        label.attributedText = item.title.map {
            NSAttributedString(string: $0, attributes: attributes(state, color: color, isChosen: isChosen))
        }
        addSubview(icon)
        addSubview(label)
        if let value = item.badgeValue {
            var badgeAttributes = state.badgeTextAttributes
            badgeAttributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
            if isChosen { badgeAttributes.merge(item.badgeTextAttributes(for: .selected) ?? [:]) { $1 } }
            badge.show(
                value, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed, badgeAttributes)
            badge.titleOffset = state.badgeTitlePositionAdjustment
            addSubview(badge)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// A picture in the colour of the item, a symbol in the size of tab bars.
    private static func fitted(_ image: UIImage, isLow: Bool) -> UIImage {
        var image = image
        if image.isSymbolImage {
            image = image.withConfiguration(
                UIImage.SymbolConfiguration(pointSize: isLow ? 15 : 18, weight: .medium, scale: .large))
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private func attributes(
        _ state: UITabBarItemStateAppearance, color: UIColor, isChosen: Bool
    ) -> [NSAttributedString.Key: Any] {
        let size: CGFloat = isInline ? 13 : 10
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: isInline ? .regular : .medium),
            .foregroundColor: color,
        ]
        all.merge(state.titleTextAttributes) { $1 }
        if let own = item.titleTextAttributes(for: .normal) { all.merge(own) { $1 } }
        if isChosen, let own = item.titleTextAttributes(for: .selected) { all.merge(own) { $1 } }
        return all
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = icon.image?.size ?? .zero
        var text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: 100))
        text.width = min(text.width, bounds.width)
        var (iconFrame, textFrame) = isInline ? beside(image, text) : stacked(image, text)
        let insets = item.imageInsets
        iconFrame = iconFrame.offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        textFrame = textFrame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        icon.frame = iconFrame.roundedOrigin(scale: roundingScale)
        label.frame = textFrame.roundedOrigin(scale: roundingScale)
        let badgeSize = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isInline ? icon.frame.maxX - 12 : bounds.midX + 4
        badge.frame = CGRect(
            x: isRightToLeft ? 2 * bounds.midX - start - badgeSize.width : start, y: isInline ? 1 : 2,
            width: badgeSize.width, height: badgeSize.height
        ).offsetBy(dx: badgeShift.horizontal, dy: badgeShift.vertical)
    }

    /// The picture in the middle of the upper part, the title's box ending 1 point above the button's end: with that of
    /// the bar's 49 points, or of the capsule's padding.
    private func stacked(_ image: CGSize, _ text: CGSize) -> (CGRect, CGRect) {
        let textTop = bounds.height - (isOnGlass ? 7 : 1) - text.height
        let middle = item.title?.isEmpty ?? true ? bounds.height / 2 : textTop / 2 + (isOnGlass ? 2.5 : 1)
        return (
            CGRect(
                x: (bounds.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
                height: image.height),
            CGRect(x: (bounds.width - text.width) / 2, y: textTop, width: text.width, height: text.height)
        )
    }

    private func beside(_ image: CGSize, _ text: CGSize) -> (CGRect, CGRect) {
        let gap: CGFloat = image.width > 0 && text.width > 0 ? 8 : 0
        let textWidth = min(text.width, max(0, bounds.width - image.width - gap))
        let start = (bounds.width - image.width - gap - textWidth) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageX = isRightToLeft ? bounds.width - start - image.width : start
        let textX = isRightToLeft ? start : start + image.width + gap
        return (
            CGRect(
                x: imageX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height),
            CGRect(x: textX, y: (bounds.height - text.height) / 2, width: textWidth, height: text.height)
        )
    }

    override func drawContent(in painter: inout LayerPainter) {
        if isSelected, let indicator {
            let size = indicator.image.size
            let rect = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            painter.commands += indicator.image.drawCommands(
                in: rect, tint: indicator.tint?.displayColor(in: painter.traits))
        }
        if isOnGlass, isSelected { painter.fillRounded(bounds, radius: bounds.height / 2, Glass.selection) }
        super.drawContent(in: &painter)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }
}

/// The number over an item, in a red capsule 18 points high.
final class BadgeView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        layer.cornerRadius = 9
    }

    required init?(coder: NSCoder) { nil }

    /// How far the text is moved.
    var titleOffset = UIOffset.zero

    func show(_ value: String, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
        label.text = value
        if !attributes.isEmpty {
            label.attributedText = NSAttributedString(string: value, attributes: attributes)
        }
        label.textAlignment = .center
        backgroundColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(18, label.sizeThatFits(.zero).width + 10), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(.zero)
        label.frame = CGRect(
            x: titleOffset.horizontal, y: (bounds.height - size.height) / 2 + titleOffset.vertical,
            width: bounds.width, height: size.height
        ).roundedOrigin(scale: roundingScale)
    }
}
