internal import CPango
import Typesetting

/// The metrics that a font's file states, in points.
struct FontFileMetrics {
    let lineMetrics: LineMetrics
    /// The underline's middle below the baseline.
    let underlineOffset: Double
    let underlineThickness: Double
    /// The strikethrough's middle above the baseline.
    let strikethroughOffset: Double
    let strikethroughThickness: Double

    init(of font: FontRequest, in library: FontLibrary) {
        let loaded = library.world(fallbacks: [])?.loadFont(font, family: library.family(for: font))
        defer { if let loaded { g_object_unref(UnsafeMutableRawPointer(loaded)) } }
        let face = loaded.flatMap { hb_font_get_face(pango_font_get_hb_font($0)) }
        // A font of its own has the file's units as scale, so that nothing is rounded.
        let metrics = hb_font_create(face ?? hb_face_get_empty())
        defer { hb_font_destroy(metrics) }
        let scale = font.shapingSize / Double(max(1, face.map { hb_face_get_upem($0) } ?? 1_000))
        func value(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(metrics, tag, &position)
            return Double(position) * scale
        }
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(metrics, &extents)
        lineMetrics = LineMetrics(
            ascent: Double(extents.ascender) * scale, descent: -Double(extents.descender) * scale,
            capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
        underlineThickness = max(value(HB_OT_METRICS_TAG_UNDERLINE_SIZE), font.shapingSize / 64)
        // Fonts with PostScript outlines state the line's middle, as PostScript does, others its top.
        let hasPostScriptOutlines = face.map {
            formwork_has_table($0, "CFF ") || formwork_has_table($0, "CFF2")
        }
        underlineOffset =
            (hasPostScriptOutlines == true ? 0 : underlineThickness / 2)
            - value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
        strikethroughThickness = max(value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE), font.shapingSize / 64)
        strikethroughOffset =
            value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strikethroughThickness / 2
    }
}

extension LineMetrics {
    /// The metrics with everything that is no length taken as 0.
    var usable: LineMetrics {
        func length(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }
        var metrics = LineMetrics(
            ascent: length(ascent), descent: length(descent), capHeight: length(capHeight),
            xHeight: length(xHeight))
        metrics.leading = length(leading)
        return metrics
    }
}
