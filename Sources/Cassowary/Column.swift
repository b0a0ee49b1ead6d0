/// One property of all rows or variables of a solver, in a growing row of memory.
///
/// Reads and writes go to the place itself, without copies, reference counts or exclusivity checks. Whoever
/// holds a column checks handles before they become indices, and ends it by ``deallocate()``.
struct Column<Element> {
    private(set) var count = 0
    private var capacity = 16
    private var base: UnsafeMutablePointer<Element>

    init() { base = .allocate(capacity: 16) }

    /// The element at an index.
    subscript(index: Int32) -> Element {
        unsafeAddress { UnsafePointer(base + Int(index)) }
        nonmutating unsafeMutableAddress { base + Int(index) }
    }

    /// Adds an element; returns its index.
    @discardableResult
    mutating func append(_ element: Element) -> Int32 {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
        return Int32(count - 1)
    }

    /// Ends the elements and gives the memory back, down to that of a new column.
    mutating func reset() {
        deallocate()
        (count, capacity) = (0, 16)
        base = .allocate(capacity: 16)
    }

    /// Ends the elements and their memory.
    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (larger, capacity * 2)
    }
}
