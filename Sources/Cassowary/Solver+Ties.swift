/// Why a variable is not determined.
extension Solver {
    /// The optional constraints that leave each of some variables a choice, by age: as it moves, some of them miss
    /// more and others of the same level as much less. Empty for what is determined, and for what nothing holds.
    public func constraints(tiedAround variables: [Variable]) -> [[ConstraintID]] {
        var copies: [Int32: Variable] = [:]
        var parts: [Int32: (rows: [Int32], solver: Solver)] = [:]
        return variables.map { variable in
            guard let index = try? index(of: variable), unknowns[index].firstTerm >= 0 else { return [] }
            if parts[index] == nil {
                let linked = linkedPart(around: index)
                let part = (linked.rows, copy(linked.rows, &copies))
                for other in linked.variables { parts[other] = part }
            }
            guard let (rows, solver) = parts[index], let copy = copies[index] else { return [] }
            let before = rows.map { missed($0, in: solver, copies) }
            guard solver.push(copy, by: 1) || solver.push(copy, by: -1) else { return [] }
            let after = rows.map { missed($0, in: solver, copies) }
            return zip(rows, zip(before, after)).filter { abs($1.0 - $1.1) > 10 * Self.tolerance }
                .map { handle(of: $0.0) }
        }
    }

    /// By how much a row misses its constant, for the values of copies of its variables.
    private func missed(_ row: Int32, in solver: Solver, _ copies: [Int32: Variable]) -> Double {
        guard rows[row].level != Self.requiredLevel else { return 0 }
        let sum = places(of: row).reduce(-rows[row].constant) { sum, place in
            let value = copies[terms[place].variable].map(solver.value(of:)) ?? 0
            return sum + terms[place].coefficient * value
        }
        return rows[row].isEquality ? abs(sum) : max(0, -sum)
    }
}
