internal import CPango
import Typesetting

/// A font at a size whose words can be shaped one by one, as Pango and the typesetter shape them in a text.
final class WordFace {
    /// Distinguishes the face from others, in the cache of words.
    let number: UInt64
    /// What a letter may lose in width when a line ends after it.
    let slack: Int
    /// The advance of a space that nothing follows, and of one that a space follows.
    private(set) var space = 0
    private(set) var spaceBeforeSpace = 0
    /// Keeps the font alive.
    private let block: ShapedBlock
    private let spacing: GlyphSpacing
    private let font: OpaquePointer
    private let script: hb_script_t
    private let language: OpaquePointer?
    private let features: [hb_feature_t]
    private let buffer: OpaquePointer
    private var bytes: [UInt8] = []
    private lazy var pairs = PairAdvances(
        font,
        lookups: ShapingLookups(of: font, script: script, language: language, features: features))

    /// The advances of a word's clusters.
    struct Advances {
        /// The advance of the space before the word.
        var spaceBefore = 0
        /// Where clusters begin, in bytes of the word, with the advances before them; the end at last.
        var clusters: [(byte: Int, start: Int)] = []
        var width: Int { clusters.last?.start ?? 0 }
    }

    /// Shapes a letter by Pango to see what it makes of the font; nil where words cannot be shaped one by one.
    ///
    /// - Parameters:
    ///   - setting: A text that has the font's attributes.
    ///   - sample: `a` for text with Latin letters, `1` for text with digits and punctuation alone.
    init?(_ setting: TextSetting, sample: Unicode.Scalar, number: UInt64) {
        let attributes = setting.text.runs[0].attributes
        var sampleBlock = TextBlock(emptyRun: 0, style: ParagraphStyle(), startsParagraph: true)
        sampleBlock.isRightToLeft = false
        sampleBlock.append(CollectionOfOne(UInt8(sample.value)), run: 0)
        block = ShapedBlock(sampleBlock, in: setting)
        guard block.items.count == 1, let pangoFont = block.items[0].item.pointee.analysis.font,
            let font = pango_font_get_hb_font(pangoFont), let buffer = hb_buffer_create()
        else { return nil }
        let analysis = block.items[0].item.pointee.analysis
        self.font = font
        self.buffer = buffer
        self.number = number
        slack = block.slack
        spacing = block.items[0].spacing
        script = hb_script_from_iso15924_tag(
            hb_tag_t(g_unicode_script_to_iso15924(GUnicodeScript(Int32(analysis.script)))))
        language = hb_language_from_string(pango_language_to_string(analysis.language), -1)
        features = attributes.font.features.filter { $0.utf8.count == 4 }.map {
            hb_feature_t(tag: FontTable.tag($0), value: 1, start: 0, end: UInt32.max)
        }
        guard analysis.level == 0, SpaceLookups.areLocal(to: font, features: features.map(\.tag)) else {
            return nil
        }
        space = advances(of: [0x20], isFollowed: false).width
        spaceBeforeSpace = advances(of: [0x20], isFollowed: true).width
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Whether two faces shape with the same font.
    func hasSameFont(as other: WordFace) -> Bool { font == other.font }

    /// Whether a character comes from the font itself and does not end an item of Pango's between two others.
    func sets(_ scalar: Unicode.Scalar, between sample: String, in setting: TextSetting) -> Bool {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0 else {
            return false
        }
        var text = TextBlock(emptyRun: 0, style: ParagraphStyle(), startsParagraph: true)
        text.isRightToLeft = false
        text.append((sample + String(Character(scalar)) + sample).utf8, run: 0)
        let shaped = ShapedBlock(text, in: setting)
        guard shaped.items.count == 1, let other = shaped.items[0].item.pointee.analysis.font else {
            return false
        }
        return pango_font_get_hb_font(other) == font
    }

    /// The advances of a word after a space.
    ///
    /// - Parameter isFollowed: Whether a space follows it.
    func advances(of word: some Collection<UInt8>, isFollowed: Bool) -> Advances {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(0x20)
        bytes.append(contentsOf: word)
        let end = bytes.count
        if isFollowed { bytes.append(0x20) }
        shape()
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return Advances() }
        var advances = Advances()
        var start = 0
        for index in 0..<Int(count) {
            let byte = Int(infos[index].cluster)
            if byte >= end { break }
            // Pango turns advances to the left around.
            let width = abs(positions[index].x_advance)
            let advance = spacing.advance(of: infos[index].codepoint, width: width)
            if byte == 0 {
                advances.spaceBefore += advance
                continue
            }
            if advances.clusters.last?.byte != byte - 1 { advances.clusters.append((byte - 1, start)) }
            start += advance
        }
        advances.clusters.append((end - 1, start))
        return advances
    }

    /// The advance of a word and that of the space before it, by the word's pairs; nil where they depend on more.
    func pairedAdvances(of word: UnsafeBufferPointer<UInt8>, isFollowed: Bool) -> (
        spaceBefore: Int, width: Int
    )? {
        pairs?.advances(of: word, isFollowed: isFollowed) { character, next in
            if character == 0x20 { return advances(of: [next], isFollowed: true).spaceBefore }
            let isFollowed = next != PairAdvances.end
            if !isFollowed || next == 0x20 {
                return advances(of: [character], isFollowed: isFollowed).width
            }
            return advances(of: [character, next], isFollowed: true).clusters[1].start
        }
    }

    private func shape() {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, language)
        let ends = hb_buffer_flags_t(HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue)
        hb_buffer_set_flags(buffer, ends)
        bytes.withUnsafeBytes { text in
            hb_buffer_add_utf8(
                buffer, text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), 0,
                Int32(text.count))
        }
        hb_shape(font, buffer, features, UInt32(features.count))
    }
}
