/// The starting basis: new rows define free variables where they can, before the simplex method corrects the rest.
/// (A crash procedure, as the literature calls it.)
extension LinearProgram {
    /// Optional rows below this level come after required inequalities: they are mostly tendencies, as the target of a
    /// fitting size is.
    private static let lowLevel = 500.0

    /// Adds new rows to the basis: required equations, then optional rows by level, the highest first, and required bounds
    /// last. Required inequalities of several variables come before optional rows of low levels.
    mutating func addPendingRows() {
        guard !pendingRows.isEmpty else { return }
        let exhausted = newStamp()
        var pending: [Int32] = []
        swap(&pending, &pendingRows)
        let hasOptional = pending.contains { rows[$0].level != Self.requiredLevel }
        if hasOptional { sortByLevel(&pending) }
        // Required rows come first in the order.
        let required = hasOptional ? pending.prefix { rows[$0].level == Self.requiredLevel } : pending[...]
        let optional = pending[required.endIndex...]
        let low = optional.firstIndex { rows[$0].level < Self.lowLevel } ?? optional.endIndex
        for row in required where rows[row].isNew && (rows[row].isEquality || isHalfOfEquation(row)) {
            addNew(row, exhausted)
        }
        addOptional(optional[..<low], exhausted)
        addViolatedInequalities(required)
        addOptional(optional[low...], exhausted)
        addViolatedBounds(required, exhausted)
        pending.removeAll(keepingCapacity: true)
        swap(&pending, &pendingRows)
    }

    private mutating func addNew(_ row: Int32, _ exhausted: UInt32) {
        rows[row].isNew = false
        if !addToBasis(row, exhausted) {
            invalidateSlope(of: row)
        } else if !rows[row].isEquality {
            // The other half of the equation may be removed, or have another constant.
            addAlternativeCandidate(row: row)
        }
    }

    /// Adds new optional rows: equations, and of inequalities those that are violated.
    private mutating func addOptional(_ optional: ArraySlice<Int32>, _ exhausted: UInt32) {
        guard !optional.isEmpty else { return }
        updateValues()
        for row in optional where rows[row].isNew {
            if rows[row].isEquality { addNew(row, exhausted) } else { addIfViolatedBound(row, exhausted) }
        }
    }

    /// Adds new required inequalities of a single variable that are violated.
    ///
    /// They come last: an intrinsic size is more often tight than the minimum that is allowed.
    private mutating func addViolatedBounds(_ required: ArraySlice<Int32>, _ exhausted: UInt32) {
        for row in required where rows[row].isNew { addIfViolatedBound(row, exhausted) }
    }

    /// Adds a new inequality of a single variable, if it is violated. Otherwise each would cost a pivot, which moves all
    /// that depends on the variable.
    private mutating func addIfViolatedBound(_ row: Int32, _ exhausted: UInt32) {
        rows[row].isNew = false
        if rows[row].termCount > 1 || slope(of: row) == 0 || !addToBasis(row, exhausted) {
            invalidateSlope(of: row)
        } else {
            addAlternativeCandidate(row: row)
        }
    }

    /// Whether a required lower bound of a variable and an upper one leave a single value, as a required intrinsic size
    /// does. More often than not the lower one is tight.
    @inline(__always)
    private func isHalfOfEquation(_ row: Int32) -> Bool {
        guard rows[row].termCount == 1, !rows[row].isEquality else { return false }
        let (own, variable) = (terms[rows[row].firstTerm].coefficient, terms[rows[row].firstTerm].variable)
        guard own > 0 else { return false }
        var term = variables[variable].firstTerm
        while term >= 0 {
            let (other, coefficient) = (terms[term].row, terms[term].coefficient)
            term = terms[term].next
            if rows[other].termCount == 1, rows[other].level == Self.requiredLevel, !rows[other].isEquality,
                coefficient == -own, rows[other].constant == -rows[row].constant
            {
                return true
            }
        }
        return false
    }

    // MARK: Inequalities

    /// Lets new required inequalities of several variables that are violated define a free variable of theirs, or the one
    /// that another of them defines and that has to move on in the same direction.
    private mutating func addViolatedInequalities(_ required: ArraySlice<Int32>) {
        for isSecondPass in [false, true] {
            updateValues()
            for row in required where rows[row].isNew && !rows[row].isEquality && rows[row].termCount > 1 {
                guard slope(of: row) != 0,
                    isSecondPass ? replaceInequality(by: row) : defineFreeVariable(by: row)
                else { continue }
                rows[row].isNew = false
                addAlternativeCandidate(row: row)
            }
        }
        updateValues()
    }

    /// Lets a row define a free variable of its own.
    private mutating func defineFreeVariable(by row: Int32) -> Bool {
        guard let variable = bestFreeVariable(of: row) else { return false }
        return addToBasis(row, defining: variable)
    }

    /// Lets a violated inequality define a variable in place of another inequality, which holds all the more by that.
    private mutating func replaceInequality(by row: Int32) -> Bool {
        for term in termIndices(of: row) {
            let (variable, coefficient) = (terms[term].variable, terms[term].coefficient)
            let other = variables[variable].definingRow
            guard other >= 0, rows[other].basicTerm >= 0, !rows[other].isEquality, !rows[other].isInBlocks,
                rows[other].level == Self.requiredLevel, rows[other].termCount > 1, slackCosts.isZero(other),
                terms[rows[other].basicTerm].coefficient * coefficient > 0
            else { continue }
            _ = removeFromBasis(other)
            if addToBasis(row, defining: variable) {
                invalidateSlope(of: other)
                return true
            }
            _ = addToBasis(other, defining: variable)
        }
        return false
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
        var (last, current) = (Int.min, 0)
        for row in pending {
            let (level, order) = (rows[row].level, rows[row].order)
            guard order > last else { return nil }
            last = order
            // Rows of one level mostly follow each other.
            if levels.indices.contains(current), levels[current].level == level {
                levels[current].count += 1
            } else if let index = levels.firstIndex(where: { $0.level == level }) {
                levels[index].count += 1
                current = index
            } else {
                guard levels.count < 8 else { return nil }
                current = levels.count
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

    /// Lets a row define a free variable, if there is one.
    private mutating func addToBasis(_ row: Int32, _ exhausted: UInt32) -> Bool {
        if let best = bestFreeVariable(of: row), addToBasis(row, defining: best) { return true }
        return addToBasisDefiningInput(row, exhausted)
    }

    /// The free variable of a row that it can define best; nil for none.
    private mutating func bestFreeVariable(of row: Int32) -> Int32? {
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
        return best < 0 ? nil : best
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
        // The newest one nearly always can be defined: no list of the others is made for it.
        var newest: Int32 = -1
        for variable in order.variables where variable > newest && canBecomeBasic(variable) {
            newest = variable
        }
        guard newest >= 0 else {
            for variable in order.variables { variables[variable].exhaustedStamp = exhausted }
            return false
        }
        if addToBasis(row, defining: newest) { return true }
        let others = order.variables.filter { $0 != newest && canBecomeBasic($0) }
        for variable in others.sorted(by: >) where addToBasis(row, defining: variable) { return true }
        return false
    }

    private func rank(_ variable: Int32, _ isLeaf: Bool) -> (Int, Int32, Int32) {
        (isLeaf ? 1 : 0, -variables[variable].termCount, variable)
    }

    private func canBecomeBasic(_ variable: Int32) -> Bool {
        isFree(variable) && freeCosts.isZero(variable)
    }
}
