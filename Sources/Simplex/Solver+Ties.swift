/// Why a variable is not determined.
extension Solver {
    /// The optional constraints that leave each of some variables a choice, by age: as it moves, some of them miss
    /// more and others of the same level as much less. Empty for what is determined, and for what nothing holds.
    public func constraints(tiedAround variables: [Variable]) -> [[ConstraintID]] {
        var copies: [Int32: Variable] = [:]
        var parts: [TiedPart] = []
        var partOfVariable: [Int32: Int] = [:]
        return variables.map { variable in
            guard let index = try? index(of: variable), unknowns[index].firstTerm >= 0 else { return [] }
            if partOfVariable[index] == nil {
                let linked = linkedPart(around: index)
                for other in linked.variables { partOfVariable[other] = parts.count }
                parts.append(TiedPart(rows: linked.rows, solver: copy(linked.rows, &copies)))
            }
            guard let part = partOfVariable[index], let copy = copies[index] else { return [] }
            return parts[part].tiedRows(around: copy).map(handle(of:))
        }
    }

    // MARK: One way to move

    /// What can move a variable in the solutions that are as good: nothing, one thing that it follows by a factor, or
    /// more.
    enum Freedom {
        case none
        case one(Leader, factor: Double)
        case many

        func adding(_ other: Freedom, times factor: Double) -> Freedom {
            switch (self, other) {
            case (_, .none): return self
            case (.none, .one(let leader, let own)): return .one(leader, factor: own * factor)
            case (.one(let leader, let own), .one(let same, let others)) where leader == same:
                let sum = own + others * factor
                return abs(sum) > Solver.smallestPivot ? .one(leader, factor: sum) : .none
            default: return .many
            }
        }
    }

    /// What moves variables: a free one, or a row of the basis that costs nothing to leave.
    enum Leader: Hashable {
        case variable(Int32)
        case row(Int32)
    }

    /// What can move each variable, by its index.
    func freedoms() -> [Freedom] {
        var freedoms = [Freedom](repeating: .none, count: unknowns.count)
        collectInputs(of: Array(unknowns.indices))
        for variable in order { freedoms[Int(variable)] = freedom(of: variable, freedoms) }
        return freedoms
    }

    /// What can move a variable, by what can move those that determine it.
    private func freedom(of variable: Int32, _ others: [Freedom]) -> Freedom {
        let (owner, composite) = (unknowns[variable].owner, unknowns[variable].composite)
        guard owner >= 0 else { return .one(.variable(variable), factor: 1) }
        var freedom = Freedom.none
        func add(row: Int32, _ factor: Double) {
            if !costsToLeave(row) { freedom = freedom.adding(.one(.row(row), factor: 1), times: factor) }
        }
        if composite >= 0, let definition = composites[Int(composite)] {
            for part in definition.parts { add(row: part.row, part.factor) }
            for term in definition.terms {
                freedom = freedom.adding(others[Int(term.variable)], times: term.coefficient)
            }
            return freedom
        }
        let own = rows[owner].ownedTerm
        let coefficient = terms[own].coefficient
        add(row: owner, 1 / coefficient)
        for place in places(of: owner) where place != own {
            freedom = freedom.adding(
                others[Int(terms[place].variable)], times: -terms[place].coefficient / coefficient)
        }
        return freedom
    }
}

/// A copy of some rows that are linked with each other, in which variables are moved to see what gives.
private struct TiedPart {
    /// The rows in the system; the copy has them in the same order.
    let rows: [Int32]
    let solver: Solver
    /// Where the variables of the copy are.
    private var places: [Double]
    private let freedoms: [Solver.Freedom]
    /// What was found for variables that follow one thing.
    private var known: [Following: [Int32]] = [:]

    private struct Following: Hashable {
        let leader: Solver.Leader
        let factor: Double
    }

    init(rows: [Int32], solver: Solver) {
        self.rows = rows
        self.solver = solver
        places = solver.unknowns.indices.map { solver.unknowns[$0].value }
        freedoms = solver.freedoms()
        solver.takeChanges { _, _ in }
    }

    /// The rows that miss more or less when a variable of the copy moves.
    mutating func tiedRows(around variable: Variable) -> [Int32] {
        switch freedoms[Int(variable.index)] {
        case .none: return []
        case .many: return movedRows(around: variable)
        case .one(let leader, let factor):
            // What follows the same thing in the same way has the same ties.
            let following = Following(leader: leader, factor: factor)
            let found = known[following] ?? movedRows(around: variable)
            known[following] = found
            return found
        }
    }

    private mutating func movedRows(around variable: Variable) -> [Int32] {
        guard solver.push(variable, by: 1) || solver.push(variable, by: -1) else { return [] }
        var (moved, touched): ([Int32], Set<Int32>) = ([], [])
        solver.takeChanges { other, _ in
            moved.append(other.index)
            touched.formUnion(solver.optionalRows(of: other.index))
        }
        let tied = touched.filter { row in
            let before = solver.missed(row) { places[Int($0)] }
            let after = solver.missed(row) { solver.unknowns[$0].value }
            return abs(before - after) > 10 * Solver.tolerance
        }
        for other in moved { places[Int(other)] = solver.unknowns[other].value }
        return tied.sorted().map { rows[Int($0)] }
    }
}

extension Solver {
    /// The rows with a variable that are not required.
    fileprivate func optionalRows(of variable: Int32) -> [Int32] {
        var found: [Int32] = []
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            if rows[terms[place].row].level != Self.requiredLevel { found.append(terms[place].row) }
            place = terms[place].next
        }
        return found
    }

    /// By how much a row misses its constant, for some values of its variables.
    fileprivate func missed(_ row: Int32, _ value: (Int32) -> Double) -> Double {
        let sum = places(of: row).reduce(-rows[row].constant) { sum, place in
            sum + terms[place].coefficient * value(terms[place].variable)
        }
        return rows[row].isEquality ? abs(sum) : max(0, -sum)
    }
}
