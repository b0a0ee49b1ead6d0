internal import CPango

/// The characters of a block as columns: where they begin, how wide they are, where lines may break.
struct BlockCharacters {
    /// Where a line may break before a character.
    struct BreakLevels: OptionSet {
        let rawValue: UInt8
        /// Between words as UIKit understands them: Hangul words are kept together.
        static let word = BreakLevels(rawValue: 1)
        /// Wherever Unicode's line breaking allows.
        static let line = BreakLevels(rawValue: 2)
        /// Between any two characters as people see them.
        static let character = BreakLevels(rawValue: 4)
    }

    /// How many characters there are.
    let count: Int
    /// The byte at which each character begins; one more at the end.
    private(set) var offsets: [Int]
    /// The advance of each character in units, kern included. Characters of one cluster share its advance.
    private(set) var widths: [Int]
    /// Where lines may break, before each character; one more at the end.
    private(set) var breaks: [BreakLevels]
    /// Whether a character is a space that may hang over the end of a line.
    private(set) var isSpace: [Bool]
    /// The advance of all characters.
    private(set) var totalWidth = 0
    /// Whether there are tabs, whose widths depend on where they are.
    let hasTabs: Bool

    init(block: TextBlock, items: [ShapedBlock.Item], spacings: [RunSpacing]?) {
        let scalars = Self.decode(block.bytes)
        count = scalars.count
        offsets = scalars.offsets
        isSpace = scalars.values.map(Self.hangs)
        hasTabs = items.contains(where: \.isTab)
        breaks = Self.findBreaks(block.bytes, scalars: scalars.values)
        widths = [Int](repeating: 0, count: scalars.count)
        for item in items {
            item.clusters.forEach { cluster in
                var width = cluster.width
                if let spacings {
                    let spacing = spacings[block.run(at: cluster.bytes.lowerBound)]
                    width = spacing.advance(of: cluster, in: block) + spacing.kern
                }
                totalWidth += width
                share(width, cluster.bytes, within: item.characters)
            }
            if item.hasBoxes { joinBoxes(of: item) }
        }
    }

    /// Keeps boxes together that stand for the letters of a word: they are wider than the letters, so that a word
    /// that would have fitted would be cut.
    private mutating func joinBoxes(of item: ShapedBlock.Item) {
        var boxes = Set<Int>()
        item.clusters.forEach { cluster in
            guard item.hasBox(in: cluster.glyphs) else { return }
            var index = index(ofByte: cluster.bytes.lowerBound, within: item.characters)
            while index < item.characters.upperBound, offsets[index] < cluster.bytes.upperBound {
                boxes.insert(index)
                index += 1
            }
        }
        for next in boxes.map({ $0 + 1 }) where next < count {
            // A space after the word hangs over the end of its line.
            guard boxes.contains(next) || isSpace[next], !breaks[next].contains(.line) else { continue }
            breaks[next] = []
        }
    }

    /// Deals a cluster's advance out to its characters.
    private mutating func share(_ width: Int, _ bytes: Range<Int>, within characters: Range<Int>) {
        let first = index(ofByte: bytes.lowerBound, within: characters)
        var end = first + 1
        while end < characters.upperBound, offsets[end] < bytes.upperBound { end += 1 }
        let each = width / (end - first)
        for index in first..<end { widths[index] = each }
        widths[first] += width - each * (end - first)
    }

    /// The character that begins at a byte.
    func index(ofByte byte: Int, within characters: Range<Int>) -> Int {
        var low = characters.lowerBound
        var high = characters.upperBound
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return min(low, max(0, count - 1))
    }

    /// Whether there is no space between the characters from one on, but for spaces at the end.
    func hasOneWord(from start: Int) -> Bool {
        var end = count
        while end > start, isSpace[end - 1] { end -= 1 }
        return !hasTabs && end > start && !isSpace[start..<end].contains(true)
    }

    private static func decode(_ bytes: [UInt8]) -> (count: Int, offsets: [Int], values: [UInt32]) {
        var offsets: [Int] = []
        var values: [UInt32] = []
        offsets.reserveCapacity(bytes.count + 1)
        values.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0..<0x80:
                offsets.append(index)
                values.append(UInt32(byte))
            case 0x80..<0xC0: values[values.count - 1] = values[values.count - 1] << 6 | UInt32(byte & 0x3F)
            default:
                offsets.append(index)
                values.append(UInt32(byte) & (byte < 0xE0 ? 0x1F : byte < 0xF0 ? 0x0F : 0x07))
            }
        }
        offsets.append(bytes.count)
        return (values.count, offsets, values)
    }

    private static func findBreaks(_ bytes: [UInt8], scalars: [UInt32]) -> [BreakLevels] {
        let count = scalars.count
        guard count > 0 else { return [[]] }
        let attributes = [PangoLogAttr](unsafeUninitializedCapacity: count + 1) { buffer, filled in
            buffer.initialize(repeating: PangoLogAttr())
            bytes.withUnsafeBytes { text in
                pango_get_log_attrs(
                    text.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(text.count), -1,
                    pango_language_from_string("en"), buffer.baseAddress, Int32(count + 1))
            }
            filled = count + 1
        }
        var breaks = [BreakLevels](repeating: [], count: count + 1)
        for index in 1..<max(1, count) {
            var levels: BreakLevels = attributes[index].is_char_break != 0 ? .character : []
            if attributes[index].is_line_break != 0 {
                levels.formUnion(.line)
                if !isInsideHangulWord(scalars[index - 1], scalars[index]) { levels.formUnion(.word) }
            }
            breaks[index] = levels
        }
        breaks[count] = [.word, .line, .character]
        return breaks
    }

    private static func isInsideHangulWord(_ before: UInt32, _ after: UInt32) -> Bool {
        (isHangul(before) && isLetter(after)) || (isLetter(before) && isHangul(after))
    }

    private static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xAC00...0xD7FB, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F: true
        default: false
        }
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0xAA: false
        default: isHangul(scalar) || (scalar < 0x0590 && g_unichar_isalnum(scalar) != 0)
        }
    }

    private static func hangs(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }
}
