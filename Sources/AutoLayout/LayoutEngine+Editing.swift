import Columns
public import Simplex
import LayoutCore

/// Constraints between items.
extension LayoutEngine {
    /// Reserves memory for further constraints.
    public func reserve(constraints more: Int) {
        solver.reserve(constraints: more)
        records.constraints.reserveCapacity(records.constraints.count + more)
        records.uses.reserveCapacity(records.uses.count + 2 * more)
        records.sources.reserveCapacity(records.sources.count + more)
    }

    /// Adds a constraint. It takes effect with the next ``solve()``.
    @discardableResult
    public func add(_ constraint: consuming LayoutConstraint) throws(SolverError) -> LayoutConstraintID {
        records.sum(constraint, into: &sum)
        let row = try addSum(for: constraint)
        let id = insert(ConstraintRecord(constraint: constraint, row: row))
        setSource(.constraint(id), of: row)
        for place in sum.items.indices { link(id.index, with: sum.items[place]) }
        return id
    }

    /// Adds a row for ``sum``.
    private func addSum(for constraint: LayoutConstraint) throws(SolverError) -> ConstraintID {
        try solver.add(
            sum.terms, constant: sum.constant, constraint.relation, priority: constraint.priority,
            mayBeRelaxed: constraint.mayBeBroken)
    }

    private func insert(_ record: consuming ConstraintRecord) -> LayoutConstraintID {
        guard let index = records.unusedConstraints.popLast() else {
            records.constraints.append(record)
            return LayoutConstraintID(index: Int32(records.constraints.count - 1), generation: 0)
        }
        let generation = records.constraints[index].generation
        records.constraints[index] = record
        records.constraints[index].generation = generation
        return LayoutConstraintID(index: index, generation: generation)
    }

    /// Whether the engine has the constraint.
    public func contains(_ id: LayoutConstraintID) -> Bool {
        let index = id.index
        return index >= 0 && index < records.constraints.count && records.constraints[index].isAlive
            && records.constraints[index].generation == id.generation
    }

    /// A constraint, with its present constant and priority; nil for one that has been removed.
    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
        contains(id) ? records.constraints[id.index].constraint : nil
    }

    /// Removes a constraint.
    public func remove(_ id: LayoutConstraintID) {
        guard contains(id) else { return }
        removeRow(records.constraints[id.index].row)
        forget(id.index)
    }

    /// Removes an item with all constraints that mention it.
    public func remove(_ item: LayoutItem) { remove([item], and: []) }

    /// Removes some items and constraints, and all other constraints that mention the items: faster than one after the other.
    public func remove(_ items: [LayoutItem], and constraints: [LayoutConstraintID]) {
        var (rows, variables): ([ConstraintID], [Variable]) = ([], [])
        rows.reserveCapacity(constraints.count + 4 * items.count)
        variables.reserveCapacity(4 * items.count)
        for id in constraints where contains(id) {
            rows.append(records.constraints[id.index].row)
            forget(id.index)
        }
        for item in items where contains(item) {
            let index = item.index
            if records.items[index].newestUse >= 0 {
                for user in constraintsUsing(index) {
                    rows.append(records.constraints[user].row)
                    forget(user)
                }
            }
            records.items[index].rows?.forEach { rows.append($0) }
            if records.items[index].insetOf < 0 {
                for slot in 0..<4 { variables.append(records.items[index].variable(slot)) }
            }
            records.items[index].isAlive = false
            records.items[index].generation &+= 1
            (records.items[index].rows, records.items[index].metrics) = (nil, nil)
            records.unusedItems.append(index)
        }
        for row in rows { records.sources[row.index] = nil }
        // A variable remains where the pin of an item inside is relative to it.
        solver.remove(rows, variables)
    }

    /// Drops the record of a constraint whose row is removed.
    private func forget(_ index: Int32) {
        records.constraints[index].isAlive = false
        records.constraints[index].generation &+= 1
        records.unusedConstraints.append(index)
        unlinkUses(of: index)
    }

    /// Changes the right side of a constraint.
    public func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id) else { return }
        records.constraints[id.index].constraint.constant = constant
        try updateConstant(of: id.index)
    }

    /// Changes the priority of a constraint. Where it becomes required or optional, it counts as added again.
    public func setPriority(_ priority: Priority, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id) else { return }
        let old = records.constraints[id.index].constraint.priority
        records.constraints[id.index].constraint.priority = priority
        if old.isRequired == priority.isRequired {
            try solver.setPriority(priority, of: records.constraints[id.index].row)
        } else {
            try rebuild(id.index)
        }
    }

    /// Brings the constant of a constraint's row up to date with the metrics of the items.
    func updateConstant(of index: Int32) throws(SolverError) {
        records.sum(records.constraints[index].constraint, into: &sum)
        try solver.setConstant(sum.constant, of: records.constraints[index].row)
    }

    /// Replaces a constraint's row, where its coefficients may have changed.
    func rebuild(_ index: Int32) throws(SolverError) {
        records.sum(records.constraints[index].constraint, into: &sum)
        try sum.check()
        removeRow(records.constraints[index].row)
        let row = try addSum(for: records.constraints[index].constraint)
        records.constraints[index].row = row
        let id = LayoutConstraintID(index: index, generation: records.constraints[index].generation)
        setSource(.constraint(id), of: row)
    }

    // MARK: Uses of items

    /// The constraints that depend on an item.
    public func users(of item: LayoutItem) -> [LayoutConstraintID] {
        guard contains(item) else { return [] }
        return constraintsUsing(item.index).map {
            LayoutConstraintID(index: $0, generation: records.constraints[$0].generation)
        }
    }

    /// Each of them once, oldest first.
    func constraintsUsing(_ item: Int32) -> [Int32] {
        var seen: Set<Int32> = []
        var users: [Int32] = []
        var use = records.items[item].newestUse
        while use >= 0 {
            if seen.insert(records.uses[use].constraint).inserted {
                users.append(records.uses[use].constraint)
            }
            use = records.uses[use].older
        }
        return users.reversed()
    }

    private func link(_ constraint: Int32, with item: Int32) {
        let use = ItemUse(
            item: item, constraint: constraint, older: records.items[item].newestUse,
            nextOfConstraint: records.constraints[constraint].firstUse)
        let index: Int32
        if let unused = records.unusedUses.popLast() {
            index = unused
            records.uses[index] = use
        } else {
            records.uses.append(use)
            index = Int32(records.uses.count - 1)
        }
        if use.older >= 0 { records.uses[use.older].newer = index }
        records.items[item].newestUse = index
        records.constraints[constraint].firstUse = index
    }

    private func unlinkUses(of constraint: Int32) {
        var index = records.constraints[constraint].firstUse
        while index >= 0 {
            let use = records.uses[index]
            if use.older >= 0 { records.uses[use.older].newer = use.newer }
            if use.newer >= 0 {
                records.uses[use.newer].older = use.older
            } else {
                records.items[use.item].newestUse = use.older
            }
            records.unusedUses.append(index)
            index = use.nextOfConstraint
        }
        records.constraints[constraint].firstUse = -1
    }

    // MARK: Rows

    func addRow(
        _ constraint: Constraint, mayBeBroken: Bool, from source: RowSource
    ) throws(SolverError) -> ConstraintID {
        let row = try solver.add(constraint, mayBeRelaxed: mayBeBroken)
        setSource(source, of: row)
        return row
    }

    func setSource(_ source: RowSource, of row: ConstraintID) {
        // Rows that are added one after the other, as nearly all are.
        if row.index == records.sources.count { return records.sources.append(source) }
        while records.sources.count <= row.index { records.sources.append(nil) }
        records.sources[row.index] = source
    }

    /// Removes a row that the engine has added.
    func removeRow(_ row: ConstraintID) {
        do { try solver.remove(row) } catch {
            preconditionFailure("the engine refers to a row that is removed: \(error)")
        }
        records.sources[row.index] = nil
    }
}
