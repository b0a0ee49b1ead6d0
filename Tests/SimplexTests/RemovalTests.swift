import Simplex
import TestSupport
import Testing

/// Constraints and variables that are removed together, against a solver that never had them.
@Suite struct RemovalTests {
    /// Rows of one of two groups of variables, or of both, as they are added to a solver.
    private struct Row {
        enum Group { case leaving, staying, both }

        var row: SmallSystem.Row
        var group: Group
    }

    /// Three variables that leave, and three that stay.
    private static let count = 3

    private func randomRow(_ random: inout SeededRandom, _ group: Row.Group) -> Row {
        var row = SmallSystem.Row.random(of: 2 * Self.count, &random, required: 0.4)
        if group != .both {
            let own = group == .leaving ? 0..<Self.count : Self.count..<2 * Self.count
            for index in row.coefficients.indices where !own.contains(index) { row.coefficients[index] = 0 }
            if row.coefficients.allSatisfy({ $0 == 0 }) { row.coefficients[own.lowerBound] = 1 }
        }
        return Row(row: row, group: group)
    }

    @Test(arguments: RandomRuns.seeds(default: 400))
    func whatStaysIsAsIfNothingElseHadBeen(seed: RandomSeed) throws {
        var random = seed.random
        let solver = Solver()
        var variables = (0..<2 * Self.count).map { solver.makeVariable(isLength: $0 % 2 == 0) }
        var ids: [(id: ConstraintID, row: Row)] = []
        for _ in 0..<Int.random(in: 4...14, using: &random) {
            let group: Row.Group = random.chance(0.1) ? .both : random.chance(0.5) ? .leaving : .staying
            let row = randomRow(&random, group)
            ids.append((try solver.add(row.row.constraint(of: variables)), row))
            if random.chance(0.3) { solver.solve() }
        }
        if random.chance(0.8) { solver.solve() }

        // Sometimes a constraint remains, which its variables survive.
        var leaving = ids.filter { $0.row.group != .staying }
        let kept = random.chance(0.2) ? leaving.popLast() : nil
        solver.remove(leaving.map(\.id), Array(variables[..<Self.count]))
        solver.solve()
        try solver.checkInvariants()
        for entry in leaving { #expect(!solver.contains(entry.id)) }
        if let kept {
            #expect(solver.contains(kept.id))
            try solver.remove(kept.id)
        } else {
            for variable in variables[..<Self.count] { #expect(!solver.contains(variable)) }
        }
        for variable in variables[..<Self.count] where solver.contains(variable) {
            try solver.remove(variable)
        }

        // Indices are used again.
        for index in 0..<Self.count { variables[index] = solver.makeVariable(isLength: index % 2 == 0) }
        var staying = ids.filter { $0.row.group == .staying }.map(\.row)
        for _ in 0..<3 {
            let row = randomRow(&random, .staying)
            _ = try solver.add(row.row.constraint(of: variables))
            staying.append(row)
            solver.solve()
        }
        try solver.checkInvariants()

        let fresh = Solver()
        let others = (0..<2 * Self.count).map { fresh.makeVariable(isLength: $0 % 2 == 0) }
        for row in staying { _ = try fresh.add(row.row.constraint(of: others)) }
        fresh.solve()
        for index in Self.count..<2 * Self.count {
            let (value, expected) = (solver.value(of: variables[index]), fresh.value(of: others[index]))
            #expect(abs(value - expected) < 1e-6, "variable \(index) of \(seed): \(value), not \(expected)")
        }
        #expect(solver.constraintCount == staying.count)
    }

    @Test func nothingIsLeftOfAll() throws {
        let solver = Solver()
        let variables = (0..<4).map { _ in solver.makeVariable(isLength: true) }
        let ids = try variables.indices.dropFirst().map { index in
            try solver.add(
                Constraint(
                    Expression(
                        [Term(variables[index]), Term(variables[index - 1], times: -1)], constant: -8), .equal
                ))
        }
        solver.solve()
        solver.remove(ids, variables)
        solver.solve()
        try solver.checkInvariants()
        #expect(solver.constraintCount == 0)
        let next = solver.makeVariable()
        let id = try solver.add(Constraint(Expression([Term(next)], constant: -5), .equal))
        solver.solve()
        #expect(solver.value(of: next) == 5 && solver.contains(id))
    }
}
