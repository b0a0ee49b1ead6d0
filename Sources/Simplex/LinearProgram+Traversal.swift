/// Variables in the order in which their definitions refer to each other, and the stamp that marks them.
struct TopologicalOrder {
    var variables: [Int32] = []
    /// The ``VariableRecord/stamp`` of the variables, until a later traversal visits them.
    let stamp: UInt32
}

/// Traversals of the definitions of basic variables. They have a stack of their own, so that the length of a chain is
/// not limited.
extension LinearProgram {
    // MARK: Inputs

    /// The variables of a row and all variables by which these are defined, inputs before what depends on them.
    mutating func inputs(ofRow row: Int32) -> TopologicalOrder {
        var order = makeOrder()
        for term in termIndices(of: row) { addInputs(of: terms[term].variable, to: &order) }
        return order
    }

    /// Some variables and all variables by which these are defined, inputs before what depends on them.
    mutating func inputs(of variables: [Int32]) -> TopologicalOrder {
        var order = makeOrder()
        for variable in variables { addInputs(of: variable, to: &order) }
        return order
    }

    /// Adds a variable and all variables by which it is defined, inputs before what depends on them.
    ///
    /// - Parameter exhausted: Variables with this ``VariableRecord/exhaustedStamp`` are skipped as inputs.
    mutating func addInputs(
        of variable: Int32, to order: inout TopologicalOrder, exceptExhausted exhausted: UInt32 = .max
    ) {
        let stamp = order.stamp
        guard variables[variable].stamp != stamp else { return }
        variables[variable].stamp = stamp
        path.append((variable, 0))
        while !path.isEmpty {
            let (current, next) = path[path.count - 1]
            if let input = input(next, of: current) {
                path[path.count - 1].next = next + 1
                if variables[input].stamp != stamp, variables[input].exhaustedStamp != exhausted {
                    variables[input].stamp = stamp
                    path.append((input, 0))
                }
            } else {
                path.removeLast(1)
                order.variables.append(current)
            }
        }
    }

    /// One of the variables that a variable's definition mentions, possibly itself; nil after the last.
    func input(_ number: Int32, of variable: Int32) -> Int32? {
        let row = variables[variable].definingRow
        guard row >= 0 else { return nil }
        let block = variables[variable].block
        if block >= 0 {
            guard number < blocks[block].terms.count else { return nil }
            return blocks[block].terms[Int(number)].variable
        }
        guard number < rows[row].termCount else { return nil }
        return terms[rows[row].firstTerm + number].variable
    }

    // MARK: Dependents

    /// Some variables and all variables that they define, inputs after what depends on them.
    mutating func dependents(of seeds: [Int32]) -> TopologicalOrder {
        var order = makeOrder()
        let stamp = order.stamp
        for seed in seeds where variables[seed].stamp != stamp {
            variables[seed].stamp = stamp
            path.append((seed, variables[seed].firstTerm))
            while !path.isEmpty {
                let (current, next) = path[path.count - 1]
                if next >= 0 {
                    path[path.count - 1].next = terms[next].next
                    if let dependent = dependent(through: next) { visit(dependent, stamp) }
                } else if let use = blockUse(next, of: current) {
                    let older = blockUses[use].next
                    path[path.count - 1].next =
                        older < 0 ? Self.noBlockUse : Self.firstOfBlockUses - 2 - older
                    visit(blocks[blockUses[use].block].variable, stamp)
                } else {
                    path.removeLast(1)
                    order.variables.append(current)
                }
            }
        }
        return order
    }

    private mutating func visit(_ variable: Int32, _ stamp: UInt32) {
        guard variables[variable].stamp != stamp else { return }
        variables[variable].stamp = stamp
        path.append((variable, variables[variable].firstTerm))
    }

    /// The variable that a term's row defines by that of the term.
    func dependent(through term: Int32) -> Int32? {
        let defined = terms[term].definedVariable
        return defined >= 0 && defined != terms[term].variable ? defined : nil
    }

    // After the terms of a variable come its uses by blocks, which are negative on the path.
    private static var firstOfBlockUses: Int32 { -1 }
    private static var noBlockUse: Int32 { -2 }

    /// A use by a block that a number on the path stands for; nil after the last.
    private func blockUse(_ next: Int32, of variable: Int32) -> Int32? {
        switch next {
        case Self.firstOfBlockUses: variables[variable].isInBlocks ? blocksOfVariable[variable] : nil
        case Self.noBlockUse: nil
        default: Self.firstOfBlockUses - 2 - next
        }
    }

    /// Whether a variable defines no other.
    func isLeaf(_ variable: Int32) -> Bool {
        guard !variables[variable].isInBlocks else { return false }
        var term = variables[variable].firstTerm
        while term >= 0 {
            if dependent(through: term) != nil { return false }
            term = terms[term].next
        }
        return true
    }
}
