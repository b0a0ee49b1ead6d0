internal import Typesetting
import Foundation

extension UILabel {
    /// How the text lies in the label; nil without text.
    package final var textFit: TextFit? {
        guard !labelText.isEmpty, bounds.width > 0 else { return nil }
        let layout = LabelTextLayout(of: self, in: bounds)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = measure(width: lineLimit == 1 ? .infinity : Double(bounds.width), lineLimit: lineLimit)
        let width = min(CGFloat(layout.measure.size.width), bounds.width)
        let alignment = textAlignment.decided(isRightToLeft)
        let x: CGFloat =
            switch alignment {
            case .right: bounds.maxX - width
            case .center: bounds.midX - width / 2
            default: bounds.minX
            }
        return TextFit(
            rect: CGRect(
                x: x, y: CGFloat(layout.top), width: width, height: CGFloat(layout.measure.size.height)),
            needed: CGSize(width: CGFloat(whole.size.width), height: CGFloat(whole.size.height)),
            lineCount: layout.measure.lineCount, isTruncated: layout.measure.isTruncated,
            factor: CGFloat(layout.factor),
            hasFixedEdge: textAlignment == .left || textAlignment == .right,
            isRightAligned: alignment == .right)
    }

    /// The string and the font that are shown, with the colour before it is resolved.
    package final var shownText: (string: String, font: UIFont, color: UIColor)? {
        guard let text, !text.isEmpty else { return nil }
        return (text, font, isHighlighted ? highlightedTextColor ?? textColor : textColor)
    }
}

extension UITextField {
    /// How the text lies in the field, or its placeholder where it has none; nil without either.
    package final var textFit: TextFit? {
        let measure = hasText ? naturalMeasure : placeholderMeasure
        guard measure.lineCount > 0, measure.size.width > 0 else { return nil }
        let box = textRect(forBounds: bounds)
        let width = min(CGFloat(measure.size.width), box.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let alignment = textAlignment.decided(isRightToLeft)
        let x: CGFloat =
            switch alignment {
            case .right: box.maxX - width
            case .center: box.midX - width / 2
            default: box.minX
            }
        let height = CGFloat(measure.size.height)
        return TextFit(
            rect: CGRect(x: x, y: box.midY - height / 2, width: width, height: height),
            needed: CGSize(width: CGFloat(measure.size.width), height: height), lineCount: 1,
            isTruncated: CGFloat(measure.size.width) > box.width + 0.5, factor: 1,
            hasFixedEdge: textAlignment == .left || textAlignment == .right,
            isRightAligned: alignment == .right)
    }
}

extension UITextView {
    /// How the text lies in the view; nil without text.
    package final var textFit: TextFit? {
        guard hasText, bounds.width > 0 else { return nil }
        let needed = fittingSize(within: bounds.width)
        let lines = max(1, Int((needed.height / max(font?.lineHeight ?? 17, 1)).rounded(.down)))
        return TextFit(
            rect: CGRect(origin: bounds.origin, size: CGSize(width: bounds.width, height: needed.height))
                .intersection(bounds),
            needed: needed, lineCount: lines,
            isTruncated: !isScrollEnabled && needed.height > bounds.height + 1, factor: 1)
    }
}

extension UIButton {
    /// The label of the title, where there is one.
    package final var shownTitleLabel: UILabel? {
        labelStorage?.superview === self && labelStorage?.isHidden == false ? labelStorage : nil
    }

    /// The view of the picture, where there is one.
    package final var shownImageView: UIImageView? {
        imageViewStorage?.superview === self ? imageViewStorage : nil
    }
}
