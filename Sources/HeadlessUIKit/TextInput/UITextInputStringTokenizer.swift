import Foundation

/// The parts of a text that a tokenizer finds.
public enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// A direction in a text: a ``UITextStorageDirection`` or a ``UITextLayoutDirection`` by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the direction.
    public var rawValue: Int

    /// A direction from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The direction in which text is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// The direction in which text is laid out.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Whether it leads to the end of the text.
    var isForward: Bool {
        switch rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
            UITextLayoutDirection.up.rawValue:
            false
        default: true
        }
    }
}

/// Notified by a text input of changes that the program makes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The part around a position; nil where there is none in the direction.
    @discardableResult func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a position is at the end of a part.
    @discardableResult func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next end of a part.
    @discardableResult func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a position is in a part.
    @discardableResult func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the parts of the text of a text input. Lines are paragraphs here.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Creates a tokenizer for a text input.
    public init(textInput: any UITextInput) {
        input = textInput
        super.init()
    }

    private var string: String {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else {
            return ""
        }
        return input.text(in: all) ?? ""
    }

    private func offset(of position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    /// The parts as offsets of UTF-16, in order; of words without what lies between them.
    private func parts(_ granularity: UITextGranularity, of string: String) -> [Range<Int>] {
        let options: NSString.EnumerationOptions
        switch granularity {
        case .character: options = .byComposedCharacterSequences
        case .word: return words(of: string)
        case .sentence: return sentences(of: string)
        case .paragraph, .line: options = .byParagraphs
        case .document: return string.isEmpty ? [] : [0..<string.utf16.count]
        }
        var result: [Range<Int>] = []
        string.enumerateSubstrings(in: string.startIndex..<string.endIndex, options: options) {
            _, range, _, _ in
            let start = string.utf16.distance(from: string.startIndex, to: range.lowerBound)
            result.append(
                start..<(start + string.utf16.distance(from: range.lowerBound, to: range.upperBound)))
        }
        return result
    }

    /// Runs of letters and digits, with the apostrophes inside of them. Foundation finds none on Linux.
    private func words(of string: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var offset = 0
        var isJoined = false
        for character in string {
            let end = offset + character.utf16.count
            if character.isLetter || character.isNumber {
                if let last = result.last, last.upperBound == offset || isJoined {
                    result[result.count - 1] = last.lowerBound..<end
                } else {
                    result.append(offset..<end)
                }
                isJoined = false
            } else {
                isJoined = (character == "'" || character == "\u{2019}") && result.last?.upperBound == offset
            }
            offset = end
        }
        return result
    }

    /// Text up to a full stop, a question mark or an exclamation mark, with the spaces behind it.
    private func sentences(of string: String) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (start, offset) = (0, 0)
        var hasEnded = false
        for character in string {
            if hasEnded, !character.isWhitespace, !".!?".contains(character) {
                result.append(start..<offset)
                (start, hasEnded) = (offset, false)
            }
            offset += character.utf16.count
            if ".!?".contains(character) || character.isNewline { hasEnded = true }
        }
        if start < offset { result.append(start..<offset) }
        return result
    }

    private func part(
        at offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Range<Int>? {
        parts(granularity, of: string).first {
            direction.isForward
                ? $0.lowerBound <= offset && offset < $0.upperBound
                : $0.lowerBound < offset && offset <= $0.upperBound
        }
    }

    /// The part around a position.
    @discardableResult open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input, let part = part(at: offset(of: position), granularity, direction),
            let start = input.position(from: input.beginningOfDocument, offset: part.lowerBound),
            let end = input.position(from: input.beginningOfDocument, offset: part.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Whether a position is at the end of a part.
    @discardableResult open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(of: position)
        return parts(granularity, of: string).contains {
            direction.isForward ? $0.upperBound == offset : $0.lowerBound == offset
        }
    }

    /// The next end of a part.
    @discardableResult open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let (offset, parts) = (offset(of: position), parts(granularity, of: string))
        let next =
            direction.isForward
            ? parts.first { $0.upperBound > offset }?.upperBound
            : parts.last { $0.lowerBound < offset }?.lowerBound
        return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    /// Whether a position is in a part.
    @discardableResult open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { part(at: offset(of: position), granularity, direction) != nil }
}
