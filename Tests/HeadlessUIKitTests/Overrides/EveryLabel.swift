import UIKit

/// Overrides what Apple lets a subclass of `UILabel` override.
final class EveryLabel: UILabel {
    static var heard: [String] = []

    func tell(_ name: String) { EveryLabel.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var text: String? {
        get { told("text", super.text) }
        set {
            tell("set text")
            super.text = newValue
        }
    }
    override var attributedText: NSAttributedString? {
        get { told("attributedText", super.attributedText) }
        set {
            tell("set attributedText")
            super.attributedText = newValue
        }
    }
    override var font: UIFont! {
        get { told("font", super.font) }
        set {
            tell("set font")
            super.font = newValue
        }
    }
    override var textColor: UIColor! {
        get { told("textColor", super.textColor) }
        set {
            tell("set textColor")
            super.textColor = newValue
        }
    }
    override var textAlignment: NSTextAlignment {
        get { told("textAlignment", super.textAlignment) }
        set {
            tell("set textAlignment")
            super.textAlignment = newValue
        }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { told("lineBreakMode", super.lineBreakMode) }
        set {
            tell("set lineBreakMode")
            super.lineBreakMode = newValue
        }
    }
    override var numberOfLines: Int {
        get { told("numberOfLines", super.numberOfLines) }
        set {
            tell("set numberOfLines")
            super.numberOfLines = newValue
        }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { told("preferredMaxLayoutWidth", super.preferredMaxLayoutWidth) }
        set {
            tell("set preferredMaxLayoutWidth")
            super.preferredMaxLayoutWidth = newValue
        }
    }
    override var isHighlighted: Bool {
        get { told("isHighlighted", super.isHighlighted) }
        set {
            tell("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var highlightedTextColor: UIColor? {
        get { told("highlightedTextColor", super.highlightedTextColor) }
        set {
            tell("set highlightedTextColor")
            super.highlightedTextColor = newValue
        }
    }
    override var isEnabled: Bool {
        get { told("isEnabled", super.isEnabled) }
        set {
            tell("set isEnabled")
            super.isEnabled = newValue
        }
    }
    override var shadowColor: UIColor? {
        get { told("shadowColor", super.shadowColor) }
        set {
            tell("set shadowColor")
            super.shadowColor = newValue
        }
    }
    override var shadowOffset: CGSize {
        get { told("shadowOffset", super.shadowOffset) }
        set {
            tell("set shadowOffset")
            super.shadowOffset = newValue
        }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { told("adjustsFontSizeToFitWidth", super.adjustsFontSizeToFitWidth) }
        set {
            tell("set adjustsFontSizeToFitWidth")
            super.adjustsFontSizeToFitWidth = newValue
        }
    }
    override var minimumScaleFactor: CGFloat {
        get { told("minimumScaleFactor", super.minimumScaleFactor) }
        set {
            tell("set minimumScaleFactor")
            super.minimumScaleFactor = newValue
        }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { told("baselineAdjustment", super.baselineAdjustment) }
        set {
            tell("set baselineAdjustment")
            super.baselineAdjustment = newValue
        }
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { told("allowsDefaultTighteningForTruncation", super.allowsDefaultTighteningForTruncation) }
        set {
            tell("set allowsDefaultTighteningForTruncation")
            super.allowsDefaultTighteningForTruncation = newValue
        }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { told("adjustsFontForContentSizeCategory", super.adjustsFontForContentSizeCategory) }
        set {
            tell("set adjustsFontForContentSizeCategory")
            super.adjustsFontForContentSizeCategory = newValue
        }
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        told("textRect", super.textRect(forBounds: bounds, limitedToNumberOfLines: lines))
    }
    override func drawText(in rect: CGRect) {
        tell("drawText")
        super.drawText(in: rect)
    }
}
