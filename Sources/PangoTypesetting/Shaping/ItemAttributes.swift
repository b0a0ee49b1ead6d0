internal import CPango
import Typesetting

/// Pango's attributes for the runs of a block.
enum ItemAttributes {
    /// A list that the caller releases.
    static func list(for block: TextBlock, in setting: TextSetting) -> OpaquePointer? {
        let list = pango_attr_list_new()
        for (range, attributes) in stretches(of: block, in: setting.text) {
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = UInt32(range.lowerBound)
                attribute.pointee.end_index = UInt32(range.upperBound)
                pango_attr_list_insert(list, attribute)
            }
            let font = attributes.font
            let family = setting.library.family(for: font)
            if let description = setting.world.description(of: font, family: family) {
                add(pango_attr_font_desc_new(description))
            }
            if let features = features(of: attributes) { add(pango_attr_font_features_new(features)) }
            if let language = attributes.language, isLanguage(language) {
                add(pango_attr_language_new(pango_language_from_string(language)))
            }
        }
        return list
    }

    /// The runs with those joined that are shaped alike, so that letters are kerned across a change of colour.
    private static func stretches(
        of block: TextBlock, in text: StyledText
    ) -> [(range: Range<Int>, attributes: TextAttributes)] {
        var stretches: [(range: Range<Int>, attributes: TextAttributes)] = []
        for segment in block.segments {
            let attributes = text.runs[segment.run].attributes
            if let last = stretches.last, isShapedAlike(last.attributes, attributes) {
                stretches[stretches.count - 1].range = last.range.lowerBound..<segment.range.upperBound
            } else {
                stretches.append((segment.range, attributes))
            }
        }
        return stretches
    }

    private static func isShapedAlike(_ one: TextAttributes, _ other: TextAttributes) -> Bool {
        one.font == other.font && joinsLetters(one) == joinsLetters(other) && one.language == other.language
    }

    /// Letters that are spaced out are not joined, as in Core Text.
    private static func joinsLetters(_ attributes: TextAttributes) -> Bool {
        attributes.kern == 0 && attributes.effects?.usesLigatures != false
    }

    private static func isLanguage(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    /// OpenType features as Pango writes them; tags that are none are left out.
    private static func features(of attributes: TextAttributes) -> String? {
        var settings = attributes.font.features.filter(isTag).map { "\($0)=1" }
        if !joinsLetters(attributes) { settings += ["liga=0", "clig=0"] }
        return settings.isEmpty ? nil : settings.joined(separator: ",")
    }

    private static func isTag(_ tag: String) -> Bool {
        tag.utf8.count == 4
            && tag.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            }
    }
}
