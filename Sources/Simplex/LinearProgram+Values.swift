/// Values of the basic variables, computed by their definitions, and the slopes of the rows outside the basis.
extension LinearProgram {
    /// Computes ``dirtyVariables`` and what depends on them, and invalidates the slopes of rows that mention these.
    mutating func updateValues() {
        guard !dirtyVariables.isEmpty else { return }
        let order = dependents(of: dirtyVariables)
        for variable in dirtyVariables { variables[variable].isDirty = false }
        dirtyVariables.removeAll(keepingCapacity: true)
        statistics.evaluations += order.variables.count
        for variable in order.variables.reversed() where !isFree(variable) {
            let value = definedValue(of: variable)
            guard value != values[variable] else { continue }
            values[variable] = value
            if value < -Self.tolerance, variables[variable].isLength { negativeLengths.append(variable) }
            markChanged(variable)
            invalidateSlopes(ofRowsWith: variable)
        }
        release(order)
    }

    /// What the definition of a basic variable evaluates to.
    // Inlined, as others are: a call that borrows the program copies all its fields. Pays in `constraints feed`.
    @inline(__always)
    func definedValue(of variable: Int32) -> Double {
        let block = variables[variable].block
        if block >= 0 {
            var sum = blocks[block].offset
            for term in blocks[block].terms { sum += term.coefficient * values[term.variable] }
            return sum
        }
        let row = variables[variable].definingRow
        let basicTerm = rows[row].basicTerm
        var sum = rows[row].constant
        for term in termIndices(of: row) where term != basicTerm {
            sum -= terms[term].coefficient * values[terms[term].variable]
        }
        return sum / terms[basicTerm].coefficient
    }

    mutating func markChanged(_ variable: Int32) {
        guard !variables[variable].isChanged else { return }
        variables[variable].isChanged = true
        changedVariables.append(variable)
    }

    // MARK: Slopes

    private mutating func invalidateSlopes(ofRowsWith variable: Int32) {
        var term = variables[variable].firstTerm
        while term >= 0 {
            if terms[term].definedVariable == RowTerm.outside { invalidateSlope(of: terms[term].row) }
            term = terms[term].next
        }
    }

    /// Has the slope of a row outside the basis computed again.
    mutating func invalidateSlope(of row: Int32) {
        guard !rows[row].isDirty else { return }
        rows[row].isDirty = true
        dirtyRows.append(row)
    }

    /// Computes the slopes of ``dirtyRows``, and what that changes in the reduced costs.
    mutating func updateSlopes() {
        for row in dirtyRows where rows[row].isDirty {
            rows[row].isDirty = false
            guard rows[row].isAlive, !isInBasis(row) else { continue }
            setSlope(of: row, to: slope(of: row))
            updateViolation(of: row)
            if rows[row].termCount == 1 { recheckBlocking(by: row) }
        }
        dirtyRows.removeAll(keepingCapacity: true)
        applySlopeChanges()
    }

    /// Sets the slope of a row; ``applySlopeChanges()`` then brings the reduced costs up to date.
    mutating func setSlope(of row: Int32, to slope: Int8) {
        let old = rows[row].slope
        guard slope != old else { return }
        rows[row].slope = slope
        slopeChanges.append(SlopeChange(row: row, level: rows[row].level, change: Double(slope - old)))
    }

    /// Keeps ``violatedRows`` up to date for a row outside the basis.
    mutating func updateViolation(of row: Int32) {
        let isViolated = rows[row].level == Self.requiredLevel && rows[row].slope != 0 && !isSatisfied(row)
        if isViolated != rows[row].isViolated { setViolated(row, isViolated) }
    }

    @inline(never)
    mutating func setViolated(_ row: Int32, _ isViolated: Bool) {
        rows[row].isViolated = isViolated
        if isViolated { violatedRows.insert(row) } else { violatedRows.remove(row) }
    }
}

/// A change of the slope of a row.
struct SlopeChange {
    var row: Int32
    var level: Double
    var change: Double
}
