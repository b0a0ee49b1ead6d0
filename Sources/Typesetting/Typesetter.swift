import DisplayList
import LayoutCore

/// The available space of a text.
public struct TextBounds: Hashable, Sendable {
    /// The width at which lines break, in points; infinity does not break. NaN and negative values count as 0.
    public var width: Double
    /// The maximum number of lines; 0 is no limit.
    public var lineLimit: Int
    /// How the last visible line shows that text was left out: a truncating mode puts an ellipsis in its
    /// place, clipping cuts at the edge, a wrapping mode breaks as before and leaves the rest out. Without
    /// a ``lineLimit`` no line is the last one, so that nothing is left out.
    public var truncation: ParagraphStyle.LineBreakMode

    /// Creates bounds.
    public init(
        width: Double = .infinity, lineLimit: Int = 0,
        truncation: ParagraphStyle.LineBreakMode = .truncatingTail
    ) {
        self.width = width
        self.lineLimit = lineLimit
        self.truncation = truncation
    }
}

/// What is known of set text without its glyphs. Values are exact, not rounded to pixels.
public struct TextMeasure: Hashable, Sendable {
    /// The widest line and the height of all lines.
    public var size: Size
    /// From the top to the first line's baseline.
    public var firstBaseline: Double
    /// From the top to the last line's baseline.
    public var lastBaseline: Double
    /// The visible lines.
    public var lineCount: Int
    /// Whether text was left out because it does not fit.
    public var isTruncated: Bool

    /// Creates a measure.
    public init(
        size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }

    /// The measure of no text.
    public static let empty = TextMeasure(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
}

/// Text with every glyph in its place.
public struct TypesetText: Hashable, Sendable {
    /// One line.
    public struct Line: Hashable, Sendable {
        /// The line's box: its origin under the alignment and its advance, its top and its height.
        public var frame: Rect
        /// The baseline, from the text's top.
        public var baseline: Double
        /// What to paint, in order: backgrounds, glyphs, decorations. Relative to the text's top left corner.
        public var commands: [DrawCommand]

        /// Creates a line.
        public init(frame: Rect, baseline: Double, commands: [DrawCommand]) {
            self.frame = frame
            self.baseline = baseline
            self.commands = commands
        }
    }

    /// The visible lines, from top to bottom.
    public var lines: [Line]
    /// What ``Typesetter/measure(_:in:)`` says of the same text.
    public var measure: TextMeasure

    /// Creates set text.
    public init(lines: [Line], measure: TextMeasure) {
        self.lines = lines
        self.measure = measure
    }
}

/// Turns text into glyphs in lines: the seam to the text engine.
public protocol Typesetter {
    /// The size that text takes.
    func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure

    /// Text in lines.
    ///
    /// The alignment width is the one between the edges that lines are aligned to; where it is not finite,
    /// lines are aligned within the widest of them.
    func typeset(_ text: StyledText, in bounds: TextBounds, alignmentWidth: Double) -> TypesetText

    /// The positions of the characters of text that ``typeset(_:in:alignmentWidth:)`` puts in lines. Characters that
    /// are left out, and the line that leaves them out, have no positions.
    func geometry(of text: StyledText, in bounds: TextBounds, alignmentWidth: Double) -> TextGeometry

    /// The metrics of the face that a font resolves to.
    func lineMetrics(of font: FontRequest) -> LineMetrics

    /// The names of the families that can be used.
    var familyNames: [String] { get }
}
