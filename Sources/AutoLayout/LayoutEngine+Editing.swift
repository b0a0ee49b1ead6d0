@_spi(Columns) public import Simplex
public import LayoutCore

/// Constraints between items.
extension LayoutEngine {
    /// Makes room for some more constraints, which spares growing step by step.
    public func reserve(constraints more: Int) {
        solver.reserve(constraints: more)
        constraints.reserve(more)
        uses.reserve(2 * more)
        sources.reserve(more)
    }

    /// Adds a constraint. It counts from the next ``solve()`` on.
    @discardableResult
    public func add(_ constraint: LayoutConstraint) throws(SolverError) -> LayoutConstraintID {
        accumulate(constraint)
        let row = try addSum(of: constraint)
        let id = keep(ConstraintRecord(constraint: constraint, row: row))
        note(row, from: .constraint(id))
        for place in sumItems.indices { link(id.index, with: sumItems[place]) }
        return id
    }

    /// Adds a row of what ``accumulate(_:)`` has summed up.
    private func addSum(of constraint: LayoutConstraint) throws(SolverError) -> ConstraintID {
        try solver.add(
            sum, constant: sumConstant, constraint.relation, priority: constraint.priority,
            givesWay: constraint.givesWay)
    }

    private func keep(_ record: consuming ConstraintRecord) -> LayoutConstraintID {
        guard let free = freeConstraints.popLast() else {
            return LayoutConstraintID(index: constraints.append(record), generation: 0)
        }
        let generation = constraints[free].generation
        constraints[free] = record
        constraints[free].generation = generation
        return LayoutConstraintID(index: free, generation: generation)
    }

    /// Whether the engine has the constraint.
    public func contains(_ id: LayoutConstraintID) -> Bool {
        let index = id.index
        return constraints.indices.contains(index) && constraints[index].isAlive
            && constraints[index].generation == id.generation
    }

    /// The constraint as it stands.
    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
        contains(id) ? constraints[id.index].constraint : nil
    }

    /// Removes a constraint.
    public func remove(_ id: LayoutConstraintID) {
        guard contains(id) else { return }
        let index = id.index
        removeRow(constraints[index].row)
        constraints[index].isAlive = false
        constraints[index].generation &+= 1
        freeConstraints.append(id.index)
        unlinkUses(of: index)
    }

    /// Changes what a constraint's sum is compared with.
    public func setConstant(_ constant: Double, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id) else { return }
        constraints[id.index].constraint.constant = constant
        try refresh(id.index)
    }

    /// Changes how much an optional constraint matters, or a required one as one that is added anew.
    public func setPriority(_ priority: Priority, of id: LayoutConstraintID) throws(SolverError) {
        guard contains(id) else { return }
        let old = constraints[id.index].constraint.priority
        constraints[id.index].constraint.priority = priority
        if old.isRequired == priority.isRequired {
            try solver.setPriority(priority, of: constraints[id.index].row)
        } else {
            try rebuild(id.index)
        }
    }

    /// Brings the constant of a constraint's row up to date with the metrics of the items.
    private func refresh(_ index: Int32) throws(SolverError) {
        accumulate(constraints[index].constraint)
        try solver.setConstant(sumConstant, of: constraints[index].row)
    }

    /// Puts a constraint's row in anew, where its coefficients may have changed.
    private func rebuild(_ index: Int32) throws(SolverError) {
        removeRow(constraints[index].row)
        accumulate(constraints[index].constraint)
        let fresh = try addSum(of: constraints[index].constraint)
        constraints[index].row = fresh
        note(
            fresh,
            from: .constraint(
                LayoutConstraintID(index: index, generation: constraints[index].generation)))
    }

    // MARK: What items are like

    /// Sets what an item is like besides its rectangle.
    public func setMetrics(_ metrics: ItemMetrics, of item: LayoutItem) {
        guard contains(item) else { return }
        let old = items[item.index].metrics?.values ?? ItemMetrics()
        guard metrics != old else { return }
        madeMetrics(of: item).values = metrics
        let isRebuilt =
            old.firstBaseline.part != metrics.firstBaseline.part
            || old.lastBaseline.part != metrics.lastBaseline.part
        for user in currentUsers(of: item.index) {
            if isRebuilt { try? rebuild(user) } else { try? refresh(user) }
        }
    }

    /// What an item is like besides its rectangle.
    public func metrics(of item: LayoutItem) -> ItemMetrics {
        contains(item) ? items[item.index].metrics?.values ?? ItemMetrics() : ItemMetrics()
    }

    private func madeMetrics(of item: LayoutItem) -> ItemRecord.Metrics {
        if let metrics = items[item.index].metrics { return metrics }
        let made = ItemRecord.Metrics()
        items[item.index].metrics = made
        return made
    }

    /// Whether an item has been given metrics.
    public func hasMetrics(_ item: LayoutItem) -> Bool {
        contains(item) && items[item.index].metrics != nil
    }

    /// The insets of an inset rectangle.
    public func insets(of item: LayoutItem) -> Insets {
        contains(item) ? items[item.index].insets : .zero
    }

    /// Sets the insets of an inset rectangle.
    public func setInsets(_ insets: Insets, of item: LayoutItem) {
        guard contains(item), items[item.index].insets != insets else { return }
        madeMetrics(of: item).insets = insets
        for user in currentUsers(of: item.index) { try? refresh(user) }
    }

    /// Says that places in an item, as those inside see its edges, are those of a content that scrolls.
    ///
    /// Only constraints that are added later see it so.
    public func setContent(_ content: LayoutItem, of item: LayoutItem) {
        guard contains(item), contains(content) else { return }
        items[item.index].content = content.index
    }

    // MARK: Who mentions whom

    /// The constraints that depend on an item.
    public func users(of item: LayoutItem) -> [LayoutConstraintID] {
        guard contains(item) else { return [] }
        return currentUsers(of: item.index).map {
            LayoutConstraintID(index: $0, generation: constraints[$0].generation)
        }
    }

    /// Each of them once, oldest first.
    private func currentUsers(of item: Int32) -> [Int32] {
        var seen: Set<Int32> = []
        var users: [Int32] = []
        var use = items[item].newestUse
        while use >= 0 {
            if seen.insert(uses[use].constraint).inserted { users.append(uses[use].constraint) }
            use = uses[use].older
        }
        return users.reversed()
    }

    private func link(_ constraint: Int32, with item: Int32) {
        let use = ItemUse(
            item: item, constraint: constraint, older: items[item].newestUse,
            nextOfConstraint: constraints[constraint].firstUse)
        let free = freeUses.popLast()
        let place = free ?? uses.append(use)
        if free != nil { uses[place] = use }
        if use.older >= 0 { uses[use.older].newer = place }
        items[item].newestUse = place
        constraints[constraint].firstUse = place
    }

    private func unlinkUses(of constraint: Int32) {
        var place = constraints[constraint].firstUse
        while place >= 0 {
            let use = uses[place]
            if use.older >= 0 { uses[use.older].newer = use.newer }
            if use.newer >= 0 {
                uses[use.newer].older = use.older
            } else {
                items[use.item].newestUse = use.older
            }
            freeUses.append(place)
            place = use.nextOfConstraint
        }
        constraints[constraint].firstUse = -1
    }

    // MARK: Rows

    func addRow(_ constraint: Constraint, givesWay: Bool, from source: RowSource) -> ConstraintID? {
        guard let row = try? solver.add(constraint, givesWay: givesWay) else { return nil }
        note(row, from: source)
        return row
    }

    func note(_ row: ConstraintID, from source: RowSource) {
        while sources.count <= row.index { sources.append(nil) }
        sources[row.index] = source
    }

    func removeRow(_ row: ConstraintID) {
        try? solver.remove(row)
        sources[row.index] = nil
    }
}
