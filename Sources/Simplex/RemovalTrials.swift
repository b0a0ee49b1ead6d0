/// A copy of connected rows that is solved once, and from which each constraint is removed on trial.
///
/// A removal costs what it moves. Afterwards the constraint is added again with its age, so that ties are broken as before.
struct RemovalTrials: ~Copyable {
    /// What sums of variables are without a constraint.
    struct Outcome {
        /// The sums that have other values, and these.
        var values: [(sum: Int, value: Double)] = []
        /// The sums that are determined with the constraint, and not without it.
        var undetermined: [Int] = []
    }

    /// A row to be copied.
    private struct Blueprint {
        var terms: [(variable: Int32, coefficient: Double)]
        var constant: Double
        var isEquality: Bool
        var level: Double
        var mayBeRelaxed: Bool
    }

    /// A smaller difference of values is rounding error.
    private static let tolerance = 1e-6
    /// Farther than any layout.
    private static let unboundedDistance = 1e7

    private let blueprints: [Blueprint]
    private let startingValues: [(value: Double, isLength: Bool)]
    private let sums: [LinearProgram.Sum]
    private let sumsOfVariable: [[Int]]
    private var program: LinearProgram
    /// The index of each row in the program.
    private var indices: [Int32]
    /// The values of variables and of sums with all constraints.
    private var values: [Double]
    private var sumValues: [Double]
    /// Sums that are undetermined with all constraints.
    private var undetermined: Set<Int> = []

    /// Copies and solves a component.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - sums: Its sums.
    ///   - original: The program that it is a part of.
    init(of component: SeparateComponent, _ sums: [LinearProgram.Sum], in original: borrowing LinearProgram) {
        var mentioned: Set<Int32> = []
        for sum in sums { for term in sum { mentioned.insert(term.variable) } }
        for row in component.rows {
            for term in original.termIndices(of: row) { mentioned.insert(original.terms[term].variable) }
        }
        // Ties are broken by age.
        var aged: [(age: Int32, variable: Int32)] = []
        for variable in mentioned { aged.append((original.variables[variable].age, variable)) }
        aged.sort { $0.age < $1.age }
        var copies: [Int32: Int32] = [:]
        var startingValues: [(value: Double, isLength: Bool)] = []
        for (_, variable) in aged {
            copies[variable] = Int32(startingValues.count)
            startingValues.append((original.variables[variable].value, original.variables[variable].isLength))
        }
        var blueprints: [Blueprint] = []
        for row in component.rows {
            let terms = original.termIndices(of: row).map { index in
                (
                    variable: copies[original.terms[index].variable] ?? 0,
                    coefficient: original.terms[index].coefficient
                )
            }
            // The copy finds by itself which rows are to be relaxed, which may be others without a constraint.
            let level = original.rows[row].isRelaxed ? LinearProgram.requiredLevel : original.rows[row].level
            blueprints.append(
                Blueprint(
                    terms: terms, constant: original.rows[row].constant,
                    isEquality: original.rows[row].isEquality, level: level,
                    mayBeRelaxed: original.rows[row].mayBeRelaxed))
        }
        let copiedSums = sums.map { sum in
            sum.map { (variable: copies[$0.variable] ?? 0, factor: $0.factor) }
        }
        var sumsOfVariable = [[Int]](repeating: [], count: startingValues.count)
        for (index, sum) in copiedSums.enumerated() {
            for term in sum { sumsOfVariable[Int(term.variable)].append(index) }
        }
        (self.blueprints, self.startingValues) = (blueprints, startingValues)
        (self.sums, self.sumsOfVariable) = (copiedSums, sumsOfVariable)
        var program = Self.makeProgram(blueprints, startingValues)
        program.solve()
        program.resetChangedVariables()
        indices = Array(0..<Int32(blueprints.count))
        values = startingValues.indices.map { program.variables[Int32($0)].value }
        sumValues = copiedSums.map { program.value(of: $0) }
        self.program = program
    }

    private static func makeProgram(
        _ blueprints: [Blueprint], _ startingValues: [(value: Double, isLength: Bool)]
    ) -> LinearProgram {
        var program = LinearProgram()
        for start in startingValues { _ = program.makeVariable(at: start.value, isLength: start.isLength) }
        for blueprint in blueprints { _ = add(blueprint, to: &program) }
        return program
    }

    private static func add(_ blueprint: Blueprint, to program: inout LinearProgram) -> Int32 {
        program.newTerms.removeAll()
        for term in blueprint.terms { program.newTerms.append(term) }
        return program.addConstraint(
            constant: -blueprint.constant, blueprint.isEquality ? .equal : .greaterThanOrEqual,
            level: blueprint.level, mayBeRelaxed: blueprint.mayBeRelaxed)
    }

    // MARK: All constraints

    /// The sums that several optimal solutions give different values, with the ranges of these.
    mutating func ranges() -> [(sum: Int, range: Solver.OptimalRange)] {
        let loose = looseSums(among: startingValues.indices.map { Int32($0) })
        guard !loose.isEmpty else { return [] }
        var free = Self.makeProgram(blueprints, startingValues)
        free.breaksTies = false
        free.solve()
        var ranges: [(sum: Int, range: Solver.OptimalRange)] = []
        for index in loose where !free.isFixed(sums[index]) {
            let upper = end(of: sums[index], Self.unboundedDistance, &free)
            let lower = end(of: sums[index], -Self.unboundedDistance, &free)
            if let upper, let lower, upper - lower <= Self.tolerance { continue }
            undetermined.insert(index)
            ranges.append((index, Solver.OptimalRange(lower: lower, upper: upper)))
        }
        return ranges
    }

    /// The optimal value of a sum that is the last one in a direction; nil where there is none.
    private func end(of sum: LinearProgram.Sum, _ distance: Double, _ program: inout LinearProgram) -> Double?
    {
        let before = program.value(of: sum)
        _ = program.push(sum, by: distance)
        let after = program.value(of: sum)
        return abs(after - before) > abs(distance) / 2 ? nil : after
    }

    /// The sums that may be undetermined.
    ///
    /// - Parameter mentioned: Variables which no constraint may mention any more.
    private mutating func looseSums(among mentioned: [Int32]) -> [Int] {
        var variables = program.variablesThatMayMove()
        for variable in mentioned where !program.isMentionedByConstraint(variable) {
            variables.append(variable)
        }
        guard !variables.isEmpty else { return [] }
        var found: Set<Int> = []
        for variable in variables { found.formUnion(sumsOfVariable[Int(variable)]) }
        return found.subtracting(undetermined).sorted()
    }

    // MARK: Without a constraint

    /// Removes a constraint, and adds it again.
    ///
    /// - Parameter number: The index of the row in the component.
    mutating func remove(_ number: Int) -> Outcome {
        let row = indices[number]
        guard mayMatter(row) else { return Outcome() }
        let order = program.rows[row].order
        program.removeConstraint(row)
        program.solve()
        var outcome = Outcome()
        for index in sums(changedBy: program.resetChangedVariables()) {
            let value = program.value(of: sums[index])
            if abs(value - sumValues[index]) > Self.tolerance { outcome.values.append((index, value)) }
        }
        outcome.undetermined = undeterminedSums(without: blueprints[number])
        program.breaksTies = true
        let copy = Self.add(blueprints[number], to: &program)
        program.rows[copy].order = order
        indices[number] = copy
        program.solve()
        let isRestored = program.resetChangedVariables().allSatisfy {
            abs(program.variables[$0].value - values[Int($0)]) <= Self.tolerance
        }
        if !isRestored || program.statistics.isStalled { startAgain() }
        return outcome
    }

    /// Whether other values can be optimal without a constraint. A strict inequality, which holds without being exact, cuts
    /// off nothing near the optimum.
    private func mayMatter(_ row: Int32) -> Bool {
        program.rows[row].isInBasis || program.rows[row].slope != 0 || !program.relaxedRows.isEmpty
            || program.tieBreakers.forRow[row] != nil || abs(program.slack(of: row)) <= Self.tolerance
    }

    private func sums(changedBy variables: [Int32]) -> [Int] {
        guard !variables.isEmpty else { return [] }
        var found: Set<Int> = []
        for variable in variables { found.formUnion(sumsOfVariable[Int(variable)]) }
        return found.sorted()
    }

    /// The sums that are determined with all constraints, and not now. The result is exact: each is moved, or cannot be.
    private mutating func undeterminedSums(without removed: Blueprint) -> [Int] {
        let loose = looseSums(among: removed.terms.map(\.variable))
        guard !loose.isEmpty else { return [] }
        program.breaksTies = false
        program.removeTieBreakers()
        program.solve()
        program.resetChangedVariables()
        var present = loose.map { program.value(of: sums[$0]) }
        var found: Set<Int> = []
        for index in loose where !found.contains(index) && !program.isFixed(sums[index]) {
            guard program.push(sums[index], by: 1) || program.push(sums[index], by: -1) else { continue }
            for (number, other) in loose.enumerated() {
                let value = program.value(of: sums[other])
                if abs(value - present[number]) > Self.tolerance { found.insert(other) }
                present[number] = value
            }
        }
        return found.sorted()
    }

    private mutating func startAgain() {
        program = Self.makeProgram(blueprints, startingValues)
        program.solve()
        program.resetChangedVariables()
        indices = Array(0..<Int32(blueprints.count))
    }
}

extension LinearProgram {
    /// All variables that can move at no cost, as far as constraints are concerned, and others that cannot.
    mutating func variablesThatMayMove() -> [Int32] {
        guard alternativeCandidates.count > 0 || !tieBreakers.isEmpty else { return [] }
        let seeds = variablesWithAlternatives()
        guard !seeds.isEmpty else { return [] }
        let order = dependents(of: seeds)
        let found = order.variables
        release(order)
        return found
    }
}
