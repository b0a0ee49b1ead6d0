internal import CPango

/// What a glyph number of Pango's means.
enum PangoGlyphKind {
    /// A glyph of the font.
    case glyph(UInt32)
    /// Nothing is drawn: joiners, direction marks, control characters.
    case invisible
    /// The font lacks the character.
    case missing

    /// PANGO_GLYPH_EMPTY, a macro that Swift does not import.
    static let empty: PangoGlyph = 0x0FFF_FFFF

    init(_ glyph: PangoGlyph) {
        // PANGO_GLYPH_INVALID_INPUT and PANGO_GLYPH_UNKNOWN_FLAG are macros too.
        if glyph == Self.empty || glyph == 0xFFFF_FFFF {
            self = .invisible
        } else if glyph & 0x1000_0000 != 0 {
            let scalar = glyph & 0x00FF_FFFF
            self = scalar < 0x20 || (0x7F...0x9F).contains(scalar) ? .invisible : .missing
        } else {
            self = .glyph(glyph)
        }
    }
}
