/// Replacements in one source text, by ranges of UTF-8 offsets of the original.
///
/// Every original line keeps its number: a replacement that has fewer line breaks than the range it replaces is filled
/// up, one that has more is refused. Edits may be nested: an edit inside a part that another one keeps is applied there,
/// one inside a part that another one replaces is dropped with it. An edit that overlaps another one partly is refused
/// and listed in `refused`.
public struct SourceEdits: Sendable {
    /// A part of a replacement.
    public enum Piece: Sendable, Hashable {
        /// New text.
        case text(String)
        /// A range of the original text, with the edits inside it applied.
        case kept(Range<Int>)
        /// As many spaces as the range has bytes, with its line breaks and tabs.
        case blank(Range<Int>)
    }

    struct Edit: Sendable, Hashable {
        var range: Range<Int>
        var pieces: [Piece]
        /// Insertions with the same offset are applied in this order, then in the order in which they were added.
        var order = 0
        var serial = 0

        /// Whether edits of the same range can be nested in this one.
        var keepsParts: Bool {
            pieces.contains { if case .kept = $0 { true } else { false } }
        }
    }

    /// The bytes of the original text.
    public let bytes: [UInt8]
    var edits: [Edit] = []
    var seen: Set<Edit> = []
    /// Text that follows the last line.
    public private(set) var appended: [String] = []
    /// Ranges of edits that could not be applied, since they overlapped others or had too many line breaks.
    public private(set) var refused: [Range<Int>] = []

    /// Creates edits of a text that change nothing.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether nothing was added.
    public var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

    /// Replaces a range by text.
    public mutating func replace(_ range: Range<Int>, with text: String) {
        replace(range, with: [.text(text)])
    }

    /// Replaces a range by pieces: new text and parts of the original.
    public mutating func replace(_ range: Range<Int>, with pieces: [Piece]) {
        add(Edit(range: range, pieces: pieces))
    }

    /// Replaces a range by spaces, so that what follows keeps its line and column.
    public mutating func blank(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        add(Edit(range: range, pieces: [.blank(range)]))
    }

    /// Inserts text before the byte at an offset.
    ///
    /// - Parameter order: of several insertions at one offset the one with the smaller order is written first. Closing
    ///   parts of `wrap` have -1, opening parts 1.
    public mutating func insert(_ text: String, at offset: Int, order: Int = 0) {
        guard !text.isEmpty else { return }
        add(Edit(range: offset..<offset, pieces: [.text(text)], order: order))
    }

    /// Writes text before and after a range, whose own edits are applied.
    public mutating func wrap(_ range: Range<Int>, before: String, after: String) {
        add(Edit(range: range, pieces: [.text(before), .kept(range), .text(after)]))
    }

    /// Appends lines after the end of the text.
    public mutating func append(_ text: String) { appended.append(text) }

    private mutating func add(_ edit: Edit) {
        guard !edit.range.isEmpty || edit.pieces != [] else { return }
        guard edit.range.isEmpty || seen.insert(edit).inserted else { return }
        var edit = edit
        edit.serial = edits.count
        edits.append(edit)
    }

    mutating func refuse(_ range: Range<Int>) { refused.append(range) }
}
