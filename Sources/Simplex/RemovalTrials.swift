/// A copy of connected rows that is solved once, and from which each constraint is removed on trial.
///
/// Where the optimum is regular, reduced costs show what a removal does. Otherwise the constraint is removed: that costs what
/// it moves. Afterwards the constraint is added again with its age, so that ties are broken as before.
struct RemovalTrials: ~Copyable {
    /// What sums of variables are without a constraint.
    struct Outcome {
        /// The sums that have other values, and these.
        var values: [(sum: Int, value: Double)] = []
        /// The sums that have other values, which have not been computed.
        var moved: [Int] = []
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
    /// Of how many undetermined sums the ranges are computed.
    private static let rangeLimit = 100

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
    /// Sums that are undetermined with all constraints, and the optimal values of these.
    private(set) var undetermined: Set<Int> = []
    private(set) var ranges: [Int: Solver.OptimalRange] = [:]
    /// Each sum by the slacks of the basis, and the sums by these.
    private var forms: [(slacks: [Int32: Double], free: [Int32: Double])] = []
    private var sumsOfRow: [Int32: [Int]] = [:]
    private let needAlternatives: [Bool]
    private var isRegular = false
    private var outcomesByReducedCosts: [Outcome?] = []
    private var blockers: [Int32: Blocker] = [:]
    private let isExact: Bool

    /// Copies and solves a component.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - queries: The sums of all components.
    ///   - original: The program that it is a part of.
    ///   - isExact: Whether sums count that move only after others have given way.
    init(
        of component: SeparateComponent, _ queries: LinearProgram.DerivationQueries,
        in original: borrowing LinearProgram, isExact: Bool
    ) {
        let sums = component.sums.map { queries.sums[$0] }
        needAlternatives = component.sums.map { queries.needAlternatives[$0] }
        self.isExact = isExact
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
            startingValues.append((original.values[variable], original.variables[variable].isLength))
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
        values = startingValues.indices.map { program.values[Int32($0)] }
        sumValues = copiedSums.map { program.value(of: $0) }
        forms = copiedSums.map { program.form(ofSum: $0) }
        for (index, form) in forms.enumerated() {
            for row in form.slacks.keys { sumsOfRow[row, default: []].append(index) }
        }
        self.program = program
        readRegularity()
        // Before the first trial, after which another basis may be there.
        for number in indices.indices {
            outcomesByReducedCosts.append(
                isRegular ? outcomeByReducedCosts(Int32(number), number) : nil)
        }
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

    /// A sum as the constants of what determines it.
    ///
    /// - Parameters:
    ///   - sum: The sum.
    ///   - handles: The constraints.
    func parts(ofSum sum: Int, _ handles: [ConstraintID]) -> [Solver.Part] {
        let determined = forms[sum].slacks.sorted { $0.key < $1.key }.map { row, coefficient in
            let isConstraint = Int(row) < handles.count
            let isBound = program.rows[row].kind == .bound
            return Solver.Part(
                origin: isConstraint ? .constraint(handles[Int(row)]) : isBound ? .bound : .tieBreaker,
                coefficient: coefficient, constant: program.rows[row].constant)
        }
        return determined
            + forms[sum].free.sorted { $0.key < $1.key }.map { variable, coefficient in
                Solver.Part(origin: .tieBreaker, coefficient: coefficient, constant: values[Int(variable)])
            }
    }

    /// The sums that a constraint of the basis determines.
    func sums(determinedBy number: Int) -> [Int] { sumsOfRow[Int32(number)] ?? [] }

    /// Finds the sums that several optimal solutions give different values, with the ranges of these.
    mutating func findRanges() {
        let loose = looseSums(among: startingValues.indices.map { Int32($0) })
        guard !loose.isEmpty else { return }
        var free = Self.makeProgram(blueprints, startingValues)
        free.breaksTies = false
        free.solve()
        for index in loose where !free.isFixed(sums[index]) {
            guard undetermined.count < Self.rangeLimit else {
                undetermined.insert(index)
                continue
            }
            // Pushes of other sums may have moved it far away.
            let start = sumValues[index]
            let upper = end(of: sums[index], from: start, Self.unboundedDistance, &free)
            let lower = end(of: sums[index], from: start, -Self.unboundedDistance, &free)
            if let upper, let lower, upper - lower <= Self.tolerance { continue }
            undetermined.insert(index)
            ranges[index] = Solver.OptimalRange(lower: lower, upper: upper)
        }
    }

    /// The optimal value of a sum that is the last one in a direction; nil where there is none. The program may be
    /// anywhere.
    private func end(
        of sum: LinearProgram.Sum, from start: Double, _ distance: Double, _ program: inout LinearProgram
    ) -> Double? {
        _ = program.push(sum, by: start + distance - program.value(of: sum))
        let after = program.value(of: sum)
        return abs(after - start) > abs(distance) / 2 ? nil : after
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
        if var outcome = outcomesByReducedCosts[number] {
            outcome.undetermined.removeAll { undetermined.contains($0) }
            return outcome
        }
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
            abs(program.values[$0] - values[Int($0)]) <= Self.tolerance
        }
        if !isRestored || program.statistics.isStalled { startAgain() }
        return outcome
    }

    /// Whether other values can be optimal without a constraint. A strict inequality, which holds without being exact, cuts
    /// off nothing near the optimum.
    private func mayMatter(_ row: Int32) -> Bool {
        program.isInBasis(row) || program.rows[row].slope != 0 || !program.relaxedRows.isEmpty
            || program.tieBreakers.forRow[row] != nil || abs(program.slack(of: row)) <= Self.tolerance
    }

    /// What removing a row does, as far as the reduced costs of a regular optimum show it.
    private mutating func outcomeByReducedCosts(_ row: Int32, _ number: Int) -> Outcome? {
        guard program.isInBasis(row) else {
            if program.rows[row].slope != 0 { return staysOptimal(without: row) ? Outcome() : nil }
            return isExact ? Outcome() : outcomeOfUnblocking(row)
        }
        // The forms are those of the first basis, in which rows have the numbers that they have in the component.
        let sums = sums(determinedBy: number)
        guard !sums.contains(where: { needAlternatives[$0] }) else { return nil }
        let cost = program.slackCosts[row]
        let blocked = blockers[row] ?? Blocker()
        if cost.isZeroForConstraints(times: 1, penalty: nil), cost.isZero || !isExact {
            guard blocked.up == 0 || blocked.down == 0 else { return nil }
            return Outcome(undetermined: sums)
        }
        let isBlocked = cost.isNegative(times: 1, penalty: nil) ? blocked.up > 0 : blocked.down > 0
        return isExact || isBlocked ? nil : Outcome(moved: sums)
    }

    /// What can move at no cost without a row that is exact by chance.
    private mutating func outcomeOfUnblocking(_ row: Int32) -> Outcome? {
        guard abs(program.slack(of: row)) <= Self.tolerance else { return Outcome() }
        let tableauRow = program.tableauRow(of: row)
        defer { program.release(tableauRow) }
        guard tableauRow.free.isEmpty else { return nil }
        let isEquality = program.rows[row].isEquality
        var (loose, moved): (Set<Int>, Set<Int>) = ([], [])
        for (other, coefficient) in tableauRow.slacks where abs(coefficient) > LinearProgram.smallestPivot {
            let (cost, level) = (program.slackCosts[other], program.rows[other].level)
            let blocker = blockers[other] ?? Blocker()
            for direction in [1.0, -1.0] where isEquality || coefficient * direction < 0 {
                guard (direction > 0 ? blocker.up : blocker.down) == 1 else { continue }
                let penalty = direction < 0 || program.rows[other].isEquality ? level : nil
                let isMoving = cost.isNegative(times: direction, penalty: penalty)
                guard isMoving || cost.isZeroForConstraints(times: direction, penalty: penalty),
                    Int(other) < blueprints.count
                else { continue }
                if isMoving {
                    moved.formUnion(sums(determinedBy: Int(other)))
                } else {
                    loose.formUnion(sums(determinedBy: Int(other)))
                }
            }
        }
        return Outcome(
            moved: moved.sorted(), undetermined: loose.subtracting(moved).sorted())
    }

    /// Whether the optimum remains the only one without a violated row.
    private mutating func staysOptimal(without row: Int32) -> Bool {
        let (slope, level) = (Double(program.rows[row].slope), program.rows[row].level)
        let tableauRow = program.tableauRow(of: row)
        defer { program.release(tableauRow) }
        return tableauRow.free.isEmpty
            && tableauRow.slacks.allSatisfy { other, coefficient in
                var cost = program.slackCosts[other]
                cost.add(-slope * coefficient, at: level)
                return program.costsToLeave(other, cost)
            }
    }

    /// By how many rows each direction is closed in which the slack of a row of the basis cannot move without violating a row that is exact by chance.
    private struct Blocker {
        var up = 0
        var down = 0
    }

    /// Whether reduced costs show what removals do, because there is one optimum. Exact results need more: that all rows of the
    /// basis are needed for it, and that no other row is exact by chance.
    private mutating func readRegularity() {
        guard program.relaxedRows.isEmpty, program.tieBreakers.isEmpty || !isExact else { return }
        for variable in 0..<Int32(program.variables.count) {
            guard !program.isFree(variable) else { return }
            guard program.variables[variable].isLength, program.pin(of: variable) == nil,
                program.values[variable] <= Self.tolerance
            else { continue }
            // It cannot become shorter.
            block(program.tableauRow(ofVariable: variable), isEquality: false)
        }
        for row in 0..<Int32(program.rows.count) where program.rows[row].isAlive {
            guard program.rows[row].kind != .tieBreaker else { continue }
            if program.isInBasis(row) {
                guard !isExact || program.costsToLeave(row) else { return }
            } else if abs(program.slack(of: row)) <= Self.tolerance {
                block(program.tableauRow(of: row), isEquality: program.rows[row].isEquality)
            }
        }
        isRegular = !isExact || blockers.isEmpty
    }

    private mutating func block(_ tableauRow: consuming TableauRow, isEquality: Bool) {
        for (row, coefficient) in tableauRow.slacks where abs(coefficient) > LinearProgram.smallestPivot {
            if isEquality || coefficient < 0 { blockers[row, default: Blocker()].up += 1 }
            if isEquality || coefficient > 0 { blockers[row, default: Blocker()].down += 1 }
        }
        program.release(tableauRow)
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
