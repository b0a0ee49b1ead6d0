import Typesetting

/// Measures text by words that were shaped before: text in one font that has all of its characters, in words with
/// spaces between them, from left to right, of which nothing is left out.
///
/// The lines are those of ``TextSetter``; what this path does not cover it declines.
///
/// A structure, so that a text is measured under one check of exclusive access.
struct SpacedWords {
    private let library: FontLibrary
    private var fonts: [WordFont] = []
    private var cache = WordCache(capacity: 8_192)
    private var opportunities = LineOpportunities()
    private var lastNumber: UInt64 = 0
    /// The block that is measured; kept to keep the memory.
    private var block = WordBlock()

    /// How many fonts are kept: texts that scale with an animation must not fill the memory.
    private let fontLimit = 24
    /// How long a text may be, in bytes: longer ones are rare, and would evict other words.
    private let lengthLimit = 8_192

    init(library: FontLibrary) {
        self.library = library
    }

    /// How many words are kept.
    var wordCount: Int { cache.count }

    /// Forgets all words, because the fonts changed.
    mutating func removeAll() {
        fonts = []
        cache.removeAll()
    }

    /// The measure of a text, or nil where the path declines.
    mutating func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasure? {
        guard let run = text.runs.first, Self.covers(run) else { return nil }
        if text.runs.count == 1 {
            let measured = run.text.utf8.withContiguousStorageIfAvailable { measure($0, of: run, in: bounds) }
            return measured ?? nil
        }
        guard text.runs.allSatisfy({ Self.isMeasured($0, like: run) }) else { return nil }
        var bytes: [UInt8] = []
        for run in text.runs { bytes.append(contentsOf: run.text.utf8) }
        return bytes.withUnsafeBufferPointer { measure($0, of: run, in: bounds) }
    }

    /// The measure of the bytes of a text, whose runs differ from one run in nothing that sizes depend on.
    private mutating func measure(
        _ bytes: UnsafeBufferPointer<UInt8>, of run: StyledText.Run, in bounds: TextBounds
    ) -> TextMeasure? {
        guard !bytes.isEmpty, bytes.count <= lengthLimit, let font = font(of: run),
            let face = font.face(for: bytes)
        else { return nil }
        cache.beginText()
        var lines = WordLines(of: run, bytes, in: bounds, font, face)
        return lines.set(by: &self)
    }

    /// Whether a run differs from another one in nothing that sizes depend on.
    private static func isMeasured(_ one: StyledText.Run, like other: StyledText.Run) -> Bool {
        one.attributes.hasSameExtents(as: other.attributes) && !one.attributes.hasEffects
            && one.paragraph == other.paragraph
    }

    /// Whether this path covers a run's attributes and style.
    private static func covers(_ run: StyledText.Run) -> Bool {
        run.attributes.kern == 0 && !run.attributes.hasEffects && run.attributes.language == nil
            && run.paragraph.lineBreakMode != .charWrapping
            && run.paragraph.writingDirection != .rightToLeft
    }

    private mutating func font(of run: StyledText.Run) -> WordFont? {
        let attributes = run.attributes
        if let first = fonts.first, first.isFont(of: attributes) { return first }
        if let index = fonts.firstIndex(where: { $0.isFont(of: attributes) }) {
            let found = fonts.remove(at: index)
            fonts.insert(found, at: 0)
            return found
        }
        if fonts.count >= fontLimit { fonts.removeLast() }
        lastNumber += 2
        guard let made = WordFont(attributes, number: lastNumber, in: library) else { return nil }
        fonts.insert(made, at: 0)
        return made
    }

    // MARK: Words

    /// Splits a block into words; nil where that cannot be done.
    mutating func split(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ face: WordFace)
        -> WordBlock?
    {
        block.words.removeAll(keepingCapacity: true)
        block.trailingWidth = 0
        var index = range.lowerBound
        // Spaces at the start are rare, and may end a line that has nothing else.
        if range.isEmpty { return block }
        if bytes[index] == 0x20 { return nil }
        var previousEnd = index
        while index < range.upperBound {
            let start = index
            var hash = WordHash(face.number)
            while index < range.upperBound, bytes[index] != 0x20 {
                hash.combine(bytes[index])
                index += 1
            }
            let end = index
            while index < range.upperBound, bytes[index] == 0x20 { index += 1 }
            let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
            let found = self.index(of: word, hash: hash.value, face)
            let entry = cache[found]
            if entry.width == WordCache.Entry.refused { return nil }
            var width = Int(entry.width)
            if end == range.upperBound {
                guard let final = finalWidth(of: word, at: found, face) else { return nil }
                width = final
            }
            let spaces = start - previousEnd
            block.words.append(
                PlacedWord(
                    bytes: start..<end, width: width,
                    gap: spaces == 0 ? 0 : (spaces - 1) * face.spaceBeforeSpace + Int(entry.spaceBefore),
                    breaksBefore: spaces > 0
                        && opportunities.isAllowed(
                            after: bytes.scalar(before: previousEnd), spaces: spaces,
                            before: bytes.scalar(at: start)),
                    breaks: Int(entry.firstBreak)..<Int(entry.firstBreak + entry.breakCount)))
            previousEnd = end
        }
        let spaces = range.upperBound - previousEnd
        if spaces > 0 { block.trailingWidth = (spaces - 1) * face.spaceBeforeSpace + face.space }
        return block
    }

    /// A break inside of a word.
    func lineBreak(_ index: Int) -> WordCache.Break { cache.lineBreak(index) }

    /// The advance of a part of a word that is shaped alone, because a line breaks in the word; nil where it cannot be.
    mutating func width(of part: UnsafeBufferPointer<UInt8>, isFollowed: Bool, _ face: WordFace)
        -> Int?
    {
        var hash = WordHash(face.number)
        for byte in part { hash.combine(byte) }
        let found = index(of: part, hash: hash.value, face)
        let entry = cache[found]
        if entry.width == WordCache.Entry.refused { return nil }
        return isFollowed ? Int(entry.width) : finalWidth(of: part, at: found, face)
    }

    private mutating func index(of word: UnsafeBufferPointer<UInt8>, hash: UInt64, _ face: WordFace)
        -> Int
    {
        if let known = cache.find(word, hash: hash) { return known }
        let inside = opportunities.insideWord(word)
        if inside.isEmpty, let paired = face.pairedAdvances(of: word, isFollowed: true) {
            return cache.insert(
                word, hash: hash, width: Int32(clamping: paired.width),
                spaceBefore: Int32(clamping: paired.spaceBefore), breaks: [])
        }
        let advances = face.advances(of: word, isFollowed: true)
        var width = Int32(clamping: advances.width)
        var breaks: [WordCache.Break] = []
        for byte in inside {
            if let cluster = advances.clusters.first(where: { $0.byte == Int(byte) }) {
                breaks.append(WordCache.Break(byte: byte, width: Int32(clamping: cluster.start)))
            } else {
                // A line may break inside of a ligature.
                width = WordCache.Entry.refused
            }
        }
        return cache.insert(
            word, hash: hash, width: width, spaceBefore: Int32(clamping: advances.spaceBefore),
            breaks: breaks
        )
    }

    /// The advance of a word that nothing follows; nil where that changes more than its last cluster.
    private mutating func finalWidth(
        of word: UnsafeBufferPointer<UInt8>, at index: Int, _ face: WordFace
    ) -> Int? {
        let known = cache[index].finalWidth
        if known == WordCache.Entry.refused { return nil }
        if known != WordCache.Entry.unknown { return Int(known) }
        if let paired = face.pairedAdvances(of: word, isFollowed: false) {
            cache[index].finalWidth = Int32(clamping: paired.width)
            return paired.width
        }
        let followed = face.advances(of: word, isFollowed: true).clusters
        let final = face.advances(of: word, isFollowed: false)
        let isSame = followed.dropLast().elementsEqual(final.clusters.dropLast()) { $0 == $1 }
        cache[index].finalWidth = isSame ? Int32(clamping: final.width) : WordCache.Entry.refused
        return isSame ? final.width : nil
    }
}

/// Mixes the bytes of a word.
private struct WordHash {
    private(set) var value: UInt64

    init(_ face: UInt64) { value = face }

    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The character that begins at a byte.
    fileprivate func scalar(at index: Int) -> UInt32 {
        let byte = UInt32(self[index])
        if byte < 0x80 { return byte }
        if byte < 0xE0 { return (byte & 0x1F) << 6 | UInt32(self[index + 1] & 0x3F) }
        return (byte & 0x0F) << 12 | UInt32(self[index + 1] & 0x3F) << 6
            | UInt32(self[index + 2] & 0x3F)
    }

    /// The character that ends before a byte.
    fileprivate func scalar(before index: Int) -> UInt32 {
        var start = index - 1
        while self[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start)
    }
}
