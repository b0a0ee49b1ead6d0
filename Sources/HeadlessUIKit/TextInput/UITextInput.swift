import Foundation

/// A responder that takes characters from a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there are characters.
    var hasText: Bool { get }
    /// Replaces the selection by text, as the keyboard does.
    func insertText(_ text: String)
    /// Removes the selection, or the character before the caret.
    func deleteBackward()
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
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

/// A view in which text is typed and selected.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The selection; without characters it is the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The position before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The position after the last character.
    var endOfDocument: UITextPosition { get }
    /// The characters of a range.
    @discardableResult func text(in range: UITextRange) -> String?
    /// Replaces a range by text.
    func replace(_ range: UITextRange, withText text: String)
    /// The range between two positions.
    @discardableResult func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    /// The position some UTF-16 code units further; nil outside of the text.
    @discardableResult func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The order of two positions.
    @discardableResult func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 code units between two positions.
    @discardableResult func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The rectangle of the first line of a range.
    @discardableResult func firstRect(for range: UITextRange) -> CGRect
    /// The caret at a position.
    @discardableResult func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selection.
    @discardableResult func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The position nearest to a point.
    @discardableResult func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The character under a point.
    @discardableResult func characterRange(at point: CGPoint) -> UITextRange?
}
