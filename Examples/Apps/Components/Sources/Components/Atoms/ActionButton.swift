import UIKit

/// The button of the library. Its look is a style, its size a theme's.
open class ActionButton: UIControl, Themeable {

    public struct Style {
        public var background: (Palette) -> UIColor
        public var foreground: (Palette) -> UIColor
        public var borderWidth: CGFloat

        public static let filled = Style(
            background: { $0.primary }, foreground: { $0.onPrimary }, borderWidth: 0)
        public static let outlined = Style(
            background: { _ in .clear }, foreground: { $0.primary }, borderWidth: 1.5)
        public static let plain = Style(background: { _ in .clear }, foreground: { $0.primary }, borderWidth: 0)
        public static func tinted(_ path: KeyPath<Palette, UIColor>) -> Style {
            Style(
                background: { $0[keyPath: path].withAlphaComponent(0.15) }, foreground: { $0[keyPath: path] },
                borderWidth: 0)
        }
    }

    @objc open dynamic var title: String? {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            accessibilityLabel = newValue
            invalidateIntrinsicContentSize()
        }
    }

    open var icon: UIImage? {
        didSet {
            iconView.image = icon?.withRenderingMode(.alwaysTemplate)
            iconView.isHidden = icon == nil
        }
    }

    public let style: Style
    private let titleLabel = UILabel()
    private let iconView = UIImageView()
    private let contents = UIStackView()

    public init(_ title: String, style: Style = .filled) {
        self.style = style
        super.init(frame: .zero)
        titleLabel.adjustsFontForContentSizeCategory = true
        iconView.isHidden = true
        iconView.contentMode = .center
        contents.isUserInteractionEnabled = false
        contents.alignment = .center
        contents.spacing = 8
        contents.addArrangedSubview(iconView)
        contents.addArrangedSubview(titleLabel)
        addSubview(contents)
        contents.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contents.centerXAnchor.constraint(equalTo: centerXAnchor),
            contents.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 16),
            contents.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            bottomAnchor.constraint(equalTo: contents.bottomAnchor, constant: 12),
        ])
        let width = widthAnchor.constraint(equalTo: contents.widthAnchor, constant: 32)
        width.priority = UILayoutPriority(100)
        width.isActive = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        self.title = title
        observeTheme()
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open func applyTheme() {
        let theme = Theme.current
        backgroundColor = style.background(theme.palette)
        let foreground = style.foreground(theme.palette)
        titleLabel.font = theme.font(.button)
        titleLabel.textColor = foreground
        iconView.tintColor = foreground
        layer.cornerRadius = theme.cornerRadius
        layer.borderWidth = style.borderWidth
        layer.borderColor = foreground.resolvedColor(with: traitCollection).cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        applyTheme()
    }

    open override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.7 : 1 }
    }

    open override var isEnabled: Bool {
        didSet {
            alpha = isEnabled ? 1 : 0.4
            if isEnabled {
                accessibilityTraits.remove(.notEnabled)
            } else {
                accessibilityTraits.insert(.notEnabled)
            }
        }
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(44 - bounds.height, 0) / 2
        return bounds.insetBy(dx: 0, dy: -missing).contains(point)
    }
}
