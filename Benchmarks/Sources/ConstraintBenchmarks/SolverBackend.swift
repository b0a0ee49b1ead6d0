import Simplex

/// A spec in the solver itself.
struct SolverBackend {
    let solver = Solver()
    private(set) var variables: [[Variable]] = []
    private(set) var ids: [ConstraintID] = []
    private(set) var values: [(Expression, Relation, Double)] = []

    /// Makes the variables, and all constraints as values.
    init(_ spec: LayoutSpec) {
        variables = spec.parents.map { _ in (0..<4).map { _ in solver.makeVariable() } }
        for slot in 0..<2 {
            values.append((Expression([Term(variables[0][slot])]), .equal, 1000))
        }
        for constraint in spec.constraints {
            var expression = Expression(constant: -constraint.constant)
            add(constraint.first, constraint.side, 1, seenFrom: constraint.second, spec, to: &expression)
            if let second = constraint.second {
                add(
                    second, constraint.secondSide, -constraint.multiplier, seenFrom: constraint.first, spec,
                    to: &expression)
            }
            let relation: Relation =
                switch constraint.relation {
                case .equal: .equal
                case .atMost: .lessThanOrEqual
                case .atLeast: .greaterThanOrEqual
                }
            values.append((expression, relation, constraint.priority))
        }
        for (box, content) in spec.contents.sorted(by: { $0.key < $1.key }) {
            for (slot, length) in [(2, content.width), (3, content.height)] {
                let expression = Expression([Term(variables[box][slot])], constant: -length)
                values.append((expression, .lessThanOrEqual, 250))
                values.append((expression, .greaterThanOrEqual, 750))
            }
        }
    }

    private func add(
        _ box: Int, _ side: LayoutSpec.Side, _ factor: Double, seenFrom other: Int?, _ spec: LayoutSpec,
        to expression: inout Expression
    ) {
        let own = variables[box]
        let isInside = other.map { spec.parents[$0] == box } ?? false
        switch side {
        case .width: expression.terms.append(Term(own[2], times: factor))
        case .height: expression.terms.append(Term(own[3], times: factor))
        case .left, .top:
            if !isInside { expression.terms.append(Term(own[side == .left ? 0 : 1], times: factor)) }
        case .right, .bottom:
            if !isInside { expression.terms.append(Term(own[side == .right ? 0 : 1], times: factor)) }
            expression.terms.append(Term(own[side == .right ? 2 : 3], times: factor))
        }
    }

    /// Adds all constraints and solves.
    mutating func addAll() throws {
        ids.removeAll(keepingCapacity: true)
        for (expression, relation, level) in values {
            ids.append(try solver.add(Constraint(expression, relation, priority: Priority(level))))
        }
        solver.solve()
        solver.takeChanges { _, _ in }
    }

    /// Gives a constraint of the spec another constant, and solves.
    func setConstant(_ constant: Double, of index: Int) throws {
        try solver.setConstant(-constant, of: ids[index + 2])
        solver.solve()
        solver.takeChanges { _, _ in }
    }
}
