internal import CPango

/// Advances of characters by the character that follows: for words of characters whose advances depend on nothing else, of
/// which a pair is shaped once. A word that no text had then costs a look at its pairs; `Scripts/bench text`, "unseen words".
struct PairAdvances {
    /// Stands for the end of the text, where a character would follow.
    static let end: UInt8 = 0x7F
    private static let unknown = Int32.min

    private let characters: ASCIISet
    /// By the character and the one that follows, from the space on.
    private var advances = [Int32](repeating: unknown, count: 96 * 96)

    /// Nil where the font says of no character that it depends on its pair alone.
    ///
    /// - Parameter lookups: What the font and the features of the text apply.
    init?(_ font: OpaquePointer, lookups: ShapingLookups) {
        guard let found = Self.characters(of: font, lookups), !found.isEmpty else { return nil }
        characters = found
    }

    /// The advance of a word and that of the space before it; nil where it has other characters.
    ///
    /// - Parameters:
    ///   - isFollowed: Whether a space follows, or nothing.
    ///   - shape: The advance of the last of two characters' first, which HarfBuzz shapes.
    mutating func advances(
        of word: UnsafeBufferPointer<UInt8>, isFollowed: Bool, shape: (UInt8, UInt8) -> Int
    ) -> (spaceBefore: Int, width: Int)? {
        guard !word.isEmpty, word.allSatisfy(characters.contains) else { return nil }
        let spaceBefore = advance(of: 0x20, before: word[0], shape)
        var width = 0
        for index in 1..<word.count { width += advance(of: word[index - 1], before: word[index], shape) }
        width += advance(of: word[word.count - 1], before: isFollowed ? 0x20 : Self.end, shape)
        return (spaceBefore, width)
    }

    private mutating func advance(
        of character: UInt8, before next: UInt8, _ shape: (UInt8, UInt8) -> Int
    ) -> Int {
        let index = (Int(character) - 0x20) * 96 + Int(next) - 0x20
        if advances[index] == Self.unknown {
            advances[index] = Int32(clamping: shape(character, next))
        }
        return Int(advances[index])
    }

    /// The characters that no lookup treats by more than a pair; nil where the font's tables do not say.
    private static func characters(of font: OpaquePointer, _ lookups: ShapingLookups) -> ASCIISet? {
        var coordinates: UInt32 = 0
        _ = hb_font_get_var_coords_normalized(font, &coordinates)
        guard coordinates == 0, let face = hb_font_get_face(font),
            !FontTable(FontTable.tag("kern"), of: face).exists
        else { return nil }
        var found = ASCIISet()
        var glyphs: [hb_codepoint_t: UInt8] = [:]
        for character in UInt8(0x21)..<0x7F {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, hb_codepoint_t(character), &glyph) != 0, glyph != 0,
                [HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED, HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH].contains(
                    hb_ot_layout_get_glyph_class(face, glyph)),
                glyphs.updateValue(character, forKey: glyph) == nil
            else { continue }
            found.insert(character)
        }
        // A glyph of two characters has the latter's entry: the font is unusual, and left to HarfBuzz.
        guard glyphs.values.count(where: found.contains) == glyphs.count else { return nil }
        for (tag, indexes) in [("GSUB", lookups.substitutions), ("GPOS", lookups.positionings)] {
            let table = FontTable(FontTable.tag(tag), of: face)
            for index in indexes {
                guard
                    let bound = try? LookupCharacters(characters: glyphs, table: table).characters(of: index)
                else { return nil }
                found.subtract(bound)
            }
        }
        return found
    }
}
