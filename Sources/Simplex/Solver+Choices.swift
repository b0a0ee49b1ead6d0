/// What constraints leave open, and how it is decided.
///
/// A solution has a choice only where something can move that costs nothing: a free variable, or a row of the basis
/// that may leave. What depends on these gets preferences, which are rows like others on levels below all of them.
/// So the solution is the first one by a fixed order of all that are equally good, whatever was there before.
/// Layouts without a choice have no such rows.
extension Solver {
    /// Decides what constraints leave open.
    func decideWhatIsOpen() {
        isUndecided = false
        guard openCandidates.count > 0 || !preferences.isEmpty else { return }
        for row in preferences.forPlaces { removeRow(row) }
        preferences.forPlaces = []
        let seeds = openSeeds()
        guard !seeds.isEmpty else { return removePreferences() }
        collectDependents(of: seeds)
        let (movable, mark) = (order, stamp)
        let (missing, spare) = (missingPreferences(for: movable, mark), sparePreferences(mark))
        for row in spare.rows { removePreferences(for: row) }
        for variable in spare.lengths {
            if let row = preferences.forLength.removeValue(forKey: variable) { removeRow(row) }
        }
        for preference in missing { add(preference) }
        takeIn()
        decidePlaces(movable)
    }

    // MARK: What is open

    /// Has a free variable looked at when what is open is decided.
    @inline(__always)
    func considerOpen(variable: Int32) {
        guard !unknowns[variable].isCandidate else { return }
        unknowns[variable].isCandidate = true
        openCandidates.append(~variable)
    }

    /// Has a row of the basis looked at when what is open is decided.
    @inline(__always)
    func considerOpen(row: Int32) {
        guard !rows[row].isCandidate, !rows[row].isEquality || rows[row].level != Self.requiredLevel,
            rows[row].kind != .preference
        else { return }
        rows[row].isCandidate = true
        openCandidates.append(row)
    }

    /// Has rows of the basis about a variable alone looked at again when another row about it alone changes.
    @inline(__always)
    func reviewMeeting(with row: Int32) {
        let variable = terms[rows[row].firstTerm].variable
        let owner = unknowns[variable].owner
        if owner >= 0, rows[owner].isMet { considerOpen(row: owner) }
        if unknowns[variable].isMet { reviewParts(about: variable) }
    }

    /// Has rows about a variable alone looked at again that determine another variable together with others.
    private func reviewParts(about variable: Int32) {
        unknowns[variable].isMet = false
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            let row = terms[place].row
            if rows[row].termCount == 1, rows[row].isBasic { considerOpen(row: row) }
            place = terms[place].next
        }
    }

    /// The variables that can move at no cost, as far as constraints say. Others may move with them.
    private func openSeeds() -> [Int32] {
        var (seeds, kept): ([Int32], Int32) = ([], 0)
        for index in openCandidates.indices {
            let item = openCandidates[index]
            if item < 0 {
                let variable = ~item
                let isFree = unknowns[variable].owner < 0 && unknowns[variable].isAlive
                if isFree, unknowns[variable].firstTerm < 0 { putAtZero(variable) }
                guard isFree, unknowns[variable].firstTerm >= 0 else {
                    unknowns[variable].isCandidate = false
                    continue
                }
                seeds.append(variable)
            } else {
                rows[item].isCandidate = false
                guard rows[item].isAlive, rows[item].isBasic, hasChoice(item) else { continue }
                rows[item].isCandidate = true
                seeds += determinedVariables(by: item)
            }
            openCandidates[kept] = item
            kept += 1
        }
        openCandidates.removeLast(openCandidates.count - Int(kept))
        guard !preferences.isEmpty else { return seeds }
        for row in preferences.all where rows[row].isBasic { seeds += determinedVariables(by: row) }
        return seeds
    }

    /// What no row mentions is 0.
    private func putAtZero(_ variable: Int32) {
        guard unknowns[variable].value != 0 else { return }
        unknowns[variable].value = 0
        markChanged(variable)
    }

    /// The variables that move at once with a row of the basis.
    private func determinedVariables(by row: Int32) -> [Int32] {
        var found = rows[row].ownedTerm >= 0 ? [rows[row].owned] : []
        if rows[row].isPart {
            for index in compositesOfRow[row] ?? [] {
                found += [composites[Int(index)]?.variable].compactMap(\.self)
            }
        }
        return found
    }

    /// Whether leaving a row of the basis costs nothing, one way or the other, and nothing else is in the way that
    /// speaks of the same variable alone: as the two halves of a natural size meet each other.
    private func hasChoice(_ row: Int32) -> Bool {
        rows[row].isMet = false
        let (level, isEquality) = (rows[row].level, rows[row].isEquality)
        if rows[row].costs.isBalanced(times: 1, penalty: isEquality ? level : nil), !meetsAnother(row, 1) {
            return true
        }
        return rows[row].costs.isBalanced(times: -1, penalty: level) && !meetsAnother(row, -1)
    }

    private func meetsAnother(_ row: Int32, _ direction: Double) -> Bool {
        let own = rows[row].firstTerm
        let variable = terms[own].variable
        guard rows[row].termCount == 1 else { return false }
        let motion = terms[own].coefficient < 0 ? -direction : direction
        let value = unknowns[variable].value
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            let (other, coefficient) = (terms[place].row, terms[place].coefficient)
            place = terms[place].next
            guard rows[other].termCount == 1, !rows[other].isBasic, rows[other].kind != .preference,
                abs(coefficient * value - rows[other].constant) <= Self.tolerance
            else { continue }
            let speed = coefficient * motion
            let beyond: Int8 = speed < 0 ? -1 : rows[other].isEquality ? 1 : 0
            if Double(beyond - rows[other].slope) * speed > 0 {
                if rows[row].owned == variable {
                    rows[row].isMet = true
                } else {
                    unknowns[variable].isMet = true
                }
                return true
            }
        }
        return false
    }

    // MARK: Preferences

    /// A preference to be added.
    private enum Missing {
        case length(Int32)
        case tie(Int32, level: Double)
        case tightness(Int32)
    }

    /// The preferences that variables that have a choice, and rows about them, lack.
    private func missingPreferences(for movable: [Int32], _ mark: UInt32) -> [Missing] {
        var missing: [Missing] = []
        let seen = newStamp()
        for variable in movable {
            if unknowns[variable].isLength, preferences.forLength[variable] == nil {
                missing.append(.length(variable))
            }
            var place = unknowns[variable].firstTerm
            while place >= 0 {
                let row = terms[place].row
                place = terms[place].next
                guard rows[row].kind == .constraint, rows[row].stamp != seen else { continue }
                rows[row].stamp = seen
                let known = preferences.forRow[row] ?? Preferences.ForRow()
                if rows[row].level != Self.requiredLevel, known.tie < 0 {
                    missing.append(.tie(row, level: tieLevel(of: row)))
                }
                if !rows[row].isEquality, known.tightness < 0, movesPlace(row, mark) {
                    missing.append(.tightness(row))
                }
            }
        }
        return missing
    }

    /// Whether a row is about a place that has a choice.
    private func movesPlace(_ row: Int32, _ mark: UInt32) -> Bool {
        places(of: row).contains {
            let variable = terms[$0].variable
            return !unknowns[variable].isLength && unknowns[variable].stamp == mark
        }
    }

    /// The level on which it is decided which of equal wishes is missed.
    private func tieLevel(of row: Int32) -> Double {
        let own = rows[row].firstTerm
        let variable = terms[own].variable
        guard rows[row].termCount == 1, !rows[row].isEquality, unknowns[variable].isLength else {
            return Preferences.Rank.wish.level(rows[row].order)
        }
        let age = Int(unknowns[variable].age)
        return terms[own].coefficient > 0
            ? Preferences.Rank.leastLength.level(age)
            : Preferences.Rank.greatestLength.level(newestFirst: age)
    }

    private func add(_ missing: Missing) {
        switch missing {
        case .length(let variable):
            let level = Preferences.Rank.length.level(newestFirst: Int(unknowns[variable].age))
            preferences.forLength[variable] = addPreference(that: variable, isAtZeroAt: level)
        case .tie(let row, let level):
            preferences.forRow[row, default: .init()].tie = addPreference(
                like: row, isEquality: rows[row].isEquality, level)
        case .tightness(let row):
            preferences.forRow[row, default: .init()].tightness = addPreference(
                like: row, isEquality: true, Preferences.Rank.tightness.level(rows[row].order))
        }
    }

    private func addPreference(that variable: Int32, isAtZeroAt level: Double) -> Int32 {
        merged.removeAll()
        merged.append((variable, 1))
        let row = makeRow(constant: 0, .equal, level: level, givesWay: false, kind: .preference)
        pendingRows.append(row)
        return row
    }

    private func addPreference(like row: Int32, isEquality: Bool, _ level: Double) -> Int32 {
        merged.removeAll()
        for place in places(of: row) { merged.append((terms[place].variable, terms[place].coefficient)) }
        let copy = makeRow(
            constant: -rows[row].constant, isEquality ? .equal : .greaterThanOrEqual, level: level,
            givesWay: false, kind: .preference)
        pendingRows.append(copy)
        return copy
    }

    /// The preferences of what has no choice any more.
    private func sparePreferences(_ mark: UInt32) -> (rows: [Int32], lengths: [Int32]) {
        let rows = preferences.forRow.keys.filter { row in
            !places(of: row).contains { unknowns[terms[$0].variable].stamp == mark }
        }
        return (rows.sorted(), preferences.forLength.keys.filter { unknowns[$0].stamp != mark }.sorted())
    }

    // MARK: Places

    /// Puts the oldest places that are still free at 0, until none is.
    ///
    /// All lengths and all that inequalities leave are settled by now: what is free moves without bounds.
    private func decidePlaces(_ movable: [Int32]) {
        var free = openCandidates.indices.count { index in
            let item = openCandidates[index]
            return item < 0 && unknowns[~item].isAlive && unknowns[~item].owner < 0
                && unknowns[~item].firstTerm >= 0
        }
        guard free > 0 else { return }
        let places = movable.filter { !unknowns[$0].isLength }
        for variable in places.sorted(by: { unknowns[$0].age < unknowns[$1].age }) where free > 0 {
            expand(variable: variable)
            let found = expandedUnknowns
            guard !found.isEmpty else { continue }
            let level = Preferences.Rank.place.level(Int(unknowns[variable].age))
            let row = addPreference(that: variable, isAtZeroAt: level)
            pendingRows.removeLast()
            rows[row].isNew = false
            preferences.forPlaces.append(row)
            if found.contains(where: { engage(row, with: $0) }) { free -= 1 } else { touch(row) }
        }
        takeIn()
    }

    // MARK: Letting go

    /// Removes all preferences.
    func removePreferences() {
        guard !preferences.isEmpty else { return }
        let all = preferences.all
        preferences = Preferences()
        for row in all { removeRow(row) }
    }

    /// Removes all preferences where so many rows are new that it is quicker to begin again.
    func removePreferences(before newRows: Int) {
        if 4 * newRows > preferences.count { removePreferences() }
    }

    /// Removes the preferences about a constraint.
    func removePreferences(for row: Int32) {
        let found = preferences.rows(for: row)
        preferences.forRow[row] = nil
        for preference in found { removeRow(preference) }
    }

    // MARK: Rows that are not constraints

    /// Whether constraints mention a variable.
    func hasConstraints(_ variable: Int32) -> Bool {
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            if rows[terms[place].row].kind == .constraint { return true }
            place = terms[place].next
        }
        return false
    }

    /// Removes the rows about a variable that no constraint mentions.
    func removeOwnRows(of variable: Int32) {
        if let row = preferences.forLength.removeValue(forKey: variable) { removeRow(row) }
        if let row = boundOfLength.removeValue(forKey: variable) { removeRow(row) }
        while unknowns[variable].firstTerm >= 0 {
            let row = terms[unknowns[variable].firstTerm].row
            preferences.forPlaces.removeAll { $0 == row }
            removeRow(row)
        }
    }

    /// Removes all rows that are not constraints.
    func removeOwnRows() {
        removePreferences()
        let bounds = boundOfLength.values.sorted()
        boundOfLength = [:]
        for row in bounds { removeRow(row) }
    }
}
