/// One property of all nodes of a tree, in a row of memory.
///
/// Reads and writes go to the place itself: no copies of large values, no reference counts, no exclusivity
/// checks. Whoever holds a column checks handles before they become indices.
struct Column<Element> {
    private var base: UnsafeMutablePointer<Element>

    /// A column with room for `capacity` elements that are not there yet.
    init(capacity: Int) { base = .allocate(capacity: capacity) }

    /// The element in a row.
    subscript(row: Int) -> Element {
        unsafeAddress { UnsafePointer(base + row) }
        nonmutating unsafeMutableAddress { base + row }
    }

    /// The place of the first element, until the column grows.
    var start: UnsafeMutablePointer<Element> { base }

    /// Puts the first value into a row.
    func start(_ row: Int, with value: Element) { (base + row).initialize(to: value) }

    /// Moves the first `count` elements to a larger place.
    mutating func grow(from count: Int, to capacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// Ends the elements and their memory.
    func deallocate(count: Int) {
        base.deinitialize(count: count)
        base.deallocate()
    }
}
