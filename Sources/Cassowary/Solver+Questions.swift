/// What a solver can be asked about its solution.
extension Solver {
    /// The constraints of the basis that determine a variable, by age: its value is a sum of their constants.
    public func constraints(determining variable: Variable) -> [ConstraintID] {
        guard let index = try? index(of: variable) else { return [] }
        expand(variable: index)
        return expandedRows.filter { abs(rows[$0].sum) > Self.smallestPivot }
            .sorted { rows[$0].order < rows[$1].order }.map(handle(of:))
    }

    /// Whether the system leaves a variable no choice. The answer is exact: both ends of what the best
    /// solutions allow are looked for, in a copy of the part of the system that the variable belongs to.
    public func isDetermined(_ variable: Variable) -> Bool { undetermined(of: [variable]).isEmpty }

    /// Those of some variables that could be elsewhere in a solution that is as good.
    public func undetermined(of variables: [Variable]) -> [Variable] {
        var copies: [Int32: Variable] = [:]
        var solvers: [Int32: Solver] = [:]
        return variables.filter { variable in
            guard let index = try? index(of: variable) else { return false }
            guard unknowns[index].firstTerm >= 0 else { return true }
            if copies[index] == nil { copyPart(around: index, &copies, &solvers) }
            guard let solver = solvers[index], let copy = copies[index] else { return false }
            return solver.push(copy, by: 1) || solver.push(copy, by: -1)
        }
    }

    /// Moves a variable to another place that is as good, if there is one, and leaves it there.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - distance: How far it moves where nothing stops it before, up first, else down.
    /// - Returns: Whether it has moved.
    @discardableResult
    public func exercise(_ variable: Variable, by distance: Double = 1) -> Bool {
        guard contains(variable) else { return false }
        return push(variable, by: distance) || push(variable, by: -distance)
    }

    /// Copies all rows that are linked with a variable into a solver of their own.
    private func copyPart(
        around start: Int32, _ copies: inout [Int32: Variable], _ solvers: inout [Int32: Solver]
    ) {
        let part = linkedPart(around: start)
        let solver = copy(part.rows, &copies)
        for variable in part.variables { solvers[variable] = solver }
    }

    /// All variables and rows that are linked with a variable, the rows by age.
    func linkedPart(around start: Int32) -> (variables: [Int32], rows: [Int32]) {
        let stamp = newStamp()
        var (open, part, found): ([Int32], [Int32], [Int32]) = ([start], [], [])
        unknowns[start].stamp = stamp
        while let variable = open.popLast() {
            part.append(variable)
            var place = unknowns[variable].firstTerm
            while place >= 0 {
                let row = terms[place].row
                place = terms[place].next
                guard rows[row].stamp != stamp else { continue }
                rows[row].stamp = stamp
                found.append(row)
                for other in places(of: row) where unknowns[terms[other].variable].stamp != stamp {
                    unknowns[terms[other].variable].stamp = stamp
                    open.append(terms[other].variable)
                }
            }
        }
        return (part, found.sorted { rows[$0].order < rows[$1].order })
    }

    /// A solver of its own for some rows, solved.
    func copy(_ some: [Int32], _ copies: inout [Int32: Variable]) -> Solver {
        let solver = Solver()
        for row in some { _ = copy(row, to: solver, &copies, isRequired: false) }
        solver.solve()
        return solver
    }

    /// Pulls at a variable with less than any priority.
    ///
    /// - Returns: Whether it moves.
    func push(_ variable: Variable, by distance: Double) -> Bool {
        let before = value(of: variable)
        let goal = Constraint(
            Expression([Term(variable)], constant: -(before + distance)),
            distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual, priority: Priority(1))
        guard let pull = try? add(goal) else { return false }
        rows[pull.index].level = -1
        solve()
        let after = value(of: variable)
        try? remove(pull)
        solve()
        return abs(after - before) > 10 * Self.tolerance
    }
}
