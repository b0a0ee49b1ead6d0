import Simplex
import TestSupport

extension SmallSystem {
    /// A random system of the kind that layouts are made of: few variables a row, few levels.
    static func random(_ random: inout SeededRandom, isFeasible: Bool = true) -> SmallSystem {
        let variableCount = Int.random(in: 1...3, using: &random)
        let rowCount = Int.random(in: 1...8, using: &random)
        var system = SmallSystem(variableCount: variableCount, rows: [])
        for _ in 0..<rowCount {
            system.rows.append(.random(of: variableCount, &random, required: isFeasible ? 0.3 : 0.7))
        }
        return system
    }
}

extension SmallSystem.Row {
    static func random(
        of variableCount: Int, _ random: inout SeededRandom, required: Double
    ) -> SmallSystem.Row {
        var coefficients = (0..<variableCount).map { _ in
            random.chance(0.6) ? (random.pick([1, -1, 1, -1, 2, -2, 3]) ?? 1) : 0
        }
        if coefficients.allSatisfy({ $0 == 0 }) {
            coefficients[Int.random(in: 0..<variableCount, using: &random)] = 1
        }
        return SmallSystem.Row(
            coefficients: coefficients, relation: random.pick(Relation.allCases) ?? .equal,
            constant: Int.random(in: -12...12, using: &random),
            level: random.chance(required) ? 1000 : random.pick([250, 500, 750, 751]) ?? 250)
    }

    func constraint(of variables: [Variable]) -> Constraint {
        var expression = Expression(constant: Double(-constant))
        for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
            expression.terms.append(Term(variable, times: Double(coefficient)))
        }
        return Constraint(expression, relation, priority: Priority(level))
    }
}

/// A solver with a small system in it.
struct SolvedSystem {
    let solver = Solver()
    var variables: [Variable] = []
    var rows: [(row: SmallSystem.Row, id: ConstraintID)] = []

    /// - Parameter hasLengths: Whether some variables are lengths.
    init(variableCount: Int, hasLengths: Bool = false) {
        variables = (0..<variableCount).map {
            solver.makeVariable(isLength: hasLengths && SmallSystem.isLength($0))
        }
    }

    init(_ system: SmallSystem, hasLengths: Bool = false) throws {
        self.init(variableCount: system.variableCount, hasLengths: hasLengths)
        for row in system.rows { try add(row) }
        solver.solve()
    }

    mutating func add(_ row: SmallSystem.Row) throws {
        rows.append((row, try solver.add(row.constraint(of: variables))))
    }

    var system: SmallSystem { SmallSystem(variableCount: variables.count, rows: rows.map(\.row)) }
    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// What is missed in total, for each level of a system, at the solver's solution.
    func costs(of system: SmallSystem) -> [Double] {
        system.levels.map { level in
            system.rows.filter { $0.level == level }.reduce(0) { sum, row in
                let side = zip(row.coefficients, values).reduce(Double(-row.constant)) {
                    $0 + Double($1.0) * $1.1
                }
                switch row.relation {
                case .equal: return sum + abs(side)
                case .greaterThanOrEqual: return sum + max(0, -side)
                case .lessThanOrEqual: return sum + max(0, side)
                }
            }
        }
    }
}
