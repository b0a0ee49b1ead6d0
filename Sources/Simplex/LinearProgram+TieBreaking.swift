/// Tie-breaking: the solution is the first of all optimal ones by a fixed order, which depends on the constraints alone
/// and not on earlier solutions.
///
/// The order is expressed by further rows on objective levels below all constraints, see ``TieBreakers``.
extension LinearProgram {
    /// Adds the tie-breakers that are missing, removes those that are not needed any more, and optimizes again.
    mutating func breakTies() {
        needsTieBreaking = false
        guard alternativeCandidates.count > 0 || !tieBreakers.isEmpty else { return }
        for row in tieBreakers.forPositions { removeRow(row) }
        tieBreakers.forPositions = []
        let seeds = variablesWithAlternatives()
        guard !seeds.isEmpty else { return removeTieBreakers() }
        let undetermined = dependents(of: seeds)
        let missing = missingTieBreakers(for: undetermined)
        let unneeded = unneededTieBreakers(for: undetermined)
        for row in unneeded.rows { removeTieBreakers(of: row) }
        for variable in unneeded.lengths {
            if let row = tieBreakers.forLength.removeValue(forKey: variable) { removeRow(row) }
        }
        for tieBreaker in missing { add(tieBreaker) }
        optimize()
        resetFreePositions(among: undetermined.variables)
        release(undetermined)
    }

    // MARK: Adding

    /// A tie-breaker to be added.
    private enum MissingTieBreaker {
        case length(Int32)
        case tie(Int32, level: Double)
        case tightness(Int32)
    }

    /// The tie-breakers that undetermined variables, and constraints of them, lack.
    private mutating func missingTieBreakers(for undetermined: borrowing TopologicalOrder)
        -> [MissingTieBreaker]
    {
        var missing: [MissingTieBreaker] = []
        let visited = newStamp()
        for variable in undetermined.variables {
            if variables[variable].isLength, tieBreakers.forLength[variable] == nil {
                missing.append(.length(variable))
            }
            var term = variables[variable].firstTerm
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                guard rows[row].kind == .constraint, rows[row].stamp != visited else { continue }
                rows[row].stamp = visited
                let existing = tieBreakers.forRow[row] ?? TieBreakers.ForRow()
                if rows[row].level != Self.requiredLevel, existing.tie < 0 {
                    missing.append(.tie(row, level: tieLevel(of: row)))
                }
                if !rows[row].isEquality, existing.tightness < 0, hasPosition(row, undetermined.stamp) {
                    missing.append(.tightness(row))
                }
            }
        }
        return missing
    }

    /// Whether a row mentions an undetermined position.
    private func hasPosition(_ row: Int32, _ undetermined: UInt32) -> Bool {
        termIndices(of: row).contains {
            let variable = terms[$0].variable
            return !variables[variable].isLength && variables[variable].stamp == undetermined
        }
    }

    /// The level of the tie-breaker that decides which of several optional constraints is violated.
    private func tieLevel(of row: Int32) -> Double {
        let ownTerm = rows[row].firstTerm
        let variable = terms[ownTerm].variable
        guard rows[row].termCount == 1, !rows[row].isEquality, variables[variable].isLength else {
            return TieBreakers.Rank.constraint.level(rows[row].order)
        }
        let age = Int(variables[variable].age)
        return terms[ownTerm].coefficient > 0
            ? TieBreakers.Rank.lowerBound.level(age)
            : TieBreakers.Rank.upperBound.level(newestFirst: age)
    }

    private mutating func add(_ tieBreaker: MissingTieBreaker) {
        switch tieBreaker {
        case .length(let variable):
            let level = TieBreakers.Rank.length.level(newestFirst: Int(variables[variable].age))
            let row = makeRow(ofVariable: variable, .equal, level: level, kind: .tieBreaker)
            pendingRows.append(row)
            tieBreakers.forLength[variable] = row
        case .tie(let row, let level):
            let copy = makeTieBreaker(like: row, isEquality: rows[row].isEquality, level)
            tieBreakers.forRow[row, default: .init()].tie = copy
        case .tightness(let row):
            let level = TieBreakers.Rank.tightness.level(rows[row].order)
            let copy = makeTieBreaker(like: row, isEquality: true, level)
            tieBreakers.forRow[row, default: .init()].tightness = copy
        }
    }

    private mutating func makeTieBreaker(like row: Int32, isEquality: Bool, _ level: Double) -> Int32 {
        newTerms.removeAll()
        for term in termIndices(of: row) { newTerms.append((terms[term].variable, terms[term].coefficient)) }
        let copy = makeRow(
            constant: -rows[row].constant, isEquality ? .equal : .greaterThanOrEqual, level: level,
            mayBeRelaxed: false, kind: .tieBreaker)
        pendingRows.append(copy)
        return copy
    }

    /// Sets the oldest positions that are still free to 0, until none is.
    ///
    /// All lengths and inequalities are determined by then: the remaining free variables have no bounds.
    private mutating func resetFreePositions(among undetermined: [Int32]) {
        var free = freeCandidateCount
        guard free > 0 else { return }
        let positions = undetermined.filter { !variables[$0].isLength }
            .sorted { variables[$0].age < variables[$1].age }
        for variable in positions where free > 0 {
            let tableauRow = tableauRow(ofVariable: variable)
            let inputs = tableauRow.free.map(\.variable)
            release(tableauRow)
            guard !inputs.isEmpty else { continue }
            let level = TieBreakers.Rank.position.level(Int(variables[variable].age))
            let row = makeRow(ofVariable: variable, .equal, level: level, kind: .tieBreaker)
            rows[row].isNew = false
            tieBreakers.forPositions.append(row)
            if define(anyOf: inputs, by: row) { free -= 1 } else { invalidateSlope(of: row) }
        }
        optimize()
    }

    private mutating func define(anyOf inputs: [Int32], by row: Int32) -> Bool {
        for input in inputs where addToBasis(row, defining: input) { return true }
        return false
    }

    /// How many candidates are free variables that rows mention.
    private var freeCandidateCount: Int {
        alternativeCandidates.indices.count { index in
            guard case .free(let variable) = alternativeCandidates[index] else { return false }
            return variables[variable].isAlive && isFree(variable)
                && variables[variable].firstTerm >= 0
        }
    }

    // MARK: Removing

    /// The constraints and lengths that have tie-breakers without undetermined variables.
    private func unneededTieBreakers(
        for undetermined: borrowing TopologicalOrder
    ) -> (rows: [Int32], lengths: [Int32]) {
        let stamp = undetermined.stamp
        let rows = tieBreakers.forRow.keys.filter { row in
            !termIndices(of: row).contains { variables[terms[$0].variable].stamp == stamp }
        }
        let lengths = tieBreakers.forLength.keys.filter { variables[$0].stamp != stamp }
        return (rows.sorted(), lengths.sorted())
    }

    /// Removes all tie-breakers.
    mutating func removeTieBreakers() {
        guard !tieBreakers.isEmpty else { return }
        let all = tieBreakers.all
        tieBreakers = TieBreakers()
        for row in all { removeRow(row) }
    }

    /// Removes all tie-breakers where so many rows are new that it is faster to start again.
    mutating func removeTieBreakers(beforeAdding newRows: Int) {
        if 4 * newRows > tieBreakers.count { removeTieBreakers() }
    }

    /// Removes the tie-breakers of a constraint.
    mutating func removeTieBreakers(of row: Int32) {
        let found = tieBreakers.rows(for: row)
        tieBreakers.forRow[row] = nil
        for tieBreaker in found { removeRow(tieBreaker) }
    }
}
