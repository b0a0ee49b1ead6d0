/// The basis: which rows define which variables, in triangular order.
extension LinearProgram {
    // MARK: Adding a row

    /// Makes a free variable basic, defined by a row outside the basis that depends on it.
    ///
    /// - Returns: Whether the variable has a coefficient in the row once the basic variables are substituted; otherwise
    ///   nothing changes.
    mutating func addToBasis(_ row: Int32, defining variable: Int32) -> Bool {
        for term in termIndices(of: row) where terms[term].variable == variable {
            guard isTriangular(term, in: row) else { break }
            define(variable, byTerm: term, of: row)
            return true
        }
        return addToBasisAsBlock(row, defining: variable)
    }

    private mutating func define(_ variable: Int32, byTerm term: Int32, of row: Int32) {
        setBasic(row, defining: variable, byTerm: term)
        variables[variable].definingRow = row
        invalidateDefinition(of: variable)
    }

    /// Stores what a row defines, in the row and in its terms.
    ///
    /// - Parameters:
    ///   - variable: The variable; -1 takes the row out of the basis.
    ///   - basicTerm: The term of the variable; -1 where a block defines it.
    mutating func setBasic(_ row: Int32, defining variable: Int32, byTerm basicTerm: Int32) {
        (rows[row].basicVariable, rows[row].basicTerm) = (variable, basicTerm)
        let defined = variable < 0 ? RowTerm.outside : basicTerm < 0 ? RowTerm.block : variable
        for term in termIndices(of: row) { terms[term].definedVariable = defined }
    }

    // MARK: Removing a row

    /// Removes a row from the basis.
    ///
    /// The variables of blocks that it was part of are defined by the remaining rows again.
    ///
    /// - Returns: The variable that is free afterwards.
    mutating func removeFromBasis(_ row: Int32) -> Int32 {
        var free = [rows[row].basicVariable]
        removeDefinition(of: free[0])
        guard rows[row].isInBlocks else { return free[0] }
        var detached = removeBlocks(of: row, freeing: &free)
        reassign(&detached, to: &free)
        if !detached.isEmpty {
            // Blocks that share rows can hide that these are independent: remove all of them.
            detached += removeBlocks(sharingRowsWith: detached, freeing: &free)
            reassign(&detached, to: &free)
        }
        return free[0]
    }

    /// Makes the variables of the blocks free that a row is part of.
    ///
    /// - Returns: The rows that defined them.
    private mutating func removeBlocks(of row: Int32, freeing free: inout [Int32]) -> [Int32] {
        var detached: [Int32] = []
        while blocksOfRow[row] >= 0 {
            let variable = blocks[blockUses[blocksOfRow[row]].block].variable
            detached.append(variables[variable].definingRow)
            free.append(variable)
            removeDefinition(of: variable)
        }
        return detached
    }

    /// Makes the variables of all blocks free that share parts with some rows, or with each other.
    ///
    /// - Returns: The rows that defined them.
    private mutating func removeBlocks(
        sharingRowsWith some: [Int32], freeing free: inout [Int32]
    ) -> [Int32] {
        var detached: [Int32] = []
        var frontier = some
        while let row = frontier.popLast() {
            guard rows[row].isInBlocks else { continue }
            forEachBlock(of: row) { block in
                for part in blocks[block].parts { frontier.append(part.row) }
            }
            detached += removeBlocks(of: row, freeing: &free)
        }
        return detached
    }

    /// Lets detached rows define free variables; those remain for which there is none.
    private mutating func reassign(_ detached: inout [Int32], to free: inout [Int32]) {
        var remaining: [Int32] = []
        for row in detached {
            // The variable that the row defined before often fits, and is among the last.
            if let found = lastVariable(among: free, definableBy: row) {
                free.remove(at: found)
            } else {
                remaining.append(row)
            }
        }
        detached = remaining
    }

    /// The index of the last of some free variables that a row can define; it then does.
    private mutating func lastVariable(among free: [Int32], definableBy row: Int32) -> Int? {
        for index in free.indices.reversed() where addToBasis(row, defining: free[index]) { return index }
        return nil
    }

    /// Makes a variable free, and detaches its row.
    private mutating func removeDefinition(of variable: Int32) {
        let row = variables[variable].definingRow
        let block = variables[variable].block
        setBasic(row, defining: -1, byTerm: -1)
        variables[variable].definingRow = -1
        variables[variable].block = -1
        addAlternativeCandidate(variable: variable)
        if block >= 0 { removeBlock(block) }
    }

    // MARK: Invalidation

    /// Has the value of a variable, and of all that depends on it, computed again.
    mutating func invalidateDefinition(of variable: Int32) {
        guard !variables[variable].isDirty else { return }
        variables[variable].isDirty = true
        dirtyVariables.append(variable)
    }

    /// Has the values of the variables computed again whose definitions contain the constant of a row of the basis.
    mutating func invalidateDefinitions(byRow row: Int32) {
        let variable = rows[row].basicVariable
        if variables[variable].block < 0 { invalidateDefinition(of: variable) }
        guard rows[row].isInBlocks else { return }
        var use = blocksOfRow[row]
        while use >= 0 {
            let block = blockUses[use].block
            use = blockUses[use].next
            var offset = 0.0
            for part in blocks[block].parts { offset += part.factor * rows[part.row].constant }
            blocks[block].offset = offset
            invalidateDefinition(of: blocks[block].variable)
        }
    }
}
