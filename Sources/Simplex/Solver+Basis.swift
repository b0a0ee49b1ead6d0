/// The basis: rows that hold exactly, each determining a variable.
extension Solver {
    // MARK: Taking a row in

    /// Lets a row outside the basis determine a free variable that its own variables are or depend on.
    ///
    /// - Returns: Whether the variable has a weight in the row; otherwise nothing changes.
    func engage(_ row: Int32, with variable: Int32) -> Bool {
        if let place = places(of: row).first(where: { terms[$0].variable == variable }),
            dependsOnNothing(besides: place, in: row)
        {
            own(place, by: row)
            return true
        }
        return engageByComposite(row, with: variable)
    }

    /// Whether no other variable of a row is determined from that of one of its terms.
    private func dependsOnNothing(besides place: Int32, in row: Int32) -> Bool {
        let variable = terms[place].variable
        if isLeaf(variable) { return true }
        let stamp = newStamp()
        order.removeAll(keepingCapacity: true)
        for other in places(of: row) where other != place { visitInputs(of: terms[other].variable, stamp) }
        return unknowns[variable].stamp != stamp
    }

    private func own(_ place: Int32, by row: Int32) {
        let variable = terms[place].variable
        (rows[row].owned, rows[row].ownedTerm) = (variable, place)
        unknowns[variable].owner = row
        markMoved(variable)
    }

    /// Adds rows to a row until nothing is left in it that depends on the variable but this itself.
    private func engageByComposite(_ row: Int32, with variable: Int32) -> Bool {
        guard let composite = makeComposite(of: row, for: variable) else { return false }
        (rows[row].owned, rows[row].ownedTerm) = (variable, -1)
        unknowns[variable].owner = row
        let index = freeComposites.popLast() ?? Int32(composites.count)
        if index == composites.count {
            composites.append(composite)
        } else {
            composites[Int(index)] = composite
        }
        unknowns[variable].composite = index
        for part in composite.parts {
            rows[part.row].isPart = true
            compositesOfRow[part.row, default: []].append(index)
        }
        for term in composite.terms {
            unknowns[term.variable].isInComposites = true
            compositesOfVariable[term.variable, default: []].append(index)
        }
        markMoved(variable)
        return true
    }

    private func makeComposite(of row: Int32, for variable: Int32) -> Composite? {
        collectInputs(ofRow: row)
        let reach = markDependents(of: variable)
        expandedRows.removeAll(keepingCapacity: true)
        unknowns[variable].sum = 0
        for index in order { unknowns[index].sum = 0 }
        for place in places(of: row) { unknowns[terms[place].variable].sum += terms[place].coefficient }
        let rowStamp = newStamp()
        add(1, to: row, rowStamp)
        for index in order.reversed() where unknowns[index].reachStamp == reach && index != variable {
            let weight = unknowns[index].sum
            guard weight != 0 else { continue }
            unknowns[index].sum = 0
            substitute(index, weight: weight, partSign: -1, rowStamp)
        }
        let pivot = unknowns[variable].sum
        guard abs(pivot) > Self.smallestPivot else { return nil }
        var composite = Composite(variable: variable, terms: [], parts: [], offset: 0)
        for index in order where index != variable && unknowns[index].sum != 0 {
            composite.terms.append((index, -unknowns[index].sum / pivot))
        }
        for part in expandedRows where rows[part].sum != 0 {
            let factor = rows[part].sum / pivot
            composite.parts.append((part, factor))
            composite.offset += factor * rows[part].constant
        }
        return composite
    }

    /// Marks those of the variables in ``order`` that depend on one, with itself.
    private func markDependents(of variable: Int32) -> UInt32 {
        let reach = newStamp()
        unknowns[variable].reachStamp = reach
        for index in order where index != variable {
            let composite = unknowns[index].composite
            var depends = false
            if composite >= 0 {
                for term in composites[Int(composite)]?.terms ?? []
                where unknowns[term.variable].reachStamp == reach { depends = true }
            } else if unknowns[index].owner >= 0 {
                for place in places(of: unknowns[index].owner)
                where unknowns[terms[place].variable].reachStamp == reach { depends = true }
            }
            if depends { unknowns[index].reachStamp = reach }
        }
        return reach
    }

    // MARK: Letting a row go

    /// Takes a row out of the basis.
    ///
    /// Composites that it was part of are made again from what is left.
    ///
    /// - Returns: The variable that is free now.
    func release(_ row: Int32) -> Int32 {
        var open = [rows[row].owned]
        disown(open[0])
        guard rows[row].isPart, let broken = compositesOfRow[row] else { return open[0] }
        var homeless = dropComposites(broken, freeing: &open)
        rehouse(&homeless, in: &open)
        if !homeless.isEmpty {
            // Composites that share rows can hide that these are independent: take them all apart.
            homeless += dropNeighbours(of: homeless, freeing: &open)
            rehouse(&homeless, in: &open)
        }
        return open[0]
    }

    /// Makes the variables of some composites free.
    ///
    /// - Returns: The rows that determined them.
    private func dropComposites(_ indices: [Int32], freeing open: inout [Int32]) -> [Int32] {
        indices.compactMap { index in
            guard let variable = composites[Int(index)]?.variable else { return nil }
            let owner = unknowns[variable].owner
            open.append(variable)
            disown(variable)
            return owner
        }
    }

    /// ``dropComposites(_:freeing:)`` for all composites that have parts in common with some rows, or with each
    /// other.
    private func dropNeighbours(of some: [Int32], freeing open: inout [Int32]) -> [Int32] {
        var homeless: [Int32] = []
        var frontier = some
        while let row = frontier.popLast() {
            guard let shared = compositesOfRow[row] else { continue }
            for index in shared { frontier += composites[Int(index)]?.parts.map(\.row) ?? [] }
            homeless += dropComposites(shared, freeing: &open)
        }
        return homeless
    }

    /// Gives rows of the basis variables that are open; leaves those for which there is none.
    private func rehouse(_ homeless: inout [Int32], in open: inout [Int32]) {
        homeless.removeAll { row in
            // The variable that the row had often fits, and is among the last.
            guard let found = open.indices.last(where: { engage(row, with: open[$0]) }) else { return false }
            open.remove(at: found)
            return true
        }
    }

    /// Makes a variable free and its row homeless.
    private func disown(_ variable: Int32) {
        let owner = unknowns[variable].owner
        let composite = unknowns[variable].composite
        (rows[owner].owned, rows[owner].ownedTerm) = (-1, -1)
        unknowns[variable].owner = -1
        unknowns[variable].composite = -1
        considerOpen(variable: variable)
        if composite >= 0 { dropComposite(composite) }
    }

    private func dropComposite(_ index: Int32) {
        guard let composite = composites[Int(index)] else { return }
        composites[Int(index)] = nil
        freeComposites.append(index)
        for part in composite.parts {
            compositesOfRow[part.row]?.removeAll { $0 == index }
            if compositesOfRow[part.row]?.isEmpty != false {
                compositesOfRow[part.row] = nil
                rows[part.row].isPart = false
            }
        }
        for term in composite.terms {
            compositesOfVariable[term.variable]?.removeAll { $0 == index }
            if compositesOfVariable[term.variable]?.isEmpty != false {
                compositesOfVariable[term.variable] = nil
                unknowns[term.variable].isInComposites = false
            }
        }
    }

    // MARK: What changes with the basis

    func markMoved(_ variable: Int32) {
        guard !unknowns[variable].isMoved else { return }
        unknowns[variable].isMoved = true
        movedSeeds.append(variable)
    }

    func markChanged(_ variable: Int32) {
        guard !unknowns[variable].isChanged else { return }
        unknowns[variable].isChanged = true
        changedUnknowns.append(variable)
    }

    /// Has the variables computed anew that a basic row's constant reaches directly.
    func markMoved(byRow row: Int32) {
        let variable = rows[row].owned
        if unknowns[variable].composite < 0 { markMoved(variable) }
        guard rows[row].isPart, let found = compositesOfRow[row] else { return }
        for index in found {
            guard let composite = composites[Int(index)] else { continue }
            composites[Int(index)]?.offset = composite.parts.reduce(0) {
                $0 + $1.factor * rows[$1.row].constant
            }
            markMoved(composite.variable)
        }
    }
}
