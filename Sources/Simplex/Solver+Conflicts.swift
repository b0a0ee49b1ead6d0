/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// A minimal set: without any one of them the others can hold. In the order of their activation.
    ///
    /// That lengths are not negative goes without saying.
    public var members: [ConstraintID]
    /// The one that gives way: the newest of those that may.
    public var dropped: ConstraintID
}

/// What a row that was given up cannot hold together with, as it was then.
struct ConflictReason {
    var member: ConstraintID
    var constant: Double
}

extension Solver {
    /// Gives up required rows that cannot hold together with older ones, and takes back those that now can.
    ///
    /// In the end exactly those are given up that cannot hold together with older ones that are kept.
    func settleConflicts() {
        let (known, first) = (brokenRows, conflicts.count)
        resolveConflicts()
        var tried: Set<Int32> = []
        while !statistics.isStalled, let row = nextToTryAgain(besides: tried) {
            tried.insert(row)
            takeBack(row)
            takeIn()
            resolveConflicts()
        }
        // What was given up before has been told, and what holds again need not be.
        var told = known
        let found = conflicts[first...].reversed().filter { conflict in
            let row = conflict.dropped.index
            return rows[row].isBroken && told.insert(row).inserted
        }
        conflicts.replaceSubrange(first..., with: found.reversed())
    }

    private func resolveConflicts() {
        while !failedRows.isEmpty, !statistics.isStalled {
            guard resolveConflict() else { return }
            takeIn()
        }
    }

    /// Gives up one required row of a minimal set that contains a failed one.
    ///
    /// - Returns: Whether there was one.
    private func resolveConflict() -> Bool {
        guard let failed = nextFailedRow() else { return false }
        let members = minimalConflict(containing: failed)
        guard
            let dropped = members.last(where: { rows[$0].givesWay }) ?? members.last
        else { return false }
        conflicts.append(Conflict(members: members.map(handle(of:)), dropped: handle(of: dropped)))
        rows[dropped].isBroken = true
        brokenRows.insert(dropped)
        reasons[dropped] = members.map { ConflictReason(member: handle(of: $0), constant: rows[$0].constant) }
        move(dropped, toLevel: Self.brokenLevel)
        return true
    }

    // MARK: Taking back

    /// The oldest row that was given up for reasons that are gone. Rows of the system's own count as the oldest.
    private func nextToTryAgain(besides tried: Set<Int32>) -> Int32? {
        brokenRows.filter { !tried.contains($0) && !isContradicted($0) }
            .min { precedes($0, $1) }
    }

    private func precedes(_ one: Int32, _ other: Int32) -> Bool {
        if rows[one].givesWay != rows[other].givesWay { return rows[other].givesWay }
        return rows[one].order < rows[other].order
    }

    /// Whether what a row was given up for is as it was then.
    private func isContradicted(_ row: Int32) -> Bool {
        guard let reasons = reasons[row] else { return false }
        return reasons.allSatisfy { reason in
            guard let member = try? index(of: reason.member), rows[member].constant == reason.constant else {
                return false
            }
            return member == row || rows[member].level == Self.requiredLevel
        }
    }

    private func takeBack(_ row: Int32) {
        rows[row].isBroken = false
        brokenRows.remove(row)
        reasons[row] = nil
        move(row, toLevel: Self.requiredLevel)
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

    /// Whether a constraint is required and has been given up because of a conflict.
    public func isBroken(_ constraint: ConstraintID) -> Bool {
        guard let row = try? index(of: constraint) else { return false }
        return rows[row].isBroken
    }

    /// Required rows that cannot hold together, none of them without need, by age.
    private func minimalConflict(containing failed: Int32) -> [Int32] {
        expand(row: failed)
        let near = ([failed] + expandedRows.filter { abs(rows[$0].sum) > Self.smallestPivot }).filter(
            isRequired)
        if !canHold(near) { return minimal(near) }
        let all = (0..<Int32(rows.count)).filter { row in
            isRequired(row)
                && (rows[row].slope != 0
                    || rows[row].costs.entries.contains { $0.level == Self.requiredLevel })
        }
        return minimal(all)
    }

    /// Whether a row is a constraint that must hold. That lengths are not negative holds in any case.
    private func isRequired(_ row: Int32) -> Bool {
        rows[row].isAlive && rows[row].level == Self.requiredLevel && rows[row].kind == .constraint
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
        (solver.resolvesConflicts, solver.decidesWhatIsOpen) = (false, false)
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
            let copy =
                copies[index]
                ?? solver.makeVariable(at: unknowns[index].value, isLength: unknowns[index].isLength)
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
