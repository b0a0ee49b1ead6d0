/// Whether definitions lead from one variable to another.
extension LinearProgram {
    /// Whether no other variable of a row depends on that of one of its terms: then the row can define it directly.
    ///
    /// The searches from both ends take turns with growing limits, so that the shorter one decides: in a chain one of them
    /// is a few steps long and the other as long as the chain.
    mutating func isTriangular(_ term: Int32, in row: Int32) -> Bool {
        let variable = terms[term].variable
        if isLeaf(variable) { return true }
        var limit = 32
        while true {
            if let isReached = dependents(of: variable, reach: row, except: term, limit: limit) {
                return !isReached
            }
            if let isReached = inputs(of: row, except: term, reach: variable, limit: limit) {
                return !isReached
            }
            limit *= 4
        }
    }

    /// Whether another variable of a row depends on one of its variables; nil where more than some terms would have to be
    /// read to know.
    private mutating func dependents(
        of variable: Int32, reach row: Int32, except term: Int32, limit: Int
    ) -> Bool? {
        let (targets, visited) = (newStamp(), newStamp())
        for other in termIndices(of: row) where other != term {
            variables[terms[other].variable].stamp = targets
        }
        var remaining = limit
        frontier.removeAll()
        frontier.append(variable)
        variables[variable].dependentStamp = visited
        while let current = frontier.popLast() {
            var term = variables[current].firstTerm
            while term >= 0 {
                if let dependent = dependent(through: term), visit(dependent, visited, targets) {
                    return true
                }
                remaining -= 1
                if remaining < 0 { return nil }
                term = terms[term].next
            }
            guard variables[current].isInBlocks else { continue }
            var use = blocksOfVariable[current]
            while use >= 0 {
                if visit(blocks[blockUses[use].block].variable, visited, targets) { return true }
                remaining -= 1
                if remaining < 0 { return nil }
                use = blockUses[use].next
            }
        }
        return false
    }

    /// Whether a variable is among those by which the other variables of a row are defined; nil where more than some terms
    /// would have to be read to know.
    private mutating func inputs(
        of row: Int32, except term: Int32, reach variable: Int32, limit: Int
    ) -> Bool? {
        let (target, visited) = (newStamp(), newStamp())
        variables[variable].stamp = target
        var remaining = limit
        frontier.removeAll()
        for other in termIndices(of: row) where other != term {
            if visit(terms[other].variable, visited, target) { return true }
        }
        while let current = frontier.popLast() {
            var number: Int32 = 0
            while let input = input(number, of: current) {
                if visit(input, visited, target) { return true }
                remaining -= 1
                if remaining < 0 { return nil }
                number += 1
            }
        }
        return false
    }

    /// Adds a variable to the frontier of a search, if it is new.
    ///
    /// - Returns: Whether the variable is what the search is for.
    @inline(__always)
    private mutating func visit(_ variable: Int32, _ visited: UInt32, _ target: UInt32) -> Bool {
        if variables[variable].stamp == target { return true }
        guard variables[variable].dependentStamp != visited else { return false }
        variables[variable].dependentStamp = visited
        frontier.append(variable)
        return false
    }
}
