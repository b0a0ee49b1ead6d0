internal import CPango
import DisplayList

/// The file and the face behind a font that Pango chose.
struct ResolvedFace {
    let path: String
    let index: Int
    let variations: String
    let weight: Double
    let isSlanted: Bool
    /// Whether the glyphs are pictures, which neither lean nor grow bolder.
    let isColored: Bool
    /// The advance of the box that stands for a missing character, in ems.
    let missingGlyphAdvance: Double

    init(of font: UnsafeMutablePointer<PangoFont>) {
        let pattern = formwork_font_pattern(font)
        path = FontPattern.string(FC_FILE, of: pattern) ?? ""
        index = FontPattern.integer(FC_INDEX, of: pattern) & 0xffff
        variations = FontPattern.string(FC_FONT_VARIATIONS, of: pattern) ?? ""
        // The pattern is the one asked for, mixed with the font's: weight and slant are the font's own.
        weight = FontPattern.weight(of: pattern)
        isSlanted = FontPattern.integer(FC_SLANT, of: pattern) > 0
        isColored = FontPattern.isTrue(FC_COLOR, of: pattern)
        let face = hb_font_get_face(pango_font_get_hb_font(font))
        let metrics = hb_font_create(face)
        defer { hb_font_destroy(metrics) }
        missingGlyphAdvance =
            Double(hb_font_get_glyph_h_advance(metrics, 0)) / Double(max(1, hb_face_get_upem(face)))
    }

    /// The face as a picture draws it: leaning where italics were asked of an upright font, and bolder
    /// where a bold weight was asked of one that has none.
    func fontFace(weight requested: Int, isItalic: Bool) -> FontFace {
        FontFace(
            path: path, index: index, variations: variations,
            slant: isItalic && !isSlanted && !isColored ? 0.2 : 0,
            isEmboldened: requested >= 600 && weight < 550 && !isColored && !variations.contains("wght"))
    }
}
