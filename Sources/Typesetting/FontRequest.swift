/// A font as text requests it. A typesetter chooses the faces, also for characters that the family lacks.
public struct FontRequest: Hashable, Sendable {
    /// The family's name.
    public var family: String
    /// The size of the em square, in points.
    public var pointSize: Double
    /// The weight from 100 (thin) to 900 (black), as in OpenType; 400 is regular.
    public var weight: Int
    /// Whether the italic or oblique face is requested.
    public var isItalic: Bool
    /// OpenType features to turn on, by tag: `["tnum"]` for digits of equal width.
    public var features: [String]
    /// The line's metrics. They hold for every character of the run, so that a character from a
    /// fallback font does not move its line; nil takes the family's own.
    public var lineMetrics: LineMetrics?
    /// Points added after each glyph of the family itself, as a font's own spacing for its size requires.
    /// Fallback fonts keep their advances, and ligatures stay: that is the difference from a kern.
    public var tracking = 0.0
    /// Whose letters' widths the glyphs of the family itself take. `.own` by default.
    public var letterWidths = LetterWidths.own

    /// Widths of letters.
    public enum LetterWidths: Hashable, Sendable {
        /// The family's own.
        case own
        /// San Francisco's by weight, as far as they are known, from its design for text (0) to that for display
        /// (1); for Inter alone.
        case sanFrancisco(displayShare: Double)
    }

    /// Creates a request without tracking.
    public init(
        family: String, pointSize: Double, weight: Int = 400, isItalic: Bool = false,
        features: [String] = [], lineMetrics: LineMetrics? = nil
    ) {
        self.family = family
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.features = features
        self.lineMetrics = lineMetrics
    }
}

/// The vertical metrics of a font at its size, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    public var ascent: Double
    /// From the baseline down to the bottom of the line.
    public var descent: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The height of a lower-case x.
    public var xHeight: Double
    /// Space between a line and the next, negative where lines are closer than they are high. 0 by default.
    public var leading = 0.0

    /// Creates metrics without leading.
    public init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line: ascent and descent.
    public var lineHeight: Double { ascent + descent }
}
