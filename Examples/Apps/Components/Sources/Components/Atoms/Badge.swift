import UIKit
import PinLayout

/// A count or a word on a coloured pill.
public final class Badge: UIView, Themeable {

    public enum Kind: Int, CaseIterable {
        case neutral, positive, warning, critical
    }

    public var kind: Kind = .neutral { didSet { applyTheme() } }

    public var text: String? {
        get { label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private let label = UILabel()
    private let padding = UIEdgeInsets(top: 3, left: 8, bottom: 3, right: 8)

    public convenience init(_ text: String, kind: Kind = .neutral) {
        self.init(frame: .zero)
        self.text = text
        self.kind = kind
        // An initializer does not call observers.
        applyTheme()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        observeTheme()
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func applyTheme() {
        let palette = Theme.current.palette
        label.font = Theme.current.font(.caption)
        switch kind {
        case .neutral: backgroundColor = palette.muted
        case .positive: backgroundColor = palette.positive
        case .warning: backgroundColor = palette.warning
        case .critical: backgroundColor = palette.critical
        }
        label.textColor = palette.onPrimary
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let height = ceil(text.height) + padding.top + padding.bottom
        return CGSize(width: max(ceil(text.width) + padding.left + padding.right, height), height: height)
    }

    public override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        label.pin.all(padding)
        layer.cornerRadius = bounds.height / 2
        layer.cornerCurve = .continuous
    }

    public override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
