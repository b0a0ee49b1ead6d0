internal import CPango

/// The fonts of colour emoji: an embedded one with those that screens show most, and the machine's for the rest.
///
/// Texts of embedded emoji look alike on all machines, whether these have a font of emoji or not.
final class EmojiFonts {
    private let embedded: FallbackFont?
    private let shapes: ShapedClusters?
    private let machineFiles: () -> [String]
    /// The machine's font, for characters that the embedded one lacks.
    private lazy var machine = FallbackFont(
        privateName: "\(FontFamilies.emoji) of the machine", files: machineFiles(), family: nil)
    /// The same font, for texts with a sequence that the embedded one draws as several pictures.
    private lazy var machineInstead = FallbackFont(
        name: "\(FontFamilies.emoji) of the machine instead", privateName: FontFamilies.emoji,
        files: machineFiles(), family: nil)

    /// What emoji of a text are set in.
    struct Choice {
        /// The font, nil where no font has the emoji.
        var font: FallbackFont?
        /// An emoji that is not embedded.
        var foreign: String?
    }

    /// - Parameters:
    ///   - embedded: Embedded files of the font.
    ///   - machineFiles: The machine's files of it, looked for where the embedded ones do not suffice.
    init(embedded: [String], machineFiles: @escaping () -> [String]) {
        self.embedded = FallbackFont(privateName: FontFamilies.emoji, files: embedded, family: nil)
        self.machineFiles = machineFiles
        shapes = embedded.first.flatMap(ShapedClusters.init)
    }

    /// The first of these sequences of characters that the embedded font draws as several pictures.
    func foreignSequence(in sequences: some Sequence<Character>) -> Character? {
        guard let shapes else { return nil }
        return sequences.first { !shapes.isOneGlyph($0) }
    }

    /// The font of an emoji.
    ///
    /// - Parameters:
    ///   - scalar: A character that is drawn as a picture, or the selector that requests one.
    ///   - isForeign: Whether the text has a sequence that the embedded font draws as several pictures.
    func font(for scalar: Unicode.Scalar, isForeign: Bool) -> Choice {
        if isForeign, let font = machineInstead, font.draws(scalar) { return Choice(font: font) }
        if let font = embedded, font.draws(scalar) { return Choice(font: font) }
        guard let font = machine, font.draws(scalar) else { return Choice() }
        return Choice(font: font, foreign: String(scalar))
    }
}

extension FallbackFont {
    /// Whether it has an emoji; a selector has no glyph of its own.
    fileprivate func draws(_ scalar: Unicode.Scalar) -> Bool {
        scalar == IdeographStyle.emojiSelector || covers(scalar)
    }
}

/// How a font draws sequences of characters, by HarfBuzz.
final class ShapedClusters {
    private let font: OpaquePointer
    private var known: [Character: Bool] = [:]

    /// Reads a font file; nil where it cannot be read.
    init?(file: String) {
        let blob = hb_blob_create_from_file(file)
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        self.font = font
    }

    deinit { hb_font_destroy(font) }

    /// Whether a sequence is drawn as one glyph.
    func isOneGlyph(_ cluster: Character) -> Bool {
        if let result = known[cluster] { return result }
        if known.count >= 4_096 { known = [:] }
        let isOne = visibleGlyphs(of: cluster) == 1
        known[cluster] = isOne
        return isOne
    }

    private func visibleGlyphs(of cluster: Character) -> Int {
        guard let buffer = hb_buffer_create() else { return 0 }
        defer { hb_buffer_destroy(buffer) }
        for (index, scalar) in cluster.unicodeScalars.enumerated() {
            hb_buffer_add(buffer, scalar.value, UInt32(index))
        }
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        return (0..<Int(count)).count { positions[$0].x_advance > 0 }
    }
}
