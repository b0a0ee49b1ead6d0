/// Rows that are connected by shared variables, and the variables among them that a query is about.
struct Component {
    /// The rows that are constraints, by age.
    var rows: [Int32]
    /// The variables, and their indices in the query.
    var queried: [(index: Int, variable: Int32)] = []
}

/// Ambiguity: which variables differ between optimal solutions.
extension LinearProgram {
    /// Which of some variables are undetermined: whether other optimal solutions have other values.
    ///
    /// The result is exact: each variable is pushed in both directions, in a copy of the component that it belongs to.
    mutating func areUndetermined(_ queried: [Int32]) -> [Bool] {
        // A variable without constraints is undetermined.
        var result = [Bool](repeating: true, count: queried.count)
        for component in components(of: queried) {
            var copies: [Int32: Int32] = [:]
            var program = copy(component.rows, &copies)
            let undetermined = program.pushAll(component.queried.compactMap { copies[$0.variable] })
            for (index, variable) in component.queried {
                if let copy = copies[variable] { result[index] = undetermined.contains(copy) }
            }
        }
        return result
    }

    /// Those of some variables that are undetermined. They are moved by that.
    ///
    /// Variables are tried in topological order. So what depends on determined variables alone needs no trial, and a
    /// trial that moves one variable shows all that move with it.
    private mutating func pushAll(_ queried: [Int32]) -> Set<Int32> {
        let queried = Set(queried)
        var earlier = Array(values.elements)
        resetChangedVariables()
        let order = inputs(of: queried.sorted())
        var (undetermined, determined): (Set<Int32>, Set<Int32>) = ([], [])
        for variable in order.variables {
            if !undetermined.contains(variable), isDetermined(variable, by: determined) {
                determined.insert(variable)
            }
            guard queried.contains(variable), !undetermined.contains(variable), !determined.contains(variable)
            else { continue }
            guard push(variable, by: 1) || push(variable, by: -1) else {
                determined.insert(variable)
                continue
            }
            undetermined.insert(variable)
            for other in resetChangedVariables() {
                let value = values[other]
                if abs(value - earlier[Int(other)]) > 10 * Self.tolerance { undetermined.insert(other) }
                earlier[Int(other)] = value
            }
        }
        return undetermined
    }

    /// Whether a variable depends on determined ones alone, by rows of the basis whose slacks have a positive reduced
    /// cost in both directions. That is sufficient, not necessary.
    private func isDetermined(_ variable: Int32, by determined: Set<Int32>) -> Bool {
        guard !isFree(variable) else { return false }
        let (row, block) = (variables[variable].definingRow, variables[variable].block)
        if block >= 0 {
            return blocks[block].parts.allSatisfy { costsToLeave($0.row) }
                && blocks[block].terms.allSatisfy { determined.contains($0.variable) }
        }
        return costsToLeave(row)
            && termIndices(of: row).allSatisfy { term in
                terms[term].variable == variable || determined.contains(terms[term].variable)
            }
    }

    /// Whether the slack of a row of the basis has a positive reduced cost in both directions.
    func costsToLeave(_ row: Int32) -> Bool { costsToLeave(row, slackCosts[row]) }

    /// Whether the slack of a row of the basis would have a positive reduced cost in both directions.
    func costsToLeave(_ row: Int32, _ reducedCost: LexicographicCost) -> Bool {
        let level = rows[row].level
        return reducedCost.isPositive(times: 1, penalty: rows[row].isEquality ? level : nil)
            && reducedCost.isPositive(times: -1, penalty: level)
    }

    /// Moves a variable to another optimal value, if there is one.
    ///
    /// - Returns: Whether it has moved.
    mutating func moveToAlternative(_ variable: Int32, by distance: Double) -> Bool {
        solve()
        // Tie-breakers would move it back.
        removeTieBreakers()
        let hasMoved = push(variable, by: distance) || push(variable, by: -distance)
        (isAlternative, needsTieBreaking) = (true, false)
        return hasMoved
    }

    /// Minimizes the distance of a variable to another value, on a level below all constraints.
    ///
    /// - Returns: Whether the variable moves.
    mutating func push(_ variable: Int32, by distance: Double) -> Bool {
        push([(variable, 1)], by: distance)
    }

    /// Minimizes the distance of a sum of variables to another value, on a level below all constraints.
    ///
    /// - Returns: Whether the sum changes.
    mutating func push(_ sum: Sum, by distance: Double) -> Bool {
        let before = value(of: sum)
        let goal = before + distance
        guard goal.isFinite else { return false }
        newTerms.removeAll()
        for term in sum { newTerms.append((term.variable, term.factor)) }
        let row = addConstraint(
            constant: -goal, distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual, level: -1,
            mayBeRelaxed: true)
        let didBreakTies = breaksTies
        breaksTies = false
        solve()
        let after = value(of: sum)
        removeConstraint(row)
        solve()
        breaksTies = didBreakTies
        return abs(after - before) > 10 * Self.tolerance
    }

    // MARK: Components

    /// The components of some variables that rows mention.
    mutating func components(of queried: [Int32]) -> [Component] {
        var components: [Component] = []
        var componentOfVariable: [Int32: Int] = [:]
        for (index, variable) in queried.enumerated() where variables[variable].firstTerm >= 0 {
            if componentOfVariable[variable] == nil {
                let (members, rows) = connected(to: variable)
                for member in members { componentOfVariable[member] = components.count }
                components.append(Component(rows: rows))
            }
            guard let component = componentOfVariable[variable] else { continue }
            components[component].queried.append((index, variable))
        }
        return components
    }

    /// All variables and constraints that are connected with a variable, the constraints by age.
    private mutating func connected(to start: Int32) -> (variables: [Int32], rows: [Int32]) {
        let stamp = newStamp()
        var (frontier, members, found): ([Int32], [Int32], [Int32]) = ([start], [], [])
        variables[start].stamp = stamp
        while let variable = frontier.popLast() {
            members.append(variable)
            var term = variables[variable].firstTerm
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                guard rows[row].stamp != stamp, rows[row].kind == .constraint else { continue }
                rows[row].stamp = stamp
                found.append(row)
                for other in termIndices(of: row) where variables[terms[other].variable].stamp != stamp {
                    variables[terms[other].variable].stamp = stamp
                    frontier.append(terms[other].variable)
                }
            }
        }
        return (members, found.sorted { rows[$0].order < rows[$1].order })
    }

    /// A solved program of some rows alone, without tie-breaking.
    func copy(_ some: [Int32], _ copies: inout [Int32: Int32]) -> LinearProgram {
        var program = LinearProgram()
        program.breaksTies = false
        for row in some { copy(row, to: &program, &copies, isRequired: false) }
        program.solve()
        return program
    }
}
