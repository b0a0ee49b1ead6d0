/// One property of all rows or variables of a solver, in a growing row of memory.
///
/// Reads and writes go to the place itself, without copies, reference counts or exclusivity checks. Whoever
/// holds a column checks handles before they become indices, and ends it by ``deallocate()``.
@_spi(Columns) public struct Column<Element> {
    /// How many elements there are.
    @inlinable public var count: Int { size }
    @usableFromInline var size = 0
    @usableFromInline var capacity = 16
    @usableFromInline var base: UnsafeMutablePointer<Element>

    /// Creates a column without elements.
    @inlinable
    public init() { base = .allocate(capacity: 16) }

    /// The element at an index.
    @inlinable
    public subscript(index: Int32) -> Element {
        unsafeAddress { UnsafePointer(base + Int(index)) }
        nonmutating unsafeMutableAddress { base + Int(index) }
    }

    /// The indices of all elements.
    @inlinable public var indices: Range<Int32> { 0..<Int32(count) }

    /// Adds an element; returns its index.
    @inlinable
    @discardableResult
    public mutating func append(_ element: consuming Element) -> Int32 {
        if count == capacity { grow(to: 2 * capacity) }
        (base + count).initialize(to: element)
        size += 1
        return Int32(count - 1)
    }

    /// Takes the last element away; nil where there is none.
    @inlinable
    public mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        size -= 1
        return (base + count).move()
    }

    /// Ends the last elements; there must be as many.
    @inlinable
    public mutating func removeLast(_ number: Int) {
        size -= number
        (base + size).deinitialize(count: number)
    }

    /// Ends the elements; the memory stays.
    @inlinable
    public mutating func removeAll() {
        base.deinitialize(count: count)
        size = 0
    }

    /// Ends the elements and gives the memory back, down to that of a new column.
    @inlinable
    public mutating func reset() {
        deallocate()
        self = Column()
    }

    /// Ends the elements and their memory.
    @inlinable
    public func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    /// Makes room for some more elements.
    @inlinable
    public mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(to: max(count + more, 2 * capacity)) }
    }

    @inlinable
    mutating func grow(to room: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: room)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (larger, room)
    }
}
