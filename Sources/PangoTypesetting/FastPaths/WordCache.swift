/// Words that were shaped, by their bytes and their face: bounded, and without allocations where a word is found.
///
/// Two generations, as in ``RecencyCache``: what was not looked up since the generation before is evicted. That
/// happens between texts only, so that what was found stays valid for the text that is measured.
struct WordCache {
    /// A word's advances in units.
    struct Entry {
        fileprivate var hash: UInt64
        fileprivate var firstByte: UInt32
        fileprivate var byteCount: UInt32
        /// The advance of the word where a space follows it.
        var width: Int32
        /// The advance where nothing follows; ``unknown`` until it is needed.
        var finalWidth: Int32
        /// The advance of a space before the word.
        var spaceBefore: Int32
        /// The first of the breaks inside of the word, and how many there are.
        var firstBreak: UInt32
        var breakCount: UInt32

        /// Not measured yet.
        static let unknown = Int32.min
        /// The width of words that cannot be measured alone.
        static let refused = Int32.min + 1
    }

    /// Where a line may break inside of a word.
    struct Break {
        /// The byte of the word before which it may break.
        var byte: UInt32
        /// The advance of what comes before.
        var width: Int32
    }

    fileprivate struct Generation {
        fileprivate var slots: [UInt32]
        fileprivate var entries: [Entry] = []
        fileprivate var bytes: [UInt8] = []
        fileprivate var breaks: [Break] = []

        init(slotCount: Int) { slots = [UInt32](repeating: 0, count: slotCount) }
    }

    private let capacity: Int
    private var young: Generation
    private var old: Generation

    /// Creates a cache of so many words, and those of one text more.
    init(capacity: Int) {
        self.capacity = max(1, capacity / 2)
        young = Generation(slotCount: 64)
        old = Generation(slotCount: 64)
    }

    /// How many words are kept.
    var count: Int { young.entries.count + old.entries.count }

    /// Evicts what was not looked up lately, where there is much.
    mutating func beginText() {
        guard young.entries.count >= capacity || young.bytes.count >= capacity * 16 else { return }
        old = young
        young = Generation(slotCount: young.slots.count)
    }

    /// Forgets all words.
    mutating func removeAll() {
        young = Generation(slotCount: 64)
        old = Generation(slotCount: 64)
    }

    /// An entry of this text.
    subscript(index: Int) -> Entry {
        get { young.entries[index] }
        set { young.entries[index] = newValue }
    }

    /// A break of this text's words.
    func lineBreak(_ index: Int) -> Break { young.breaks[index] }

    /// The word's index in this text; nil where it is not known.
    mutating func find(_ word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        if let index = young.index(of: word, hash: hash) { return index }
        guard let index = old.index(of: word, hash: hash) else { return nil }
        let entry = old.entries[index]
        let breaks = old.breaks[Int(entry.firstBreak)..<Int(entry.firstBreak + entry.breakCount)]
        return young.insert(word, entry, breaks)
    }

    /// Keeps a word, and returns its index in this text.
    mutating func insert(
        _ word: UnsafeBufferPointer<UInt8>, hash: UInt64, width: Int32, spaceBefore: Int32,
        breaks: [Break]
    ) -> Int {
        let entry = Entry(
            hash: hash, firstByte: 0, byteCount: 0, width: width, finalWidth: Entry.unknown,
            spaceBefore: spaceBefore, firstBreak: 0, breakCount: 0)
        return young.insert(word, entry, breaks[...])
    }
}

extension WordCache.Generation {
    fileprivate func index(of word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            let entry = entries[index]
            if entry.hash == hash, holds(word, at: entry) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func holds(_ word: UnsafeBufferPointer<UInt8>, at entry: WordCache.Entry) -> Bool {
        guard entry.byteCount == word.count else { return false }
        let start = Int(entry.firstByte)
        for index in 0..<word.count where bytes[start + index] != word[index] { return false }
        return true
    }

    fileprivate mutating func insert(
        _ word: UnsafeBufferPointer<UInt8>, _ given: WordCache.Entry,
        _ inner: ArraySlice<WordCache.Break>
    ) -> Int {
        var entry = given
        entry.firstByte = UInt32(bytes.count)
        entry.byteCount = UInt32(word.count)
        entry.firstBreak = UInt32(breaks.count)
        entry.breakCount = UInt32(inner.count)
        bytes.append(contentsOf: word)
        breaks.append(contentsOf: inner)
        entries.append(entry)
        if entries.count * 2 > slots.count { grow() } else { link(entries.count - 1) }
        return entries.count - 1
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for index in entries.indices { link(index) }
    }

    private mutating func link(_ index: Int) {
        var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(index + 1)
    }
}
