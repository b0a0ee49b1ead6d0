/// A promise that a solver has broken.
public struct BrokenInvariant: Error, Hashable, CustomStringConvertible {
    /// What does not hold, and where.
    public var description: String
}

extension Solver {
    /// Checks that the system is what it claims to be: links, definitions, values, costs, and that no pivot
    /// would make the solution better. For tests: it takes long.
    public func checkInvariants() throws(BrokenInvariant) {
        try checkLinks()
        try checkBasis()
        try checkSlopes()
        try checkCosts()
    }

    private func require(
        _ holds: Bool, _ description: @autoclosure () -> String
    ) throws(BrokenInvariant) {
        if !holds { throw BrokenInvariant(description: description()) }
    }

    private var livingRows: [Int32] { (0..<Int32(rows.count)).filter { rows[$0].isAlive } }

    private func checkLinks() throws(BrokenInvariant) {
        var linked = 0
        for variable in 0..<Int32(unknowns.count) where unknowns[variable].isAlive {
            var (place, previous) = (unknowns[variable].firstTerm, Int32(-1))
            while place >= 0 {
                linked += 1
                try require(terms[place].variable == variable, "term \(place) is of another variable")
                try require(terms[place].previous == previous, "term \(place) is linked wrongly")
                try require(
                    terms[place].row >= 0 && rows[terms[place].row].isAlive, "term \(place) outlives its row")
                (place, previous) = (terms[place].next, place)
            }
        }
        let counted = livingRows.reduce(0) { $0 + Int(rows[$1].termCount) }
        try require(linked == counted, "\(linked) linked terms, \(counted) in rows")
        let constraints = livingRows.filter { rows[$0].kind == .constraint }
        try require(constraints.count == constraintCount, "the number of constraints is off")
    }

    private func checkBasis() throws(BrokenInvariant) {
        for row in livingRows where rows[row].isBasic {
            let owned = rows[row].owned
            try require(unknowns[owned].owner == row, "row \(row) and variable \(owned) disagree")
            try require(
                (unknowns[owned].composite < 0) == (rows[row].ownedTerm >= 0),
                "variable \(owned) has two definitions")
            try require(
                abs(residual(of: row)) < 1e-5, "row \(row) of the basis is off by \(residual(of: row))")
        }
        for variable in 0..<Int32(unknowns.count) where unknowns[variable].owner >= 0 {
            try require(
                rows[unknowns[variable].owner].owned == variable, "variable \(variable) is not its owner's")
            let gap = abs(definition(of: variable) - unknowns[variable].value)
            try require(gap < 1e-5, "variable \(variable) is off its definition by \(gap)")
        }
        for (index, composite) in composites.enumerated() {
            guard let composite else { continue }
            try require(
                unknowns[composite.variable].composite == Int32(index), "composite \(index) defines nothing")
            for part in composite.parts {
                try require(
                    rows[part.row].isAlive && rows[part.row].isBasic, "part \(part.row) is not in the basis")
            }
        }
        try checkThatNothingCircles()
    }

    private func checkThatNothingCircles() throws(BrokenInvariant) {
        let stamp = newStamp()
        order.removeAll()
        for variable in 0..<Int32(unknowns.count) { visitInputs(of: variable, stamp) }
        var positions = [Int](repeating: -1, count: unknowns.count)
        for (position, variable) in order.enumerated() { positions[Int(variable)] = position }
        for variable in 0..<Int32(unknowns.count) where unknowns[variable].owner >= 0 {
            var inputs: [Int32]
            if unknowns[variable].composite >= 0 {
                inputs = composites[Int(unknowns[variable].composite)]?.terms.map(\.variable) ?? []
            } else {
                inputs = places(of: unknowns[variable].owner).map { terms[$0].variable }
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
        for row in livingRows where !rows[row].isNew {
            let expected = rows[row].isBasic ? 0 : slope(of: row)
            try require(rows[row].slope == expected, "the slope of row \(row) is \(rows[row].slope)")
            let fails = !holds(row) && rows[row].level == Self.requiredLevel
            try require(failedRows.contains(row) == fails, "row \(row) counts wrongly among the failed")
        }
    }

    private func checkCosts() throws(BrokenInvariant) {
        var rowCosts: [Int32: [Double: Double]] = [:]
        var variableCosts: [Int32: [Double: Double]] = [:]
        for row in livingRows where rows[row].slope != 0 {
            expand(row: row)
            let (slope, level) = (Double(rows[row].slope), rows[row].level)
            for part in expandedRows {
                rowCosts[part, default: [:]][level, default: 0] += slope * rows[part].sum
            }
            for variable in expandedUnknowns {
                variableCosts[variable, default: [:]][level, default: 0] += slope * unknowns[variable].sum
            }
        }
        for row in livingRows where rows[row].isBasic {
            try compare(rows[row].costs, rowCosts[row] ?? [:], "row \(row)")
            let level = rows[row].level
            let pays =
                rows[row].costs.isNegative(times: 1, penalty: rows[row].isEquality ? level : nil)
                || rows[row].costs.isNegative(times: -1, penalty: level)
            try require(!pays || statistics.isStalled, "row \(row) should leave the basis")
        }
        for variable in 0..<Int32(unknowns.count) where unknowns[variable].owner < 0 {
            try compare(unknowns[variable].costs, variableCosts[variable] ?? [:], "variable \(variable)")
            try require(
                unknowns[variable].costs.isZero || statistics.isStalled, "variable \(variable) should move")
        }
    }

    private func compare(
        _ costs: LevelCosts, _ expected: [Double: Double], _ place: String
    ) throws(BrokenInvariant) {
        var open = expected
        for entry in costs.entries {
            let other = open.removeValue(forKey: entry.level) ?? 0
            try require(
                abs(entry.value - other) < 1e-6,
                "\(place) costs \(entry.value) at \(entry.level), not \(other)")
        }
        for (level, value) in open {
            try require(abs(value) < 1e-6, "\(place) costs 0 at \(level), not \(value)")
        }
    }
}
