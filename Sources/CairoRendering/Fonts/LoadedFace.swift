internal import CCairo
import DisplayList

/// A font face in the use of one thread.
final class LoadedFace {
    let description: FontFace
    let hasColor: Bool
    private let open: OpenFace
    private var colorGlyphs: [UInt32: ColorGlyph] = [:]
    private var documentFace: OpaquePointer?

    var face: FT_Face { open.face }
    var library: FT_Library { open.library }

    /// Opens a face; nil when the file is missing, is no font or has no such face.
    init?(_ description: FontFace) {
        guard let open = OpenFace(description) else { return nil }
        self.open = open
        self.description = description
        hasColor = formwork_has_color(open.face) != 0
    }

    deinit {
        if let documentFace { cairo_font_face_destroy(documentFace) }
    }

    /// Whether the face has a glyph of this index.
    func has(_ glyph: UInt32) -> Bool { FT_Long(glyph) < face.pointee.num_glyphs }

    /// The picture of a glyph that brings its own colours; nil for every other glyph.
    func colorGlyph(_ glyph: UInt32, pixelSize: Double) -> ColorGlyph? {
        guard hasColor else { return nil }
        if let known = colorGlyphs[glyph] { return known }
        guard let loaded = ColorGlyph(glyph, of: face, pixelSize: pixelSize) else { return nil }
        // An outline font's coloured glyphs are drawn at one size; others have that size alone.
        if formwork_is_scalable(face) == 0 { colorGlyphs[glyph] = loaded }
        return loaded
    }

    /// The face for a document's text, or nil when the file has gone.
    ///
    /// Cairo changes the size of a face that it uses and keeps it as long as it likes, so it gets one
    /// that is opened for it alone and closed with it.
    func cairoFace() -> OpaquePointer? {
        if let documentFace {
            if cairo_font_face_status(documentFace) == CAIRO_STATUS_SUCCESS { return documentFace }
            cairo_font_face_destroy(documentFace)
            self.documentFace = nil
        }
        guard let own = OpenFace(description),
            let created = cairo_ft_font_face_create_for_ft_face(own.face, 0)
        else { return nil }
        // Cairo's user data is a C pointer: unmanaged, and released with Cairo's face.
        let owner = Unmanaged.passRetained(own)
        let status = cairo_font_face_set_user_data(created, Self.ownerKey, owner.toOpaque()) { owner in
            if let owner { Unmanaged<OpenFace>.fromOpaque(owner).release() }
        }
        if status != CAIRO_STATUS_SUCCESS { owner.release() }
        if description.isEmboldened { cairo_ft_font_face_set_synthesize(created, 1) }
        documentFace = created
        return created
    }

    /// The address that names the owner among Cairo's user data. Never read or written, so that threads may share it.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    /// Options under which Cairo draws outlines as they are.
    func cairoOptions() -> OpaquePointer? {
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        let variations = description.variations
        if !variations.isEmpty { cairo_font_options_set_variations(options, variations) }
        return options
    }
}
