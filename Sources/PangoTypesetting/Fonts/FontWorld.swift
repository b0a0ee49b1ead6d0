internal import CPango
import DisplayList
import Typesetting

/// A private set of fonts with Pango's objects over it: no font of the system, no hinting, points as pixels.
///
/// Which fonts a text is set in must depend on the text alone, not on what was set before it. So there is
/// one world for the embedded fonts, and one more for each set of fallback fonts that texts need.
final class FontWorld {
    /// Pango's context for this world's fonts.
    let context: OpaquePointer
    private let config: OpaquePointer
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    /// The families after the requested one, joined by commas.
    private let fallbackList: String
    private var descriptions: [DescriptionKey: OpaquePointer] = [:]
    private var faces: [UnsafeMutablePointer<PangoFont>: ResolvedFace] = [:]
    private var changes: [UnsafeMutablePointer<PangoFont>: AdvanceChanges] = [:]
    private var changesByFile: [String: AdvanceChanges] = [:]

    private struct DescriptionKey: Hashable {
        let family: String
        let size: Double
        let weight: Int
        let isItalic: Bool
    }

    /// Creates a world of the fonts of a folder, of font files and of fallback fonts, in the order in which they are
    /// tried.
    init?(folder: FontFolderScan?, files: [String], fallbacks: [FallbackFont]) {
        guard let config = FcConfigCreate(), let fontMap = pango_ft2_font_map_new(),
            let context = pango_font_map_create_context(fontMap)
        else { return nil }
        self.config = config
        self.fontMap = fontMap
        self.context = context
        fallbackList =
            ([FontFamilies.standard, FontFamilies.korean] + fallbacks.map(\.privateName)).joined(
                separator: ",")
        _ = FontRules.text(for: folder).withCString { text in
            FcConfigParseAndLoadFromMemory(
                config, UnsafeRawPointer(text).assumingMemoryBound(to: FcChar8.self), FcBool(1))
        }
        if let folder { FcConfigAppFontAddDir(config, folder.path) }
        for file in files { FcConfigAppFontAddFile(config, file) }
        if let fonts = FcConfigGetFonts(config, FcSetApplication) {
            for fallback in fallbacks { fallback.add(to: fonts) }
        }
        FcConfigSetCurrent(config)
        formwork_set_resolution(fontMap, 72)
        formwork_set_font_config(fontMap, config)
        pango_context_set_round_glyph_positions(context, 0)
        // A fixed language, so that the process's locale has no say.
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        forgetFonts()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fontMap))
        FcConfigDestroy(config)
    }

    /// The font description of a request, in a family that exists.
    func description(of font: FontRequest, family: String) -> OpaquePointer? {
        let key = DescriptionKey(
            family: family, size: font.shapingSize, weight: font.weight, isItalic: font.isItalic)
        if let known = descriptions[key] { return known }
        // Sizes that change with every frame of an animation must not fill the memory.
        if descriptions.count >= 1_024 || faces.count >= 4_096 { forgetFonts() }
        guard let made = pango_font_description_new() else { return nil }
        pango_font_description_set_family(made, "\(family),\(fallbackList)")
        pango_font_description_set_absolute_size(made, key.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(made, PangoWeight(UInt32(min(max(font.weight, 100), 1_000))))
        pango_font_description_set_style(made, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[key] = made
        return made
    }

    /// The font that a request resolves to for Latin text; the caller releases it.
    func loadFont(_ font: FontRequest, family: String) -> UnsafeMutablePointer<PangoFont>? {
        guard let description = description(of: font, family: family) else { return nil }
        return pango_font_map_load_font(fontMap, context, description)
    }

    /// The file behind a font.
    func face(of font: UnsafeMutablePointer<PangoFont>) -> ResolvedFace {
        if let known = faces[font] { return known }
        let resolved = ResolvedFace(of: font)
        // Kept, so that no other font can get the same address.
        g_object_ref(UnsafeMutableRawPointer(font))
        faces[font] = resolved
        return resolved
    }

    /// What makes a font's words as wide as San Francisco's; the same for all sizes of a face.
    func advanceChanges(of font: UnsafeMutablePointer<PangoFont>) -> AdvanceChanges {
        if let known = changes[font] { return known }
        let face = face(of: font)
        let made = changesByFile[face.path] ?? AdvanceChanges(of: font, weight: face.weight)
        changesByFile[face.path] = made
        changes[font] = made
        return made
    }

    private func forgetFonts() {
        for description in descriptions.values { pango_font_description_free(description) }
        for font in faces.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        descriptions = [:]
        faces = [:]
        changes = [:]
    }

    /// The patterns of the fonts, for a look at their names.
    var patterns: [OpaquePointer] {
        guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return [] }
        return (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    }
}
