import DisplayList

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
    /// The line under or through the text.
    public enum LineDecoration: Hashable, Sendable {
        case single, thick, double
    }

    /// The font.
    public var font: FontRequest
    /// The colour of the glyphs. Measuring does not depend on it.
    public var color: Color
    /// A colour behind the text, or nil.
    public var backgroundColor: Color?
    /// Points added after each character.
    public var kern: Double
    /// How far the glyphs are above the baseline, in points.
    public var baselineOffset: Double
    /// The line under the text.
    public var underline: LineDecoration?
    /// The underline's colour; nil is ``color``.
    public var underlineColor: Color?
    /// The line through the text.
    public var strikethrough: LineDecoration?
    /// The strikethrough's colour; nil is ``color``.
    public var strikethroughColor: Color?
    /// The BCP 47 language, which chooses between glyphs of Chinese, Japanese and Korean; nil leaves it open.
    public var language: String?
    var boxedEffects: BoxedEffects?

    /// Creates attributes with a font and a colour and nothing else.
    public init(font: FontRequest, color: Color = .black) {
        self.font = font
        self.color = color
        kern = 0
        baselineOffset = 0
    }
}

/// Text in stretches of equal attributes, with the style of its paragraphs.
public struct StyledText: Hashable, Sendable {
    /// A stretch of text.
    public struct Run: Hashable, Sendable {
        /// The characters.
        public var text: String
        /// How they look.
        public var attributes: TextAttributes
        /// The style of the paragraphs that start in this run.
        public var paragraph: ParagraphStyle

        /// Creates a run.
        public init(
            _ text: String, _ attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()
        ) {
            self.text = text
            self.attributes = attributes
            self.paragraph = paragraph
        }
    }

    /// The runs, in logical order.
    public var runs: [Run]

    /// Creates text from runs.
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// The characters of all runs.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}
