import Foundation

// What UIKit requires of a text input and few override: text that is being composed, directions, tokens.
extension UITextInput {
    /// The text that is being composed. None here: text is committed at once.
    public var markedTextRange: UITextRange? { nil }

    /// The attributes of text that is being composed. Has no effect here.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// Notified of changes that the program makes. Has no effect here.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }

    /// Finds words, sentences and paragraphs.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

    /// Inserts text as composed; it is committed at once here.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { insertText(markedText ?? "") }

    /// Commits composed text. Nothing is pending here.
    public func unmarkText() {}

    /// The position some characters further in a direction.
    @discardableResult public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        let isForward = direction == .right || direction == .down
        return self.position(from: position, offset: isForward ? offset : -offset)
    }

    /// The last position of a range in a direction.
    @discardableResult public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { direction == .right || direction == .down ? range.end : range.start }

    /// The characters from a position to the end of the text in a direction.
    @discardableResult public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        direction == .right || direction == .down
            ? textRange(from: position, to: endOfDocument)
            : textRange(from: beginningOfDocument, to: position)
    }

    /// The position of a range that is nearest to a point.
    @discardableResult public func closestPosition(to point: CGPoint, within range: UITextRange)
        -> UITextPosition?
    {
        guard let position = closestPosition(to: point) else { return nil }
        if compare(position, to: range.start) == .orderedAscending { return range.start }
        return compare(position, to: range.end) == .orderedDescending ? range.end : position
    }

    /// The direction of the text at a position: natural.
    @discardableResult public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }

    /// Sets the direction of a range. Does nothing.
    public func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {}
}
