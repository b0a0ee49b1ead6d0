internal import ViewBridge

/// As narrow as text can be without loss: the widths of the longest pieces between white space, in points.
extension UILabel {
    /// The width of the longest word; of all the text in a label of one line, which has no place to break.
    var longestWordWidth: CGFloat {
        guard numberOfLines != 1, let text = attributedText else { return sizeThatFits(.unlimited).width }
        return roundedUp(text.longestWordWidth)
    }
}

extension UITextView {
    /// The width of the longest word with the insets beside it.
    var longestWordWidth: CGFloat {
        let inset = textContainerInset
        let padding = textContainer.lineFragmentPadding
        let word = attributedText?.longestWordWidth ?? 0
        return roundedUp(word + inset.left + inset.right + 2 * padding)
    }
}

extension UIButton {
    /// The min-content width of the titles. Only those of a configuration break into lines.
    var wrappedTitleWidth: CGFloat {
        let natural = sizeThatFits(.unlimited).width
        guard configuration != nil else { return natural }
        let titles = [titleLabel, subtitleLabel].compactMap { $0 }.filter { $0.attributedText != nil }
        let whole = titles.map { $0.sizeThatFits(.unlimited).width }.max() ?? 0
        let estimate = natural - whole + (titles.map(\.longestWordWidth).max() ?? 0)
        // A picture above the title may be wider than the words.
        let confirmed = sizeThatFits(CGSize(width: estimate, height: .greatestFiniteMagnitude)).width
        return min(natural, max(estimate, confirmed))
    }
}

extension NSAttributedString {
    /// The width of the longest piece between white space.
    fileprivate var longestWordWidth: CGFloat {
        var longest: CGFloat = 0
        for word in string.split(whereSeparator: \.isWhitespace) {
            let range = NSRange(word.startIndex..<word.endIndex, in: string)
            longest = max(longest, attributedSubstring(from: range).size().width)
        }
        return longest
    }
}

extension UIView {
    /// A length in whole pixels that is not less.
    fileprivate func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = pixelsPerPoint
        return (length * scale).rounded(.up) / scale
    }
}

extension CGSize {
    /// An available space without limits.
    fileprivate static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
