import LayoutCore

/// A font file's face, with what is done to its outlines.
public struct FontFace: Hashable, Sendable {
    /// The font file.
    public var path: String
    /// The face in a collection file.
    public var index: Int
    /// Variable font settings as fontconfig writes them (`wght=600`), or empty.
    public var variations: String
    /// How far the outlines lean: the horizontal shift of a point one unit above the baseline.
    public var slant: Double
    /// Whether the outlines are made bolder because the family has no bold face.
    public var isEmboldened: Bool

    /// Creates a face.
    public init(
        path: String, index: Int = 0, variations: String = "", slant: Double = 0,
        isEmboldened: Bool = false
    ) {
        self.path = path
        self.index = index
        self.variations = variations
        self.slant = slant
        self.isEmboldened = isEmboldened
    }
}

/// Shaped text in one font: glyphs and their positions.
public struct GlyphRun: Hashable, Sendable {
    /// A group of glyphs that stands for a group of characters, in the order of ``glyphs``.
    public struct Cluster: Hashable, Sendable {
        /// UTF-8 bytes of the run's text.
        public var byteCount: Int
        /// Glyphs.
        public var glyphCount: Int

        /// Creates a cluster.
        public init(byteCount: Int, glyphCount: Int) {
            self.byteCount = byteCount
            self.glyphCount = glyphCount
        }
    }

    /// The font.
    public var face: FontFace
    /// The size of the em square, in points.
    public var pointSize: Double
    /// Glyph indices of the face, in visual order.
    public var glyphs: [UInt32]
    /// Each glyph's origin on the baseline, relative to the run's origin.
    public var positions: [Point]
    /// The run's whole advance, in points.
    public var advance: Double
    /// The text that the glyphs show, in logical order, for documents whose text can be read back.
    public var text: String
    /// How text and glyphs belong together; for right-to-left text the clusters run backwards through
    /// the text.
    public var clusters: [Cluster]
    /// Whether the run is read from right to left.
    public var isRightToLeft: Bool

    /// Creates a run.
    public init(
        face: FontFace, pointSize: Double, glyphs: [UInt32], positions: [Point], advance: Double,
        text: String, clusters: [Cluster], isRightToLeft: Bool
    ) {
        self.face = face
        self.pointSize = pointSize
        self.glyphs = glyphs
        self.positions = positions
        self.advance = advance
        self.text = text
        self.clusters = clusters
        self.isRightToLeft = isRightToLeft
    }
}
