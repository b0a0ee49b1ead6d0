/// Writing forms out in terms of the basis: a row of Cassowary's tableau, made when it is needed.
extension Solver {
    /// Writes a weighted sum of rows out as rows of the basis, in ``expandedRows``, and free variables, in
    /// ``expandedUnknowns``; the weights are their `sum`s.
    func expand(_ flips: ArraySlice<Flip>) {
        startExpansion { stamp in
            for flip in flips {
                for place in places(of: flip.row) { visitInputs(of: terms[place].variable, stamp) }
            }
        }
        for flip in flips {
            for place in places(of: flip.row) {
                unknowns[terms[place].variable].sum += flip.change * terms[place].coefficient
            }
        }
        finishExpansion()
    }

    /// Writes one row out.
    func expand(row: Int32) {
        startExpansion { stamp in
            for place in places(of: row) { visitInputs(of: terms[place].variable, stamp) }
        }
        for place in places(of: row) { unknowns[terms[place].variable].sum += terms[place].coefficient }
        finishExpansion()
    }

    /// Writes one variable out.
    func expand(variable: Int32) {
        startExpansion { stamp in visitInputs(of: variable, stamp) }
        unknowns[variable].sum = 1
        finishExpansion()
    }

    private func startExpansion(_ visit: (UInt32) -> Void) {
        statistics.expansions += 1
        order.removeAll(keepingCapacity: true)
        visit(newStamp())
        for variable in order { unknowns[variable].sum = 0 }
        expandedRows.removeAll(keepingCapacity: true)
        expandedUnknowns.removeAll(keepingCapacity: true)
    }

    /// Replaces variables by their definitions, those first that no other definition in question mentions.
    private func finishExpansion() {
        let rowStamp = newStamp()
        for variable in order.reversed() {
            let weight = unknowns[variable].sum
            guard weight != 0 else { continue }
            if unknowns[variable].owner < 0 {
                if abs(weight) > LevelCosts.tolerance { expandedUnknowns.append(variable) }
                continue
            }
            substitute(variable, weight: weight, partSign: 1, rowStamp)
        }
    }

    /// Replaces a variable by its definition in the sums of variables, and adds the rows of the definition,
    /// times `partSign`, to the sums of rows.
    func substitute(_ variable: Int32, weight: Double, partSign: Double, _ rowStamp: UInt32) {
        let composite = unknowns[variable].composite
        if composite >= 0, let definition = composites[Int(composite)] {
            for part in definition.parts { add(partSign * weight * part.factor, to: part.row, rowStamp) }
            for term in definition.terms { unknowns[term.variable].sum += weight * term.coefficient }
            return
        }
        let owner = unknowns[variable].owner
        let own = rows[owner].ownedTerm
        let factor = weight / terms[own].coefficient
        add(partSign * factor, to: owner, rowStamp)
        for place in places(of: owner) where place != own {
            unknowns[terms[place].variable].sum -= factor * terms[place].coefficient
        }
    }

    /// Adds to the sum of a row, which starts from 0 for a new stamp.
    @inline(__always)
    func add(_ weight: Double, to row: Int32, _ rowStamp: UInt32) {
        if rows[row].stamp != rowStamp {
            rows[row].stamp = rowStamp
            rows[row].sum = 0
            expandedRows.append(row)
        }
        rows[row].sum += weight
    }
}
