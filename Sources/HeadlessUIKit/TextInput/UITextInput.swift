import Foundation

/// What takes characters from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there are characters.
    var hasText: Bool { get }
    /// Puts text in place of the selection, as the keyboard does.
    func insertText(_ text: String)
    /// Removes the selection, or the character before the caret.
    func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A stretch of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The beginning.
    open var start: UITextPosition { UITextPosition() }
    /// The end.
    open var end: UITextPosition { UITextPosition() }
    /// Whether there are no characters.
    open var isEmpty: Bool { true }
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle.
    open var rect: CGRect { .zero }
    /// The direction of the characters.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom. Never.
    open var isVertical: Bool { false }
}

/// The kinds of direction in which text is stored.
public enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// The directions in which text is laid out.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// What characters are typed into and selected in.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection; without characters it is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place after the last character.
    var endOfDocument: UITextPosition { get }
    /// The characters of a stretch.
    func text(in range: UITextRange) -> String?
    /// Puts text in place of a stretch.
    func replace(_ range: UITextRange, withText text: String)
    /// The stretch between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The place some characters of UTF-16 further; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which place comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The characters of UTF-16 between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The rectangle of the first line of a stretch.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The character under a point.
    func characterRange(at point: CGPoint) -> UITextRange?
}
