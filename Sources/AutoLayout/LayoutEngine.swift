@_spi(Columns) public import Simplex
public import LayoutCore

/// Lays out rectangles by constraints between their edges, sizes, middles, margins and baselines.
///
/// The engine turns attributes into the variables of a `Solver`: of each item the near edges of its
/// alignment rectangle, in its parent's coordinates, and its two lengths. So what moves a parent moves nothing in
/// it. Nothing is computed before ``solve()``; then ``takeChanges(_:)`` tells the items that got other rectangles.
///
/// ```swift
/// let engine = LayoutEngine()
/// let page = engine.makeItem(), title = engine.makeItem(in: page)
/// engine.pin(page, .horizontal, AxisPin(place: .init(points: 0), extent: .init(points: 320)))
/// try engine.add(LayoutConstraint([LayoutTerm(title, .leading)], .equal, 16, in: page))
/// try engine.add(
///     LayoutConstraint([LayoutTerm(page, .trailing), LayoutTerm(title, .trailing, times: -1)], .equal, 16, in: page))
/// engine.solve()
/// engine.rect(of: title).size.width  // 288
/// ```
public final class LayoutEngine {
    /// The solver underneath.
    public let solver = Solver()

    @exclusivity(unchecked) var items = Column<ItemRecord>()
    @exclusivity(unchecked) var constraints = Column<ConstraintRecord>()
    /// What depends on what.
    @exclusivity(unchecked) var uses = Column<ItemUse>()
    @exclusivity(unchecked) var freeItems = Column<Int32>()
    @exclusivity(unchecked) var freeConstraints = Column<Int32>()
    @exclusivity(unchecked) var freeUses = Column<Int32>()
    /// The item of each variable, times four, plus which of its four it is.
    @exclusivity(unchecked) var slotOfVariable = Column<Int32>()
    /// Where each row comes from, by the row's place in the solver.
    @exclusivity(unchecked) var sources = Column<RowSource?>()
    /// Items with changes that nobody has taken.
    @exclusivity(unchecked) var changedItems: [Int32] = []
    /// What ``accumulate(_:)`` has summed up: terms, the constant, and the items in question.
    @exclusivity(unchecked) var sum = Column<Term>()
    @exclusivity(unchecked) var sumConstant = 0.0
    @exclusivity(unchecked) var sumItems = Column<Int32>()

    /// Creates an engine without items.
    public init() {}

    deinit {
        items.deallocate()
        constraints.deallocate()
        uses.deallocate()
        sources.deallocate()
        sum.deallocate()
        for column in [freeItems, freeConstraints, freeUses, slotOfVariable, sumItems] { column.deallocate() }
    }

    // MARK: Items

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - parent: The item in whose coordinates the new one lies; nil for a root, or where no constraint
    ///     reaches through it.
    ///   - rect: Where it lies until the next solution.
    public func makeItem(in parent: LayoutItem? = nil, at rect: Rect = .zero) -> LayoutItem {
        var record = ItemRecord(
            variables: (
                solver.makeVariable(at: rect.origin.x), solver.makeVariable(at: rect.origin.y),
                solver.makeVariable(at: rect.size.width, isLength: true),
                solver.makeVariable(at: rect.size.height, isLength: true)
            ))
        record.parent = parent?.index ?? -1
        let variables = record.variables
        let item = keep(record)
        note(variables.0, is: item.index * 4)
        note(variables.1, is: item.index * 4 + 1)
        note(variables.2, is: item.index * 4 + 2)
        note(variables.3, is: item.index * 4 + 3)
        return item
    }

    /// Adds an item that is another one's frame less some insets.
    public func makeInsetItem(of item: LayoutItem, insets: Insets) -> LayoutItem {
        let none = Variable(index: -1, generation: 0)
        var record = ItemRecord(variables: (none, none, none, none))
        record.guided = item.index
        let metrics = ItemRecord.Metrics()
        metrics.insets = insets
        record.metrics = metrics
        return keep(record)
    }

    private func keep(_ record: consuming ItemRecord) -> LayoutItem {
        guard let free = freeItems.popLast() else {
            return LayoutItem(index: items.append(record), generation: 0)
        }
        let generation = items[free].generation
        items[free] = record
        items[free].generation = generation
        return LayoutItem(index: free, generation: generation)
    }

    private func note(_ variable: Variable, is slot: Int32) {
        // Others may have made variables of the solver.
        while slotOfVariable.count <= variable.index { slotOfVariable.append(-1) }
        slotOfVariable[variable.index] = slot
    }

    /// Whether the engine has the item.
    public func contains(_ item: LayoutItem) -> Bool {
        let index = item.index
        return items.indices.contains(index) && items[index].isAlive
            && items[index].generation == item.generation
    }

    /// Says in whose coordinates an item lies.
    public func place(_ item: LayoutItem, in parent: LayoutItem?) {
        guard contains(item) else { return }
        items[item.index].parent = parent?.index ?? -1
    }

    /// Removes an item with all that mentions it.
    public func remove(_ item: LayoutItem) {
        guard contains(item) else { return }
        let index = item.index
        for id in users(of: item) { remove(id) }
        for axis in Axis.allCases {
            setPin(nil, of: item.index, axis)
            setContent(ContentSize(length: nil), of: item.index, axis)
        }
        let record = items[index]
        if record.guided < 0 {
            for slot in 0..<4 { try? solver.remove(record.variable(slot)) }
        }
        items[index].isAlive = false
        items[index].generation &+= 1
        (items[index].rows, items[index].metrics) = (nil, nil)
        freeItems.append(item.index)
    }

    /// The item's alignment rectangle by the last solution: in its parent's coordinates, or for an inset
    /// rectangle in those of the item that it is part of.
    public func rect(of item: LayoutItem) -> Rect {
        guard contains(item) else { return .zero }
        let guided = items[item.index].guided
        guard guided >= 0 else { return ownRect(of: item.index) }
        let (aligned, metrics) = (ownRect(of: guided), items[guided].metrics?.values ?? ItemMetrics())
        return Rect(
            origin: metrics.origin,
            size: Size(
                width: aligned.size.width + metrics.alignmentInsets.sum(.horizontal),
                height: aligned.size.height + metrics.alignmentInsets.sum(.vertical))
        ).inset(by: items[item.index].insets)
    }

    private func ownRect(of index: Int32) -> Rect {
        let variables = items[index].variables
        return Rect(
            x: solver.value(of: variables.0), y: solver.value(of: variables.1),
            width: solver.value(of: variables.2), height: solver.value(of: variables.3))
    }

    /// Brings all rectangles up to date with all changes.
    public func solve() {
        solver.solve()
        solver.takeChanges { variable, _ in
            let slot = slotOfVariable[variable.index]
            guard slot >= 0 else { return }
            if !items[slot / 4].isChanged {
                items[slot / 4].isChanged = true
                changedItems.append(slot / 4)
            }
        }
    }

    /// Calls `body` with every item that has another rectangle than at the last call.
    public func takeChanges(_ body: (LayoutItem) -> Void) {
        for index in changedItems where items[index].isChanged {
            items[index].isChanged = false
            guard items[index].isAlive else { continue }
            body(LayoutItem(index: index, generation: items[index].generation))
        }
        changedItems.removeAll(keepingCapacity: true)
    }
}
