/// Values: computed along the definitions, from what moved to what depends on it.
extension Solver {
    /// Computes what depends on ``movedSeeds`` and collects rows outside the basis that it touches.
    func settleValues() {
        guard !movedSeeds.isEmpty else { return }
        collectDependents(of: movedSeeds)
        for variable in movedSeeds { unknowns[variable].isMoved = false }
        movedSeeds.removeAll(keepingCapacity: true)
        statistics.evaluations += order.count
        for variable in order.reversed() where unknowns[variable].owner >= 0 {
            let value = definition(of: variable)
            guard value != unknowns[variable].value else { continue }
            unknowns[variable].value = value
            if value < -Self.tolerance, unknowns[variable].isLength { negativeLengths.append(variable) }
            markChanged(variable)
            touchRows(of: variable)
        }
    }

    /// What the definition of a variable gives for the values of the others.
    func definition(of variable: Int32) -> Double {
        let composite = unknowns[variable].composite
        if composite >= 0, let definition = composites[Int(composite)] {
            return definition.terms.reduce(definition.offset) {
                $0 + $1.coefficient * unknowns[$1.variable].value
            }
        }
        let row = unknowns[variable].owner
        let own = rows[row].ownedTerm
        var sum = rows[row].constant
        for place in places(of: row) where place != own {
            sum -= terms[place].coefficient * unknowns[terms[place].variable].value
        }
        return sum / terms[own].coefficient
    }

    private func touchRows(of variable: Int32) {
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            let row = terms[place].row
            if !rows[row].isBasic { touch(row) }
            place = terms[place].next
        }
    }

    /// Has a row outside the basis looked at again.
    func touch(_ row: Int32) {
        guard !rows[row].isTouched else { return }
        rows[row].isTouched = true
        touchedRows.append(row)
    }

    /// Finds the rows that have begun or ceased to miss something, and books the difference in the costs.
    func settleSlopes() {
        for row in touchedRows where rows[row].isTouched {
            rows[row].isTouched = false
            guard rows[row].isAlive, !rows[row].isBasic else { continue }
            setSlope(of: row, to: slope(of: row))
            noteFailure(of: row)
            if rows[row].termCount == 1 { reviewMeeting(with: row) }
        }
        touchedRows.removeAll(keepingCapacity: true)
        bookFlips()
    }

    /// Notes a new slope of a row, to be booked by ``bookFlips()``.
    func setSlope(of row: Int32, to slope: Int8) {
        let old = rows[row].slope
        guard slope != old else { return }
        rows[row].slope = slope
        flips.append(Flip(row: row, level: rows[row].level, change: Double(slope - old)))
    }

    /// Keeps ``failedRows`` up to date for a row outside the basis.
    func noteFailure(of row: Int32) {
        if rows[row].level == Self.requiredLevel, rows[row].slope != 0, !holds(row) {
            failedRows.insert(row)
        } else if !failedRows.isEmpty {
            failedRows.remove(row)
        }
    }

    /// Adds the changes of slopes to the costs of the basis, all rows of a level in one go.
    func bookFlips() {
        guard !flips.isEmpty else { return }
        if flips.count > 1 { flips.sort { ($0.level, $1.row) > ($1.level, $0.row) } }
        var start = 0
        while start < flips.count {
            let level = flips[start].level
            var end = start
            while end < flips.count, flips[end].level == level { end += 1 }
            expand(flips[start..<end])
            bookExpansion(at: level)
            start = end
        }
        flips.removeAll(keepingCapacity: true)
    }

    private func bookExpansion(at level: Double) {
        for row in expandedRows where abs(rows[row].sum) > LevelCosts.tolerance {
            rows[row].costs.add(rows[row].sum, at: level)
            suspect(row: row)
        }
        for variable in expandedUnknowns {
            unknowns[variable].costs.add(unknowns[variable].sum, at: level)
            suspect(variable: variable)
        }
    }

    /// Adds costs, times the weights of the last expansion, to the costs of the basis.
    func book(_ costs: LevelCosts) {
        guard !costs.isZero else { return }
        for row in expandedRows where abs(rows[row].sum) > LevelCosts.tolerance {
            rows[row].costs.add(costs, times: rows[row].sum)
            suspect(row: row)
        }
        for variable in expandedUnknowns {
            unknowns[variable].costs.add(costs, times: unknowns[variable].sum)
            suspect(variable: variable)
        }
    }

    func suspect(row: Int32) {
        guard !rows[row].isSuspect else { return }
        rows[row].isSuspect = true
        suspects.append(row)
    }

    func suspect(variable: Int32) {
        guard !unknowns[variable].isSuspect else { return }
        unknowns[variable].isSuspect = true
        suspects.append(~variable)
    }
}

/// A change of the slope of a row.
struct Flip {
    var row: Int32
    var level: Double
    var change: Double
}
