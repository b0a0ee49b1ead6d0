import UIKit

/// Overrides what Apple lets a subclass of `UILabel` override.
final class EveryLabel: UILabel, RecordsCalls {
    static let calls = RecordedCalls()

    override var text: String? {
        get { recorded("text", super.text) }
        set {
            record("set text")
            super.text = newValue
        }
    }
    override var attributedText: NSAttributedString? {
        get { recorded("attributedText", super.attributedText) }
        set {
            record("set attributedText")
            super.attributedText = newValue
        }
    }
    override var font: UIFont! {
        get { recorded("font", super.font) }
        set {
            record("set font")
            super.font = newValue
        }
    }
    override var textColor: UIColor! {
        get { recorded("textColor", super.textColor) }
        set {
            record("set textColor")
            super.textColor = newValue
        }
    }
    override var textAlignment: NSTextAlignment {
        get { recorded("textAlignment", super.textAlignment) }
        set {
            record("set textAlignment")
            super.textAlignment = newValue
        }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { recorded("lineBreakMode", super.lineBreakMode) }
        set {
            record("set lineBreakMode")
            super.lineBreakMode = newValue
        }
    }
    override var numberOfLines: Int {
        get { recorded("numberOfLines", super.numberOfLines) }
        set {
            record("set numberOfLines")
            super.numberOfLines = newValue
        }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { recorded("preferredMaxLayoutWidth", super.preferredMaxLayoutWidth) }
        set {
            record("set preferredMaxLayoutWidth")
            super.preferredMaxLayoutWidth = newValue
        }
    }
    override var isHighlighted: Bool {
        get { recorded("isHighlighted", super.isHighlighted) }
        set {
            record("set isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var highlightedTextColor: UIColor? {
        get { recorded("highlightedTextColor", super.highlightedTextColor) }
        set {
            record("set highlightedTextColor")
            super.highlightedTextColor = newValue
        }
    }
    override var isEnabled: Bool {
        get { recorded("isEnabled", super.isEnabled) }
        set {
            record("set isEnabled")
            super.isEnabled = newValue
        }
    }
    override var shadowColor: UIColor? {
        get { recorded("shadowColor", super.shadowColor) }
        set {
            record("set shadowColor")
            super.shadowColor = newValue
        }
    }
    override var shadowOffset: CGSize {
        get { recorded("shadowOffset", super.shadowOffset) }
        set {
            record("set shadowOffset")
            super.shadowOffset = newValue
        }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { recorded("adjustsFontSizeToFitWidth", super.adjustsFontSizeToFitWidth) }
        set {
            record("set adjustsFontSizeToFitWidth")
            super.adjustsFontSizeToFitWidth = newValue
        }
    }
    override var minimumScaleFactor: CGFloat {
        get { recorded("minimumScaleFactor", super.minimumScaleFactor) }
        set {
            record("set minimumScaleFactor")
            super.minimumScaleFactor = newValue
        }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { recorded("baselineAdjustment", super.baselineAdjustment) }
        set {
            record("set baselineAdjustment")
            super.baselineAdjustment = newValue
        }
    }
    override var allowsDefaultTighteningForTruncation: Bool {
        get { recorded("allowsDefaultTighteningForTruncation", super.allowsDefaultTighteningForTruncation) }
        set {
            record("set allowsDefaultTighteningForTruncation")
            super.allowsDefaultTighteningForTruncation = newValue
        }
    }
    override var adjustsFontForContentSizeCategory: Bool {
        get { recorded("adjustsFontForContentSizeCategory", super.adjustsFontForContentSizeCategory) }
        set {
            record("set adjustsFontForContentSizeCategory")
            super.adjustsFontForContentSizeCategory = newValue
        }
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        recorded("textRect", super.textRect(forBounds: bounds, limitedToNumberOfLines: lines))
    }
    override func drawText(in rect: CGRect) {
        record("drawText")
        super.drawText(in: rect)
    }
}
