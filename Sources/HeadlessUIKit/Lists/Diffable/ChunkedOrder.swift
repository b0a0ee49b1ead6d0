/// An order of slots, which are small numbers, in which a slot's index is found without walking.
///
/// The order is cut into chunks of bounded size. A slot leads to its chunk, and the chunk to the index of its first slot, so that
/// an edit touches one chunk and the indices of the chunks, not every slot behind it.
struct ChunkedOrder: Sendable {
    /// A run of the order.
    struct Chunk: Sendable {
        /// The chunk's key in `positions`, which stays as chunks before it come and go.
        let key: Int
        var slots: [Int32]
        /// The index of the first slot.
        var start: Int
    }

    /// A chunk larger than this is cut into pieces of half the size.
    static let maximumChunk = 512

    /// The number of slots.
    private(set) var count = 0
    private(set) var chunks: [Chunk] = []
    /// The key of the chunk by slot.
    private var keys: [Int] = []
    /// The positions of the chunks in `chunks`, by key.
    private var positions: [Int] = []
    private var freeKeys: [Int] = []

    /// The index of a slot, which must be in the order.
    func index(of slot: Int32) -> Int? {
        let chunk = chunks[positions[keys[Int(slot)]]]
        return chunk.slots.firstIndex(of: slot).map { chunk.start + $0 }
    }

    /// The slot at an index, which must be within the bounds.
    subscript(index: Int) -> Int32 {
        let chunk = chunks[chunkPosition(of: index)]
        return chunk.slots[index - chunk.start]
    }

    /// The slots in a range of indices, which must be within the bounds.
    func slots(in range: Range<Int>) -> [Int32] {
        guard !range.isEmpty else { return [] }
        var all: [Int32] = []
        all.reserveCapacity(range.count)
        for position in chunkPosition(of: range.lowerBound)..<chunks.count {
            let chunk = chunks[position]
            guard chunk.start < range.upperBound else { break }
            let first = max(range.lowerBound - chunk.start, 0)
            let last = min(range.upperBound - chunk.start, chunk.slots.count)
            all += chunk.slots[first..<last]
        }
        return all
    }

    /// Inserts slots, which must not be in the order, before an index.
    mutating func insert(_ slots: [Int32], at index: Int) {
        guard let highest = slots.max() else { return }
        count += slots.count
        if keys.count <= highest { keys += repeatElement(0, count: Int(highest) + 1 - keys.count) }
        guard !chunks.isEmpty else { return replaceChunks(0..<0, with: slots) }
        let position = chunkPosition(of: index)
        let offset = index - chunks[position].start
        guard chunks[position].slots.count + slots.count > Self.maximumChunk else {
            chunks[position].slots.insert(contentsOf: slots, at: offset)
            for slot in slots { keys[Int(slot)] = chunks[position].key }
            return updateStarts(from: position)
        }
        // The last chunk is left full where slots are appended, so that most chunks are.
        let isAppended = index == count - slots.count
        var all = chunks[position].slots
        all.insert(contentsOf: slots, at: offset)
        if isAppended, slots.count == 1 {
            replaceChunks(chunks.count..<chunks.count, with: slots)
        } else {
            replaceChunks(position..<position + 1, with: all)
        }
    }

    /// Removes slots, which must be in the order.
    mutating func remove(_ slots: [Int32]) {
        let removed = Set(slots)
        let touched = Set(removed.map { positions[keys[Int($0)]] })
        guard let first = touched.min() else { return }
        for position in touched { chunks[position].slots.removeAll(where: removed.contains) }
        count -= removed.count
        updateStarts(from: first)
        mergeChunksIfSparse()
    }

    /// The position of the chunk with an index; that of the last chunk for the end.
    private func chunkPosition(of index: Int) -> Int {
        var low = 0
        var high = chunks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if chunks[middle].start <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Puts slots where chunks were, in chunks of half the maximum size.
    private mutating func replaceChunks(_ range: Range<Int>, with slots: [Int32]) {
        freeKeys += chunks[range].map(\.key)
        let size = Self.maximumChunk / 2
        let pieces = stride(from: 0, to: slots.count, by: size).map { first in
            let piece = Array(slots[first..<min(first + size, slots.count)])
            let key = makeKey()
            for slot in piece { keys[Int(slot)] = key }
            return Chunk(key: key, slots: piece, start: 0)
        }
        chunks.replaceSubrange(range, with: pieces)
        updateStarts(from: range.lowerBound)
    }

    private mutating func makeKey() -> Int {
        if let key = freeKeys.popLast() { return key }
        positions.append(0)
        return positions.count - 1
    }

    private mutating func updateStarts(from first: Int) {
        var start = first == 0 ? 0 : chunks[first - 1].start + chunks[first - 1].slots.count
        for position in first..<chunks.count {
            chunks[position].start = start
            positions[chunks[position].key] = position
            start += chunks[position].slots.count
        }
    }

    /// Cuts the order anew where removals have left many small chunks, which takes as many removals as there are slots.
    private mutating func mergeChunksIfSparse() {
        guard chunks.count > 4 + 8 * count / Self.maximumChunk || count == 0 else { return }
        replaceChunks(0..<chunks.count, with: chunks.flatMap(\.slots))
    }
}
