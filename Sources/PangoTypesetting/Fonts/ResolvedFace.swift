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
    /// The names of the font's family.
    let families: [String]

    init(of font: UnsafeMutablePointer<PangoFont>) {
        let pattern = formwork_font_pattern(font)
        path = FontPattern.string(FC_FILE, of: pattern) ?? ""
        index = FontPattern.integer(FC_INDEX, of: pattern) & 0xffff
        variations = FontPattern.string(FC_FONT_VARIATIONS, of: pattern) ?? ""
        // The pattern is the one requested, mixed with the font's: weight and slant are the font's own.
        weight = FontPattern.weight(of: pattern)
        isSlanted = FontPattern.integer(FC_SLANT, of: pattern) > 0
        isColored = FontPattern.isTrue(FC_COLOR, of: pattern)
        families = FontPattern.strings(FC_FAMILY, of: pattern)
    }

    /// The face as a picture draws it: leaning where italics were requested from an upright font, and bolder
    /// where a bold weight was requested from one that has none.
    func fontFace(weight requested: Int, isItalic: Bool) -> FontFace {
        FontFace(
            path: path, index: index, variations: variations,
            slant: isItalic && !isSlanted && !isColored ? 0.2 : 0,
            isEmboldened: requested >= 600 && weight < 550 && !isColored && !variations.contains("wght"))
    }
}
