import Columns

/// Solves systems of linear equations and inequalities with priorities, and keeps them solved while they change.
///
/// Required constraints hold. Of the optional ones, the sum of the violations at the highest level is minimized; among
/// the solutions that remain that of the next level, and so on. Ties between optimal solutions are broken by a rule that
/// depends on the constraints alone, and not on earlier solutions: <doc:AlternativeOptima>.
///
/// The method is an incremental simplex method with a lexicographic objective, in the tradition of Cassowary (Badros,
/// Borning and Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001). Cassowary stores the
/// whole tableau. This solver keeps the constraints as they are, in triangular order: each row of the basis defines one
/// basic variable by others, without cycles, and rows and columns of the tableau are computed by substitution. In layouts
/// nearly all constraints are in such an order by themselves. So adding a constraint costs what it mentions, a change
/// costs what it moves, and a cycle costs one substitution, which is stored as a block.
///
/// ```swift
/// let solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// try solver.add(Constraint(Expression([Term(left)], constant: -8), .equal))
/// try solver.add(Constraint(Expression([Term(left), Term(width)], constant: -100), .equal))
/// solver.solve()
/// solver.value(of: width)  // 92
/// ```
public final class Solver {
    // Pays in `constraints growth feed`.
    @exclusivity(unchecked) private var program = LinearProgram()

    /// Creates an empty system.
    public init() {}

    // MARK: Variables

    /// Makes a variable.
    ///
    /// - Parameters:
    ///   - value: Its value until the next solution.
    ///   - isLength: Whether it is a length, which is never negative, and minimized where it is undetermined. Others are
    ///     positions.
    public func makeVariable(at value: Double = 0, isLength: Bool = false) -> Variable {
        let index = program.makeVariable(at: value, isLength: isLength)
        return program.handle(ofVariable: index)
    }

    /// Removes a variable that no constraint mentions any more.
    public func remove(_ variable: Variable) throws(SolverError) {
        guard program.removeVariable(try index(of: variable)) else { throw .variableInUse(variable) }
    }

    /// The value of a variable in the last solution; NaN for one that has been removed.
    public func value(of variable: Variable) -> Double {
        program.index(of: variable).map { program.values[$0] } ?? .nan
    }

    /// The values of four variables in the last solution, none of which has been removed.
    package func values(
        ofExisting variables: (Variable, Variable, Variable, Variable)
    ) -> (Double, Double, Double, Double) {
        (
            program.values[variables.0.index], program.values[variables.1.index],
            program.values[variables.2.index], program.values[variables.3.index]
        )
    }

    /// Whether the solver has the variable.
    public func contains(_ variable: Variable) -> Bool { program.index(of: variable) != nil }

    // MARK: Constraints

    /// Adds a constraint. Nothing is computed before ``solve()``, so that many changes cost one solution.
    ///
    /// - Parameters:
    ///   - constraint: The constraint.
    ///   - mayBeRelaxed: Whether it may be relaxed in a ``Conflict``. Where it may not, another member is, as long as there
    ///     is one.
    /// - Returns: A handle for later changes.
    @discardableResult
    public func add(
        _ constraint: Constraint, mayBeRelaxed: Bool = true
    ) throws(SolverError) -> ConstraintID {
        program.newTerms.removeAll()
        for term in constraint.expression.terms { try addNewTerm(term) }
        return try addConstraint(
            constant: constraint.expression.constant, constraint.relation, constraint.priority,
            mayBeRelaxed: mayBeRelaxed)
    }

    /// Adds the constraint that the sum of some terms and a constant compares with zero.
    package func add(
        _ terms: borrowing Column<Term>, constant: Double, _ relation: Relation, priority: Priority,
        mayBeRelaxed: Bool
    ) throws(SolverError) -> ConstraintID {
        program.newTerms.removeAll()
        for index in terms.indices { try addNewTerm(terms[index]) }
        return try addConstraint(constant: constant, relation, priority, mayBeRelaxed: mayBeRelaxed)
    }

    private func addNewTerm(_ term: Term) throws(SolverError) {
        guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
        program.addNewTerm(try index(of: term.variable), term.coefficient)
    }

    private func addConstraint(
        constant: Double, _ relation: Relation, _ priority: Priority, mayBeRelaxed: Bool
    ) throws(SolverError) -> ConstraintID {
        guard constant.isFinite else { throw .notFinite(constant) }
        let level = priority.isRequired ? LinearProgram.requiredLevel : priority.level
        let row = program.addConstraint(
            constant: constant, relation, level: level, mayBeRelaxed: mayBeRelaxed)
        return program.handle(ofRow: row)
    }

    /// Reserves memory for further variables.
    package func reserve(variables more: Int) { program.reserve(variables: more) }

    /// Reserves memory for further constraints of two terms.
    package func reserve(constraints more: Int) { program.reserve(constraints: more) }

    /// Removes a constraint.
    public func remove(_ constraint: ConstraintID) throws(SolverError) {
        program.removeConstraint(try index(of: constraint))
    }

    /// Removes constraints, and of some variables those that no other constraint mentions: faster than one after the other.
    package func remove(_ constraints: [ConstraintID], _ variables: [Variable]) {
        var (rows, leaving): ([Int32], [Int32]) = ([], [])
        rows.reserveCapacity(constraints.count)
        leaving.reserveCapacity(variables.count)
        for constraint in constraints { if let row = program.index(of: constraint) { rows.append(row) } }
        for variable in variables { if let index = program.index(of: variable) { leaving.append(index) } }
        program.remove(constraints: rows, variables: leaving)
    }

    /// Changes the constant of a constraint's expression.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        let row = try index(of: constraint)
        guard constant.isFinite else { throw .notFinite(constant) }
        program.setConstant(constant, of: row)
    }

    /// Changes constants that follow from the solution, as the height of a text does from its width: an alternative
    /// solution by ``exerciseAmbiguity(of:by:)`` remains.
    package func updateDerivedConstants(
        _ body: () throws(SolverError) -> Void
    ) throws(SolverError) {
        let wasAlternative = program.isAlternative
        try body()
        if wasAlternative { (program.isAlternative, program.needsTieBreaking) = (true, false) }
    }

    /// Changes the priority of an optional constraint to another optional one.
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        let row = try index(of: constraint)
        let isRequired = program.rows[row].level == LinearProgram.requiredLevel || program.rows[row].isRelaxed
        guard isRequired == priority.isRequired else { throw .changesRequired(constraint) }
        if !isRequired { program.setLevel(priority.level, of: row) }
    }

    /// Whether the solver has the constraint.
    public func contains(_ constraint: ConstraintID) -> Bool { program.index(of: constraint) != nil }

    /// How many constraints there are.
    public var constraintCount: Int { program.constraintCount }

    // MARK: Edits

    /// Adds an edit: a constraint that a variable equals a value, which ``suggest(_:for:)`` changes.
    public func addEdit(
        of variable: Variable, at value: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        try add(Constraint(Expression([Term(variable)], constant: -value), .equal, priority: priority))
    }

    /// Changes the value of an edit.
    public func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
        try setConstant(-value, of: edit)
    }

    // MARK: The solution

    /// Brings all values up to date with all changes.
    ///
    /// Where required constraints are infeasible, one member of each ``Conflict`` is relaxed; a relaxed constraint that is
    /// feasible again is restored.
    public func solve() { program.solve() }

    /// Calls `body` with every variable that has changed since the last call, and its value.
    public func takeChanges(_ body: (Variable, Double) -> Void) {
        let changed = program.takeChangedVariables()
        for index in changed where program.variables[index].isChanged {
            program.variables[index].isChanged = false
            guard program.variables[index].isAlive else { continue }
            body(program.handle(ofVariable: index), program.values[index])
        }
        program.reuse(changed)
    }

    /// The conflicts that were resolved since the last call.
    public func takeConflicts() -> [Conflict] { program.takeConflicts() }

    /// Whether a required constraint is relaxed because of a conflict.
    public func isRelaxed(_ constraint: ConstraintID) -> Bool {
        program.index(of: constraint).map { program.rows[$0].isRelaxed } ?? false
    }

    /// The counts of the work so far.
    public var statistics: SolverStatistics { program.statistics }

    /// Whether a required constraint is relaxed.
    public var hasRelaxedConstraints: Bool { !program.relaxedRows.isEmpty }

    // MARK: Queries

    /// The constraints of the basis that determine a variable, by age: its value is a sum of their constants.
    public func constraints(determining variable: Variable) -> [ConstraintID] {
        guard let index = program.index(of: variable) else { return [] }
        return program.rows(determining: index).map { program.handle(ofRow: $0) }
    }

    /// Whether all optimal solutions have the same value of a variable.
    public func isDetermined(_ variable: Variable) -> Bool { undetermined(of: [variable]).isEmpty }

    /// Those of some variables that have other values in other optimal solutions. The result is exact.
    public func undetermined(of variables: [Variable]) -> [Variable] {
        let known = variables.filter { contains($0) }
        let areUndetermined = program.areUndetermined(known.map(\.index))
        return zip(known, areUndetermined).filter(\.1).map(\.0)
    }

    /// For each of some variables the optional constraints that are tied around it, by age: as it moves in alternative
    /// optima, some of them are violated more and others of the same level as much less. Empty for a determined variable,
    /// and for one without constraints.
    public func ties(of variables: [Variable]) -> [[ConstraintID]] {
        let known = variables.indices.filter { contains(variables[$0]) }
        var result = [[ConstraintID]](repeating: [], count: variables.count)
        for (index, rows) in zip(known, program.ties(of: known.map { variables[$0].index })) {
            result[index] = rows.map { program.handle(ofRow: $0) }
        }
        return result
    }

    /// Moves an undetermined variable to another optimal value, which remains until the next change.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - distance: How far it moves unless a constraint stops it before; upwards if possible, else downwards.
    /// - Returns: Whether it has moved.
    @discardableResult
    public func exerciseAmbiguity(of variable: Variable, by distance: Double = 1) -> Bool {
        guard let index = program.index(of: variable) else { return false }
        return program.moveToAlternative(index, by: distance)
    }

    // MARK: Derivations

    /// Why sums of variables have their values in the last solution. For explanations: each constraint that may decide one
    /// of them is removed on trial, in a copy of what is connected.
    package func derivations(of queries: [DerivationQuery]) -> [Derivation] {
        let sums = queries.map { query in
            query.terms.compactMap { term in
                program.index(of: term.variable).map { (variable: $0, factor: term.factor) }
            }
        }
        let related = queries.map { query in query.related.compactMap { program.index(of: $0) } }
        return program.derivations(
            of: .init(sums: sums, related: related, needAlternatives: queries.map(\.needsAlternatives)))
    }

    /// Checks the invariants of the solver. For tests: it takes long.
    public func checkInvariants() throws(BrokenInvariant) { try program.checkInvariants() }

    // MARK: Handles

    private func index(of variable: Variable) throws(SolverError) -> Int32 {
        guard let index = program.index(of: variable) else { throw .unknownVariable(variable) }
        return index
    }

    private func index(of constraint: ConstraintID) throws(SolverError) -> Int32 {
        guard let index = program.index(of: constraint) else { throw .unknownConstraint(constraint) }
        return index
    }
}
