internal import CPango

/// Where lines may break, by Pango, of which only a word or the characters beside a space are requested.
struct LineOpportunities {
    /// By the characters before and after a space, both ASCII: 0 is not known yet, 1 no, 2 yes.
    private var ascii = [UInt8](repeating: 0, count: 2 * 128 * 128)
    private var others: [UInt64: Bool] = [:]
    private var attributes: [PangoLogAttr] = []

    /// Whether a line may break after spaces between two characters.
    mutating func isAllowed(after before: UInt32, spaces: Int, before after: UInt32) -> Bool {
        let isMany = spaces > 1
        if before < 0x80, after < 0x80 {
            let index = Int(before) << 8 | Int(after) << 1 | (isMany ? 1 : 0)
            if ascii[index] != 0 { return ascii[index] == 2 }
            let isAllowed = find(before, isMany, after)
            ascii[index] = isAllowed ? 2 : 1
            return isAllowed
        }
        let key = UInt64(before) << 32 | UInt64(after) << 1 | (isMany ? 1 : 0)
        if let known = others[key] { return known }
        if others.count >= 4_096 { others = [:] }
        let isAllowed = find(before, isMany, after)
        others[key] = isAllowed
        return isAllowed
    }

    private mutating func find(_ before: UInt32, _ isMany: Bool, _ after: UInt32) -> Bool {
        var text = String(Self.character(before))
        text += isMany ? "  " : " "
        text.append(Self.character(after))
        let count = isMany ? 4 : 3
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            findAttributes(bytes, count: count)
            return attributes[count - 1].is_line_break != 0
        }
    }

    private static func character(_ scalar: UInt32) -> Character {
        Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")
    }

    /// The bytes of a word before which a line may break.
    mutating func insideWord(_ word: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        if Self.isPlain(word) { return [] }
        let count = word.count { $0 & 0xC0 != 0x80 }
        findAttributes(word, count: count)
        var found: [UInt32] = []
        var character = 0
        for (index, byte) in word.enumerated() where byte & 0xC0 != 0x80 {
            if character > 0, attributes[character].is_line_break != 0 { found.append(UInt32(index)) }
            character += 1
        }
        return found
    }

    /// Whether a word has letters and digits of ASCII alone, and perhaps a punctuation mark of a sentence at its end:
    /// no line breaks inside of it.
    private static func isPlain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in word.enumerated() {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
            case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F: if index == word.count - 1 { continue }
            default: break
            }
            return false
        }
        return true
    }

    private mutating func findAttributes(_ bytes: UnsafeBufferPointer<UInt8>, count: Int) {
        attributes.removeAll(keepingCapacity: true)
        for _ in 0...count { attributes.append(PangoLogAttr()) }
        attributes.withUnsafeMutableBufferPointer { found in
            pango_get_log_attrs(
                UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count),
                -1, pango_language_from_string("en"), found.baseAddress, Int32(count + 1))
        }
    }
}
