import TestSupport
import Testing

@testable import Simplex

/// What decides a value, compared with solving the system anew without each constraint.
@Suite struct DerivationTests {
    // Run for the record with FORMWORK_FUZZ_COUNT=5000.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomRemovalsHaveThePredictedValues(seed: RandomSeed) throws {
        var random = seed.random
        let system = SmallSystem.random(&random, isFeasible: random.chance(0.8))
        let solved = try SolvedSystem(system, hasLengths: true)
        let sums = solved.variables.map { [(variable: $0, factor: 1.0)] } + [pair(solved, &random)]
        let needsAlternatives = random.chance(0.5)
        let derivations = solved.solver.derivations(
            of: sums.map { .init(terms: $0, needsAlternatives: needsAlternatives) })
        for (sum, derivation) in zip(sums, derivations) {
            let value = value(of: sum, solved)
            #expect(abs(derivation.parts.reduce(0) { $0 + $1.amount } - value) < 1e-6)
            for (number, row) in solved.rows.enumerated() {
                var fewer = system
                fewer.rows.remove(at: number)
                let fresh = try SolvedSystem(fewer, hasLengths: true)
                let expected = zip(fresh.variables, solved.variables).reduce(0.0) { total, pair in
                    total + fresh.solver.value(of: pair.0)
                        * sum.filter { $0.variable == pair.1 }.reduce(0) { $0 + $1.factor }
                }
                let predicted = derivation.alternatives[row.id] ?? value
                if !needsAlternatives, derivation.keepingDetermined.contains(row.id),
                    derivation.alternatives[row.id] == nil
                {
                    #expect(!fresh.variables.allSatisfy { fresh.solver.isDetermined($0) })
                    continue
                }
                #expect((derivation.alternatives[row.id] != nil) == derivation.deciding.contains(row.id))
                #expect(
                    abs(predicted - expected) < 1e-5, "\(system) without \(number): \(predicted), \(expected)"
                )
                guard sum.count == 1, derivation.range == nil,
                    let variable = solved.variables.firstIndex(of: sum[0].variable)
                else { continue }
                #expect(
                    derivation.keepingDetermined.contains(row.id)
                        == !fresh.solver.isDetermined(fresh.variables[variable]),
                    "\(system) without \(number)")
            }
        }
    }

    // Run for the record with FORMWORK_FUZZ_COUNT=5000.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomRangesAreThoseOfAllOptima(seed: RandomSeed) throws {
        var random = seed.random
        let system = SmallSystem.random(&random)
        guard system.brokenRows.isEmpty else { return }
        let solved = try SolvedSystem(system, hasLengths: true)
        let bounded = SmallSystem(variableCount: system.variableCount, rows: system.rows + system.bounds)
        let derivations = solved.solver.derivations(
            of: solved.variables.map { .init(terms: [(variable: $0, factor: 1)]) })
        for (derivation, exact) in zip(derivations, bounded.optimum().ranges) {
            let isUnique = exact.lowerBound == exact.upperBound
            #expect((derivation.range == nil) == isUnique, "\(system)")
            if let lower = derivation.range?.lower {
                #expect(abs(lower - exact.lowerBound.value) < 1e-5, "\(system): \(lower), \(exact)")
            }
            if let upper = derivation.range?.upper {
                #expect(abs(upper - exact.upperBound.value) < 1e-5, "\(system): \(upper), \(exact)")
            }
        }
    }

    /// What a pin separates is tried apart, with the same result.
    @Test func pinsSeparateWhatHangsOnThem() throws {
        let solver = Solver()
        let (width, a, b) = (
            solver.makeVariable(isLength: true), solver.makeVariable(), solver.makeVariable()
        )
        func add(_ terms: [(Variable, Double)], _ constant: Double, _ mayBeRelaxed: Bool = true) throws
            -> ConstraintID
        {
            let expression = Expression(terms.map { Term($0.0, times: $0.1) }, constant: -constant)
            return try solver.add(Constraint(expression, .equal), mayBeRelaxed: mayBeRelaxed)
        }
        let pin = try add([(width, 1)], 300, false)
        let first = try add([(a, 1), (width, -1)], -20)
        let second = try add([(b, 1), (width, -1)], -8)
        solver.solve()
        let found = solver.derivations(of: [a, b].map { .init(terms: [(variable: $0, factor: 1)]) })
        #expect(found[0].deciding == [pin] && found[0].keepingDetermined == [first])
        #expect(found[1].deciding == [pin] && found[1].keepingDetermined == [second])
    }

    private func pair(_ solved: SolvedSystem, _ random: inout SeededRandom) -> [(
        variable: Variable, factor: Double
    )] {
        let (one, other) = (random.pick(solved.variables)!, random.pick(solved.variables)!)
        return one == other ? [(one, 1)] : [(one, 1), (other, 1)]
    }

    private func value(of sum: [(variable: Variable, factor: Double)], _ solved: SolvedSystem) -> Double {
        sum.reduce(0) { $0 + $1.factor * solved.solver.value(of: $1.variable) }
    }
}
