import Simplex
import TestSupport
import Testing

@Suite struct ExactnessTests {
    /// The solver's costs are those of the best corner, its solution is that corner where there is one only, and
    /// it says so of each variable.
    @Test(arguments: RandomRuns.seeds(default: 500))
    func randomSystemsAreSolvedExactly(seed: RandomSeed) throws {
        var random = seed.random
        let system = SmallSystem.random(&random)
        let optimum = system.optimum()
        let solved = try SolvedSystem(system)
        try solved.solver.checkInvariants()
        guard optimum.isFeasible else {
            #expect(!solved.solver.takeConflicts().isEmpty)
            return
        }
        #expect(solved.solver.takeConflicts().isEmpty)
        for (cost, expected) in zip(solved.costs(of: system), optimum.costs) {
            #expect(abs(cost - expected.value) < 1e-6, "\(system)")
        }
        for (variable, range) in zip(solved.variables, optimum.ranges) {
            let isUnique = range.lowerBound == range.upperBound
            #expect(solved.solver.isDetermined(variable) == isUnique, "\(system)")
            if isUnique { #expect(abs(solved.solver.value(of: variable) - range.lowerBound.value) < 1e-6) }
        }
    }

    /// A conflict cannot hold, and can without any of its members.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomConflictsAreMinimal(seed: RandomSeed) throws {
        var random = seed.random
        let system = SmallSystem.random(&random, isFeasible: false)
        let solved = try SolvedSystem(system)
        try solved.solver.checkInvariants()
        let conflicts = solved.solver.takeConflicts()
        let required = SmallSystem(
            variableCount: system.variableCount, rows: system.rows.filter { $0.level == 1000 })
        #expect(conflicts.isEmpty == required.optimum().isFeasible)
        for conflict in conflicts {
            let members = conflict.members.compactMap { id in solved.rows.first { $0.id == id }?.row }
            #expect(members.count == conflict.members.count)
            #expect(conflict.relaxed == conflict.members.last)
            #expect(!SmallSystem(variableCount: system.variableCount, rows: members).optimum().isFeasible)
            for index in members.indices {
                var fewer = members
                fewer.remove(at: index)
                #expect(SmallSystem(variableCount: system.variableCount, rows: fewer).optimum().isFeasible)
            }
        }
    }

    /// After any edits the solution is as good as that of a new solver, and the same where there is one only.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomEditsGiveWhatANewSolverGives(seed: RandomSeed) throws {
        var random = seed.random
        var edited = SolvedSystem(variableCount: Int.random(in: 1...3, using: &random))
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { try edited.edit(&random) }
            edited.solver.solve()
            try edited.solver.checkInvariants()
            let optimum = edited.system.optimum()
            guard optimum.isFeasible else { continue }
            for (cost, expected) in zip(edited.costs(of: edited.system), optimum.costs) {
                #expect(abs(cost - expected.value) < 1e-6, "\(edited.system)")
            }
            for (value, range) in zip(edited.values, optimum.ranges)
            where range.lowerBound == range.upperBound {
                #expect(abs(value - range.lowerBound.value) < 1e-6, "\(edited.system)")
            }
        }
    }
}

extension SolvedSystem {
    /// Adds or removes a constraint, or changes a constant or a priority.
    mutating func edit(_ random: inout SeededRandom, upTo limit: Int = 8) throws {
        let index = rows.isEmpty ? 0 : Int.random(in: 0..<rows.count, using: &random)
        switch rows.isEmpty ? 0 : Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            if rows.count < limit { try add(.random(of: variables.count, &random, required: 0.3)) }
        case 2:
            try solver.remove(rows.remove(at: index).id)
        case 3:
            rows[index].row.constant = Int.random(in: -12...12, using: &random)
            try solver.setConstant(Double(-rows[index].row.constant), of: rows[index].id)
        default:
            guard rows[index].row.level != 1000 else { return }
            rows[index].row.level = random.pick([250, 500, 750, 751]) ?? 250
            try solver.setPriority(Priority(rows[index].row.level), of: rows[index].id)
        }
    }
}
