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
        // An end that moves with the wall is none.
        let wider = bounded.optimum(within: 2 * SmallSystem.wall).ranges
        for (index, (derivation, exact)) in zip(derivations, bounded.optimum().ranges).enumerated() {
            let isUnique = exact.lowerBound == exact.upperBound
            #expect((derivation.range == nil) == isUnique, "\(system)")
            if let range = derivation.range {
                #expect((range.lower == nil) == (exact.lowerBound != wider[index].lowerBound), "\(system)")
                #expect((range.upper == nil) == (exact.upperBound != wider[index].upperBound), "\(system)")
            }
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

    /// A lower and an upper bound that meet are one equation, of which either half keeps the length determined.
    @Test func eitherHalfOfAnEquationKeepsItDetermined() throws {
        let solver = Solver()
        let width = solver.makeVariable(isLength: true)
        var halves: [ConstraintID] = []
        for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
            let expression = Expression([Term(width, times: 1)], constant: -8)
            halves.append(try solver.add(Constraint(expression, relation), mayBeRelaxed: true))
        }
        solver.solve()
        let found = solver.derivations(of: [.init(terms: [(variable: width, factor: 1)])])
        #expect(found[0].keepingDetermined == Set(halves) && !found[0].isAmbiguous)
    }

    /// Beyond the limit reduced costs show what decides: compared with removals, of chains in which every constraint matters.
    // Run for the record with FORMWORK_FUZZ_COUNT=300.
    @Test(arguments: RandomRuns.seeds(default: 5))
    func randomLongChainsAreExplainedAsShortOnes(seed: RandomSeed) throws {
        var random = seed.random
        let links = (0..<60).map { _ in Link(&random) }
        func chain(_ count: Int) throws -> (
            Solver, sums: [[(variable: Variable, factor: Double)]], rows: [ConstraintID]
        ) {
            let solver = Solver()
            var (rows, sums): ([ConstraintID], [[(variable: Variable, factor: Double)]]) = ([], [])
            for start in stride(from: 0, to: count, by: 4) {
                var above: (start: Variable, length: Variable)?
                for link in links[start..<min(start + 4, count)] {
                    let (y, h) = (solver.makeVariable(), solver.makeVariable(isLength: true))
                    try link.add(to: solver, y, h, above, &rows)
                    sums += [[(y, 1)], [(y, 1), (h, 1)]]
                    above = (y, h)
                }
            }
            solver.solve()
            return (solver, sums, rows)
        }
        let (short, long) = (try chain(12), try chain(60))
        #expect(
            short.rows.count < Solver.Derivation.exactLimit && long.rows.count > Solver.Derivation.exactLimit)
        let exact = short.0.derivations(of: short.sums.map { .init(terms: $0) })
        let quick = long.0.derivations(of: long.sums.map { .init(terms: $0) })
        for (one, other) in zip(exact, quick) {
            #expect(
                one.deciding.union(one.keepingDetermined) == other.deciding.union(other.keepingDetermined))
            // Whether what moves is determined afterwards is not computed.
            #expect(other.keepingDetermined.isSubset(of: one.keepingDetermined))
            #expect(one.keepingDetermined.subtracting(other.keepingDetermined).isSubset(of: other.deciding))
            #expect(one.isAmbiguous == other.isAmbiguous)
        }
    }

    /// A box below another, with a content and perhaps a height.
    private struct Link {
        let gap = 4.0
        var content: Double
        var height: Double?
        var minimum: Double

        init(_ random: inout SeededRandom) {
            content = Double(Int.random(in: 10...40, using: &random))
            height = random.chance(0.4) ? Double(Int.random(in: 10...60, using: &random)) : nil
            minimum = Double(Int.random(in: 5...50, using: &random)) + 0.5
        }

        func add(
            to solver: Solver, _ y: Variable, _ h: Variable, _ above: (start: Variable, length: Variable)?,
            _ rows: inout [ConstraintID]
        ) throws {
            func add(_ terms: [Term], _ constant: Double, _ relation: Relation, _ level: Double) throws {
                rows.append(
                    try solver.add(
                        Constraint(
                            Expression(terms, constant: -constant), relation, priority: Priority(level))))
            }
            let position =
                above.map { [Term(y), Term($0.start, times: -1), Term($0.length, times: -1)] } ?? [Term(y)]
            try add(position, gap, .equal, 1000)
            try add([Term(h)], content, .lessThanOrEqual, 250)
            try add([Term(h)], content, .greaterThanOrEqual, 750)
            try add([Term(h)], minimum, .greaterThanOrEqual, 1000)
            if let height { try add([Term(h)], height, .equal, 500) }
        }
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
