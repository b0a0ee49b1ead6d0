/// A stack of plain values, the ones at hand on top: values without references, which need no ending.
///
/// Like ``Column`` it gives out places, not copies: frames and items are large.
struct PlainStack<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    /// How many elements there may be before the stack moves elsewhere.
    private(set) var capacity: Int
    private(set) var count = 0

    /// - Parameter capacity: How many elements to make room for.
    init(capacity: Int) {
        self.capacity = max(16, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The element in a place.
    subscript(index: Int) -> Element {
        unsafeAddress { UnsafePointer(base + index) }
        nonmutating unsafeMutableAddress { base + index }
    }

    /// All elements, the ones at hand last, until the stack changes.
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    /// The place of the element at hand.
    var top: UnsafeMutablePointer<Element> { base + (count - 1) }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes the element at hand off.
    @inline(__always)
    mutating func popLast() -> Element? {
        if count == 0 { return nil }
        count -= 1
        return base[count]
    }

    /// Takes away all elements from a place on.
    mutating func cut(to count: Int) { self.count = count }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }
}
