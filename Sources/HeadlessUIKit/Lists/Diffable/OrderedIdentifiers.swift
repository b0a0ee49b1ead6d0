/// An ordered set of identifiers, in which an identifier's index is found without walking.
///
/// The order is cut into chunks of bounded size. A dictionary leads from an identifier to its slot, the slot to its chunk, and
/// the chunk to the index of its first identifier, so that an edit touches one chunk and the indices of the chunks, not every
/// identifier behind it.
struct OrderedIdentifiers<ID: Hashable> {
    /// A run of the order.
    struct Chunk {
        /// The chunk's key in `positions`, which stays as chunks before it come and go.
        let key: Int
        /// The slots of the identifiers, in order.
        var slots: [Int32]
        /// The index of the first identifier.
        var start: Int
    }

    /// A chunk larger than this is cut into pieces of half the size.
    static var maximumChunk: Int { 512 }

    /// Where identifiers are stored.
    var slotOf: [ID: Int32] = [:]
    /// The identifiers by slot; nil in free slots.
    var stored: [ID?] = []
    /// The key of the chunk by slot.
    var chunkKeys: [Int] = []
    var freeSlots: [Int32] = []
    var chunks: [Chunk] = []
    /// The positions of the chunks in `chunks`, by key.
    var positions: [Int] = []
    var freeKeys: [Int] = []

    /// The number of identifiers.
    var count: Int { slotOf.count }

    /// All identifiers in order.
    var identifiers: [ID] {
        var all: [ID] = []
        all.reserveCapacity(count)
        for chunk in chunks { appendIdentifiers(at: chunk.slots[...], to: &all) }
        return all
    }

    /// Creates an empty set.
    init() {}

    /// Creates a set of identifiers, of which none is equal to another.
    init(_ identifiers: [ID]) { insert(identifiers, at: 0) }

    /// Creates a set of identifiers, of which repeated ones count once.
    init(unique identifiers: [ID]) {
        for identifier in identifiers { append(identifier) }
    }

    /// Whether an identifier is in the set.
    func contains(_ identifier: ID) -> Bool { slotOf[identifier] != nil }

    /// The index of an identifier; nil where it is not in the set.
    func index(of identifier: ID) -> Int? {
        guard let slot = slotOf[identifier] else { return nil }
        let chunk = chunks[positions[chunkKeys[Int(slot)]]]
        return chunk.slots.firstIndex(of: slot).map { chunk.start + $0 }
    }

    /// The identifier at an index; nil outside the bounds.
    subscript(index: Int) -> ID? {
        guard index >= 0, index < count else { return nil }
        let chunk = chunks[chunkPosition(of: index)]
        return stored[Int(chunk.slots[index - chunk.start])]
    }

    /// The identifiers in a range of indices, which must be within the bounds.
    func identifiers(in range: Range<Int>) -> [ID] {
        guard !range.isEmpty else { return [] }
        var all: [ID] = []
        all.reserveCapacity(range.count)
        for position in chunkPosition(of: range.lowerBound)..<chunks.count {
            let chunk = chunks[position]
            guard chunk.start < range.upperBound else { break }
            let first = max(range.lowerBound - chunk.start, 0)
            let last = min(range.upperBound - chunk.start, chunk.slots.count)
            appendIdentifiers(at: chunk.slots[first..<last], to: &all)
        }
        return all
    }

    private func appendIdentifiers(at slots: ArraySlice<Int32>, to all: inout [ID]) {
        for slot in slots {
            if let identifier = stored[Int(slot)] { all.append(identifier) }
        }
    }

    /// The position of the chunk with an index; that of the last chunk for the end.
    func chunkPosition(of index: Int) -> Int {
        var low = 0
        var high = chunks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if chunks[middle].start <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension OrderedIdentifiers: Sendable where ID: Sendable {}
extension OrderedIdentifiers.Chunk: Sendable where ID: Sendable {}
