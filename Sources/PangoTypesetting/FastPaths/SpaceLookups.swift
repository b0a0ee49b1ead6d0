internal import CPango

/// What a font's tables say about letters beside spaces: whether words between spaces can be shaped one by one.
///
/// They can where the space takes part in nothing but single substitutions and in pairs that move what follows their
/// first glyph: then a word depends on whether a space follows it, and on nothing behind that space.
struct SpaceLookups {
    private let face: OpaquePointer
    private let space: hb_codepoint_t

    private enum Table {
        case substitution, positioning

        var tag: hb_tag_t { FontTable.tag(self == .substitution ? "GSUB" : "GPOS") }
    }

    /// Whether words of a font can be shaped one by one.
    ///
    /// - Parameter features: The features that a text turns on, besides those that are on by default.
    static func areLocal(to font: OpaquePointer, features: [hb_tag_t]) -> Bool {
        guard let face = hb_font_get_face(font) else { return false }
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, space != 0 else { return false }
        let lookups = SpaceLookups(face: face, space: space)
        // Other shapers than OpenType's see more than pairs.
        guard
            !["Silf", "morx", "mort", "kerx"].contains(where: {
                FontTable(FontTable.tag($0), of: face).exists
            }),
            [HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED, HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH].contains(
                hb_ot_layout_get_glyph_class(face, space))
        else { return false }
        return lookups.areLocal(in: .substitution, features)
            && lookups.areLocal(in: .positioning, features)
    }

    private func areLocal(in table: Table, _ features: [hb_tag_t]) -> Bool {
        guard let indexes = hb_set_create() else { return false }
        defer { hb_set_destroy(indexes) }
        let tags = ShapingLookups.usualFeatures + features + [0]
        hb_ot_layout_collect_lookups(face, table.tag, nil, nil, tags, indexes)
        let bytes = FontTable(table.tag, of: face)
        var index = hb_codepoint_t.max
        while hb_set_next(indexes, &index) != 0 {
            guard isLocal(bytes.lookup(Int(index)), Int(index), in: table) else { return false }
        }
        return true
    }

    private func isLocal(_ lookup: FontTable.Lookup?, _ index: Int, in table: Table) -> Bool {
        guard let lookup else { return false }
        let attachesMarks = table == .positioning && (4...6).contains(lookup.kind)
        if attachesMarks { return true }
        // A lookup that passes over letters passes over spaces.
        if lookup.ignoresBaseGlyphs { return false }
        guard involvesSpace(index, in: table) else { return true }
        switch (table, lookup.kind) {
        case (.substitution, 1), (.positioning, 1): return true
        case (.positioning, 2): return !lookup.movesSecondGlyph
        default: return false
        }
    }

    private func involvesSpace(_ index: Int, in table: Table) -> Bool {
        let sets = (0..<4).map { _ in hb_set_create() }
        defer { for set in sets { hb_set_destroy(set) } }
        hb_ot_layout_lookup_collect_glyphs(
            face, table.tag, UInt32(index), sets[0], sets[1], sets[2], sets[3])
        return sets.contains { hb_set_has($0, space) != 0 }
    }
}
