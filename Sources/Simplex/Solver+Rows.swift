/// Rows and their terms: adding, taking away, and what they measure.
extension Solver {
    /// Puts a constraint between the terms in ``merged`` and zero into the rows, outside the basis.
    func makeRow(
        constant: Double, _ relation: Relation, level: Double, givesWay: Bool, kind: RowKind = .constraint
    ) -> Int32 {
        let sign: Double = relation == .lessThanOrEqual ? -1 : 1
        dropZeros()
        let firstTerm = termPlace(for: merged.count)
        let index = place(
            Row(
                firstTerm: firstTerm, termCount: Int32(merged.count), constant: -sign * constant,
                level: level,
                order: nextOrder, isEquality: relation == .equal,
                isTurned: relation == .lessThanOrEqual, givesWay: givesWay, kind: kind))
        nextOrder += 1
        for offset in merged.indices {
            link(
                merged[offset].variable, at: firstTerm + offset, row: index,
                coefficient: sign * merged[offset].coefficient)
        }
        if kind == .constraint { constraintCount += 1 }
        return index
    }

    /// Adds a term to ``merged``, or to the one of the same variable there.
    func merge(_ term: Term) throws(SolverError) {
        guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
        let variable = try index(of: term.variable)
        for known in merged.indices where merged[known].variable == variable {
            merged[known].coefficient += term.coefficient
            return
        }
        merged.append((variable, term.coefficient))
    }

    /// Takes terms out of ``merged`` that came to nothing.
    private func dropZeros() {
        guard merged.indices.contains(where: { merged[$0].coefficient == 0 }) else { return }
        let all = merged.indices.map { merged[$0] }
        merged.removeAll()
        for term in all where term.coefficient != 0 { merged.append(term) }
    }

    private func place(_ row: consuming Row) -> Int32 {
        guard let index = freeRows.popLast() else { return rows.append(row) }
        let (generation, stamp) = (rows[index].generation, rows[index].stamp)
        rows[index] = row
        (rows[index].generation, rows[index].stamp) = (generation, stamp)
        return index
    }

    /// A run of places for terms.
    private func termPlace(for count: Int) -> Int32 {
        if count < freeTerms.count, let place = freeTerms[count].popLast() { return place }
        let place = Int32(terms.count)
        for _ in 0..<count {
            terms.append(RowTerm(variable: -1, row: -1, coefficient: 0, next: -1, previous: -1))
        }
        return place
    }

    private func link(_ variable: Int32, at place: Int32, row: Int32, coefficient: Double) {
        let next = unknowns[variable].firstTerm
        terms[place] = RowTerm(
            variable: variable, row: row, coefficient: coefficient, next: next, previous: -1)
        if next >= 0 { terms[next].previous = place } else { considerOpen(variable: variable) }
        unknowns[variable].firstTerm = place
        unknowns[variable].termCount += 1
    }

    /// Takes a row that is not in the basis out of the system.
    func freeRow(_ index: Int32) {
        let (first, count) = (rows[index].firstTerm, rows[index].termCount)
        if count == 1 { reviewMeeting(with: index) }
        for place in first..<(first + count) {
            let term = terms[place]
            if term.previous >= 0 {
                terms[term.previous].next = term.next
            } else {
                unknowns[term.variable].firstTerm = term.next
                if term.next < 0 { considerOpen(variable: term.variable) }
            }
            if term.next >= 0 { terms[term.next].previous = term.previous }
            unknowns[term.variable].termCount -= 1
            terms[place].row = -1
        }
        while freeTerms.count <= Int(count) { freeTerms.append([]) }
        freeTerms[Int(count)].append(first)
        rows[index].isAlive = false
        rows[index].isNew = false
        rows[index].isTouched = false
        rows[index].isSuspect = false
        rows[index].isCandidate = false
        rows[index].generation &+= 1
        rows[index].costs = LevelCosts()
        freeRows.append(index)
        failedRows.remove(index)
        guard rows[index].kind == .constraint else { return }
        if brokenRows.remove(index) != nil { reasons[index] = nil }
        constraintCount -= 1
        guard constraintCount == 0 else { return }
        removeOwnRows()
        releaseMemory()
    }

    /// Gives back what an empty system does not need.
    private func releaseMemory() {
        terms.reset()
        freeTerms = []
        for variable in movedSeeds { unknowns[variable].isMoved = false }
        for item in suspects where item < 0 { unknowns[~item].isSuspect = false }
        (order, path, expandedRows, expandedUnknowns) = ([], [], [], [])
        (movedSeeds, touchedRows, suspects, flips, breakpoints) = ([], [], [], [], [])
        pendingRows = []
    }

    /// The places of a row's terms.
    @inline(__always)
    func places(of row: Int32) -> Range<Int32> {
        rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)
    }

    /// By how much a row is above its constant.
    func residual(of row: Int32) -> Double {
        var sum = -rows[row].constant
        for place in places(of: row) {
            sum += terms[place].coefficient * unknowns[terms[place].variable].value
        }
        return sum
    }

    /// Whether a row holds where the variables are.
    func holds(_ row: Int32) -> Bool {
        let residual = residual(of: row)
        return rows[row].isEquality ? abs(residual) <= Self.tolerance : residual >= -Self.tolerance
    }

    /// The slope of what a row outside the basis misses, for its present residual.
    ///
    /// A row that is exact has the slopes of both its sides to choose from, and keeps the one that it has.
    func slope(of row: Int32) -> Int8 {
        let residual = residual(of: row)
        if abs(residual) <= Self.tolerance { return rows[row].slope }
        if residual < 0 { return -1 }
        return rows[row].isEquality ? 1 : 0
    }
}
