/// The solution: a table of contents.
extension Solver {
    /// Brings all values up to date with all changes.
    ///
    /// Required constraints that cannot hold together are told as ``Conflict``s, and one of each gives way; one
    /// that had given way and can hold again is taken back.
    public func solve() {
        statistics.isStalled = false
        if !pendingRows.isEmpty, !preferences.isEmpty { removePreferences(before: pendingRows.count) }
        takeIn()
        if !failedRows.isEmpty || !brokenRows.isEmpty, resolvesConflicts { settleConflicts() }
        if isUndecided, decidesWhatIsOpen { decideWhatIsOpen() }
    }

    /// Brings the solution up to date with new rows and constants, with required rows that fail where they cannot
    /// hold.
    func takeIn() {
        takeInPendingRows()
        settleValues()
        settleSlopes()
        optimise()
        // No length is negative: where all are not so by themselves, that costs nothing.
        while !negativeLengths.isEmpty, boundNegativeLengths() {
            takeInPendingRows()
            settleValues()
            settleSlopes()
            optimise()
        }
    }

    /// Bounds the lengths that came out negative.
    ///
    /// - Returns: Whether there are any that were not bounded before.
    private func boundNegativeLengths() -> Bool {
        var isBounded = false
        for variable in negativeLengths where unknowns[variable].isAlive {
            guard unknowns[variable].value < -Self.tolerance, boundOfLength[variable] == nil else { continue }
            merged.removeAll()
            merged.append((variable, 1))
            let row = makeRow(
                constant: 0, .greaterThanOrEqual, level: Self.requiredLevel, givesWay: false, kind: .bound)
            boundOfLength[variable] = row
            pendingRows.append(row)
            isBounded = true
        }
        negativeLengths.removeAll(keepingCapacity: true)
        return isBounded
    }

    // MARK: A start close to the solution

    /// Lets new equations determine what is free, the highest levels first.
    ///
    /// This only chooses where the simplex method starts: it corrects what does not fit.
    private func takeInPendingRows() {
        guard !pendingRows.isEmpty else { return }
        let settled = newStamp()
        if pendingRows.contains(where: { rows[$0].level != Self.requiredLevel }) {
            pendingRows.sort { (rows[$1].level, rows[$0].order) < (rows[$0].level, rows[$1].order) }
        }
        for row in pendingRows where rows[row].isNew && rows[row].isEquality {
            rows[row].isNew = false
            if !takeIn(row, settled) { touch(row) }
        }
        settleValues()
        takeInBounds(settled, areRequired: false)
        takeInBounds(settled, areRequired: true)
        pendingRows.removeAll(keepingCapacity: true)
    }

    /// Lets new bounds of one variable that do not hold determine what is still free, as each would otherwise be
    /// taken in by a pivot, which moves all that depends on it.
    ///
    /// Optional ones come first: a natural length is more often what counts than the least one that is allowed.
    private func takeInBounds(_ settled: UInt32, areRequired: Bool) {
        for row in pendingRows where rows[row].isNew {
            guard (rows[row].level == Self.requiredLevel) == areRequired else { continue }
            rows[row].isNew = false
            if rows[row].termCount > 1 || slope(of: row) == 0 || !takeIn(row, settled) {
                touch(row)
            } else {
                considerOpen(row: row)
            }
        }
    }

    private func takeIn(_ row: Int32, _ settled: UInt32) -> Bool {
        var known: Int32 = -1
        var isLeafKnown = false
        // The variable that the fewest rows mention most likely depends on the others, and nothing on it.
        for place in places(of: row) {
            let variable = terms[place].variable
            guard isOpen(variable) else { continue }
            let isLeaf = isLeaf(variable)
            if known < 0 || rank(variable, isLeaf) > rank(known, isLeafKnown) {
                (known, isLeafKnown) = (variable, isLeaf)
            }
        }
        if known >= 0, engage(row, with: known) { return true }
        return takeInFromAfar(row, settled)
    }

    /// Lets a row determine a variable that its own depend on.
    private func takeInFromAfar(_ row: Int32, _ settled: UInt32) -> Bool {
        let stamp = newStamp()
        order.removeAll(keepingCapacity: true)
        skippedStamp = settled
        for place in places(of: row) where unknowns[terms[place].variable].settledStamp != settled {
            visitInputs(of: terms[place].variable, stamp)
        }
        skippedStamp = .max
        let open = order.filter(isOpen)
        if open.isEmpty {
            for variable in order { unknowns[variable].settledStamp = settled }
            return false
        }
        for variable in open.sorted(by: >) where engage(row, with: variable) { return true }
        return false
    }

    private func rank(_ variable: Int32, _ isLeaf: Bool) -> (Int, Int32, Int32) {
        (isLeaf ? 1 : 0, -unknowns[variable].termCount, variable)
    }

    private func isOpen(_ variable: Int32) -> Bool {
        unknowns[variable].owner < 0 && unknowns[variable].costs.isZero
    }

    // MARK: The simplex method

    /// Lets rows go that cost more than they are worth, until there are none.
    private func optimise() {
        let start = statistics.pivots
        let patience = 1000 + 4 * rows.count
        while let item = nextSuspect(inOrder: statistics.pivots - start > patience) {
            guard let direction = improvingDirection(of: item) else {
                if item >= 0, rows[item].isAlive, rows[item].isBasic { considerOpen(row: item) }
                continue
            }
            letGo(item, direction)
            if statistics.pivots - start > 20 * patience {
                statistics.isStalled = true
                return
            }
        }
    }

    /// What may be worth letting go. After many pivots always the oldest: Bland's rule, which cannot circle.
    private func nextSuspect(inOrder: Bool) -> Int32? {
        if inOrder {
            suspects.sort { age(of: $0) > age(of: $1) }
        }
        guard let item = suspects.popLast() else { return nil }
        if item >= 0 { rows[item].isSuspect = false } else { unknowns[~item].isSuspect = false }
        return item
    }

    private func age(of item: Int32) -> Int { item >= 0 ? rows[item].order : -1 - Int(~item) }

    /// Whether it pays to let a row of the basis go upwards (1) or downwards (-1), or to move a free variable.
    private func improvingDirection(of item: Int32) -> Double? {
        if item < 0 {
            let variable = ~item
            guard unknowns[variable].isAlive, unknowns[variable].owner < 0, !unknowns[variable].costs.isZero
            else { return nil }
            return unknowns[variable].costs.leading < 0 ? 1 : -1
        }
        guard rows[item].isAlive, rows[item].isBasic, !rows[item].costs.isZero else { return nil }
        let level = rows[item].level
        if rows[item].costs.isNegative(times: 1, penalty: rows[item].isEquality ? level : nil) { return 1 }
        if rows[item].costs.isNegative(times: -1, penalty: level) { return -1 }
        return nil
    }

    /// Moves along an edge of the solutions as far as it pays, and takes in the row that ends the way.
    private func letGo(_ item: Int32, _ direction: Double) {
        guard let end = endOfTheWay(of: item, direction) else { return }
        let entering = breakpoints[end].row
        let (left, costs) = item >= 0 ? (release(item), rows[item].costs) : (~item, unknowns[~item].costs)
        guard engage(entering, with: left) else {
            if item >= 0 { _ = engage(item, with: left) }
            return
        }
        statistics.pivots += 1
        if item >= 0 {
            expand(row: item)
            rows[item].costs = LevelCosts()
        } else {
            expand(variable: ~item)
            unknowns[~item].costs = LevelCosts()
        }
        book(costs)
        rows[entering].costs.add(-Double(rows[entering].slope), at: rows[entering].level)
        rows[entering].slope = 0
        failedRows.remove(entering)
        suspect(row: entering)
        if item >= 0 {
            setSlope(of: item, to: direction < 0 ? -1 : rows[item].isEquality ? 1 : 0)
            touch(item)
        }
        for passed in breakpoints[..<end] { setSlope(of: passed.row, to: passed.slope) }
        bookFlips()
        markMoved(byRow: entering)
        settleValues()
        settleSlopes()
    }
}
