/// An ordered set of identifiers, in which an identifier's index is found without walking.
struct OrderedIdentifiers<ID: Hashable> {
    /// Where identifiers are stored.
    private var slotOf: [ID: Int32] = [:]
    /// The identifiers by slot; nil in free slots.
    private var stored: [ID?] = []
    private var freeSlots: [Int32] = []
    private var order = ChunkedOrder()

    /// Creates an empty set.
    init() {}

    /// Creates a set of identifiers, of which repeated ones count once.
    init(unique identifiers: [ID]) {
        for identifier in identifiers { append(identifier) }
    }

    /// The number of identifiers.
    var count: Int { order.count }

    /// All identifiers in order.
    var identifiers: [ID] { identifiers(in: 0..<count) }

    /// Whether an identifier is in the set.
    func contains(_ identifier: ID) -> Bool { slotOf[identifier] != nil }

    /// The index of an identifier; nil where it is not in the set.
    func index(of identifier: ID) -> Int? { slotOf[identifier].flatMap { order.index(of: $0) } }

    /// The identifier at an index; nil outside the bounds.
    subscript(index: Int) -> ID? {
        index >= 0 && index < count ? stored[Int(order[index])] : nil
    }

    /// The identifiers in a range of indices, which must be within the bounds.
    func identifiers(in range: Range<Int>) -> [ID] {
        order.slots(in: range).compactMap { stored[Int($0)] }
    }

    /// Inserts identifiers before an index. Returns false, and inserts none, where one is in the set or is repeated.
    mutating func insertNew(_ identifiers: [ID], at index: Int) -> Bool {
        slotOf.reserveCapacity(count + identifiers.count)
        var slots: [Int32] = []
        slots.reserveCapacity(identifiers.count)
        for identifier in identifiers {
            let slot = freeSlots.popLast() ?? Int32(stored.count)
            if let taken = slotOf.updateValue(slot, forKey: identifier) {
                slotOf[identifier] = taken
                if slot < stored.count { freeSlots.append(slot) }
                release(slots)
                return false
            }
            if slot == stored.count { stored.append(identifier) } else { stored[Int(slot)] = identifier }
            slots.append(slot)
        }
        order.insert(slots, at: index)
        return true
    }

    /// Appends an identifier if it is not in the set.
    mutating func append(_ identifier: ID) {
        _ = insertNew([identifier], at: count)
    }

    /// Removes identifiers; those that are not in the set are ignored.
    mutating func remove(_ identifiers: [ID]) {
        let slots = identifiers.compactMap { slotOf.removeValue(forKey: $0) }
        for slot in slots { stored[Int(slot)] = nil }
        freeSlots += slots
        order.remove(slots)
    }

    /// Removes all identifiers.
    mutating func removeAll() { self = Self() }

    /// Frees slots that are not in the order yet.
    private mutating func release(_ slots: [Int32]) {
        for slot in slots {
            if let identifier = stored[Int(slot)] { slotOf[identifier] = nil }
            stored[Int(slot)] = nil
        }
        freeSlots += slots
    }
}

extension OrderedIdentifiers: Sendable where ID: Sendable {}
