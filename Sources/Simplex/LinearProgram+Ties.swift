/// How a variable can move in alternative optima.
enum Mobility {
    /// Not at all.
    case none
    /// By a multiple of one non-basic variable.
    case one(NonbasicVariable, factor: Double)
    /// By several non-basic variables.
    case many

    func adding(_ other: Mobility, times factor: Double) -> Mobility {
        switch (self, other) {
        case (_, .none): return self
        case (.none, .one(let variable, let own)): return .one(variable, factor: own * factor)
        case (.one(let variable, let own), .one(let same, let others)) where variable == same:
            let sum = own + others * factor
            return abs(sum) > LinearProgram.smallestPivot ? .one(variable, factor: sum) : .none
        default: return .many
        }
    }
}

/// Ties: why a variable is not determined.
extension LinearProgram {
    /// For each of some variables the optional constraints that are tied around it: as it moves in alternative optima,
    /// some of them are violated more and others of the same level as much less.
    mutating func ties(of queried: [Int32]) -> [[Int32]] {
        var result = [[Int32]](repeating: [], count: queried.count)
        for component in components(of: queried) {
            var copies: [Int32: Int32] = [:]
            var search = TieSearch(copy(component.rows, &copies))
            for (index, variable) in component.queried {
                guard let copy = copies[variable] else { continue }
                // The copy has the rows of the component in the same order.
                result[index] = search.tiedRows(around: copy).map { component.rows[Int($0)] }
            }
        }
        return result
    }

    /// How each variable can move, by its index.
    fileprivate mutating func mobilities() -> [Mobility] {
        var mobilities = [Mobility](repeating: .none, count: variables.count)
        let order = inputs(of: Array(0..<Int32(variables.count)))
        for variable in order.variables { mobilities[Int(variable)] = mobility(of: variable, mobilities) }
        return mobilities
    }

    /// How a variable can move, given how those can by which it is defined.
    private func mobility(of variable: Int32, _ others: [Mobility]) -> Mobility {
        guard !isFree(variable) else { return .one(.free(variable), factor: 1) }
        let (row, block) = (variables[variable].definingRow, variables[variable].block)
        var mobility = Mobility.none
        if block >= 0 {
            for part in blocks[block].parts where !costsToLeave(part.row) {
                mobility = mobility.adding(.one(.slack(ofRow: part.row), factor: 1), times: part.factor)
            }
            for term in blocks[block].terms {
                mobility = mobility.adding(others[Int(term.variable)], times: term.coefficient)
            }
            return mobility
        }
        let basicTerm = rows[row].basicTerm
        let coefficient = terms[basicTerm].coefficient
        if !costsToLeave(row) {
            mobility = mobility.adding(.one(.slack(ofRow: row), factor: 1), times: 1 / coefficient)
        }
        for term in termIndices(of: row) where term != basicTerm {
            mobility = mobility.adding(
                others[Int(terms[term].variable)], times: -terms[term].coefficient / coefficient)
        }
        return mobility
    }

    /// The rows with a variable that are not required.
    fileprivate func optionalRows(of variable: Int32) -> [Int32] {
        var found: [Int32] = []
        var term = variables[variable].firstTerm
        while term >= 0 {
            if rows[terms[term].row].level != Self.requiredLevel { found.append(terms[term].row) }
            term = terms[term].next
        }
        return found
    }

    /// By how much some values of its variables violate a row.
    fileprivate func violation(of row: Int32, _ value: (Int32) -> Double) -> Double {
        let slack = termIndices(of: row).reduce(-rows[row].constant) { sum, term in
            sum + terms[term].coefficient * value(terms[term].variable)
        }
        return rows[row].isEquality ? abs(slack) : max(0, -slack)
    }
}

/// A copy of a component in which variables are moved, to find the rows whose violations change.
private struct TieSearch: ~Copyable {
    private var program: LinearProgram
    /// The present values of the variables.
    private var values: [Double]
    private let mobilities: [Mobility]
    /// The results for variables that move with a single one.
    private var cache: [Motion: [Int32]] = [:]

    private struct Motion: Hashable {
        let variable: NonbasicVariable
        let factor: Double
    }

    init(_ program: consuming LinearProgram) {
        values = Array(program.values.elements)
        mobilities = program.mobilities()
        program.resetChangedVariables()
        self.program = program
    }

    /// The rows that are violated more or less when a variable moves.
    mutating func tiedRows(around variable: Int32) -> [Int32] {
        switch mobilities[Int(variable)] {
        case .none: return []
        case .many: return rowsMoved(by: variable)
        case .one(let other, let factor):
            // Variables that move in the same way have the same ties.
            let motion = Motion(variable: other, factor: factor)
            let found = cache[motion] ?? rowsMoved(by: variable)
            cache[motion] = found
            return found
        }
    }

    private mutating func rowsMoved(by variable: Int32) -> [Int32] {
        guard program.push(variable, by: 1) || program.push(variable, by: -1) else { return [] }
        let moved = program.resetChangedVariables()
        var touched: Set<Int32> = []
        for other in moved { touched.formUnion(program.optionalRows(of: other)) }
        var tied: [Int32] = []
        for row in touched.sorted() {
            let before = program.violation(of: row) { values[Int($0)] }
            let after = program.violation(of: row) { program.values[$0] }
            if abs(before - after) > 10 * LinearProgram.tolerance { tied.append(row) }
        }
        for other in moved { values[Int(other)] = program.values[other] }
        return tied
    }
}
