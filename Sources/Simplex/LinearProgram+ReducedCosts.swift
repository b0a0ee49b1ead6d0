/// Reduced costs: how the objective changes with each non-basic variable.
///
/// The objective is the sum of `slope * slack` over the rows outside the basis, at the level of each. Written in terms of
/// the non-basic variables, its coefficients are the reduced costs. They are updated by what changes, not computed anew.
extension LinearProgram {
    /// Adds ``slopeChanges`` to the reduced costs, those of one level together.
    mutating func applySlopeChanges() {
        guard !slopeChanges.isEmpty else { return }
        var changes: [SlopeChange] = []
        swap(&changes, &slopeChanges)
        if changes.count > 1 { changes.sort { ($0.level, $1.row) > ($1.level, $0.row) } }
        var start = 0
        while start < changes.count {
            let level = changes[start].level
            var end = start
            while end < changes.count, changes[end].level == level { end += 1 }
            let tableauRow = tableauRow(ofSum: changes[start..<end])
            addToReducedCosts(tableauRow, at: level)
            release(tableauRow)
            start = end
        }
        changes.removeAll(keepingCapacity: true)
        swap(&changes, &slopeChanges)
    }

    private mutating func addToReducedCosts(_ tableauRow: borrowing TableauRow, at level: Double) {
        for (row, coefficient) in tableauRow.slacks where abs(coefficient) > LexicographicCost.tolerance {
            slackCosts.add(coefficient, at: level, to: row)
            addPricingCandidate(row: row)
        }
        for (variable, coefficient) in tableauRow.free {
            freeCosts.add(coefficient, at: level, to: variable)
            addPricingCandidate(variable: variable)
        }
    }

    /// Adds a cost, times the coefficients of a row of the tableau, to the reduced costs.
    mutating func addToReducedCosts(_ cost: LexicographicCost, times tableauRow: borrowing TableauRow) {
        guard !cost.isZero else { return }
        for (row, coefficient) in tableauRow.slacks where abs(coefficient) > LexicographicCost.tolerance {
            slackCosts.add(cost, times: coefficient, to: row)
            addPricingCandidate(row: row)
        }
        for (variable, coefficient) in tableauRow.free {
            freeCosts.add(cost, times: coefficient, to: variable)
            addPricingCandidate(variable: variable)
        }
    }

    mutating func addPricingCandidate(row: Int32) {
        guard !rows[row].isPricingCandidate else { return }
        rows[row].isPricingCandidate = true
        pricingCandidates.append(.slack(ofRow: row))
    }

    private mutating func addPricingCandidate(variable: Int32) {
        guard !variables[variable].isPricingCandidate else { return }
        variables[variable].isPricingCandidate = true
        pricingCandidates.append(.free(variable))
    }
}
