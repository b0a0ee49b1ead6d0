/// The solution: a table of contents.
extension LinearProgram {
    /// Brings all values up to date with all changes.
    mutating func solve() {
        statistics.isStalled = false
        if !pendingRows.isEmpty, !tieBreakers.isEmpty { removeTieBreakers(beforeAdding: pendingRows.count) }
        optimize()
        if !violatedRows.isEmpty || !relaxedRows.isEmpty, relaxesRows { resolveInfeasibility() }
        if needsTieBreaking, breaksTies { breakTies() }
    }

    /// Optimizes with all new rows and constants. Required rows that are infeasible remain violated.
    mutating func optimize() {
        addPendingRows()
        updateValues()
        updateSlopes()
        runSimplexMethod()
        // Bounds of lengths are added only where the optimum violates them: most lengths are never negative.
        while !negativeLengths.isEmpty, boundNegativeLengths() {
            addPendingRows()
            updateValues()
            updateSlopes()
            runSimplexMethod()
        }
    }

    /// Adds lower bounds for lengths that came out negative.
    ///
    /// - Returns: Whether there are any that had none.
    private mutating func boundNegativeLengths() -> Bool {
        var isBounded = false
        for variable in negativeLengths where variables[variable].isAlive {
            guard values[variable] < -Self.tolerance, boundOfLength[variable] == nil else {
                continue
            }
            let row = makeRow(
                ofVariable: variable, .greaterThanOrEqual, level: Self.requiredLevel, kind: .bound)
            boundOfLength[variable] = row
            pendingRows.append(row)
            isBounded = true
        }
        negativeLengths.removeAll(keepingCapacity: true)
        return isBounded
    }

    // MARK: The simplex method

    /// Exchanges non-basic and basic variables until no reduced cost is negative.
    private mutating func runSimplexMethod() {
        let start = statistics.pivots
        let limit = 1000 + 4 * rows.count
        while let entering = nextEntering(byBlandsRule: statistics.pivots - start > limit) {
            guard let leaving = ratioTest(entering) else { continue }
            pivot(entering, leaving)
            if statistics.pivots - start > 20 * limit {
                statistics.isStalled = true
                return
            }
        }
    }

    /// Exchanges the entering and the leaving variable, and brings values, slopes and reduced costs up to date.
    mutating func pivot(_ entering: EnteringVariable, _ leaving: consuming RatioTest) {
        let (left, cost): (Int32, LexicographicCost)
        switch entering.variable {
        case .slack(let row): (left, cost) = (removeFromBasis(row), slackCosts[row])
        case .free(let variable): (left, cost) = (variable, freeCosts[variable])
        }
        guard addToBasis(leaving.row, defining: left) else {
            if case .slack(let row) = entering.variable { _ = addToBasis(row, defining: left) }
            return release(leaving)
        }
        statistics.pivots += 1
        let tableauRow: TableauRow
        switch entering.variable {
        case .slack(let row):
            tableauRow = self.tableauRow(of: row)
            slackCosts.setZero(row)
        case .free(let variable):
            tableauRow = self.tableauRow(ofVariable: variable)
            freeCosts.setZero(variable)
        }
        addToReducedCosts(cost, times: tableauRow)
        release(tableauRow)
        slackCosts.add(-Double(rows[leaving.row].slope), at: rows[leaving.row].level, to: leaving.row)
        rows[leaving.row].slope = 0
        if rows[leaving.row].isViolated { setViolated(leaving.row, false) }
        addPricingCandidate(row: leaving.row)
        if case .slack(let row) = entering.variable {
            setSlope(of: row, to: entering.direction < 0 ? -1 : rows[row].isEquality ? 1 : 0)
            invalidateSlope(of: row)
        }
        for passed in leaving.breakpoints[..<leaving.index] { setSlope(of: passed.row, to: passed.slope) }
        applySlopeChanges()
        invalidateDefinitions(byRow: leaving.row)
        release(leaving)
        updateValues()
        updateSlopes()
    }
}
