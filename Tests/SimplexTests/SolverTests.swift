import Simplex
import Testing

@Suite struct SolverTests {
    let solver = Solver()

    /// `sum of coefficient times variable, relation, value`.
    @discardableResult
    private func add(
        _ terms: [(Variable, Double)], _ relation: Relation, _ value: Double, at level: Double = 1000
    ) throws -> ConstraintID {
        let expression = Expression(terms.map { Term($0.0, times: $0.1) }, constant: -value)
        return try solver.add(Constraint(expression, relation, priority: Priority(level)))
    }

    @discardableResult
    private func add(
        _ terms: [(Variable, Double)], _ value: Double, at level: Double = 1000
    ) throws -> ConstraintID {
        try add(terms, .equal, value, at: level)
    }

    @Test func higherLevelsBeatAnyNumberOfLowerOnes() throws {
        let x = solver.makeVariable()
        for _ in 0..<1000 { try add([(x, 1)], 10, at: 750) }
        try add([(x, 1)], 0, at: 751)
        try add([(x, 1)], 3, at: 750.5)
        solver.solve()
        #expect(solver.value(of: x) == 0)
    }

    @Test func withinALevelTheSumOfWhatIsMissedIsSmallest() throws {
        let x = solver.makeVariable()
        for value in [0.0, 4, 100] { try add([(x, 1)], value, at: 500) }
        solver.solve()
        #expect(solver.value(of: x) == 4)
    }

    @Test func theEarlierOfTwoTiedConstraintsHolds() throws {
        let x = solver.makeVariable()
        try add([(x, 1)], 3, at: 500)
        try add([(x, 1)], 8, at: 500)
        solver.solve()
        #expect(solver.value(of: x) == 3)
        #expect(!solver.isDetermined(x))
    }

    /// New rows of few levels are counted, others are sorted: the strongest holds either way, and the earlier of two equals.
    @Test(arguments: [3, 8, 9, 40]) func manyRowsOfManyLevels(levels: Int) throws {
        let variables = (0..<60).map { _ in solver.makeVariable() }
        for round in 0..<max(levels, 4) {
            // In another order of levels for each variable.
            for (index, variable) in variables.enumerated() {
                let level = (round * 7 + index) % levels + 1
                try add([(variable, 1)], .equal, Double(100 * level + round), at: Double(level))
            }
        }
        solver.solve()
        for (index, variable) in variables.enumerated() {
            let earliest = try #require(
                (0..<max(levels, 4)).first { ($0 * 7 + index) % levels + 1 == levels })
            #expect(solver.value(of: variable) == Double(100 * levels + earliest))
        }
    }

    @Test func whatNothingDeterminesIsZero() throws {
        let (x, y) = (solver.makeVariable(at: 7), solver.makeVariable(at: 5))
        try add([(x, 1)], .greaterThanOrEqual, -10)
        solver.solve()
        // The only inequality that has a position is tight.
        #expect(solver.value(of: x) == -10)
        #expect(solver.value(of: y) == 0)
        #expect(!solver.isDetermined(x))
        try add([(x, 1)], .greaterThanOrEqual, 9)
        solver.solve()
        #expect(solver.value(of: x) == 9)
    }

    @Test func aConflictIsReportedAndResolved() throws {
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let sum = try add([(left, 1), (width, 1), (right, -1)], 0)
        let start = try add([(left, 1)], 10)
        let end = try add([(right, 1)], 110)
        try add([(width, 1)], .greaterThanOrEqual, 0)
        let fixed = try add([(width, 1)], 50)
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.map(\.members) == [[sum, start, end, fixed]])
        #expect(conflicts.map(\.relaxed) == [fixed])
        #expect(solver.isRelaxed(fixed))
        #expect(solver.value(of: width) == 100)

        try solver.setConstant(-60, of: end)
        solver.solve()
        #expect(!solver.isRelaxed(fixed))
        #expect(solver.value(of: width) == 50)
        #expect(solver.takeConflicts().isEmpty)

        try solver.setConstant(-90, of: end)
        solver.solve()
        #expect(solver.takeConflicts().map(\.relaxed) == [fixed])
        try solver.remove(start)
        solver.solve()
        #expect(!solver.isRelaxed(fixed))
        #expect(solver.value(of: left) == 40)
        try solver.checkInvariants()
    }

    @Test func whatMayNotBeRelaxedIsNot() throws {
        let x = solver.makeVariable()
        let other = try add([(x, 1)], 1)
        let law = Constraint(Expression([Term(x)], constant: -2), .equal)
        try solver.add(law, mayBeRelaxed: false)
        solver.solve()
        #expect(solver.takeConflicts().map(\.relaxed) == [other])
        #expect(solver.value(of: x) == 2)
    }

    @Test func numbersAloneCanConflict() throws {
        let x = solver.makeVariable()
        let impossible = try add([(x, 1), (x, -1)], .greaterThanOrEqual, 5)
        solver.solve()
        #expect(solver.takeConflicts().map(\.members) == [[impossible]])
        #expect(solver.takeConflicts().isEmpty)
    }

    @Test func editsMoveValues() throws {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try add([(y, 1), (x, -2)], 0)
        let edit = try solver.addEdit(of: x, at: 3, priority: Priority(900))
        solver.solve()
        #expect(solver.value(of: y) == 6)
        try solver.suggest(5, for: edit)
        solver.solve()
        #expect(solver.value(of: y) == 10)
    }

    @Test func onlyChangesAreReported() throws {
        let variables = (0..<10).map { _ in solver.makeVariable() }
        var ids: [ConstraintID] = []
        for (index, variable) in variables.enumerated() {
            ids.append(try add([(variable, 1)], Double(index + 1)))
        }
        solver.solve()
        solver.takeChanges { _, _ in }
        try solver.setConstant(-40, of: ids[4])
        solver.solve()
        var changes: [Variable: Double] = [:]
        solver.takeChanges { changes[$0] = $1 }
        #expect(changes == [variables[4]: 40])
    }

    @Test func saysWhatDeterminesAVariable() throws {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let first = try add([(a, 1)], 10)
        let second = try add([(b, 1), (a, -1)], 5)
        try add([(c, 1)], 3)
        solver.solve()
        #expect(solver.constraints(determining: b) == [first, second])
    }

    @Test func movesWhatHasAChoice() throws {
        let x = solver.makeVariable()
        try add([(x, 1)], .greaterThanOrEqual, 5)
        solver.solve()
        let before = solver.value(of: x)
        #expect(solver.exerciseAmbiguity(of: x))
        #expect(solver.value(of: x) != before)
        try add([(x, 1)], 6)
        solver.solve()
        #expect(!solver.exerciseAmbiguity(of: x))
    }

    @Test func refusesWhatIsNoNumber() throws {
        let x = solver.makeVariable()
        #expect(throws: SolverError.notFinite(.infinity)) { try add([(x, 1)], -.infinity) }
        #expect(throws: SolverError.notFinite(-.infinity)) { try add([(x, -.infinity)], 1) }
        #expect(throws: SolverError.self) { try add([(x, .nan)], 1) }
        let id = try add([(x, 1)], 1)
        #expect(throws: SolverError.notFinite(.infinity)) { try solver.setConstant(.infinity, of: id) }
        #expect(throws: SolverError.changesRequired(id)) { try solver.setPriority(Priority(3), of: id) }
        #expect(throws: SolverError.variableInUse(x)) { try solver.remove(x) }
        try solver.remove(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
        try solver.remove(x)
        #expect(throws: SolverError.unknownVariable(x)) { try add([(x, 1)], 1) }
        #expect(solver.value(of: x).isNaN)
        #expect(Priority(.nan).isRequired && Priority(2000).isRequired && Priority(-1).level > 0)
    }
}
