/// One property of all nodes of a tree, in a growing row of memory.
///
/// Reads and writes go to the place itself, without copies, reference counts or exclusivity checks. Whoever
/// holds a column checks handles before they become indices, and ends it by ``deallocate()``.
struct Column<Element> {
    private(set) var count = 0
    private var capacity = 16
    private var base: UnsafeMutablePointer<Element>

    init() { base = .allocate(capacity: 16) }

    /// The element in a row.
    subscript(row: Int) -> Element {
        @inline(__always) unsafeAddress { UnsafePointer(base + row) }
        @inline(__always) nonmutating unsafeMutableAddress { base + row }
    }

    /// Where the element in a row stays until something is appended.
    @inline(__always)
    func place(_ row: Int) -> UnsafeMutablePointer<Element> { base + row }

    /// Adds an element.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes away all elements from a place on; only for values without references.
    @inline(__always)
    mutating func cut(to count: Int) { self.count = count }

    /// Takes away the last element and returns it; only for values without references.
    @inline(__always)
    mutating func popLast() -> Element {
        count -= 1
        return base[count]
    }

    /// Turns around the order of the elements from a place on.
    @inline(__always)
    func reverse(from start: Int) {
        var (first, last) = (start, count - 1)
        while first < last {
            (base[first], base[last]) = (base[last], base[first])
            first += 1
            last -= 1
        }
    }

    /// Some of the elements, which stay there until something is appended.
    func places(from start: Int, to end: Int) -> UnsafeMutableBufferPointer<Element> {
        UnsafeMutableBufferPointer(start: base + start, count: end - start)
    }

    /// Ends the elements and their memory.
    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    /// Makes room for so many elements in all.
    mutating func reserve(_ count: Int) { if count > capacity { grow(to: count) } }

    @inline(never)
    private mutating func grow() { grow(to: capacity * 2) }

    private mutating func grow(to count: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: count)
        larger.moveInitialize(from: base, count: self.count)
        base.deallocate()
        (base, capacity) = (larger, count)
    }
}
