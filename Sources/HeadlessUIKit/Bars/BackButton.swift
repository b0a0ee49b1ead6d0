import Foundation

/// The button that leads back to the item below: an arrow, and that item's title where there is room.
final class BackButton: UIControl {
    /// What the button says, from the most to the least.
    struct Titles {
        var candidates: [String]

        @MainActor
        init(of item: UINavigationItem) {
            let own = item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title
            switch item.backButtonDisplayMode {
            case .default: candidates = [own ?? "Back", "Back"]
            case .generic: candidates = ["Back"]
            case .minimal: candidates = []
            }
            if own?.isEmpty ?? false { candidates = [] }
        }
    }

    private static let arrowWidth: CGFloat = 12
    private static let gap: CGFloat = 6
    private let label = UILabel()
    private let attributes: [NSAttributedString.Key: Any]
    private let titles: Titles
    private let indicator: UIImage?
    private let onTap: () -> Void

    init(
        to item: UINavigationItem, look: UIBarButtonItemAppearance?, indicator: UIImage?,
        onTap: @escaping () -> Void
    ) {
        titles = Titles(of: item)
        self.indicator = indicator
        self.onTap = onTap
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        if let look { attributes.merge(look.normal.titleTextAttributes) { $1 } }
        if let own = item.backBarButtonItem?.titleTextAttributes(for: .normal) {
            attributes.merge(own) { $1 }
        }
        self.attributes = attributes
        super.init(frame: .zero)
        if let color = item.backBarButtonItem?.tintColor { tintColor = color }
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private var arrowRoom: CGFloat { indicator?.size.width ?? Self.arrowWidth }

    /// Takes the longest title that fits into a width, and answers the width that is then needed.
    func fit(into width: CGFloat) -> CGFloat {
        for candidate in titles.candidates {
            show(candidate)
            let needed = arrowRoom + Self.gap + label.sizeThatFits(.zero).width
            if needed <= width { return needed }
        }
        label.attributedText = nil
        return arrowRoom
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
        let start = arrowRoom + Self.gap
        let place = CGRect(
            x: isRightToLeft ? bounds.width - start - size.width : start,
            y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        label.frame = place.roundedOrigin(scale: roundingScale)
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func stateChanged() {
        super.stateChanged()
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (middle, tint) = (bounds.midY, tintColor.withAlphaComponent(isHighlighted ? 0.3 : 1))
        if let indicator {
            let rect = CGRect(
                x: isRightToLeft ? bounds.width - indicator.size.width : 0,
                y: middle - indicator.size.height / 2, width: indicator.size.width,
                height: indicator.size.height)
            painter.commands += indicator.drawCommands(in: rect, tint: tint.displayColor(in: painter.traits))
            return
        }
        func x(_ value: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - value : value }
        let tip = CGPoint(x: x(1.75), y: middle)
        painter.polyline(
            [CGPoint(x: x(10), y: middle - 8.5), tip, CGPoint(x: x(10), y: middle + 8.5)], width: 2.5, tint)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(-8, (bounds.width - 44) / 2), dy: 0).contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }
}
