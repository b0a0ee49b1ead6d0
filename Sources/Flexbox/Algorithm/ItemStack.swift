/// The items of all containers on the stack of a pass, outermost first.
///
/// Like ``Column`` it gives out places, not copies: items are large.
struct ItemStack: ~Copyable {
    private var base: UnsafeMutablePointer<FlexItem>
    private var capacity: Int
    private(set) var count = 0

    /// - Parameter capacity: How many items there may be before the stack moves elsewhere.
    init(capacity: Int) {
        self.capacity = max(32, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The item in a place.
    subscript(index: Int) -> FlexItem {
        unsafeAddress { UnsafePointer(base + index) }
        nonmutating unsafeMutableAddress { base + index }
    }

    /// How many items there is room for.
    var room: Int { capacity }

    @inline(__always)
    mutating func append(_ item: FlexItem) {
        if count == capacity {
            capacity *= 2
            let larger = UnsafeMutablePointer<FlexItem>.allocate(capacity: capacity)
            larger.moveInitialize(from: base, count: count)
            base.deallocate()
            base = larger
        }
        (base + count).initialize(to: item)
        count += 1
    }

    /// Takes away all items from a place on.
    mutating func cut(to count: Int) { self.count = count }
}
