import Foundation

/// A position in a text by its offset from the beginning, in UTF-16 code units.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

    override nonisolated var hash: Int { offset }
}

/// A range of a text in UTF-16 code units.
final class TextOffsets: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }

    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffsets)?.range == range }

    override nonisolated var hash: Int { range.location }
}

/// A rectangle of a selection of text in lines.
final class TextSelectionRect: UITextSelectionRect {
    private let box: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
        self.box = box
        self.isFirst = isFirst
        self.isLast = isLast
        super.init()
    }

    override var rect: CGRect { box }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
