internal import LayoutCore
internal import Typesetting
import Foundation

/// What text fields and text views share: a text with a selection, laid out in lines.
@MainActor
protocol EditableText: UIView {
    /// The characters.
    var editedString: String { get }
    /// The selection in UTF-16 code units; without length it is the caret.
    var selection: NSRange { get set }
    /// Whether the next insertion replaces all of the text.
    var clearsOnInsertion: Bool { get set }
    /// Whether the delegate allows a change of the text.
    func shouldReplace(_ range: NSRange, with text: String) -> Bool
    /// Replaces characters, without notifications.
    func replaceContent(in range: NSRange, with text: String)
    /// Invalidates the layout and notifies delegate and observers of a change by the user.
    func userChangedText()
    /// Notifies the delegate of a new selection.
    func selectionChanged()
    /// The positions of the characters, with the text's top left corner.
    var placedGeometry: (geometry: TextGeometry, origin: CGPoint) { get }
    /// The caret of a text without lines, in the view's coordinates.
    var emptyCaret: CGRect { get }
    /// The byte of the text as it is shown that corresponds to an offset of the text, and back.
    func shownByte(atOffset offset: Int) -> Int
    func offset(ofShownByte byte: Int) -> Int
}

// MARK: Editing

extension EditableText {
    /// The range that an insertion replaces.
    var insertionRange: NSRange {
        clearsOnInsertion ? NSRange(location: 0, length: editedString.utf16.count) : selection
    }

    /// Removes what the delete key removes.
    func deleteTyped() {
        let range =
            selection.length > 0
            ? selection : EditedText.characterBefore(selection.location, in: editedString)
        guard range.length > 0 else { return }
        replaceTyped(range, "")
    }

    /// Replaces a range where the delegate allows it, and notifies of the change.
    func replaceTyped(_ range: NSRange, _ text: String) {
        let proposed = EditedText.usable(range, in: editedString)
        guard shouldReplace(proposed, with: text) else { return }
        // The delegate may have changed the text instead.
        let usable = EditedText.usable(proposed, in: editedString)
        replaceContent(in: usable, with: text)
        let end = NSRange(location: usable.location + text.utf16.count, length: 0)
        selection = EditedText.usable(end, in: editedString)
        userChangedText()
    }

    func select(_ range: NSRange) {
        let usable = EditedText.usable(range, in: editedString)
        guard usable != selection else { return }
        selection = usable
        setNeedsDisplay()
        selectionChanged()
    }
}

// MARK: Positions

/// The width of carets, in points.
let caretWidth: CGFloat = 2

extension EditableText {
    func usableOffset(_ position: UITextPosition) -> Int {
        min(max(0, (position as? TextOffset)?.offset ?? 0), editedString.utf16.count)
    }

    func usableRange(_ range: UITextRange) -> NSRange {
        let (start, end) = (usableOffset(range.start), usableOffset(range.end))
        return EditedText.usable(
            NSRange(location: min(start, end), length: abs(end - start)), in: editedString)
    }

    func caret(atOffset offset: Int) -> CGRect {
        let (geometry, origin) = placedGeometry
        guard let caret = geometry.caret(at: shownByte(atOffset: offset)) else { return emptyCaret }
        return CGRect(
            x: origin.x + CGFloat(caret.origin.x), y: origin.y + CGFloat(caret.origin.y), width: caretWidth,
            height: CGFloat(caret.size.height))
    }

    func rectangles(of range: NSRange) -> [CGRect] {
        let (geometry, origin) = placedGeometry
        let first = shownByte(atOffset: range.location)
        let last = shownByte(atOffset: range.location + range.length)
        return geometry.rectangles(of: first..<max(first, last)).map {
            CGRect(
                x: CGFloat($0.origin.x) + origin.x, y: CGFloat($0.origin.y) + origin.y,
                width: CGFloat($0.size.width), height: CGFloat($0.size.height))
        }
    }

    func offset(nearestTo point: CGPoint) -> Int {
        let (geometry, origin) = placedGeometry
        let local = Point(x: Double(point.x - origin.x), y: Double(point.y - origin.y))
        return offset(ofShownByte: geometry.byte(nearestTo: local))
    }

    func selectionRectangles(of range: UITextRange) -> [UITextSelectionRect] {
        let boxes = rectangles(of: usableRange(range))
        return boxes.enumerated().map { index, box in
            TextSelectionRect(box, isFirst: index == 0, isLast: index == boxes.count - 1)
        }
    }

    func position(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
        let (moved, overflows) = usableOffset(position).addingReportingOverflow(offset)
        guard !overflows, moved >= 0, moved <= editedString.utf16.count else { return nil }
        return TextOffset(moved)
    }

    func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (usableOffset(position), usableOffset(other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func range(_ start: UITextPosition, _ end: UITextPosition) -> UITextRange {
        let (first, last) = (usableOffset(start), usableOffset(end))
        return TextOffsets(NSRange(location: min(first, last), length: abs(last - first)))
    }

    func characterRange(under point: CGPoint) -> UITextRange? {
        let string = editedString
        guard !string.isEmpty else { return nil }
        let near = offset(nearestTo: point)
        let candidates =
            [EditedText.characterBefore(near + 0, in: string)]
            + (near < string.utf16.count
                ? [EditedText.usable(NSRange(location: near, length: 1), in: string)] : [])
        return candidates.first { range in
            range.length > 0 && rectangles(of: range).contains { $0.contains(point) }
        }.map(TextOffsets.init)
    }
}
