/// Changes of the linear program. Nothing is computed before ``LinearProgram/solve()``.
extension LinearProgram {
    /// Adds the constraint that the terms in ``newTerms`` plus a constant compare with zero.
    mutating func addConstraint(
        constant: Double, _ relation: Relation, level: Double, mayBeRelaxed: Bool
    ) -> Int32 {
        let row = makeRow(constant: constant, relation, level: level, mayBeRelaxed: mayBeRelaxed)
        pendingRows.append(row)
        noteEdit()
        return row
    }

    /// Reserves memory for further variables.
    mutating func reserve(variables more: Int) {
        variables.reserveCapacity(variables.count + more)
        values.reserveCapacity(variables.count + more)
        freeCosts.reserveCapacity(variables.count + more)
        blocksOfVariable.reserveCapacity(variables.count + more)
    }

    /// Reserves memory for further constraints of two terms.
    mutating func reserve(constraints more: Int) {
        rows.reserveCapacity(rows.count + more)
        slackCosts.reserveCapacity(rows.count + more)
        slackWork.reserveCapacity(rows.count + more)
        blocksOfRow.reserveCapacity(rows.count + more)
        terms.reserveCapacity(terms.count + 2 * more)
        pendingRows.reserveCapacity(pendingRows.count + more)
        // What a cell needs, at once: arrays that start empty grow several times on the way there.
        let some = min(more, 128)
        dirtyVariables.reserveCapacity(some)
        changedVariables.reserveCapacity(some)
        dirtyRows.reserveCapacity(some)
        slopeChanges.reserveCapacity(some / 2)
        pricingCandidates.reserveCapacity(some)
    }

    /// Removes a constraint.
    mutating func removeConstraint(_ row: Int32) {
        noteEdit()
        if !tieBreakers.isEmpty { removeTieBreakers(of: row) }
        removeRow(row)
    }

    /// Has ties broken by the next solution.
    mutating func noteEdit() { (needsTieBreaking, isAlternative) = (true, false) }

    /// Changes the constant of a constraint's expression.
    mutating func setConstant(_ constant: Double, of row: Int32) {
        let rightSide = rows[row].isReversed ? constant : -constant
        guard rows[row].constant != rightSide else { return }
        noteEdit()
        setRightSide(rightSide, of: row)
        if !tieBreakers.isEmpty {
            for tieBreaker in tieBreakers.rows(for: row) { setRightSide(rightSide, of: tieBreaker) }
        }
    }

    private mutating func setRightSide(_ rightSide: Double, of row: Int32) {
        rows[row].constant = rightSide
        if isInBasis(row) {
            invalidateDefinitions(byRow: row)
        } else if !rows[row].isNew {
            invalidateSlope(of: row)
        }
    }

    /// Changes the level of an optional constraint.
    mutating func setLevel(_ level: Double, of row: Int32) {
        noteEdit()
        move(row, toLevel: level)
    }

    /// Moves the violation of a row to another level of the objective.
    mutating func move(_ row: Int32, toLevel level: Double) {
        guard rows[row].level != level else { return }
        if isInBasis(row) {
            rows[row].level = level
            addPricingCandidate(row: row)
            return
        }
        let slope = rows[row].slope
        setSlope(of: row, to: 0)
        applySlopeChanges()
        rows[row].level = level
        setSlope(of: row, to: slope)
        applySlopeChanges()
        updateViolation(of: row)
    }
}
