/// How the lines of a paragraph are built and set, in points.
public struct ParagraphStyle: Hashable, Sendable {
    /// How lines are aligned between the edges.
    public enum Alignment: Hashable, Sendable {
        /// At the edge where the paragraph's writing direction starts.
        case natural
        case left, center, right
        /// Stretched to both edges but for the last line.
        case justified
    }

    /// What happens to a line that does not fit.
    ///
    /// As a paragraph's mode it says where lines break: between any characters for `charWrapping`, else
    /// between words. As ``TextBounds/truncation`` it says what becomes of the last line that is allowed.
    public enum LineBreakMode: Hashable, Sendable {
        case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
    }

    /// The direction in which the paragraph is written.
    public enum WritingDirection: Hashable, Sendable {
        /// Decided by its first strong character.
        case natural
        case leftToRight, rightToLeft
    }

    /// How lines are aligned.
    public var alignment: Alignment
    /// What happens to a line that does not fit.
    public var lineBreakMode: LineBreakMode
    /// The direction.
    public var writingDirection: WritingDirection
    /// Space between lines, added below each line but the paragraph's last.
    public var lineSpacing: Double
    /// Space below the paragraph.
    public var paragraphSpacing: Double
    /// Space above the paragraph, but not above the first.
    public var paragraphSpacingBefore: Double
    /// The factor for the line's natural height; 0 is 1. The space added goes above the text.
    public var lineHeightMultiple: Double
    /// The minimum height of a line; 0 is none.
    public var minimumLineHeight: Double
    /// The maximum height of a line; 0 is none.
    public var maximumLineHeight: Double
    /// The indent of the first line, from the leading edge.
    public var firstLineHeadIndent: Double
    /// The indent of the other lines, from the leading edge.
    public var headIndent: Double
    /// Positive: the distance from the leading edge to the end of lines. 0 or negative: from the trailing edge.
    public var tailIndent: Double
    /// Where tabs lead to, in ascending order. None by default.
    public var tabStops: [TabStop] = []
    /// The distance between the default tab stops after the last stop; 0 is 28 points.
    public var defaultTabInterval = 0.0
    /// Whether Hangul words stay whole, rather than break between any two syllables. True by default.
    public var keepsHangulWords = true
    /// Whether the second of two lines, if it had a single word, gets the last word of the first line too, where
    /// that has more words and there is enough width. False by default.
    public var avoidsLoneLastWord = false

    /// Creates the default style: natural alignment, word wrapping, no spacing.
    public init(
        alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping,
        writingDirection: WritingDirection = .natural
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.writingDirection = writingDirection
        lineSpacing = 0
        paragraphSpacing = 0
        paragraphSpacingBefore = 0
        lineHeightMultiple = 0
        minimumLineHeight = 0
        maximumLineHeight = 0
        firstLineHeadIndent = 0
        headIndent = 0
        tailIndent = 0
    }
}
