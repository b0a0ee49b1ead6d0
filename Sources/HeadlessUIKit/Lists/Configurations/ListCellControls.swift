import Foundation

/// The chevron that expands and collapses what lies below a cell of an outline.
final class OutlineControl: UIControl {
    private let onTap: () -> Void
    /// Whether the chevron points down.
    var isExpanded = false { didSet { setNeedsDisplay() } }
    /// Whether a tap anywhere in the cell is one on the chevron: in headers.
    var takesWholeCell = false

    init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// A finger finds the control in a square of 44 points.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        takesWholeCell
            || bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2))
                .contains(point)
    }

    override func touchEnded(isInside: Bool) {
        super.touchEnded(isInside: isInside)
        if isInside { onTap() }
    }

    override func drawContent(in painter: inout LayerPainter) {
        let (depth, length) = (bounds.height * 0.24, bounds.height * 0.44)
        let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let points = [(-depth, -length), (depth, 0), (-depth, length)].map { along, across in
            isExpanded
                ? CGPoint(x: bounds.midX - across, y: bounds.midY + along)
                : CGPoint(x: bounds.midX + along * side, y: bounds.midY + across)
        }
        painter.polyline(points, width: bounds.height / 6.4, tintColor)
    }
}

/// The button of a menu whose selected element is its title.
final class PopUpControl: UIControl {
    private let label = UILabel()
    private var color = UIColor.secondaryLabel

    init() {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the title of the selected element.
    func show(_ settings: UICellAccessory.Settings) {
        color = settings.tintColor ?? .secondaryLabel
        label.textColor = color
        let actions = settings.menu?.children.compactMap { $0 as? UIAction } ?? []
        label.text = (actions.first { $0.state == .on } ?? actions.first)?.title
        setNeedsDisplay()
    }

    private static let gap: CGFloat = 5
    private static let arrow: CGFloat = 9

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + Self.gap + Self.arrow, height: text.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - Self.gap - Self.arrow)
        label.frame = CGRect(
            x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }

    override func drawContent(in painter: inout LayerPainter) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? Self.arrow / 2 : bounds.width - Self.arrow / 2
        for direction in [-1, 1] as [CGFloat] {
            let points = [(-3.5, 2), (0, 5.5), (3.5, 2)].map { across, along in
                CGPoint(x: x + across, y: bounds.midY + along * direction)
            }
            painter.polyline(points, width: 1.6, color)
        }
    }
}
