internal import CHarfBuzz
internal import CPango

/// The bytes of a table of lookups in a font file.
final class FontTable {
    /// What is needed of a lookup.
    struct Lookup {
        /// Its kind, an extension's own.
        var kind: Int
        /// Whether it passes over base glyphs.
        var ignoresBaseGlyphs: Bool
        /// Whether it is a lookup of pairs that changes their second glyph too.
        var movesSecondGlyph: Bool
    }

    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer
    private let extensionKind: Int
    /// Whether it moves glyphs, and does not replace them.
    let isPositioning: Bool

    /// A tag of four characters as a number.
    static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    /// Whether the font has the table.
    var exists: Bool { !bytes.isEmpty }

    /// Reads a table. Only GSUB and GPOS have lookups.
    init(_ tag: hb_tag_t, of face: OpaquePointer) {
        blob = hb_face_reference_table(face, tag)
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob, &length)
        bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
        isPositioning = tag == Self.tag("GPOS")
        extensionKind = isPositioning ? 9 : 7
    }

    deinit { hb_blob_destroy(blob) }

    /// A lookup; nil where the table does not say.
    func lookup(_ index: Int) -> Lookup? {
        guard let start = start(of: index), let kind = number(at: start), let flags = number(at: start + 2),
            let parts = parts(of: index)
        else { return nil }
        var lookup = Lookup(kind: kind, ignoresBaseGlyphs: flags & 2 != 0, movesSecondGlyph: false)
        if kind == extensionKind, let first = number(at: start + 6) {
            guard let inner = number(at: start + first + 2) else { return nil }
            lookup.kind = inner
        }
        guard isPositioning, lookup.kind == 2 else { return lookup }
        for part in parts {
            guard let second = number(at: part + 6) else { return nil }
            if second != 0 { lookup.movesSecondGlyph = true }
        }
        return lookup
    }

    /// Where a lookup's subtables begin, those of extensions themselves; nil where the table does not say.
    func parts(of index: Int) -> [Int]? {
        guard let lookup = start(of: index), let kind = number(at: lookup),
            let count = number(at: lookup + 4)
        else { return nil }
        var parts: [Int] = []
        for part in 0..<count {
            guard let distance = number(at: lookup + 6 + 2 * part) else { return nil }
            var start = lookup + distance
            if kind == extensionKind {
                guard let high = number(at: start + 4), let low = number(at: start + 6) else { return nil }
                start += high << 16 | low
            }
            parts.append(start)
        }
        return parts
    }

    private func start(of index: Int) -> Int? {
        guard let list = number(at: 8), let count = number(at: list), index < count,
            let offset = number(at: list + 2 + 2 * index)
        else { return nil }
        return list + offset
    }

    /// The number of two bytes at an offset; nil beyond the table's end.
    func number(at offset: Int) -> Int? {
        guard offset >= 0, offset + 1 < bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
