/// Blocks: definitions where rows of the basis depend on each other in a cycle.
extension LinearProgram {
    /// Makes a free variable basic, defined by a row and the other rows through which this depends on it.
    ///
    /// - Returns: Whether the variable has a coefficient in the row once the basic variables are substituted; otherwise
    ///   nothing changes.
    mutating func addToBasisAsBlock(_ row: Int32, defining variable: Int32) -> Bool {
        guard let block = makeBlock(of: row, defining: variable) else { return false }
        setBasic(row, defining: variable, byTerm: -1)
        variables[variable].definingRow = row
        let index = unusedBlocks.popLast() ?? Int32(blocks.count)
        if index == blocks.count { blocks.append(block) } else { blocks[index] = block }
        variables[variable].block = index
        for part in blocks[index].parts {
            rows[part.row].isInBlocks = true
            blocksOfRow[part.row] = linked(index, before: blocksOfRow[part.row])
        }
        for term in blocks[index].terms {
            variables[term.variable].isInBlocks = true
            blocksOfVariable[term.variable] = linked(index, before: blocksOfVariable[term.variable])
        }
        invalidateDefinition(of: variable)
        return true
    }

    /// Substitutes in a row all that depends on a variable, and solves the result for the variable.
    private mutating func makeBlock(of row: Int32, defining variable: Int32) -> Block? {
        let order = inputs(ofRow: row)
        let dependents = markDependents(of: variable, in: order)
        var sum = makeTableauRow()
        variables[variable].work = 0
        clearWork(order)
        for term in termIndices(of: row) { variables[terms[term].variable].work += terms[term].coefficient }
        let rowStamp = newStamp()
        addSlack(of: row, 1, rowStamp, &sum)
        for index in order.variables.reversed()
        where variables[index].dependentStamp == dependents && index != variable {
            let coefficient = variables[index].work
            guard coefficient != 0 else { continue }
            variables[index].work = 0
            substitute(index, times: coefficient, slackSign: -1, rowStamp, &sum)
        }
        let block = solve(sum, for: variable, order)
        release(sum)
        release(order)
        return block
    }

    /// The definition of a variable by the variables of an order, whose coefficients are in ``VariableRecord/work``, and
    /// a sum of rows, whose factors are in ``slackWork``; nil where the coefficient of the variable is 0.
    private func solve(
        _ sum: borrowing TableauRow, for variable: Int32, _ order: borrowing TopologicalOrder
    ) -> Block? {
        let pivot = variables[variable].work
        guard abs(pivot) > Self.smallestPivot else { return nil }
        var block = Block(variable: variable, terms: [], parts: [], offset: 0)
        var termCount = 0
        for index in order.variables where index != variable && variables[index].work != 0 { termCount += 1 }
        block.terms.reserveCapacity(termCount)
        for index in order.variables where index != variable && variables[index].work != 0 {
            block.terms.append((index, -variables[index].work / pivot))
        }
        block.parts.reserveCapacity(sum.slacks.count)
        for (part, _) in sum.slacks where slackWork[part] != 0 {
            let factor = slackWork[part] / pivot
            block.parts.append((part, factor))
            block.offset += factor * rows[part].constant
        }
        return block
    }

    /// Marks those variables of an order that depend on one, and this itself.
    ///
    /// - Returns: The ``VariableRecord/dependentStamp`` of the marked ones.
    private mutating func markDependents(of variable: Int32, in order: borrowing TopologicalOrder) -> UInt32 {
        let stamp = newStamp()
        variables[variable].dependentStamp = stamp
        for index in order.variables where index != variable {
            let block = variables[index].block
            var depends = false
            if block >= 0 {
                for term in blocks[block].terms
                where variables[term.variable].dependentStamp == stamp { depends = true }
            } else if !isFree(index) {
                for term in termIndices(of: variables[index].definingRow)
                where variables[terms[term].variable].dependentStamp == stamp { depends = true }
            }
            if depends { variables[index].dependentStamp = stamp }
        }
        return stamp
    }

    /// Removes a block whose variable is free again.
    mutating func removeBlock(_ index: Int32) {
        for part in blocks[index].parts {
            blocksOfRow[part.row] = unlinked(index, from: blocksOfRow[part.row])
            if blocksOfRow[part.row] < 0 { rows[part.row].isInBlocks = false }
        }
        for term in blocks[index].terms {
            blocksOfVariable[term.variable] = unlinked(index, from: blocksOfVariable[term.variable])
            if blocksOfVariable[term.variable] < 0 { variables[term.variable].isInBlocks = false }
        }
        blocks[index] = Block(variable: -1, terms: [], parts: [], offset: 0)
        unusedBlocks.append(index)
    }

    // MARK: Uses

    /// Calls `body` with each block that a row is part of, the newest first; the blocks must not change meanwhile.
    func forEachBlock(of row: Int32, _ body: (Int32) -> Void) {
        var use = blocksOfRow[row]
        while use >= 0 {
            body(blockUses[use].block)
            use = blockUses[use].next
        }
    }

    /// Adds a use to a list.
    ///
    /// - Returns: The newest use afterwards, which is this one.
    private mutating func linked(_ block: Int32, before newest: Int32) -> Int32 {
        let use = BlockUse(block: block, next: newest)
        guard let unused = unusedBlockUses.popLast() else {
            blockUses.append(use)
            return Int32(blockUses.count - 1)
        }
        blockUses[unused] = use
        return unused
    }

    /// Removes the use by a block from a list.
    ///
    /// - Returns: The newest use afterwards; -1 for none.
    private mutating func unlinked(_ block: Int32, from newest: Int32) -> Int32 {
        var (use, newer) = (newest, Int32(-1))
        while use >= 0, blockUses[use].block != block { (use, newer) = (blockUses[use].next, use) }
        guard use >= 0 else { return newest }
        let next = blockUses[use].next
        unusedBlockUses.append(use)
        guard newer >= 0 else { return next }
        blockUses[newer].next = next
        return newest
    }
}
