/// What a solver can be asked about its solution.
extension Solver {
    /// The constraints of the basis that determine a variable, by age: its value is a sum of their constants.
    public func constraints(determining variable: Variable) -> [ConstraintID] {
        guard let index = try? index(of: variable) else { return [] }
        expand(variable: index)
        return expandedRows.filter { rows[$0].kind == .constraint && abs(rows[$0].sum) > Self.smallestPivot }
            .sorted { rows[$0].order < rows[$1].order }.map(handle(of:))
    }

    /// Whether the system leaves a variable no choice. The answer is exact: both ends of what the best
    /// solutions allow are looked for, in a copy of the part of the system that the variable belongs to.
    public func isDetermined(_ variable: Variable) -> Bool { undetermined(of: [variable]).isEmpty }

    /// Those of some variables that could be elsewhere in a solution that is as good.
    public func undetermined(of variables: [Variable]) -> [Variable] {
        var copies: [Int32: Variable] = [:]
        var parts: [(solver: Solver, asked: [Variable])] = []
        var partOfVariable: [Int32: Int] = [:]
        for variable in variables {
            guard let index = try? index(of: variable), unknowns[index].firstTerm >= 0 else { continue }
            if partOfVariable[index] == nil {
                let part = linkedPart(around: index)
                for other in part.variables { partOfVariable[other] = parts.count }
                parts.append((copy(part.rows, &copies), []))
            }
            guard let part = partOfVariable[index], let copy = copies[index] else { continue }
            parts[part].asked.append(copy)
        }
        let open = parts.map { $0.solver.openVariables(among: $0.asked) }
        return variables.filter { variable in
            guard let index = try? index(of: variable) else { return false }
            guard let part = partOfVariable[index], let copy = copies[index] else { return true }
            return open[part].contains(copy.index)
        }
    }

    /// Those of some variables that could be elsewhere; leaves them where they were found to go.
    ///
    /// Goes from the variables that others depend on to those that depend on them. So what follows from determined
    /// ones is known without a trial, and a trial that moves one shows all that moves along.
    private func openVariables(among some: [Variable]) -> Set<Int32> {
        let asked = Set(some.map(\.index))
        var places = unknowns.indices.map { unknowns[$0].value }
        takeChanges { _, _ in }
        collectInputs(of: asked.sorted())
        var (open, determined): (Set<Int32>, Set<Int32>) = ([], [])
        for variable in Array(order) {
            if !open.contains(variable), isFixed(variable, by: determined) {
                determined.insert(variable)
            }
            guard asked.contains(variable), !open.contains(variable), !determined.contains(variable) else {
                continue
            }
            let handle = Variable(index: variable, generation: unknowns[variable].generation)
            guard push(handle, by: 1) || push(handle, by: -1) else {
                determined.insert(variable)
                continue
            }
            open.insert(variable)
            takeChanges { other, value in
                if abs(value - places[Int(other.index)]) > 10 * Self.tolerance { open.insert(other.index) }
                places[Int(other.index)] = value
            }
        }
        return open
    }

    /// Whether a variable follows from determined ones by rows of the basis that cost something to leave, either
    /// way. Others may be determined too.
    private func isFixed(_ variable: Int32, by determined: Set<Int32>) -> Bool {
        let (owner, composite) = (unknowns[variable].owner, unknowns[variable].composite)
        guard owner >= 0 else { return false }
        if composite >= 0, let definition = composites[Int(composite)] {
            return definition.parts.allSatisfy { costsToLeave($0.row) }
                && definition.terms.allSatisfy { determined.contains($0.variable) }
        }
        return costsToLeave(owner)
            && places(of: owner).allSatisfy { place in
                terms[place].variable == variable || determined.contains(terms[place].variable)
            }
    }

    /// Whether a row of the basis costs something to leave, either way.
    func costsToLeave(_ row: Int32) -> Bool {
        let level = rows[row].level
        return rows[row].costs.isPositive(times: 1, penalty: rows[row].isEquality ? level : nil)
            && rows[row].costs.isPositive(times: -1, penalty: level)
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
        solve()
        // What decides would lead back.
        removePreferences()
        (isExercised, isUndecided) = (true, false)
        let hasMoved = push(variable, by: distance) || push(variable, by: -distance)
        (isExercised, isUndecided) = (true, false)
        return hasMoved
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
                guard rows[row].stamp != stamp, rows[row].kind == .constraint else { continue }
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
        solver.decidesWhatIsOpen = false
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
        let decides = decidesWhatIsOpen
        decidesWhatIsOpen = false
        defer { decidesWhatIsOpen = decides }
        solve()
        let after = value(of: variable)
        try? remove(pull)
        solve()
        return abs(after - before) > 10 * Self.tolerance
    }
}
