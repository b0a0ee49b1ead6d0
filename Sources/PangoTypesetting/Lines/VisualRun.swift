import DisplayList

/// Glyphs on a line that come from one run of the text.
struct VisualRun {
    /// The run of the text.
    let run: Int
    /// The glyphs.
    var glyphs: GlyphRun
    /// The left edge, from the line's left edge.
    var x: Double
    /// The glyphs that may be made wider so that the line fills its width: those of spaces.
    var spaces: [Int]
    /// The bytes of the block.
    var bytes = 0..<0
    /// The left edges of the clusters and the right edge of the last, in points; empty where they are not needed.
    var edges: [Double] = []
    /// The offsets of pictures in place of characters, from the run's left edge in points.
    var attachments: [Double] = []
    /// The outline of each glyph from its origin; empty where they are not needed.
    var outlines: [Path] = []
}
