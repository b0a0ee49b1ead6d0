import Simplex
import TestSupport
import Testing

/// What constraints leave open: one rule decides, whatever the order of unrelated rows and what was there before.
@Suite struct ChoiceTests {
    /// The solution is the one of the rule, computed by looking at every corner; what has a choice, which required
    /// rows are relaxed and which subsets are reported are exact where no length is negative.
    @Test(arguments: RandomRuns.seeds(default: 400))
    func randomSystemsAreDecidedByTheRule(seed: RandomSeed) throws {
        var random = seed.random
        let system = SmallSystem.random(&random, isFeasible: random.chance(0.7))
        let solved = try SolvedSystem(system, hasLengths: true)
        try solved.solver.checkInvariants()
        let broken = system.brokenRows
        #expect(solved.rows.indices.filter { solved.solver.isRelaxed(solved.rows[$0].id) } == broken)
        for (value, expected) in zip(solved.values, system.decided()) {
            #expect(abs(value - expected.value) < 1e-6, "\(system): \(solved.values)")
        }
        let conflicts = solved.solver.takeConflicts()
        #expect(Set(conflicts.map(\.relaxed)) == Set(broken.map { solved.rows[$0].id }))
        for conflict in conflicts {
            let members = conflict.members.compactMap { id in solved.rows.first { $0.id == id }?.row }
            #expect(members.count == conflict.members.count && conflict.relaxed == conflict.members.last)
            #expect(!system.canHold(members))
            for index in members.indices {
                var fewer = members
                fewer.remove(at: index)
                #expect(system.canHold(fewer))
            }
        }
        guard broken.isEmpty else { return }
        let bounded = SmallSystem(variableCount: system.variableCount, rows: system.rows + system.bounds)
        for (variable, range) in zip(solved.variables, bounded.optimum().ranges) {
            let isUnique = range.lowerBound == range.upperBound
            #expect(solved.solver.isDetermined(variable) == isUnique, "\(system)")
        }
    }

    /// After any edits everything is where a new solver with the same constraints has it, and the same constraints
    /// are given up.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomEditsLeaveNoTrace(seed: RandomSeed) throws {
        var random = seed.random
        var edited = SolvedSystem(variableCount: Int.random(in: 1...6, using: &random), hasLengths: true)
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...4, using: &random) { try edited.edit(&random, upTo: 12) }
            edited.solver.solve()
            try edited.solver.checkInvariants()
            let fresh = try SolvedSystem(edited.system, hasLengths: true)
            for (value, expected) in zip(edited.values, fresh.values) {
                #expect(abs(value - expected) < 1e-6, "\(edited.system): \(edited.values), \(fresh.values)")
            }
            for (one, other) in zip(edited.rows, fresh.rows) {
                #expect(
                    edited.solver.isRelaxed(one.id) == fresh.solver.isRelaxed(other.id), "\(edited.system)")
            }
            if random.chance(0.2), let variable = random.pick(edited.variables) {
                edited.solver.exerciseAmbiguity(of: variable)
                try edited.add(.random(of: edited.variables.count, &random, required: 0.3))
                try edited.solver.checkInvariants()
            }
        }
    }

    /// Rows about other variables, and their order among the rest, change nothing.
    @Test(arguments: RandomRuns.seeds(default: 150))
    func unrelatedRowsChangeNothing(seed: RandomSeed) throws {
        var random = seed.random
        let systems = (0..<3).map { _ in SmallSystem.random(&random) }
        func values(_ random: inout SeededRandom) throws -> [Double] {
            var rest = systems.map(\.rows)
            let solver = Solver()
            let variables = systems.map { system in
                (0..<system.variableCount).map { solver.makeVariable(isLength: SmallSystem.isLength($0)) }
            }
            while let next = random.pick(rest.indices.filter { !rest[$0].isEmpty }) {
                try solver.add(rest[next].removeFirst().constraint(of: variables[next]))
                if random.chance(0.1) { solver.solve() }
            }
            solver.solve()
            return variables.joined().map(solver.value(of:))
        }
        let first = try values(&random)
        for _ in 0..<4 {
            for (one, other) in zip(first, try values(&random)) { #expect(abs(one - other) < 1e-6) }
        }
    }

    private let solver = Solver()

    private func add(
        _ terms: [(Variable, Double)], _ relation: Relation, _ value: Double, at level: Double = 1000
    ) throws {
        let expression = Expression(terms.map { Term($0.0, times: $0.1) }, constant: -value)
        try solver.add(Constraint(expression, relation, priority: Priority(level)))
    }

    @Test func placesMoveAndLengthsAreShort() throws {
        let (x, w) = (solver.makeVariable(at: 7), solver.makeVariable(at: 9, isLength: true))
        solver.solve()
        #expect(solver.value(of: x) == 0 && solver.value(of: w) == 0)
        try add([(x, 1), (w, 1)], .equal, 380)
        solver.solve()
        #expect(solver.value(of: x) == 380 && solver.value(of: w) == 0)
        try add([(w, 1)], .lessThanOrEqual, 100)
        solver.solve()
        #expect(solver.value(of: w) == 0)
        try add([(w, 1)], .greaterThanOrEqual, 20)
        solver.solve()
        #expect(solver.value(of: x) == 360 && solver.value(of: w) == 20)
        #expect(!solver.isDetermined(w))
    }

    @Test func theFirstOfTheInequalitiesIsExact() throws {
        let x = solver.makeVariable()
        try add([(x, 1)], .lessThanOrEqual, 72)
        solver.solve()
        #expect(solver.value(of: x) == 72)
        try add([(x, 1)], .greaterThanOrEqual, -10)
        solver.solve()
        #expect(solver.value(of: x) == 72)
        try add([(x, 1)], .lessThanOrEqual, 40)
        solver.solve()
        #expect(solver.value(of: x) == 40)
    }

    /// A row that was relaxed for a row that is relaxed later is restored in the same solution, and is not reported.
    @Test func whatCanHoldAfterAllIsKept() throws {
        let x = solver.makeVariable()
        for (relation, value) in [(Relation.equal, 0.0), (.equal, 5), (.lessThanOrEqual, 3)] {
            try add([(x, 1)], relation, value)
        }
        solver.solve()
        #expect(solver.takeConflicts().count == 1)
        #expect(solver.value(of: x) == 0)
    }

    /// A chain of 2,000 lengths whose start is free is decided in time that grows with its length.
    @Test func longChainsThatAreFree() throws {
        var previous: Variable?
        var starts: [Variable] = []
        for _ in 0..<2000 {
            let (start, width) = (solver.makeVariable(), solver.makeVariable(isLength: true))
            if let previous { try add([(start, 1), (previous, -1), (width, -1)], .equal, 3) }
            starts.append(start)
            previous = start
        }
        solver.solve()
        #expect(solver.value(of: starts[0]) == 0)
        #expect(solver.value(of: starts[1999]) == 5997)
        #expect(solver.statistics.pivots < 10)
    }
}
