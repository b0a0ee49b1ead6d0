/// Memory of released results, which later results of the same kind reuse.
///
/// A result belongs to its caller, which may release it. Without that the next result allocates: nothing else
/// depends on it.
struct ReusableMemory {
    /// The variables of a ``TopologicalOrder``, and of one that is made while there is another.
    fileprivate var order: [Int32] = []
    fileprivate var innerOrder: [Int32] = []
    fileprivate var tableauRow = TableauRow()
    fileprivate var breakpoints: [Breakpoint] = []
}

extension LinearProgram {
    /// An empty order, marked by a new stamp.
    mutating func makeOrder() -> TopologicalOrder {
        var order = TopologicalOrder(stamp: newStamp())
        if memory.order.capacity > 0 {
            swap(&order.variables, &memory.order)
        } else {
            swap(&order.variables, &memory.innerOrder)
            if order.variables.capacity == 0 { order.variables.reserveCapacity(32) }
        }
        return order
    }

    mutating func release(_ order: consuming TopologicalOrder) {
        order.variables.removeAll(keepingCapacity: true)
        if memory.order.capacity > 0 {
            swap(&order.variables, &memory.innerOrder)
        } else {
            swap(&order.variables, &memory.order)
        }
    }

    mutating func makeTableauRow() -> TableauRow {
        var row = TableauRow()
        swap(&row, &memory.tableauRow)
        return row
    }

    mutating func release(_ row: consuming TableauRow) {
        row.removeAll()
        swap(&row, &memory.tableauRow)
    }

    mutating func makeBreakpoints() -> [Breakpoint] {
        var breakpoints: [Breakpoint] = []
        swap(&breakpoints, &memory.breakpoints)
        return breakpoints
    }

    mutating func release(_ test: consuming RatioTest) {
        test.breakpoints.removeAll(keepingCapacity: true)
        swap(&test.breakpoints, &memory.breakpoints)
    }
}
