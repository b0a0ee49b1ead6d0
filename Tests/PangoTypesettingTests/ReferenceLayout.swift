import CPango
import Foundation

/// Pango's own layout over the same fonts, with a configuration and objects of its own: what the
/// typesetter's sizes are compared with.
final class ReferenceLayout: @unchecked Sendable {
    /// The lines of a layout, in points.
    struct Lines: Equatable {
        var widths: [Double]
        var texts: [String]
    }

    static let shared = ReferenceLayout()

    private let lock = NSLock()
    private let layout: OpaquePointer

    /// Whether the package brings a font along, or the machine has it.
    static func hasFont(_ name: String) -> Bool { path(ofFont: name) != nil }

    private static func path(ofFont name: String) -> String? {
        ["\(embeddedFolder)/", "/usr/share/fonts/truetype/noto/", "/usr/share/fonts/opentype/noto/"].map {
            $0 + name
        }.first {
            FileManager.default.fileExists(atPath: $0)
        }
    }

    private static let embeddedFolder =
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path + "/Sources/CFonts/files"

    init() {
        let config = FcConfigCreate()!
        let folder = Self.embeddedFolder
        let names = try! FileManager.default.contentsOfDirectory(atPath: folder).filter {
            !$0.hasSuffix("txt")
        }
        for file in names { FcConfigAppFontAddFile(config, "\(folder)/\(file)") }
        let map = pango_ft2_font_map_new()!
        formwork_set_resolution(map, 72)
        formwork_set_font_config(map, config)
        let context = pango_font_map_create_context(map)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string("en"))
        layout = pango_layout_new(context)
        let attributes = pango_attr_list_new()
        let hyphens = pango_attr_insert_hyphens_new(0)!
        hyphens.pointee.start_index = 0
        hyphens.pointee.end_index = UInt32.max
        pango_attr_list_insert(attributes, hyphens)
        pango_layout_set_attributes(layout, attributes)
    }

    /// Sets text; nil does not break lines.
    func lines(of text: String, size: Double, weight: Int = 400, width: Double?, byCharacter: Bool) -> Lines {
        lock.lock()
        defer { lock.unlock() }
        let font = pango_font_description_new()
        defer { pango_font_description_free(font) }
        pango_font_description_set_family(
            font, "Inter,Noto Sans CJK KR,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Thai")
        pango_font_description_set_absolute_size(font, size * 1_024)
        pango_font_description_set_weight(font, PangoWeight(UInt32(weight)))
        pango_layout_set_font_description(layout, font)
        pango_layout_set_wrap(layout, byCharacter ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, width.map { Int32($0 * 1_024) } ?? -1)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        var lines = Lines(widths: [], texts: [])
        for index in 0..<pango_layout_get_line_count(layout) {
            let line = pango_layout_get_line_readonly(layout, index)!
            var extents = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &extents)
            lines.widths.append(Double(extents.width) / 1_024)
            let bytes = Array(text.utf8)[Int(line.pointee.start_index)...].prefix(Int(line.pointee.length))
            lines.texts.append(String(decoding: bytes, as: UTF8.self))
        }
        return lines
    }
}
