/// Changes of the system. Nothing is computed before ``Solver/solve()``, so that many changes cost one
/// solution.
extension Solver {
    /// Adds a constraint.
    ///
    /// - Parameters:
    ///   - constraint: The constraint. Where required ones cannot hold together, the newest of a minimal
    ///     conflicting set gives way until the conflict is gone.
    ///   - givesWay: Whether this one may: false spares constraints of the system's own, as long as the set
    ///     has others.
    /// - Returns: A handle for later changes.
    @discardableResult
    public func add(
        _ constraint: Constraint, givesWay: Bool = true
    ) throws(SolverError) -> ConstraintID {
        merged.removeAll()
        for term in constraint.expression.terms { try merge(term) }
        return try addMerged(
            constant: constraint.expression.constant, constraint.relation, constraint.priority,
            givesWay: givesWay)
    }

    /// Makes room for some more constraints of two terms.
    package func reserve(constraints more: Int) {
        rows.reserve(more)
        terms.reserve(2 * more)
        pendingRows.reserveCapacity(pendingRows.count + more)
    }

    /// Adds the constraint that some terms and a constant compare with zero.
    package func add(
        _ terms: Column<Term>, constant: Double, _ relation: Relation, priority: Priority, givesWay: Bool
    ) throws(SolverError) -> ConstraintID {
        merged.removeAll()
        for index in terms.indices { try merge(terms[index]) }
        return try addMerged(constant: constant, relation, priority, givesWay: givesWay)
    }

    private func addMerged(
        constant: Double, _ relation: Relation, _ priority: Priority, givesWay: Bool
    ) throws(SolverError) -> ConstraintID {
        guard constant.isFinite else { throw .notFinite(constant) }
        let level = priority.isRequired ? Self.requiredLevel : priority.level
        let row = makeRow(constant: constant, relation, level: level, givesWay: givesWay)
        pendingRows.append(row)
        noteEdit()
        return handle(of: row)
    }

    /// Removes a constraint.
    public func remove(_ constraint: ConstraintID) throws(SolverError) {
        let row = try index(of: constraint)
        noteEdit()
        if !preferences.isEmpty { removePreferences(for: row) }
        removeRow(row)
    }

    /// Takes a row out of the basis and out of the system.
    func removeRow(_ row: Int32) {
        if rows[row].isBasic {
            _ = release(row)
            expand(row: row)
            book(rows[row].costs)
        } else {
            setSlope(of: row, to: 0)
            bookFlips()
        }
        freeRow(row)
    }

    /// Has what constraints leave open decided by the next solution.
    private func noteEdit() { (isUndecided, isExercised) = (true, false) }

    /// Changes the constant of a constraint's expression.
    public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        let row = try index(of: constraint)
        guard constant.isFinite else { throw .notFinite(constant) }
        let rightSide = rows[row].isTurned ? constant : -constant
        guard rows[row].constant != rightSide else { return }
        noteEdit()
        setRightSide(rightSide, of: row)
        if !preferences.isEmpty {
            for preference in preferences.rows(for: row) { setRightSide(rightSide, of: preference) }
        }
    }

    private func setRightSide(_ rightSide: Double, of row: Int32) {
        rows[row].constant = rightSide
        if rows[row].isBasic { markMoved(byRow: row) } else if !rows[row].isNew { touch(row) }
    }

    /// Changes constants that follow from the solution, as the height of a text does from its width: another solution
    /// that was asked for by ``exercise(_:by:)`` stays.
    package func followingTheSolution(_ body: () -> Void) {
        let wasExercised = isExercised
        body()
        if wasExercised { (isExercised, isUndecided) = (true, false) }
    }

    /// Changes the priority of an optional constraint to another optional one.
    public func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        let row = try index(of: constraint)
        let wasRequired = rows[row].level == Self.requiredLevel || rows[row].isBroken
        guard wasRequired == priority.isRequired else { throw .changesRequired(constraint) }
        guard !wasRequired else { return }
        noteEdit()
        move(row, toLevel: priority.level)
    }

    /// Has a row count at another level.
    func move(_ row: Int32, toLevel level: Double) {
        guard rows[row].level != level else { return }
        if rows[row].isBasic {
            rows[row].level = level
            suspect(row: row)
            return
        }
        let slope = rows[row].slope
        setSlope(of: row, to: 0)
        bookFlips()
        rows[row].level = level
        setSlope(of: row, to: slope)
        bookFlips()
        noteFailure(of: row)
    }

    /// Adds a constraint that wants a variable at a value, for ``suggest(_:for:)``.
    public func addEdit(
        of variable: Variable, at value: Double, priority: Priority
    ) throws(SolverError) -> ConstraintID {
        try add(Constraint(Expression([Term(variable)], constant: -value), .equal, priority: priority))
    }

    /// Moves the value that an edit wants.
    public func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
        try setConstant(-value, of: edit)
    }
}
