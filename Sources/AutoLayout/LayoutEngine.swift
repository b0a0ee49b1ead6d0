public import Simplex
public import LayoutCore

/// Lays out rectangles by constraints between their edges, sizes, middles, margins and baselines.
///
/// The engine turns attributes into the variables of a `Solver`: of each item the near edges of its
/// alignment rectangle, in its parent's coordinates, and its two lengths. So moving a parent changes no variable of the
/// items in it. Nothing is computed before ``solve()``; ``takeChanges(_:)`` then reports the items with new rectangles.
///
/// ```swift
/// let engine = LayoutEngine()
/// let page = engine.makeItem(), title = engine.makeItem(in: page)
/// try engine.pin(page, .horizontal, AxisPin(position: .init(points: 0), length: .init(points: 320)))
/// try engine.add(LayoutConstraint([LayoutTerm(title, .leading)], .equal, 16, in: page))
/// try engine.add(
///     LayoutConstraint([LayoutTerm(page, .trailing), LayoutTerm(title, .trailing, times: -1)], .equal, 16, in: page))
/// engine.solve()
/// engine.rect(of: title).size.width  // 288
/// ```
public final class LayoutEngine {
    /// The solver underneath.
    public let solver = Solver()

    // Both pay in `constraints growth feed`, in views.
    @exclusivity(unchecked) var records = LayoutRecords()
    /// The sum of the constraint that is being added or updated. Its memory is reused.
    @exclusivity(unchecked) var sum = AttributeSum()

    /// Creates an engine without items.
    public init() {}

    // MARK: Items

    /// Reserves memory for further items.
    public func reserve(items more: Int) {
        solver.reserve(variables: 4 * more)
        records.items.reserveCapacity(records.items.count + more)
        records.slotOfVariable.reserveCapacity(records.slotOfVariable.count + 4 * more)
    }

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - parent: The item in whose coordinates the new one is; nil for a root, or where no constraint refers to items
    ///     outside of it.
    ///   - rect: Its rectangle until the next solution.
    public func makeItem(in parent: LayoutItem? = nil, at rect: Rect = .zero) -> LayoutItem {
        var record = ItemRecord(
            variables: (
                solver.makeVariable(at: rect.origin.x), solver.makeVariable(at: rect.origin.y),
                solver.makeVariable(at: rect.size.width, isLength: true),
                solver.makeVariable(at: rect.size.height, isLength: true)
            ))
        record.parent = parent?.index ?? -1
        let variables = record.variables
        let item = insert(record)
        setSlot(of: variables.0, to: item.index * 4)
        setSlot(of: variables.1, to: item.index * 4 + 1)
        setSlot(of: variables.2, to: item.index * 4 + 2)
        setSlot(of: variables.3, to: item.index * 4 + 3)
        return item
    }

    /// Adds an item that is another one's frame less some insets.
    public func makeInsetItem(of item: LayoutItem, insets: Insets) -> LayoutItem {
        let none = Variable(index: -1, generation: 0)
        var record = ItemRecord(variables: (none, none, none, none))
        record.insetOf = item.index
        let metrics = ItemRecord.Metrics()
        metrics.insets = insets
        record.metrics = metrics
        return insert(record)
    }

    private func insert(_ record: consuming ItemRecord) -> LayoutItem {
        guard let index = records.unusedItems.popLast() else {
            records.items.append(record)
            return LayoutItem(index: Int32(records.items.count - 1), generation: 0)
        }
        let generation = records.items[index].generation
        records.items[index] = record
        records.items[index].generation = generation
        return LayoutItem(index: index, generation: generation)
    }

    private func setSlot(of variable: Variable, to slot: Int32) {
        // A client may have made variables of the solver.
        while records.slotOfVariable.count <= variable.index { records.slotOfVariable.append(-1) }
        records.slotOfVariable[variable.index] = slot
    }

    func handle(of index: Int32) -> LayoutItem {
        LayoutItem(index: index, generation: records.items[index].generation)
    }

    /// Whether the engine has the item.
    public func contains(_ item: LayoutItem) -> Bool {
        let index = item.index
        return index >= 0 && index < records.items.count && records.items[index].isAlive
            && records.items[index].generation == item.generation
    }

    /// Sets the item in whose coordinates an item is.
    public func setParent(_ parent: LayoutItem?, of item: LayoutItem) {
        guard contains(item) else { return }
        records.items[item.index].parent = parent?.index ?? -1
    }

    /// The item's alignment rectangle by the last solution: in its parent's coordinates, or for an inset
    /// rectangle in those of the item that contains it.
    public func rect(of item: LayoutItem) -> Rect {
        guard contains(item) else { return .zero }
        let outer = records.items[item.index].insetOf
        guard outer >= 0 else { return ownRect(of: item.index) }
        let (aligned, metrics) = (ownRect(of: outer), records.items[outer].metrics?.values ?? ItemMetrics())
        return Rect(
            origin: metrics.origin,
            size: Size(
                width: aligned.size.width + metrics.alignmentInsets.sum(.horizontal),
                height: aligned.size.height + metrics.alignmentInsets.sum(.vertical))
        ).inset(by: records.items[item.index].insets)
    }

    private func ownRect(of index: Int32) -> Rect {
        let (x, y, width, height) = solver.values(ofExisting: records.items[index].variables)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Brings all rectangles up to date with all changes.
    public func solve() {
        solver.solve()
        solver.takeChanges { variable, _ in
            let slot = records.slotOfVariable[variable.index]
            guard slot >= 0 else { return }
            if !records.items[slot / 4].isChanged {
                records.items[slot / 4].isChanged = true
                records.changedItems.append(slot / 4)
            }
        }
    }

    /// Calls `body` with every item that has another rectangle than at the last call.
    public func takeChanges(_ body: (LayoutItem) -> Void) {
        for index in records.changedItems where records.items[index].isChanged {
            records.items[index].isChanged = false
            guard records.items[index].isAlive else { continue }
            body(handle(of: index))
        }
        records.changedItems.removeAll(keepingCapacity: true)
    }
}
