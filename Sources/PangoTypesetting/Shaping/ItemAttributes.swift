internal import CPango
import Typesetting

/// Pango's attributes for the runs of a block.
enum ItemAttributes {
    /// A list that the caller releases.
    static func list(for block: TextBlock, in setting: TextSetting) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for segment in block.segments {
            let attributes = setting.text.runs[segment.run].attributes
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(segment.range.lowerBound)
                attribute.pointee.end_index = UInt32(segment.range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let font = attributes.font
            if let description = setting.world.description(
                of: font, family: setting.library.family(for: font))
            {
                add(pango_attr_font_desc_new(description))
            }
            if let features = features(of: attributes) { add(pango_attr_font_features_new(features)) }
            if let language = attributes.language, !language.isEmpty,
                language.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
            {
                add(pango_attr_language_new(pango_language_from_string(language)))
            }
        }
        return list
    }

    /// OpenType features as Pango writes them; tags that are none are left out.
    private static func features(of attributes: TextAttributes) -> String? {
        var settings = attributes.font.features.filter(isTag).map { "\($0)=1" }
        // Letters that are spaced out are not joined, as in Core Text.
        if attributes.kern != 0 { settings += ["liga=0", "clig=0"] }
        return settings.isEmpty ? nil : settings.joined(separator: ",")
    }

    private static func isTag(_ tag: String) -> Bool {
        tag.utf8.count == 4
            && tag.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            }
    }
}
