internal import ViewBridge

extension UILabel {
    /// The width of the longest piece of text that no line break may divide, in points: as narrow as the label
    /// can be without loss. A label of one line has no such pieces.
    var longestWordWidth: CGFloat {
        guard numberOfLines != 1, let text = attributedText else {
            return sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            )
            .width
        }
        var longest: CGFloat = 0
        let string = text.string
        for word in string.split(whereSeparator: \.isWhitespace) {
            let range = NSRange(word.startIndex..<word.endIndex, in: string)
            longest = max(longest, text.attributedSubstring(from: range).size().width)
        }
        let scale = pixelsPerPoint
        return (longest * scale).rounded(.up) / scale
    }
}
