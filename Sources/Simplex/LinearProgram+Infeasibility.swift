/// A member of the infeasible subset because of which a row was relaxed, as it was then.
struct RelaxationReason {
    var member: ConstraintID
    var constant: Double
}

/// Infeasible required rows: which are relaxed, and when they are required again.
extension LinearProgram {
    /// Relaxes required rows that are infeasible with older ones, and restores those that are feasible again.
    ///
    /// In the end exactly those rows are relaxed that are infeasible together with older rows that are not.
    mutating func resolveInfeasibility() {
        let (known, first) = (relaxedRows, conflicts.count)
        relaxViolatedRows()
        var tried: Set<Int32> = []
        while !statistics.isStalled, let row = nextRestorable(except: tried) {
            tried.insert(row)
            restore(row)
            optimize()
            relaxViolatedRows()
        }
        // Only rows that were not relaxed before, and are in the end, are conflicts to report.
        var reported = known
        let found = conflicts[first...].reversed().filter { conflict in
            let row = conflict.relaxed.index
            return rows[row].isRelaxed && reported.insert(row).inserted
        }
        conflicts.replaceSubrange(first..., with: found.reversed())
    }

    private mutating func relaxViolatedRows() {
        while !violatedRows.isEmpty, !statistics.isStalled {
            guard relaxOneRow() else { return }
            optimize()
        }
    }

    /// Relaxes one row of an irreducible infeasible subset with a violated row.
    ///
    /// - Returns: Whether there was one.
    private mutating func relaxOneRow() -> Bool {
        guard let violated = nextViolatedRow() else { return false }
        let members = irreducibleInfeasibleSubset(with: violated)
        guard
            let relaxed = members.last(where: { rows[$0].mayBeRelaxed }) ?? members.last
        else { return false }
        let handles = members.map { handle(ofRow: $0) }
        conflicts.append(Conflict(members: handles, relaxed: handle(ofRow: relaxed)))
        rows[relaxed].isRelaxed = true
        relaxedRows.insert(relaxed)
        relaxationReasons[relaxed] = zip(handles, members).map {
            RelaxationReason(member: $0, constant: rows[$1].constant)
        }
        move(relaxed, toLevel: Self.relaxedLevel)
        return true
    }

    /// The oldest violated row. They are sorted in batches, not searched each time, so that the cost of each does not
    /// grow with their number.
    private mutating func nextViolatedRow() -> Int32? {
        while true {
            while let row = violatedQueue.popLast() {
                if violatedRows.contains(row) { return row }
            }
            guard !violatedRows.isEmpty else { return nil }
            violatedQueue = violatedRows.sorted { rows[$0].order > rows[$1].order }
        }
    }

    // MARK: Restoring

    /// The oldest relaxed row whose reason no longer exists. Rows that may not be relaxed count as the oldest.
    private func nextRestorable(except tried: Set<Int32>) -> Int32? {
        relaxedRows.filter { !tried.contains($0) && !isReasonUnchanged($0) }
            .min { precedes($0, $1) }
    }

    private func precedes(_ one: Int32, _ other: Int32) -> Bool {
        if rows[one].mayBeRelaxed != rows[other].mayBeRelaxed { return rows[other].mayBeRelaxed }
        return rows[one].order < rows[other].order
    }

    /// Whether the infeasible subset because of which a row was relaxed still exists.
    private func isReasonUnchanged(_ row: Int32) -> Bool {
        guard let reasons = relaxationReasons[row] else { return false }
        return reasons.allSatisfy { reason in
            guard let member = index(of: reason.member), rows[member].constant == reason.constant else {
                return false
            }
            return member == row || rows[member].level == Self.requiredLevel
        }
    }

    private mutating func restore(_ row: Int32) {
        rows[row].isRelaxed = false
        relaxedRows.remove(row)
        relaxationReasons[row] = nil
        move(row, toLevel: Self.requiredLevel)
    }

    // MARK: Infeasible subsets

    /// Required rows that are infeasible, and without any one of which the others are feasible, by age.
    private mutating func irreducibleInfeasibleSubset(with violated: Int32) -> [Int32] {
        let tableauRow = tableauRow(of: violated)
        let candidates =
            [violated] + tableauRow.slacks.filter { abs($0.coefficient) > Self.smallestPivot }.map(\.row)
        release(tableauRow)
        let near = candidates.filter { isRequiredConstraint($0) }
        if !isFeasible(near) { return deletionFilter(near) }
        let all = (0..<Int32(rows.count)).filter { row in
            isRequiredConstraint(row)
                && (rows[row].slope != 0
                    || slackCosts[row].entries.contains { $0.level == Self.requiredLevel })
        }
        return deletionFilter(all)
    }

    /// Whether a row is a required constraint. Bounds of lengths are implied in each program.
    private func isRequiredConstraint(_ row: Int32) -> Bool {
        rows[row].isAlive && rows[row].level == Self.requiredLevel && rows[row].kind == .constraint
    }

    /// Deletes rows as long as the others are infeasible without them: large pieces first, single rows last.
    private func deletionFilter(_ infeasible: [Int32]) -> [Int32] {
        var members = infeasible.sorted { rows[$0].order < rows[$1].order }
        var piece = max(members.count / 2, 1)
        while true {
            var start = 0
            while start < members.count {
                var fewer = members
                fewer.removeSubrange(start..<min(start + piece, members.count))
                if isFeasible(fewer) { start += piece } else { members = fewer }
            }
            if piece == 1 { return members }
            piece = max(piece / 2, 1)
        }
    }

    /// Whether some rows are feasible as required rows.
    private func isFeasible(_ some: [Int32]) -> Bool {
        var program = LinearProgram()
        (program.relaxesRows, program.breaksTies) = (false, false)
        var copies: [Int32: Int32] = [:]
        for row in some { copy(row, to: &program, &copies, isRequired: true) }
        program.solve()
        return program.violatedRows.isEmpty
    }

    /// Copies a row with its variables to another program.
    ///
    /// - Parameters:
    ///   - copies: The copies of variables, by variable.
    ///   - isRequired: Whether the copy is required, whatever the row is.
    func copy(
        _ row: Int32, to program: inout LinearProgram, _ copies: inout [Int32: Int32], isRequired: Bool
    ) {
        program.newTerms.removeAll()
        for term in termIndices(of: row) {
            let index = terms[term].variable
            let copy =
                copies[index]
                ?? program.makeVariable(at: values[index], isLength: variables[index].isLength)
            copies[index] = copy
            program.addNewTerm(copy, terms[term].coefficient)
        }
        let relation: Relation = rows[row].isEquality ? .equal : .greaterThanOrEqual
        let level = isRequired ? Self.requiredLevel : rows[row].level
        let copy = program.addConstraint(
            constant: -rows[row].constant, relation, level: level, mayBeRelaxed: true)
        program.rows[copy].isRelaxed = rows[row].isRelaxed && !isRequired
    }
}
