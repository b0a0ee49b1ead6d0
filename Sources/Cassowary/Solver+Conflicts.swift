/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// A minimal set: without any one of them the others can hold. In the order of their activation.
    public var members: [ConstraintID]
    /// The one that gives way: the newest of those that may.
    public var dropped: ConstraintID
}

extension Solver {
    /// Gives up one required row of a minimal set that contains a failed one.
    func resolveConflict() {
        guard let failed = nextFailedRow() else { return }
        let members = minimalConflict(containing: failed)
        guard
            let dropped = members.last(where: { rows[$0].givesWay }) ?? members.last
        else { return }
        conflicts.append(Conflict(members: members.map(handle(of:)), dropped: handle(of: dropped)))
        rows[dropped].isBroken = true
        brokenRows.insert(dropped)
        move(dropped, toLevel: Self.brokenLevel)
    }

    /// The oldest failed row. They are sorted now and then, not searched each time, so that many failures cost
    /// no more than each of them.
    private func nextFailedRow() -> Int32? {
        while true {
            while let row = failedQueue.popLast() {
                if failedRows.contains(row) { return row }
            }
            guard !failedRows.isEmpty else { return nil }
            failedQueue = failedRows.sorted { rows[$0].order > rows[$1].order }
        }
    }

    /// Takes back what had been given up and holds again.
    func takeBackBrokenRows() {
        for row in brokenRows where rows[row].isBasic || holds(row) {
            rows[row].isBroken = false
            brokenRows.remove(row)
            move(row, toLevel: Self.requiredLevel)
        }
    }

    /// Whether a constraint is required and has been given up because of a conflict.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        guard let row = try? index(of: constraint) else { return false }
        return rows[row].isBroken
    }

    /// Required rows that cannot hold together, none of them without need, by age.
    private func minimalConflict(containing failed: Int32) -> [Int32] {
        expand(row: failed)
        let near = [failed] + expandedRows.filter { isRequired($0) && abs(rows[$0].sum) > Self.smallestPivot }
        if !canHold(near) { return minimal(near) }
        let all = (0..<Int32(rows.count)).filter { row in
            isRequired(row)
                && (rows[row].slope != 0
                    || rows[row].costs.entries.contains { $0.level == Self.requiredLevel })
        }
        return minimal(all)
    }

    private func isRequired(_ row: Int32) -> Bool {
        rows[row].isAlive && rows[row].level == Self.requiredLevel
    }

    /// Drops rows as long as the others cannot hold without them: first in large pieces, at last one by one.
    private func minimal(_ conflict: [Int32]) -> [Int32] {
        var members = conflict.sorted { rows[$0].order < rows[$1].order }
        var piece = max(members.count / 2, 1)
        while true {
            var start = 0
            while start < members.count {
                var fewer = members
                fewer.removeSubrange(start..<min(start + piece, members.count))
                if canHold(fewer) { start += piece } else { members = fewer }
            }
            if piece == 1 { return members }
            piece = max(piece / 2, 1)
        }
    }

    /// Whether some rows can hold together, whatever their priorities.
    private func canHold(_ some: [Int32]) -> Bool {
        let solver = Solver()
        solver.resolvesConflicts = false
        var copies: [Int32: Variable] = [:]
        for row in some { _ = copy(row, to: solver, &copies, isRequired: true) }
        solver.solve()
        return solver.failedRows.isEmpty
    }

    /// Copies a row with its variables to another solver.
    func copy(
        _ row: Int32, to solver: Solver, _ copies: inout [Int32: Variable], isRequired: Bool
    ) -> ConstraintID? {
        var expression = Expression(constant: -rows[row].constant)
        for place in places(of: row) {
            let index = terms[place].variable
            let copy = copies[index] ?? solver.makeVariable(at: unknowns[index].value)
            copies[index] = copy
            expression.terms.append(Term(copy, times: terms[place].coefficient))
        }
        let level = rows[row].level
        let priority = isRequired || level == Self.requiredLevel ? .required : Priority(level)
        let constraint = Constraint(
            expression, rows[row].isEquality ? .equal : .greaterThanOrEqual, priority: priority)
        guard let id = try? solver.add(constraint) else { return nil }
        if rows[row].isBroken, !isRequired {
            solver.rows[id.index].isBroken = true
            solver.rows[id.index].level = Self.brokenLevel
        }
        return id
    }
}
