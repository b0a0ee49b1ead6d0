extension OrderedIdentifiers {
    /// Inserts identifiers, which must be unique and not in the set, before an index.
    mutating func insert(_ identifiers: [ID], at index: Int) {
        guard !identifiers.isEmpty else { return }
        let slots = makeSlots(identifiers)
        guard !chunks.isEmpty else { return replaceChunks(0..<0, with: slots) }
        let position = chunkPosition(of: index)
        let offset = index - chunks[position].start
        guard chunks[position].slots.count + slots.count > Self.maximumChunk else {
            chunks[position].slots.insert(contentsOf: slots, at: offset)
            for slot in slots { chunkKeys[Int(slot)] = chunks[position].key }
            return updateStarts(from: position)
        }
        var all = chunks[position].slots
        all.insert(contentsOf: slots, at: offset)
        replaceChunks(position..<position + 1, with: all)
    }

    /// Appends an identifier if it is not in the set.
    mutating func append(_ identifier: ID) {
        if !contains(identifier) { insert([identifier], at: count) }
    }

    /// Removes identifiers; those that are not in the set are ignored.
    mutating func remove(_ identifiers: some Sequence<ID>) {
        var touched: Set<Int> = []
        for identifier in identifiers {
            guard let slot = slotOf.removeValue(forKey: identifier) else { continue }
            touched.insert(chunkKeys[Int(slot)])
            stored[Int(slot)] = nil
            freeSlots.append(slot)
        }
        guard var first = touched.first.map({ positions[$0] }) else { return }
        for key in touched {
            let position = positions[key]
            first = min(first, position)
            chunks[position].slots.removeAll { stored[Int($0)] == nil }
        }
        updateStarts(from: first)
        mergeChunksIfSparse()
    }

    /// Removes all identifiers.
    mutating func removeAll() { self = Self() }

    /// Slots for identifiers, which belong to no chunk yet.
    private mutating func makeSlots(_ identifiers: [ID]) -> [Int32] {
        slotOf.reserveCapacity(slotOf.count + identifiers.count)
        return identifiers.map { identifier in
            let slot: Int32
            if let free = freeSlots.popLast() {
                slot = free
                stored[Int(slot)] = identifier
            } else {
                slot = Int32(stored.count)
                stored.append(identifier)
                chunkKeys.append(0)
            }
            slotOf[identifier] = slot
            return slot
        }
    }

    /// Puts slots where chunks were, in chunks of half the maximum size.
    private mutating func replaceChunks(_ range: Range<Int>, with slots: [Int32]) {
        freeKeys += chunks[range].map(\.key)
        let size = Self.maximumChunk / 2
        let pieces = stride(from: 0, to: slots.count, by: size).map { first in
            let piece = Array(slots[first..<min(first + size, slots.count)])
            let key = makeKey()
            for slot in piece { chunkKeys[Int(slot)] = key }
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

    /// Cuts the order anew where removals have left many small chunks. That happens after as many removals as it visits
    /// identifiers, or more.
    private mutating func mergeChunksIfSparse() {
        guard chunks.count > 4 + 8 * count / Self.maximumChunk || count == 0 else { return }
        replaceChunks(0..<chunks.count, with: chunks.flatMap(\.slots))
    }
}
