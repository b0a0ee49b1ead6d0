/// The variable that enters the basis, and its direction: 1 for upwards, -1 for downwards.
struct EnteringVariable: Equatable {
    var variable: NonbasicVariable
    var direction: Double
}

/// Pricing: which non-basic variable enters the basis.
extension LinearProgram {
    /// The next pricing candidate with a negative reduced cost; nil for none, where the solution is optimal.
    mutating func nextEntering(byBlandsRule: Bool) -> EnteringVariable? {
        while let candidate = nextPricingCandidate(byBlandsRule: byBlandsRule) {
            if let direction = improvingDirection(of: candidate) {
                return EnteringVariable(variable: candidate, direction: direction)
            }
            if case .slack(let row) = candidate, rows[row].isAlive, isInBasis(row) {
                addAlternativeCandidate(row: row)
            }
        }
        return nil
    }

    /// The candidate that was added last; by Bland's rule always the oldest variable, which prevents cycling.
    private mutating func nextPricingCandidate(byBlandsRule: Bool) -> NonbasicVariable? {
        if byBlandsRule {
            var candidates: [NonbasicVariable] = []
            swap(&candidates, &pricingCandidates)
            candidates.sort { age(of: $0) > age(of: $1) }
            swap(&candidates, &pricingCandidates)
        }
        guard let candidate = pricingCandidates.popLast() else { return nil }
        switch candidate {
        case .slack(let row): rows[row].isPricingCandidate = false
        case .free(let variable): variables[variable].isPricingCandidate = false
        }
        return candidate
    }

    private func age(of candidate: NonbasicVariable) -> Int {
        switch candidate {
        case .slack(let row): rows[row].order
        case .free(let variable): -1 - Int(variable)
        }
    }

    /// The direction in which a non-basic variable has a negative reduced cost; nil for none.
    ///
    /// The slack of a row moves away from 0, so that the row itself is violated: downwards, and for an equality upwards
    /// too. That costs 1 at the level of the row.
    @inline(__always)  // The program would be copied.
    private func improvingDirection(of candidate: NonbasicVariable) -> Double? {
        switch candidate {
        case .free(let variable):
            guard variables[variable].isAlive, isFree(variable),
                !freeCosts.isZero(variable)
            else { return nil }
            return freeCosts[variable].leading < 0 ? 1 : -1
        case .slack(let row):
            guard rows[row].isAlive, isInBasis(row), !slackCosts.isZero(row) else { return nil }
            let level = rows[row].level
            if slackCosts[row].isNegative(times: 1, penalty: rows[row].isEquality ? level : nil) {
                return 1
            }
            return slackCosts[row].isNegative(times: -1, penalty: level) ? -1 : nil
        }
    }
}
