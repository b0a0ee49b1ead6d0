/// One field of many rows, in one block of memory that it owns: the structure-of-arrays counterpart of a stored property.
///
/// Reads and writes address the memory directly: no copies of large elements, no reference counts, no exclusivity
/// checks. Indices are checked in debug builds only; an owner of columns checks its handles before they become
/// indices. The elements are deinitialized and the memory is freed with the column.
///
/// Public, because the compiler neither inlines nor specializes `package` declarations in other modules; no product
/// contains this one.
public struct Column<Element>: ~Copyable {
    @usableFromInline
    var base: UnsafeMutablePointer<Element>
    @usableFromInline
    var size = 0
    @usableFromInline
    var limit: Int

    /// Creates an empty column.
    /// - Parameter capacity: How many elements to allocate memory for.
    @inlinable
    public init(capacity: Int = 16) {
        limit = max(1, capacity)
        base = Self.allocate(capacity: limit)
    }

    @inlinable
    deinit {
        base.deinitialize(count: size)
        UnsafeMutableRawPointer(base).deallocate()
    }

    /// How many elements there are.
    @inlinable public var count: Int { size }

    /// How many elements fit before the memory is reallocated.
    @inlinable public var capacity: Int { limit }

    /// The memory of the column in bytes, without what its elements refer to.
    @inlinable public var allocatedBytes: Int { limit * MemoryLayout<Element>.stride }

    /// Whether there are no elements.
    @inlinable public var isEmpty: Bool { size == 0 }

    /// The indices of all elements.
    @inlinable public var indices: Range<Int> { 0..<size }

    /// The element in a row.
    @inlinable
    public subscript(row: Int) -> Element {
        unsafeAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return UnsafePointer(base + row)
        }
        nonmutating unsafeMutableAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return base + row
        }
    }

    /// The element in a row, by a compact index.
    @inlinable
    public subscript(row: Int32) -> Element {
        unsafeAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return UnsafePointer(base + Int(row))
        }
        nonmutating unsafeMutableAddress {
            assert(row >= 0 && row < size, "row \(row) of \(size)")
            return base + Int(row)
        }
    }

    /// The address of the first element, valid until the column grows.
    @inlinable public var start: UnsafeMutablePointer<Element> { base }

    /// The address of an element, valid until the column grows.
    @inlinable
    public func address(of row: Int) -> UnsafeMutablePointer<Element> {
        assert(row >= 0 && row < size, "row \(row) of \(size)")
        return base + row
    }

    /// All elements, valid until the column changes.
    @inlinable public var elements: UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base, count: size)
    }

    /// The elements of some rows, valid until the column changes.
    @inlinable
    public func elements(_ rows: Range<Int>) -> UnsafeMutableBufferPointer<Element> {
        assert(rows.lowerBound >= 0 && rows.upperBound <= size, "rows \(rows) of \(size)")
        return UnsafeMutableBufferPointer(start: base + rows.lowerBound, count: rows.count)
    }

    /// Adds an element at the end.
    @inlinable
    public mutating func append(_ element: consuming Element) {
        if size == limit { grow() }
        (base + size).initialize(to: element)
        size += 1
    }

    /// Adds an element at the end, which the caller initializes at the returned address: large ones are not copied.
    @inlinable
    public mutating func appendUninitialized() -> UnsafeMutablePointer<Element> {
        if size == limit { grow() }
        size += 1
        return base + (size - 1)
    }

    /// Adds an element at the end of a column whose capacity suffices: one check can serve many columns.
    @inlinable
    public mutating func appendAssumingCapacity(_ element: consuming Element) {
        assert(size < limit, "no capacity for a further element")
        (base + size).initialize(to: element)
        size += 1
    }

    /// Removes the last element and returns it; nil where the column is empty.
    @inlinable
    public mutating func popLast() -> Element? {
        if size == 0 { return nil }
        size -= 1
        return (base + size).move()
    }

    /// Removes the last element and returns it. There must be one.
    @inlinable
    public mutating func removeLast() -> Element {
        assert(size > 0, "an empty column has no last element")
        size -= 1
        return (base + size).move()
    }

    /// Removes elements at the end. There must be as many.
    @inlinable
    public mutating func removeLast(_ number: Int) {
        assert(number >= 0 && number <= size, "\(number) of \(size) elements")
        size -= number
        (base + size).deinitialize(count: number)
    }

    /// Removes all elements from a row on.
    @inlinable
    public mutating func truncate(to count: Int) {
        assert(count >= 0 && count <= size, "\(count) of \(size) elements")
        (base + count).deinitialize(count: size - count)
        size = count
    }

    /// Removes all elements.
    /// - Parameter keepingCapacity: Whether the memory stays, or shrinks to that of a new column.
    @inlinable
    public mutating func removeAll(keepingCapacity: Bool = true) {
        base.deinitialize(count: size)
        size = 0
        if !keepingCapacity && limit > 16 { reallocate(capacity: 16) }
    }

    /// Reverses the order of the elements from a row on.
    @inlinable
    public func reverse(from row: Int) {
        assert(row >= 0 && row <= size, "row \(row) of \(size)")
        var (first, last) = (row, size - 1)
        while first < last {
            swap(&base[first], &base[last])
            first += 1
            last -= 1
        }
    }

    /// Allocates memory for so many elements in all, at least doubling what has to grow.
    @inlinable
    public mutating func reserveCapacity(_ count: Int) {
        if count > limit { reallocate(capacity: max(count, 2 * limit)) }
    }

    /// Makes space for a further element. Small columns grow by more: many of them are about to hold a screen's worth.
    @inlinable
    @inline(never)
    mutating func grow() { reallocate(capacity: (limit < 256 ? 4 : 2) * limit) }

    /// Memory that starts at a cache line where there are thousands of elements: one of 32 or 64 bytes then lies in a single line.
    @inlinable
    static func allocate(capacity: Int) -> UnsafeMutablePointer<Element> {
        let bytes = capacity * MemoryLayout<Element>.stride
        let alignment = max(MemoryLayout<Element>.alignment, bytes < 1 << 16 ? 16 : 64)
        return UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
            .bindMemory(to: Element.self, capacity: capacity)
    }

    /// Moves the elements to memory for exactly so many, as several columns do that grow together.
    @inlinable
    @inline(never)
    public mutating func reallocate(capacity: Int) {
        assert(capacity >= size, "capacity \(capacity) for \(size) elements")
        let moved = Self.allocate(capacity: capacity)
        moved.moveInitialize(from: base, count: size)
        UnsafeMutableRawPointer(base).deallocate()
        (base, limit) = (moved, capacity)
    }
}
