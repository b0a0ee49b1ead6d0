/// Alternative optima: where constraints leave a choice between optimal solutions.
///
/// There is one only where a non-basic variable with a reduced cost of 0 can move: a free variable, or the slack of a
/// row of the basis. Candidates are collected as the basis changes, so that a unique optimum costs nothing more.
extension LinearProgram {
    // MARK: Candidates

    mutating func addAlternativeCandidate(variable: Int32) {
        guard !variables[variable].isAlternativeCandidate else { return }
        variables[variable].isAlternativeCandidate = true
        alternativeCandidates.append(.free(variable))
    }

    /// Adds the slack of a row of the basis, unless leaving the row costs something in any case.
    mutating func addAlternativeCandidate(row: Int32) {
        guard !rows[row].isAlternativeCandidate,
            !rows[row].isEquality || rows[row].level != Self.requiredLevel, rows[row].kind != .tieBreaker
        else { return }
        rows[row].isAlternativeCandidate = true
        alternativeCandidates.append(.slack(ofRow: row))
    }

    /// The variables that can move at no cost, as far as constraints are concerned. Others may depend on them.
    ///
    /// Drops the candidates that cannot.
    mutating func variablesWithAlternatives() -> [Int32] {
        var (found, kept): ([Int32], Int32) = ([], 0)
        for index in 0..<Int32(alternativeCandidates.count) {
            let candidate = alternativeCandidates[index]
            switch candidate {
            case .free(let variable):
                let isFree = isFree(variable) && variables[variable].isAlive
                if isFree, variables[variable].firstTerm < 0 { resetUnmentioned(variable) }
                guard isFree, variables[variable].firstTerm >= 0 else {
                    variables[variable].isAlternativeCandidate = false
                    continue
                }
                found.append(variable)
            case .slack(let row):
                rows[row].isAlternativeCandidate = false
                guard rows[row].isAlive, isInBasis(row), canMoveAtNoCost(row) else { continue }
                rows[row].isAlternativeCandidate = true
                found += definitions(with: row).map(\.variable)
            }
            alternativeCandidates[kept] = candidate
            kept += 1
        }
        alternativeCandidates.truncate(to: Int(kept))
        guard !tieBreakers.isEmpty else { return found }
        for row in tieBreakers.all where isInBasis(row) {
            found += definitions(with: row).map(\.variable)
        }
        return found
    }

    /// A variable that no row mentions is 0.
    private mutating func resetUnmentioned(_ variable: Int32) {
        guard values[variable] != 0 else { return }
        values[variable] = 0
        markChanged(variable)
    }

    // MARK: Blocking bounds

    /// Whether the slack of a row of the basis can move at no cost, in one direction or the other, and no other bound of
    /// the same variable blocks it, as the two halves of an intrinsic size block each other.
    private mutating func canMoveAtNoCost(_ row: Int32) -> Bool {
        rows[row].isBlocked = false
        let (level, isEquality) = (rows[row].level, rows[row].isEquality)
        if slackCosts[row].isZeroForConstraints(times: 1, penalty: isEquality ? level : nil),
            !isBlocked(row, 1)
        {
            return true
        }
        return slackCosts[row].isZeroForConstraints(times: -1, penalty: level) && !isBlocked(row, -1)
    }

    /// Whether another bound of a bound's variable becomes violated at once as the bound's slack moves.
    private mutating func isBlocked(_ row: Int32, _ direction: Double) -> Bool {
        let ownTerm = rows[row].firstTerm
        let variable = terms[ownTerm].variable
        guard rows[row].termCount == 1 else { return false }
        let motion = terms[ownTerm].coefficient < 0 ? -direction : direction
        let value = values[variable]
        var term = variables[variable].firstTerm
        while term >= 0 {
            let (other, coefficient) = (terms[term].row, terms[term].coefficient)
            term = terms[term].next
            guard rows[other].termCount == 1, !isInBasis(other), rows[other].kind != .tieBreaker,
                abs(coefficient * value - rows[other].constant) <= Self.tolerance
            else { continue }
            let speed = coefficient * motion
            let beyond: Int8 = speed < 0 ? -1 : rows[other].isEquality ? 1 : 0
            if Double(beyond - rows[other].slope) * speed > 0 {
                if rows[row].basicVariable == variable {
                    rows[row].isBlocked = true
                } else {
                    variables[variable].isBlocked = true
                }
                return true
            }
        }
        return false
    }

    /// Makes blocked bounds of a variable candidates again when another bound of it changes.
    mutating func recheckBlocking(by row: Int32) {
        let variable = terms[rows[row].firstTerm].variable
        let definingRow = variables[variable].definingRow
        if definingRow >= 0, rows[definingRow].isBlocked { addAlternativeCandidate(row: definingRow) }
        guard variables[variable].isBlocked else { return }
        variables[variable].isBlocked = false
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if rows[row].termCount == 1, isInBasis(row) { addAlternativeCandidate(row: row) }
            term = terms[term].next
        }
    }
}
