public import Cassowary
public import LayoutCore

/// Constraints between items.
extension LayoutEngine {
    /// Adds a constraint. It counts from the next ``solve()`` on.
    @discardableResult
    public func add(_ constraint: LayoutConstraint) throws(SolverError) -> LayoutConstraintID {
        var record = ConstraintRecord(constraint: constraint)
        accumulate(constraint, through: &record.throughItems)
        let row = try solver.add(
            Constraint(sum, constraint.relation, priority: constraint.priority),
            givesWay: constraint.givesWay)
        record.row = row
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
            record.generation = constraints[Int(free)].generation
            constraints[Int(free)] = record
        } else {
            index = Int32(constraints.count)
            constraints.append(record)
        }
        let id = LayoutConstraintID(index: index, generation: constraints[Int(index)].generation)
        note(row, from: .constraint(id))
        for term in constraint.terms { items[Int(term.item.index)].addUser(index) }
        for item in constraints[Int(index)].throughItems { items[Int(item)].addUser(index) }
        return id
    }

    /// Whether the engine has the constraint.
    public func contains(_ id: LayoutConstraintID) -> Bool {
        let index = Int(id.index)
        return constraints.indices.contains(index) && constraints[index].isAlive
            && constraints[index].generation == id.generation
    }

    /// The constraint as it stands.
    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
        contains(id) ? constraints[Int(id.index)].constraint : nil
    }

    /// Removes a constraint.
    public func remove(_ id: LayoutConstraintID) {
        guard contains(id) else { return }
        let index = Int(id.index)
        let record = constraints[index]
        if let row = record.row { removeRow(row) }
        constraints[index].isAlive = false
        constraints[index].generation &+= 1
        constraints[index].row = nil
        freeConstraints.append(id.index)
        forEachItem(of: record) { item in
            items[Int(item)].liveUsers -= 1
            let place = Int(item)
            if items[place].users.count > 2 * items[place].liveUsers + 16 {
                items[place].users = currentUsers(of: item)
            }
        }
    }

    /// Changes what a constraint's sum is compared with.
    public func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id) else { return }
        constraints[Int(id.index)].constraint.constant = constant
        try refresh(id.index)
    }

    /// Changes how much an optional constraint matters, or a required one as one that is added anew.
    public func setPriority(_ priority: Priority, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id), let row = constraints[Int(id.index)].row else { return }
        let old = constraints[Int(id.index)].constraint.priority
        constraints[Int(id.index)].constraint.priority = priority
        if old.isRequired == priority.isRequired {
            try solver.setPriority(priority, of: row)
        } else {
            try rebuild(id.index)
        }
    }

    /// Brings the constant of a constraint's row up to date with the metrics of the items.
    private func refresh(_ index: Int32) throws(SolverError) {
        guard let row = constraints[Int(index)].row else { return }
        var through: [Int32] = []
        accumulate(constraints[Int(index)].constraint, through: &through)
        try solver.setConstant(sum.constant, of: row)
    }

    /// Puts a constraint's row in anew, where its coefficients may have changed.
    private func rebuild(_ index: Int32) throws(SolverError) {
        guard let row = constraints[Int(index)].row else { return }
        removeRow(row)
        var through: [Int32] = []
        let constraint = constraints[Int(index)].constraint
        accumulate(constraint, through: &through)
        let fresh = try solver.add(
            Constraint(sum, constraint.relation, priority: constraint.priority),
            givesWay: constraint.givesWay)
        constraints[Int(index)].row = fresh
        note(
            fresh,
            from: .constraint(
                LayoutConstraintID(index: index, generation: constraints[Int(index)].generation)))
    }

    // MARK: What items are like

    /// Sets what an item is like besides its rectangle.
    public func setMetrics(_ metrics: ItemMetrics, of item: LayoutItem) {
        guard contains(item) else { return }
        let old = items[Int(item.index)].metrics?.values ?? ItemMetrics()
        guard metrics != old else { return }
        items[Int(item.index)].metrics = ItemRecord.Metrics(metrics)
        let isRebuilt =
            old.firstBaseline.part != metrics.firstBaseline.part
            || old.lastBaseline.part != metrics.lastBaseline.part
        for user in currentUsers(of: item.index) {
            if isRebuilt { try? rebuild(user) } else { try? refresh(user) }
        }
    }

    /// What an item is like besides its rectangle.
    public func metrics(of item: LayoutItem) -> ItemMetrics {
        contains(item) ? items[Int(item.index)].metrics?.values ?? ItemMetrics() : ItemMetrics()
    }

    /// The insets of an inset rectangle.
    public func insets(of item: LayoutItem) -> Insets {
        contains(item) ? items[Int(item.index)].insets : .zero
    }

    /// Sets the insets of an inset rectangle.
    public func setInsets(_ insets: Insets, of item: LayoutItem) {
        guard contains(item), items[Int(item.index)].insets != insets else { return }
        items[Int(item.index)].insets = insets
        for user in currentUsers(of: item.index) { try? refresh(user) }
    }

    /// Says that places in an item, as those inside see its edges, are those of a content that scrolls.
    ///
    /// Only constraints that are added later see it so.
    public func setContent(_ content: LayoutItem, of item: LayoutItem) {
        guard contains(item), contains(content) else { return }
        items[Int(item.index)].content = content.index
    }

    // MARK: Who mentions whom

    /// The constraints that depend on an item.
    public func users(of item: LayoutItem) -> [LayoutConstraintID] {
        guard contains(item) else { return [] }
        return currentUsers(of: item.index).map {
            LayoutConstraintID(index: $0, generation: constraints[Int($0)].generation)
        }
    }

    private func currentUsers(of item: Int32) -> [Int32] {
        var seen: Set<Int32> = []
        return items[Int(item)].users.filter { user in
            guard constraints[Int(user)].isAlive else { return false }
            var isMentioned = false
            forEachItem(of: constraints[Int(user)]) { if $0 == item { isMentioned = true } }
            return isMentioned && seen.insert(user).inserted
        }
    }

    private func forEachItem(of record: ConstraintRecord, _ body: (Int32) -> Void) {
        for term in record.constraint.terms { body(term.item.index) }
        for item in record.throughItems { body(item) }
    }

    // MARK: Rows

    func addRow(_ constraint: Constraint, givesWay: Bool, from source: RowSource) -> ConstraintID? {
        guard let row = try? solver.add(constraint, givesWay: givesWay) else { return nil }
        note(row, from: source)
        return row
    }

    func note(_ row: ConstraintID, from source: RowSource) {
        let index = Int(row.index)
        if index == sources.count {
            sources.append(source)
        } else {
            while sources.count <= index { sources.append(nil) }
            sources[index] = source
        }
    }

    func removeRow(_ row: ConstraintID) {
        try? solver.remove(row)
        sources[Int(row.index)] = nil
    }
}

extension ItemRecord {
    mutating func addUser(_ user: Int32) {
        users.append(user)
        liveUsers += 1
    }
}
