import Columns

/// The reduced costs of all rows, or of all variables. Most are zero, and take four bytes instead of forty: the memory of a large
/// program is fresh, and the system is slow to provide it. Pays in `constraints feed`.
struct CostColumn: ~Copyable {
    /// The index of each cost in ``costs``; 0 for a cost of zero.
    private var slots = Column<Int32>()
    /// The costs that are not zero, after one that is.
    private var costs = Column<LexicographicCost>(capacity: 8)
    private var unusedSlots = Column<Int32>(capacity: 8)

    init() { costs.append(LexicographicCost()) }

    /// The cost in a row of the column.
    subscript(row: Int32) -> LexicographicCost {
        unsafeAddress { UnsafePointer(costs.address(of: Int(slots[row]))) }
    }

    /// Whether a cost is zero.
    func isZero(_ row: Int32) -> Bool { slots[row] == 0 }

    /// Adds a row whose cost is zero.
    mutating func appendZero() { slots.append(0) }

    mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

    /// Adds to the value of a cost at one level.
    mutating func add(_ value: Double, at level: Double, to row: Int32) {
        // A smaller value leaves zero as it is.
        guard slots[row] > 0 || abs(value) > LexicographicCost.tolerance else { return }
        let slot = slot(of: row)
        costs[slot].add(value, at: level)
        if costs[slot].isZero { setZero(row) }
    }

    /// Adds a multiple of another cost.
    mutating func add(_ cost: LexicographicCost, times factor: Double, to row: Int32) {
        let slot = slot(of: row)
        costs[slot].add(cost, times: factor)
        if costs[slot].isZero { setZero(row) }
    }

    /// Sets a cost to zero.
    mutating func setZero(_ row: Int32) {
        guard slots[row] > 0 else { return }
        costs[slots[row]] = LexicographicCost()
        unusedSlots.append(slots[row])
        slots[row] = 0
    }

    /// The index of a cost that is about to change.
    private mutating func slot(of row: Int32) -> Int32 {
        if slots[row] == 0 {
            if let slot = unusedSlots.popLast() {
                slots[row] = slot
            } else {
                costs.append(LexicographicCost())
                slots[row] = Int32(costs.count - 1)
            }
        }
        return slots[row]
    }
}
