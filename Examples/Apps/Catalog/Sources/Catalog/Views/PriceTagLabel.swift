import UIKit

/// A label with insets and a coloured ground.
@IBDesignable
class PriceTagLabel: UILabel {

    @IBInspectable var horizontalInset: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }

    @IBInspectable var isRounded: Bool = false {
        didSet { setNeedsLayout() }
    }

    @IBInspectable var tagColor: UIColor? {
        didSet { backgroundColor = tagColor }
    }

    /// A word in front of the price.
    @IBInspectable var prefix: String? {
        didSet { text = rawText }
    }

    private var rawText: String?

    override var text: String? {
        get { super.text }
        set {
            rawText = newValue
            super.text = [prefix, newValue].compactMap { $0 }.joined(separator: " ")
        }
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    private var insets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: horizontalInset, bottom: 0, right: horizontalInset)
    }

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: 0, left: -insets.left, bottom: 0, right: -insets.right))
    }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: insets))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.masksToBounds = isRounded
        layer.cornerRadius = isRounded ? bounds.height / 2 : 0
    }
}
