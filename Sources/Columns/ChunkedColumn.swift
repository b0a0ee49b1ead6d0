/// One field of many rows, in chunks of memory that never move.
///
/// An array that grows copies its elements and touches fresh memory for all of them each time; that was a tenth of the
/// first layout of a large tree. The elements are deinitialized and the memory is freed with the column.
public struct ChunkedColumn<Element>: ~Copyable {
    /// The capacity of the first chunk. Each further chunk doubles it, up to the largest, so that little stays unused.
    @usableFromInline static var smallest: Int { 16 }
    @usableFromInline static var largest: Int { 256 }
    /// How many elements the chunks before the first one of the largest size hold.
    @usableFromInline static var small: Int { largest - smallest }

    @usableFromInline
    var chunks: [UnsafeMutablePointer<Element>] = []
    @usableFromInline
    var size = 0
    @usableFromInline
    var limit = 0

    /// Creates an empty column, which allocates nothing.
    @inlinable
    public init() {}

    @inlinable
    deinit {
        var remaining = size
        for (number, chunk) in chunks.enumerated() {
            let held = min(remaining, Self.capacity(ofChunk: number))
            chunk.deinitialize(count: held)
            chunk.deallocate()
            remaining -= held
        }
    }

    /// How many elements there are.
    @inlinable public var count: Int { size }

    /// How many elements fit before the next chunk is allocated.
    @inlinable public var capacity: Int { limit }

    /// The memory of the chunks in bytes, without what the elements refer to.
    @inlinable public var allocatedBytes: Int { limit * MemoryLayout<Element>.stride }

    /// The element in a row.
    @inlinable
    public subscript(row: Int) -> Element {
        unsafeAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return UnsafePointer(address(of: row))
        }
        nonmutating unsafeMutableAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return address(of: row)
        }
    }

    /// Adds an element at the end.
    @inlinable
    public mutating func append(_ element: consuming Element) {
        if size == limit { allocateChunk() }
        address(of: size).initialize(to: element)
        size += 1
    }

    @inlinable
    static func capacity(ofChunk number: Int) -> Int { min(smallest << min(number, 16), largest) }

    /// The address of an element, which stays the same.
    @inlinable
    public func address(of row: Int) -> UnsafeMutablePointer<Element> {
        if row >= Self.small {
            let rest = row - Self.small
            let first = (Self.largest / Self.smallest).trailingZeroBitCount
            return chunks[first + rest / Self.largest] + rest % Self.largest
        }
        // Chunk n starts at 2ⁿ - 1 times the capacity of the first.
        let zeros = (row / Self.smallest + 1).leadingZeroBitCount
        let chunk = Int.bitWidth - 1 - zeros
        return chunks[chunk] + (row - Self.smallest * (1 << chunk - 1))
    }

    @inlinable
    @inline(never)
    mutating func allocateChunk() {
        let capacity = Self.capacity(ofChunk: chunks.count)
        chunks.append(.allocate(capacity: capacity))
        limit += capacity
    }
}
