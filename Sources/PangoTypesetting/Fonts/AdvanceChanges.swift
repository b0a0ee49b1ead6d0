internal import CPango

/// How much the advances of a face's glyphs change, so that its words become as wide as San Francisco's.
final class AdvanceChanges {
    private struct Change {
        var text: Int16
        var display: Int16
    }

    /// By glyph, in thousandths of the size.
    private let changes: [Change]

    /// Reads which glyphs draw the letters of the table, alone or with accents. Glyphs of other letters, and other
    /// forms of the same, change by what all need: digits of equal width stay equal.
    init(of font: UnsafeMutablePointer<PangoFont>, weight: Double) {
        let face = pango_font_get_hb_font(font)
        let common = SanFranciscoAdvances.common(ofWeight: weight)
        let boldness = min(max((weight - 400) / 300, 0), 1)
        func change(_ text: Int, _ boldText: Int, _ display: Int, _ boldDisplay: Int) -> Change {
            func mixed(_ regular: Int, _ bold: Int) -> Double {
                Double(regular) + Double(bold - regular) * boldness
            }
            return Change(
                text: Int16((common.text + mixed(text, boldText)).rounded()),
                display: Int16((common.display + mixed(display, boldDisplay)).rounded()))
        }
        var changes = [Change](
            repeating: change(0, 0, 0, 0), count: Int(hb_face_get_glyph_count(hb_font_get_face(face))))
        var byLetter: [UInt32: Change] = [:]
        func set(_ scalar: UInt32, _ change: Change) {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(face, scalar, &glyph) != 0, Int(glyph) < changes.count else {
                return
            }
            changes[Int(glyph)] = change
        }
        for row in SanFranciscoAdvances.letters {
            let change = change(row.text, row.boldText, row.display, row.boldDisplay)
            byLetter[row.letter.value] = change
            set(row.letter.value, change)
        }
        for scalar in Self.accented {
            if let change = byLetter[Self.base(of: scalar)] { set(scalar, change) }
        }
        self.changes = changes
    }

    /// Latin letters that may carry accents.
    private static let accented = [0xC0...0x24F, 0x1E00...0x1EFF].flatMap { Array<UInt32>($0) }

    /// The letter below all accents.
    private static func base(of scalar: UInt32) -> UInt32 {
        var letter = scalar
        var accent: UInt32 = 0
        while hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &letter, &accent) != 0 {}
        return letter
    }

    /// A glyph's change in thousandths of the size; 0 for numbers that are no glyphs of the face.
    func change(of glyph: Int, displayShare share: Double) -> Double {
        guard changes.indices.contains(glyph) else { return 0 }
        let change = changes[glyph]
        return Double(change.text) + Double(change.display - change.text) * share
    }
}
