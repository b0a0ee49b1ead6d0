import Foundation

/// The large title under a navigation bar's buttons. As the part shrinks the title goes up under them.
final class LargeTitleView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, attributes: [NSAttributedString.Key: Any]) {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = systemSideMargin
        let (left, right) = (side + safeAreaInsets.left, side + safeAreaInsets.right)
        let available = max(0, bounds.width - left - right)
        let size = label.sizeThatFits(CGSize(width: available, height: .infinity))
        let width = min(size.width, available)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = bounds.height - BarMetrics.largeTitle(traitCollection) + 3
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - right - width : left, y: y, width: width, height: size.height
        ).roundedOrigin(scale: roundingScale)
    }
}
