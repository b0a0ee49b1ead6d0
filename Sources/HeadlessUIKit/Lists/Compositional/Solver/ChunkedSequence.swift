/// An element of a ``ChunkedSequence`` with what it adds to the sum.
protocol WeightedElement {
    /// What the element adds to the sum of those before an index.
    var weight: CGFloat { get }
}

/// Elements by index with sums of their weights, where runs of equal elements cost one number.
///
/// The elements lie in chunks of at most 512. Lookups search the chunks' starts and then one chunk; changes move the
/// elements of one chunk. What has never been changed is a run, however long.
struct ChunkedSequence<Element: WeightedElement & Equatable> {
    private struct Chunk {
        /// The elements; nil for a run of `count` times `value`.
        var elements: [Element]?
        var value: Element
        var count: Int
        var weight: CGFloat

        init(run value: Element, count: Int) {
            (elements, self.value, self.count) = (nil, value, count)
            weight = value.weight * CGFloat(count)
        }

        init(_ elements: [Element], value: Element) {
            (self.elements, self.value, count) = (elements, value, elements.count)
            weight = elements.reduce(0) { $0 + $1.weight }
        }
    }

    private static var chunkSize: Int { 512 }

    private var chunks: [Chunk] = []
    /// The index and the sum at the start of each chunk.
    private var starts: [(index: Int, sum: CGFloat)] = []
    private(set) var count = 0
    /// The sum of all weights.
    private(set) var total: CGFloat = 0

    init(repeating value: Element, count: Int) {
        if count > 0 { chunks = [Chunk(run: value, count: count)] }
        updateStarts(from: 0)
    }

    private mutating func updateStarts(from first: Int) {
        starts.removeLast(max(starts.count - first, 0))
        var (index, sum) = (0, CGFloat(0))
        if first > 0 {
            index = starts[first - 1].index + chunks[first - 1].count
            sum = starts[first - 1].sum + chunks[first - 1].weight
        }
        for chunk in chunks[first...] {
            starts.append((index, sum))
            index += chunk.count
            sum += chunk.weight
        }
        (count, total) = (index, sum)
    }

    /// The chunk of an index: the last that starts at or before it.
    private func chunk(of index: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle].index <= index { low = middle } else { high = middle }
        }
        return low
    }

    subscript(index: Int) -> Element {
        let number = chunk(of: index)
        let chunk = chunks[number]
        return chunk.elements?[index - starts[number].index] ?? chunk.value
    }

    /// The sum of the weights before an index.
    func sum(before index: Int) -> CGFloat {
        if index >= count { return total }
        let number = chunk(of: index)
        let (chunk, offset) = (chunks[number], index - starts[number].index)
        guard let elements = chunk.elements else {
            return starts[number].sum + chunk.value.weight * CGFloat(offset)
        }
        return elements[..<offset].reduce(starts[number].sum) { $0 + $1.weight }
    }

    /// The first index whose weight, and `spacing` for each index before it, ends after an offset; `count` if none does.
    func index(at offset: CGFloat, spacing: CGFloat) -> Int {
        var (low, high) = (0, chunks.count)
        while low < high {
            let middle = (low + high) / 2
            let start = starts[middle]
            let end =
                start.sum + chunks[middle].weight + spacing * CGFloat(start.index + chunks[middle].count - 1)
            if end > offset { high = middle } else { low = middle + 1 }
        }
        guard low < chunks.count else { return count }
        let (chunk, start) = (chunks[low], starts[low])
        var end = start.sum + spacing * CGFloat(start.index)
        if let elements = chunk.elements {
            for (position, element) in elements.enumerated() {
                end += element.weight
                if end > offset { return start.index + position }
                end += spacing
            }
            return start.index + chunk.count
        }
        let pitch = chunk.value.weight + spacing
        guard pitch > 0 else { return start.index }
        let position = max(Int(((offset - end + spacing) / pitch).rounded(.down)), 0)
        return start.index + min(position, chunk.count - 1)
    }

    // MARK: Changes

    mutating func set(_ element: Element, at index: Int) {
        let number = chunk(of: index)
        let offset = index - starts[number].index
        if chunks[number].elements == nil, chunks[number].value == element { return }
        if chunks[number].elements == nil, chunks[number].count > Self.chunkSize {
            let aligned = offset / Self.chunkSize * Self.chunkSize
            split(number, at: aligned, length: Self.chunkSize)
            return set(element, at: index)
        }
        expand(number)
        chunks[number].elements?[offset] = element
        chunks[number].weight = chunks[number].elements?.reduce(0) { $0 + $1.weight } ?? 0
        updateStarts(from: number)
    }

    /// Splits a run so that one of `length` elements starts at an offset in it.
    private mutating func split(_ number: Int, at offset: Int, length: Int) {
        let chunk = chunks[number]
        let middle = min(length, chunk.count - offset)
        let parts = [offset, middle, chunk.count - offset - middle].filter { $0 > 0 }
        chunks.replaceSubrange(number...number, with: parts.map { Chunk(run: chunk.value, count: $0) })
        updateStarts(from: number)
    }

    private mutating func expand(_ number: Int) {
        guard chunks[number].elements == nil else { return }
        let chunk = chunks[number]
        chunks[number] = Chunk(Array(repeating: chunk.value, count: chunk.count), value: chunk.value)
    }

    /// Inserts equal elements before an index.
    mutating func insert(_ value: Element, count inserted: Int, at index: Int) {
        guard inserted > 0 else { return }
        guard !chunks.isEmpty else {
            self = ChunkedSequence(repeating: value, count: inserted)
            return
        }
        let number = chunk(of: min(index, count - 1))
        let offset = index - starts[number].index
        let chunk = chunks[number]
        if let elements = chunk.elements, chunk.count + inserted <= Self.chunkSize * 2 {
            var grown = elements
            grown.insert(contentsOf: repeatElement(value, count: inserted), at: offset)
            chunks[number] = Chunk(grown, value: chunk.value)
        } else if chunk.elements == nil, chunk.value == value {
            chunks[number] = Chunk(run: value, count: chunk.count + inserted)
        } else {
            var parts = [Chunk(run: value, count: inserted)]
            if offset > 0 { parts.insert(part(chunk, 0..<offset), at: 0) }
            if offset < chunk.count { parts.append(part(chunk, offset..<chunk.count)) }
            chunks.replaceSubrange(number...number, with: parts)
        }
        updateStarts(from: number)
    }

    private func part(_ chunk: Chunk, _ range: Range<Int>) -> Chunk {
        guard let elements = chunk.elements else { return Chunk(run: chunk.value, count: range.count) }
        return Chunk(Array(elements[range]), value: chunk.value)
    }

    /// Removes elements.
    mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let (first, last) = (chunk(of: range.lowerBound), chunk(of: range.upperBound - 1))
        let before = range.lowerBound - starts[first].index
        let after = range.upperBound - starts[last].index
        var parts: [Chunk] = []
        if before > 0 { parts.append(part(chunks[first], 0..<before)) }
        if after < chunks[last].count { parts.append(part(chunks[last], after..<chunks[last].count)) }
        chunks.replaceSubrange(first...last, with: parts)
        updateStarts(from: first)
    }

    /// Calls a closure with the elements that are not in runs of `value`, in order.
    func forEach(except value: Element, _ body: (Int, Element) -> Void) {
        for (number, chunk) in chunks.enumerated() {
            let start = starts[number].index
            if let elements = chunk.elements {
                for (offset, element) in elements.enumerated() where element != value {
                    body(start + offset, element)
                }
            } else if chunk.value != value {
                for offset in 0..<chunk.count { body(start + offset, chunk.value) }
            }
        }
    }
}
