import Foundation

/// The button that leads back to the item below: an arrow, and that item's title where it fits. On iOS 26 an
/// arrow on round glass.
final class BackButton: UIControl {
    /// The titles that the button may show, the longest first.
    struct Titles {
        var candidates: [String] = []

        /// No title.
        init() {}

        @MainActor
        init(of item: UINavigationItem) {
            let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
            switch item.backButtonDisplayMode {
            case .default: candidates = [own ?? SystemString.back.text, SystemString.back.text]
            case .generic: candidates = [SystemString.back.text]
            case .minimal: candidates = []
            }
            if own?.isEmpty ?? false { candidates = [] }
        }
    }

    /// The box of the arrow's line in a bar 44 high: with its width of 2.5 points 9.33 to 20.33, 19 high.
    private static let arrow = CGRect(x: 10.58, y: 22 - 8.25, width: 8.5, height: 16.5)
    /// Where the title starts, and how much wider than the title the button is.
    private static let titleStart: CGFloat = 29
    private static let titlePadding: CGFloat = 31 + 1.0 / 3
    /// Where a picture that replaces the arrow starts, and the gap after it.
    private static let indicatorStart: CGFloat = 8
    private static let gap: CGFloat = 6
    private let label = UILabel()
    private let attributes: [NSAttributedString.Key: Any]
    private let titles: Titles
    private let indicator: UIImage?
    private let isGlass: Bool
    private var hasOwnTint = false
    private let looks: BarButtonLooks
    private let titleOffset: UIOffset
    private let isLow: Bool
    private let onTap: () -> Void

    init(
        to item: UINavigationItem, in bar: UINavigationBar, indicator: UIImage?, isGlass: Bool,
        onTap: @escaping () -> Void
    ) {
        titles = isGlass ? Titles() : Titles(of: item)
        self.isGlass = isGlass
        self.indicator = indicator
        self.onTap = onTap
        let look: UIBarButtonItemAppearance? = bar.look.backButtonAppearance
        isLow = bar.shape.isLow
        let backItem = item.backBarButtonItem ?? UIBarButtonItem()
        // The system's own item has the looks that are set for all.
        if AppearanceRules.isInUse, item.backBarButtonItem == nil {
            AppearanceRules.apply(to: backItem, in: bar)
        }
        looks = backItem.looks
        let (own, bars) = (
            looks.titleOffset(isLow: isLow, isBack: true), look?.normal.titlePositionAdjustment ?? .zero
        )
        titleOffset = UIOffset(
            horizontal: own.horizontal + bars.horizontal, vertical: own.vertical + bars.vertical)
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        if let look { attributes.merge(look.normal.titleTextAttributes) { $1 } }
        if let own = backItem.titleTextAttributes(for: .normal) {
            attributes.merge(own) { $1 }
        }
        self.attributes = attributes
        super.init(frame: .zero)
        if let color = backItem.tintColor {
            tintColor = color
            hasOwnTint = true
        }
        addSubview(label)
        let title = titles.candidates.first { !$0.isEmpty } ?? item.title.flatMap { $0.isEmpty ? nil : $0 }
        accessibilityLabel = backItem.accessibilityLabel ?? title ?? SystemString.back.text
        accessibilityTraits = [.button, .backButton]
    }

    required init?(coder: NSCoder) { nil }

    /// Where the title starts.
    private var start: CGFloat {
        indicator.map { Self.indicatorStart + $0.size.width + Self.gap } ?? Self.titleStart
    }

    /// Shows the longest title that fits into a width, and returns the width that it needs.
    func fit(into width: CGFloat) -> CGFloat {
        for candidate in titles.candidates {
            show(candidate)
            let needed = start - Self.titleStart + Self.titlePadding + label.sizeThatFits(.zero).width
            if needed <= width { return needed }
        }
        label.attributedText = nil
        return isGlass ? Glass.button : start
    }

    private func show(_ title: String) {
        var attributes = attributes
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tintColor as UIColor }
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if let text = label.attributedText?.string { show(text) }
        setNeedsDisplay()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(.zero)
        let titleFrame = CGRect(
            x: isRightToLeft ? bounds.width - start - size.width : start,
            y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        label.frame = titleFrame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
            .roundedOrigin(scale: roundingScale)
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func stateChanged() {
        super.stateChanged()
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (middle, tint) = (bounds.midY, tintColor.withAlphaComponent(isHighlighted ? 0.3 : 1))
        if isGlass { painter.fillGlass(bounds, Glass.color) }
        if let picture = looks.background(state, style: .plain, isLow: isLow, isBack: true) {
            let height = min(picture.size.height, bounds.height)
            let y = (bounds.height - height) / 2 + looks.verticalOffset(isLow: isLow, isBack: true)
            painter.commands += picture.drawCommands(
                in: CGRect(x: 0, y: y, width: bounds.width, height: height), tint: nil)
        }
        if let indicator {
            let start = isGlass ? (bounds.width - indicator.size.width) / 2 : Self.indicatorStart
            let rect = CGRect(
                x: isRightToLeft ? bounds.width - start - indicator.size.width : start,
                y: middle - indicator.size.height / 2, width: indicator.size.width,
                height: indicator.size.height)
            painter.commands += indicator.drawCommands(in: rect, tint: tint.displayColor(in: painter.traits))
            return
        }
        func x(_ value: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - value : value }
        var arrow = Self.arrow
        // Centred on round glass, an arrow looks right a little before the middle.
        if isGlass { arrow.origin.x = (bounds.width - arrow.width) / 2 - 1 }
        let color = isGlass && !hasOwnTint ? UIColor.label.withAlphaComponent(isHighlighted ? 0.3 : 1) : tint
        let (tip, end, half) = (x(arrow.minX), x(arrow.maxX), arrow.height / 2)
        painter.polyline(
            [
                CGPoint(x: end, y: middle - half), CGPoint(x: tip, y: middle),
                CGPoint(x: end, y: middle + half),
            ], width: 2.5, color)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(-8, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }
}
