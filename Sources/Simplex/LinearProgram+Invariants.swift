/// An invariant of a solver that does not hold.
public struct BrokenInvariant: Error, Hashable, CustomStringConvertible {
    /// What does not hold, and where.
    public var description: String
}

extension LinearProgram {
    /// Checks links, definitions, values, slopes and reduced costs, and that no pivot would improve the solution.
    mutating func checkInvariants() throws(BrokenInvariant) {
        try checkLinks()
        try checkBasis()
        try checkTriangularOrder()
        try checkSlopes()
        try checkReducedCosts()
    }

    private func require(
        _ holds: Bool, _ description: @autoclosure () -> String
    ) throws(BrokenInvariant) {
        if !holds { throw BrokenInvariant(description: description()) }
    }

    private var allVariables: Range<Int32> { 0..<Int32(variables.count) }

    private var existingRows: [Int32] { (0..<Int32(rows.count)).filter { rows[$0].isAlive } }

    private func checkLinks() throws(BrokenInvariant) {
        var linked = 0
        for variable in allVariables where variables[variable].isAlive {
            var (term, previous) = (variables[variable].firstTerm, Int32(-1))
            while term >= 0 {
                linked += 1
                try require(terms[term].variable == variable, "term \(term) is of another variable")
                try require(terms[term].previous == previous, "term \(term) is linked wrongly")
                try require(
                    terms[term].row >= 0 && rows[terms[term].row].isAlive,
                    "the row of term \(term) is removed")
                (term, previous) = (terms[term].next, term)
            }
        }
        let counted = existingRows.reduce(0) { $0 + Int(rows[$1].termCount) }
        try require(linked == counted, "\(linked) linked terms, \(counted) in rows")
        let constraints = existingRows.filter { rows[$0].kind == .constraint }
        try require(constraints.count == constraintCount, "the number of constraints is wrong")
    }

    private func checkBasis() throws(BrokenInvariant) {
        for row in existingRows where isInBasis(row) {
            let variable = rows[row].basicVariable
            try require(
                variables[variable].definingRow == row, "row \(row) does not define variable \(variable)")
            try require(
                (variables[variable].block < 0) == (rows[row].basicTerm >= 0),
                "variable \(variable) has two definitions")
            let defined = rows[row].basicTerm >= 0 ? variable : RowTerm.block
            try require(
                termIndices(of: row).allSatisfy { terms[$0].definedVariable == defined },
                "terms of row \(row) name another variable than \(variable)")
            try require(abs(slack(of: row)) < 1e-5, "non-basic slack \(row) is \(slack(of: row))")
        }
        for row in existingRows where !isInBasis(row) {
            try require(
                termIndices(of: row).allSatisfy { terms[$0].definedVariable == RowTerm.outside },
                "terms of row \(row) name a variable that it does not define")
        }
        for variable in allVariables where !isFree(variable) {
            try require(
                rows[variables[variable].definingRow].basicVariable == variable,
                "the row of variable \(variable) defines another one")
            let difference = abs(definedValue(of: variable) - values[variable])
            try require(
                difference < 1e-5, "the value of variable \(variable) is off its definition by \(difference)")
        }
        for index in blocks.indices where blocks[index].variable >= 0 {
            try require(
                variables[blocks[index].variable].block == Int32(index),
                "block \(index) does not define its variable")
            for part in blocks[index].parts {
                try require(
                    rows[part.row].isAlive && isInBasis(part.row), "part \(part.row) is not in the basis"
                )
            }
        }
    }

    private mutating func checkTriangularOrder() throws(BrokenInvariant) {
        let order = inputs(of: Array(allVariables))
        var positions = [Int](repeating: -1, count: variables.count)
        for (position, variable) in order.variables.enumerated() { positions[Int(variable)] = position }
        for variable in allVariables where !isFree(variable) {
            var inputs: [Int32]
            if variables[variable].block >= 0 {
                inputs = blocks[variables[variable].block].terms.map(\.variable)
            } else {
                inputs = termIndices(of: variables[variable].definingRow).map { terms[$0].variable }
                inputs.removeAll { $0 == variable }
            }
            for input in inputs {
                try require(
                    positions[Int(input)] < positions[Int(variable)],
                    "variables \(input) and \(variable) depend on each other")
            }
        }
    }

    private func checkSlopes() throws(BrokenInvariant) {
        for row in existingRows where !rows[row].isNew {
            let expected = isInBasis(row) ? 0 : slope(of: row)
            try require(rows[row].slope == expected, "the slope of row \(row) is \(rows[row].slope)")
            let isViolated = !isSatisfied(row) && rows[row].level == Self.requiredLevel
            try require(
                violatedRows.contains(row) == isViolated,
                "row \(row) is wrongly in or out of the violated rows")
        }
    }

    private mutating func checkReducedCosts() throws(BrokenInvariant) {
        var rowCosts: [Int32: [Double: Double]] = [:]
        var variableCosts: [Int32: [Double: Double]] = [:]
        for row in existingRows where rows[row].slope != 0 {
            let tableauRow = tableauRow(of: row)
            let (slope, level) = (Double(rows[row].slope), rows[row].level)
            for (other, coefficient) in tableauRow.slacks {
                rowCosts[other, default: [:]][level, default: 0] += slope * coefficient
            }
            for (variable, coefficient) in tableauRow.free {
                variableCosts[variable, default: [:]][level, default: 0] += slope * coefficient
            }
        }
        for row in existingRows where isInBasis(row) {
            try compare(slackCosts[row], rowCosts[row] ?? [:], "slack \(row)")
            let level = rows[row].level
            let improves =
                slackCosts[row].isNegative(times: 1, penalty: rows[row].isEquality ? level : nil)
                || slackCosts[row].isNegative(times: -1, penalty: level)
            try require(!improves || statistics.isStalled, "slack \(row) should enter the basis")
        }
        for variable in allVariables where isFree(variable) {
            try compare(
                freeCosts[variable], variableCosts[variable] ?? [:], "variable \(variable)")
            try require(
                freeCosts.isZero(variable) || statistics.isStalled,
                "variable \(variable) should enter the basis")
        }
    }

    private func compare(
        _ cost: LexicographicCost, _ expected: [Double: Double], _ name: String
    ) throws(BrokenInvariant) {
        var remaining = expected
        for entry in cost.entries {
            let other = remaining.removeValue(forKey: entry.level) ?? 0
            try require(
                abs(entry.value - other) < 1e-6,
                "\(name) has reduced cost \(entry.value) at \(entry.level), not \(other)")
        }
        for (level, value) in remaining {
            try require(abs(value) < 1e-6, "\(name) has reduced cost 0 at \(level), not \(value)")
        }
    }
}
