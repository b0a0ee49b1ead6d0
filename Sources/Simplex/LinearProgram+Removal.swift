/// Removing a part of a program at once.
extension LinearProgram {
    /// Removes constraints, and of some variables those that no other constraint mentions.
    ///
    /// Rows that have nothing in common with what remains are dropped as they are: neither the basis of the rest nor its
    /// reduced costs depend on them. Only the others are removed one by one.
    ///
    /// - Parameters:
    ///   - constraints: The rows of the constraints, each once.
    ///   - leaving: The variables, each once.
    mutating func remove(constraints: [Int32], variables leaving: [Int32]) {
        noteEdit()
        var stamp = mark(leaving, mentionedBy: constraints)
        let connecting = constraints.filter { row in
            termIndices(of: row).contains { variables[terms[$0].variable].stamp != stamp }
        }
        var separate = constraints
        if !connecting.isEmpty {
            for row in connecting { removeConstraint(row) }
            separate.removeAll { !rows[$0].isAlive }
            stamp = mark(leaving, mentionedBy: separate)
        }
        var gone = leaving
        gone.removeAll { variables[$0].stamp != stamp }
        let implied = takeImpliedRows(of: gone)
        for variable in gone {
            if variables[variable].block >= 0 { removeBlock(variables[variable].block) }
            (variables[variable].definingRow, variables[variable].block) = (-1, -1)
            variables[variable].isAlive = false
            freeCosts.setZero(variable)
        }
        // The memory of all is released with the last constraint.
        for row in implied { drop(row) }
        for row in separate { drop(row) }
        for variable in gone {
            variables[variable].generation &+= 1
            unusedVariables.append(variable)
        }
    }

    /// Marks those of some variables that no constraints but some rows mention.
    ///
    /// - Returns: The stamp of the rows, and of the variables that are marked.
    private mutating func mark(_ leaving: [Int32], mentionedBy constraints: [Int32]) -> UInt32 {
        let stamp = newStamp()
        for row in constraints { rows[row].stamp = stamp }
        for variable in leaving {
            var term = variables[variable].firstTerm
            while term >= 0 {
                let row = terms[term].row
                if rows[row].kind == .constraint, rows[row].stamp != stamp { break }
                term = terms[term].next
            }
            if term < 0 { variables[variable].stamp = stamp }
        }
        return stamp
    }

    /// The bounds and tie-breakers of variables that leave; they are not among those of the program afterwards.
    private mutating func takeImpliedRows(of gone: [Int32]) -> [Int32] {
        guard !tieBreakers.isEmpty || !boundOfLength.isEmpty else { return [] }
        let stamp = newStamp()
        var implied: [Int32] = []
        for variable in gone {
            tieBreakers.forLength[variable] = nil
            boundOfLength[variable] = nil
            var term = variables[variable].firstTerm
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                guard rows[row].stamp != stamp else { continue }
                rows[row].stamp = stamp
                if rows[row].kind == .constraint {
                    tieBreakers.forRow[row] = nil
                } else {
                    implied.append(row)
                }
            }
        }
        tieBreakers.forPositions = tieBreakers.forPositions.filter { rows[$0].stamp != stamp }
        return implied
    }

    /// Deallocates a row, all variables of which leave.
    private mutating func drop(_ row: Int32) {
        assert(!rows[row].isInBlocks, "a block of a variable that stays has a row of one that leaves")
        if isInBasis(row) { setBasic(row, defining: -1, byTerm: -1) }
        rows[row].slope = 0
        deallocateRow(row)
    }
}
