/// Adding and removing rows, and what they evaluate to.
extension LinearProgram {
    /// Adds a row for the constraint that the terms in ``newTerms`` plus a constant compare with zero. It is outside
    /// the basis.
    mutating func makeRow(
        constant: Double, _ relation: Relation, level: Double, mayBeRelaxed: Bool, kind: RowKind = .constraint
    ) -> Int32 {
        let sign: Double = relation == .lessThanOrEqual ? -1 : 1
        dropZeroTerms()
        let firstTerm = allocateTerms(newTerms.count)
        let index = allocate(
            Row(
                firstTerm: firstTerm, termCount: Int32(newTerms.count), constant: -sign * constant,
                level: level, order: nextOrder, isEquality: relation == .equal,
                isReversed: relation == .lessThanOrEqual, mayBeRelaxed: mayBeRelaxed, kind: kind))
        nextOrder += 1
        for offset in 0..<Int32(newTerms.count) {
            link(
                newTerms[offset].variable, at: firstTerm + offset, row: index,
                coefficient: sign * newTerms[offset].coefficient)
        }
        if kind == .constraint { constraintCount += 1 }
        return index
    }

    /// Adds a row that compares a single variable with 0.
    mutating func makeRow(
        ofVariable variable: Int32, _ relation: Relation, level: Double, kind: RowKind
    ) -> Int32 {
        newTerms.removeAll()
        newTerms.append((variable, 1))
        return makeRow(constant: 0, relation, level: level, mayBeRelaxed: false, kind: kind)
    }

    /// Adds a term to ``newTerms``, or to the one of the same variable there.
    mutating func addNewTerm(_ variable: Int32, _ coefficient: Double) {
        for index in newTerms.indices where newTerms[index].variable == variable {
            newTerms[index].coefficient += coefficient
            return
        }
        newTerms.append((variable, coefficient))
    }

    /// Removes terms that have cancelled out from ``newTerms``.
    private mutating func dropZeroTerms() {
        var hasZero = false
        for index in newTerms.indices where newTerms[index].coefficient == 0 { hasZero = true }
        guard hasZero else { return }
        let all = Array(newTerms.elements)
        newTerms.removeAll()
        for term in all where term.coefficient != 0 { newTerms.append(term) }
    }

    // Pays in `constraints growth feed`.
    @inline(__always)
    private mutating func allocate(_ row: consuming Row) -> Int32 {
        guard let index = unusedRows.popLast() else {
            rows.append(row)
            slackCosts.appendZero()
            slackWork.append(0)
            blocksOfRow.append(-1)
            return Int32(rows.count - 1)
        }
        let (generation, stamp) = (rows[index].generation, rows[index].stamp)
        rows[index] = row
        (rows[index].generation, rows[index].stamp) = (generation, stamp)
        return index
    }

    /// Allocates contiguous terms.
    private mutating func allocateTerms(_ count: Int) -> Int32 {
        if count < unusedTerms.count, let first = unusedTerms[count].popLast() { return first }
        let first = Int32(terms.count)
        for _ in 0..<count {
            terms.append(RowTerm(variable: -1, row: -1, coefficient: 0, next: -1, previous: -1))
        }
        return first
    }

    private mutating func link(_ variable: Int32, at term: Int32, row: Int32, coefficient: Double) {
        let next = variables[variable].firstTerm
        terms[term] = RowTerm(
            variable: variable, row: row, coefficient: coefficient, next: next, previous: -1)
        if next >= 0 { terms[next].previous = term } else { addAlternativeCandidate(variable: variable) }
        variables[variable].firstTerm = term
        variables[variable].termCount += 1
    }

    /// Removes a row.
    mutating func removeRow(_ row: Int32) {
        if isInBasis(row) {
            _ = removeFromBasis(row)
            let tableauRow = tableauRow(of: row)
            addToReducedCosts(slackCosts[row], times: tableauRow)
            release(tableauRow)
        } else {
            setSlope(of: row, to: 0)
            applySlopeChanges()
        }
        deallocateRow(row)
    }

    /// Deallocates a row outside the basis whose slope is 0.
    mutating func deallocateRow(_ index: Int32) {
        let (first, count) = (rows[index].firstTerm, rows[index].termCount)
        if count == 1 { recheckBlocking(by: index) }
        for term in first..<(first + count) { unlink(term) }
        while unusedTerms.count <= Int(count) { unusedTerms.append([]) }
        unusedTerms[Int(count)].append(first)
        rows[index].isAlive = false
        rows[index].isNew = false
        rows[index].isDirty = false
        rows[index].isPricingCandidate = false
        rows[index].isAlternativeCandidate = false
        rows[index].generation &+= 1
        slackCosts.setZero(index)
        unusedRows.append(index)
        if rows[index].isViolated { setViolated(index, false) }
        guard rows[index].kind == .constraint else { return }
        if relaxedRows.remove(index) != nil { relaxationReasons[index] = nil }
        constraintCount -= 1
        guard constraintCount == 0 else { return }
        removeImpliedRows()
        releaseMemory()
    }

    private mutating func unlink(_ index: Int32) {
        let term = terms[index]
        if term.previous >= 0 {
            terms[term.previous].next = term.next
        } else {
            variables[term.variable].firstTerm = term.next
            if term.next < 0, variables[term.variable].isAlive {
                addAlternativeCandidate(variable: term.variable)
            }
        }
        if term.next >= 0 { terms[term.next].previous = term.previous }
        variables[term.variable].termCount -= 1
        terms[index].row = -1
    }

    /// Releases the memory that a program without rows does not need. As much as some cells need is kept: the last one of a
    /// list goes, and the next comes.
    private mutating func releaseMemory() {
        for variable in dirtyVariables { variables[variable].isDirty = false }
        for case .free(let variable) in pricingCandidates { variables[variable].isPricingCandidate = false }
        let keepsCapacity = terms.capacity <= 4096
        terms.removeAll(keepingCapacity: keepsCapacity)
        path.removeAll(keepingCapacity: keepsCapacity)
        dirtyVariables.removeAll(keepingCapacity: keepsCapacity)
        dirtyRows.removeAll(keepingCapacity: keepsCapacity)
        pricingCandidates.removeAll(keepingCapacity: keepsCapacity)
        slopeChanges.removeAll(keepingCapacity: keepsCapacity)
        pendingRows.removeAll(keepingCapacity: keepsCapacity)
        if keepsCapacity {
            for count in unusedTerms.indices { unusedTerms[count].removeAll(keepingCapacity: true) }
        } else {
            unusedTerms = []
            memory = ReusableMemory()
        }
    }

    // MARK: Implied rows

    /// Whether constraints mention a variable.
    func isMentionedByConstraint(_ variable: Int32) -> Bool {
        var term = variables[variable].firstTerm
        while term >= 0 {
            if rows[terms[term].row].kind == .constraint { return true }
            term = terms[term].next
        }
        return false
    }

    /// Removes the bound and the tie-breakers of a variable that no constraint mentions.
    mutating func removeImpliedRows(of variable: Int32) {
        if let row = tieBreakers.forLength.removeValue(forKey: variable) { removeRow(row) }
        if let row = boundOfLength.removeValue(forKey: variable) { removeRow(row) }
        while variables[variable].firstTerm >= 0 {
            let row = terms[variables[variable].firstTerm].row
            tieBreakers.forPositions.removeAll { $0 == row }
            removeRow(row)
        }
    }

    /// Removes all rows that are not constraints.
    private mutating func removeImpliedRows() {
        removeTieBreakers()
        let bounds = boundOfLength.values.sorted()
        boundOfLength = [:]
        for row in bounds { removeRow(row) }
    }

    // MARK: Evaluation

    /// The indices of a row's terms.
    func termIndices(of row: Int32) -> Range<Int32> {
        rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)
    }

    /// The value of a row's slack: by how much the row is above its constant.
    func slack(of row: Int32) -> Double {
        var sum = -rows[row].constant
        for term in termIndices(of: row) {
            sum += terms[term].coefficient * values[terms[term].variable]
        }
        return sum
    }

    /// Whether the present values satisfy a row.
    func isSatisfied(_ row: Int32) -> Bool {
        let slack = slack(of: row)
        return rows[row].isEquality ? abs(slack) <= Self.tolerance : slack >= -Self.tolerance
    }

    /// The slope of a row outside the basis, for the present value of its slack.
    ///
    /// At 0 the slopes of both sides are valid, and the row keeps the one that it has: that is a degenerate basis.
    @inline(__always)
    func slope(of row: Int32) -> Int8 {
        let slack = slack(of: row)
        if abs(slack) <= Self.tolerance { return rows[row].slope }
        if slack < 0 { return -1 }
        return rows[row].isEquality ? 1 : 0
    }
}
