internal import CPango

/// The lookups that HarfBuzz applies to a text without fractions.
struct ShapingLookups {
    /// Those that replace glyphs.
    private(set) var substitutions: [Int] = []
    /// Those that move them.
    private(set) var positionings: [Int] = []

    /// What HarfBuzz turns on for Latin text, but for fractions, which need a character of their own.
    static let usualFeatures = [
        "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt",
        "clig",
        "curs", "dist", "kern", "liga", "rclt",
    ].map(FontTable.tag)

    /// Reads what a font has for a script, a language, and the features that a text turns on besides.
    init(of font: OpaquePointer, script: hb_script_t, language: OpaquePointer?, features: [hb_feature_t]) {
        guard let face = hb_font_get_face(font) else { return }
        var properties = hb_segment_properties_t()
        properties.direction = HB_DIRECTION_LTR
        properties.script = script
        properties.language = language
        guard let plan = hb_shape_plan_create_cached(face, &properties, features, UInt32(features.count), nil)
        else { return }
        defer { hb_shape_plan_destroy(plan) }
        let tags = Self.usualFeatures + features.map(\.tag)
        substitutions = Self.lookups(of: plan, face, in: "GSUB", tags)
        positionings = Self.lookups(of: plan, face, in: "GPOS", tags)
    }

    /// What a plan applies, without what only other features have.
    private static func lookups(
        of plan: OpaquePointer, _ face: OpaquePointer, in table: String, _ features: [hb_tag_t]
    ) -> [Int] {
        guard let planned = hb_set_create(), let usual = hb_set_create() else { return [] }
        defer {
            hb_set_destroy(planned)
            hb_set_destroy(usual)
        }
        hb_ot_shape_plan_collect_lookups(plan, FontTable.tag(table), planned)
        hb_ot_layout_collect_lookups(face, FontTable.tag(table), nil, nil, features + [0], usual)
        hb_set_intersect(planned, usual)
        var indexes: [Int] = []
        var index = hb_codepoint_t.max
        while hb_set_next(planned, &index) != 0 { indexes.append(Int(index)) }
        return indexes
    }
}
