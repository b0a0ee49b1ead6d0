internal import CPango

/// The clusters of a glyph string, in the order of its glyphs.
struct ClusterWalk {
    /// Glyphs that together represent characters.
    struct Cluster {
        /// The glyphs.
        let glyphs: Range<Int>
        /// The bytes of the text.
        let bytes: Range<Int>
        /// The advance in units.
        let width: Int
    }

    private let glyphs: UnsafeMutablePointer<PangoGlyphString>
    private let item: UnsafeMutablePointer<PangoItem>
    private let tracking: Int

    /// - Parameters:
    ///   - glyphs: The glyphs of the item.
    ///   - item: The item.
    ///   - tracking: The units added after each glyph that has a width.
    init(
        glyphs: UnsafeMutablePointer<PangoGlyphString>, item: UnsafeMutablePointer<PangoItem>, tracking: Int
    ) {
        self.glyphs = glyphs
        self.item = item
        self.tracking = tracking
    }

    func forEach(_ body: (Cluster) -> Void) {
        let count = Int(glyphs.pointee.num_glyphs)
        guard count > 0, let info = glyphs.pointee.glyphs, let starts = glyphs.pointee.log_clusters else {
            return
        }
        let offset = Int(item.pointee.offset)
        let isRightToLeft = item.pointee.analysis.level & 1 == 1
        // From right to left each cluster ends where the one drawn before it begins.
        var previousStart = Int(item.pointee.length)
        var first = 0
        while first < count {
            let start = Int(starts[first])
            var end = first
            var width = 0
            while end < count, Int(starts[end]) == start {
                width += advance(of: info[end])
                end += 1
            }
            let byteEnd =
                isRightToLeft ? previousStart : end < count ? Int(starts[end]) : Int(item.pointee.length)
            let bytes = offset + start..<offset + max(start, byteEnd)
            body(Cluster(glyphs: first..<end, bytes: bytes, width: width))
            previousStart = start
            first = end
        }
    }

    /// The advance of a glyph: Pango's but for characters that no font has. A box has the advance of the
    /// font's own box, and a control character none.
    func advance(of glyph: PangoGlyphInfo) -> Int {
        switch PangoGlyphKind(glyph.glyph) {
        case .glyph: glyph.geometry.width > 0 ? max(0, Int(glyph.geometry.width) + tracking) : 0
        case .invisible: glyph.glyph == PangoGlyphKind.empty ? Int(glyph.geometry.width) : 0
        case .missing:
            item.pointee.analysis.font.map { Int(hb_font_get_glyph_h_advance(pango_font_get_hb_font($0), 0)) }
                ?? Int(glyph.geometry.width)
        }
    }
}
