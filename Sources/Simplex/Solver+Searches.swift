/// Searches through what variables depend on, and what depends on them. They keep their own stack, so that
/// the length of a chain does not matter.
extension Solver {
    /// Collects in ``order`` all variables that a row's own depend on, with these: those that others depend on
    /// come first.
    func collectInputs(ofRow row: Int32) {
        let stamp = newStamp()
        order.removeAll(keepingCapacity: true)
        for place in places(of: row) { visitInputs(of: terms[place].variable, stamp) }
    }

    /// Collects in ``order`` some variables with all that they depend on: those that others depend on come first.
    func collectInputs(of variables: [Int32]) {
        let stamp = newStamp()
        order.removeAll(keepingCapacity: true)
        for variable in variables { visitInputs(of: variable, stamp) }
    }

    func visitInputs(of variable: Int32, _ stamp: UInt32) {
        guard unknowns[variable].stamp != stamp else { return }
        unknowns[variable].stamp = stamp
        path.append((variable, 0))
        while let (current, next) = path.last {
            if let input = input(next, of: current) {
                path[path.count - 1].next = next + 1
                if unknowns[input].stamp != stamp, unknowns[input].settledStamp != skippedStamp {
                    unknowns[input].stamp = stamp
                    path.append((input, 0))
                }
            } else {
                path.removeLast()
                order.append(current)
            }
        }
    }

    /// One of the variables that a variable's definition mentions, itself possibly among them.
    @inline(__always)
    private func input(_ number: Int32, of variable: Int32) -> Int32? {
        let owner = unknowns[variable].owner
        guard owner >= 0 else { return nil }
        let composite = unknowns[variable].composite
        if composite >= 0 {
            guard let terms = composites[Int(composite)]?.terms, number < terms.count else { return nil }
            return terms[Int(number)].variable
        }
        guard number < rows[owner].termCount else { return nil }
        return terms[rows[owner].firstTerm + number].variable
    }

    /// Collects in ``order`` all variables that depend on some, with themselves: those that others depend on
    /// come last.
    func collectDependents(of seeds: [Int32]) {
        let stamp = newStamp()
        order.removeAll(keepingCapacity: true)
        for seed in seeds where unknowns[seed].stamp != stamp {
            unknowns[seed].stamp = stamp
            path.append((seed, unknowns[seed].firstTerm))
            while let (current, next) = path.last {
                if next >= 0 {
                    path[path.count - 1].next = terms[next].next
                    if let dependent = dependent(through: next) { visit(dependent, stamp) }
                } else if let dependent = compositeDependent(-1 - next, of: current) {
                    path[path.count - 1].next = next - 1
                    visit(dependent, stamp)
                } else {
                    path.removeLast()
                    order.append(current)
                }
            }
        }
    }

    private func visit(_ variable: Int32, _ stamp: UInt32) {
        guard unknowns[variable].stamp != stamp else { return }
        unknowns[variable].stamp = stamp
        path.append((variable, unknowns[variable].firstTerm))
    }

    /// The variable that is determined from the one of a term, by the term's row.
    @inline(__always)
    private func dependent(through place: Int32) -> Int32? {
        let row = terms[place].row
        let ownedTerm = rows[row].ownedTerm
        return ownedTerm >= 0 && ownedTerm != place ? rows[row].owned : nil
    }

    /// One of the variables that are determined from a variable by composites.
    @inline(__always)
    private func compositeDependent(_ number: Int32, of variable: Int32) -> Int32? {
        guard unknowns[variable].isInComposites, let found = compositesOfVariable[variable],
            number < found.count
        else { return nil }
        return composites[Int(found[Int(number)])]?.variable
    }

    /// Whether nothing is determined from a variable.
    func isLeaf(_ variable: Int32) -> Bool {
        guard !unknowns[variable].isInComposites else { return false }
        var place = unknowns[variable].firstTerm
        while place >= 0 {
            if dependent(through: place) != nil { return false }
            place = terms[place].next
        }
        return true
    }
}
