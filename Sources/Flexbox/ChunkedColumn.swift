/// Values in a row that grows at its end, in pieces of memory that stay where they are.
///
/// An array that grows copies all that it holds, and touches fresh memory for it each time; that was a tenth of the
/// first layout of a large tree. Elements must need no ending of their own.
struct ChunkedColumn<Element> {
    /// The first chunk holds so many elements, each further one twice as many, up to the largest: little is empty.
    private static var smallest: Int { 16 }
    private static var largest: Int { 256 }
    /// How many elements the chunks below the first of the largest size hold.
    private static var small: Int { largest - smallest }

    private var chunks: [UnsafeMutablePointer<Element>] = []
    private(set) var count = 0
    private(set) var capacity = 0

    /// The element in a row.
    subscript(row: Int) -> Element {
        unsafeAddress { UnsafePointer(place(row)) }
        nonmutating unsafeMutableAddress { place(row) }
    }

    /// Adds an element at the end.
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        place(count).initialize(to: element)
        count += 1
    }

    /// Ends the elements and their memory.
    func deallocate() { for chunk in chunks { chunk.deallocate() } }

    private func place(_ row: Int) -> UnsafeMutablePointer<Element> {
        if row >= Self.small {
            let rest = row - Self.small
            let first = (Self.largest / Self.smallest).trailingZeroBitCount
            return chunks[first + rest / Self.largest] + rest % Self.largest
        }
        // Chunk n starts at 2ⁿ - 1 times the size of the first.
        let number = (row / Self.smallest + 1).leadingZeroBitCount
        let chunk = Int.bitWidth - 1 - number
        return chunks[chunk] + (row - Self.smallest * (1 << chunk - 1))
    }

    private mutating func grow() {
        let size = min(Self.smallest << min(chunks.count, 16), Self.largest)
        chunks.append(.allocate(capacity: size))
        capacity += size
    }
}
