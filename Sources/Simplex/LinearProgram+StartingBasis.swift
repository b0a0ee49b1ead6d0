/// The starting basis: new rows define free variables where they can, before the simplex method corrects the rest.
/// (A crash procedure, as the literature calls it.)
extension LinearProgram {
    /// Adds new rows to the basis, equations first, those of the highest levels before the others.
    mutating func addPendingRows() {
        guard !pendingRows.isEmpty else { return }
        let exhausted = newStamp()
        var pending: [Int32] = []
        swap(&pending, &pendingRows)
        if pending.contains(where: { rows[$0].level != Self.requiredLevel }) { sortByLevel(&pending) }
        for row in pending where rows[row].isNew && rows[row].isEquality {
            rows[row].isNew = false
            if !addToBasis(row, exhausted) { invalidateSlope(of: row) }
        }
        updateValues()
        addViolatedBounds(pending, exhausted, areRequired: false)
        addViolatedBounds(pending, exhausted, areRequired: true)
        pending.removeAll(keepingCapacity: true)
        swap(&pending, &pendingRows)
    }

    /// Sorts rows by level, the highest first, and those of one level by age.
    private func sortByLevel(_ pending: inout [Int32]) {
        if let sorted = sortedByFewLevels(pending) {
            pending = sorted
            return
        }
        // Keys beside the rows are faster to compare than rows looked up: it pays in `constraints growth feed`.
        var keyed = pending.map { (level: rows[$0].level, order: rows[$0].order, row: $0) }
        keyed.sort { $0.level != $1.level ? $0.level > $1.level : $0.order < $1.order }
        for index in pending.indices { pending[index] = keyed[index].row }
    }

    /// Many rows by level, where they are in the order of their age and have few levels, as those of most screens: counted,
    /// which takes a third of the instructions of sorting. Nil for others.
    private func sortedByFewLevels(_ pending: [Int32]) -> [Int32]? {
        guard pending.count > 100 else { return nil }
        var levels: [(level: Double, count: Int)] = []
        levels.reserveCapacity(8)
        var last = Int.min
        for row in pending {
            let (level, order) = (rows[row].level, rows[row].order)
            guard order > last else { return nil }
            last = order
            if let index = levels.firstIndex(where: { $0.level == level }) {
                levels[index].count += 1
            } else {
                guard levels.count < 8 else { return nil }
                levels.append((level, 1))
            }
        }
        levels.sort { $0.level > $1.level }
        // From here on the counts are the positions of each level's next row.
        var position = 0
        for index in levels.indices {
            (levels[index].count, position) = (position, position + levels[index].count)
        }
        var sorted = [Int32](repeating: 0, count: pending.count)
        for row in pending {
            let level = rows[row].level
            // Each level is there since the first loop.
            for index in levels.indices where levels[index].level == level {
                sorted[levels[index].count] = row
                levels[index].count += 1
            }
        }
        return sorted
    }

    /// Adds new inequalities of a single variable that are violated. Otherwise each would cost a pivot, which moves
    /// all that depends on the variable.
    ///
    /// Optional ones come first: an intrinsic size is more often tight than the minimum that is allowed.
    private mutating func addViolatedBounds(_ pending: [Int32], _ exhausted: UInt32, areRequired: Bool) {
        for row in pending where rows[row].isNew {
            guard (rows[row].level == Self.requiredLevel) == areRequired else { continue }
            rows[row].isNew = false
            if rows[row].termCount > 1 || slope(of: row) == 0 || !addToBasis(row, exhausted) {
                invalidateSlope(of: row)
            } else {
                addAlternativeCandidate(row: row)
            }
        }
    }

    /// Lets a row define a free variable, if there is one.
    private mutating func addToBasis(_ row: Int32, _ exhausted: UInt32) -> Bool {
        var best: Int32 = -1
        var isBestLeaf = false
        // The variable that the fewest rows mention most likely depends on the others, and nothing on it.
        for term in termIndices(of: row) {
            let variable = terms[term].variable
            guard canBecomeBasic(variable) else { continue }
            let isLeaf = isLeaf(variable)
            if best < 0 || rank(variable, isLeaf) > rank(best, isBestLeaf) {
                (best, isBestLeaf) = (variable, isLeaf)
            }
        }
        if best >= 0, addToBasis(row, defining: best) { return true }
        return addToBasisDefiningInput(row, exhausted)
    }

    /// Lets a row define a variable on which its own depend.
    ///
    /// Variables whose inputs were all found basic are marked by `exhausted`, and are not traversed again.
    private mutating func addToBasisDefiningInput(_ row: Int32, _ exhausted: UInt32) -> Bool {
        var order = makeOrder()
        defer { release(order) }
        for term in termIndices(of: row) where variables[terms[term].variable].exhaustedStamp != exhausted {
            addInputs(of: terms[term].variable, to: &order, exceptExhausted: exhausted)
        }
        let candidates = order.variables.filter { canBecomeBasic($0) }
        if candidates.isEmpty {
            for variable in order.variables { variables[variable].exhaustedStamp = exhausted }
            return false
        }
        for variable in candidates.sorted(by: >) where addToBasis(row, defining: variable) { return true }
        return false
    }

    private func rank(_ variable: Int32, _ isLeaf: Bool) -> (Int, Int32, Int32) {
        (isLeaf ? 1 : 0, -variables[variable].termCount, variable)
    }

    private func canBecomeBasic(_ variable: Int32) -> Bool {
        isFree(variable) && freeCosts[variable].isZero
    }
}
