@_spi(Columns) import Simplex
public import LayoutCore

/// What an engine can be asked about its solution.
extension LayoutEngine {
    /// Which of an item's place and length are not determined along an axis.
    public func ambiguity(of item: LayoutItem, _ axis: Axis) -> (place: Bool, length: Bool) {
        guard contains(item), items[item.index].guided < 0 else { return (false, false) }
        let record = items[item.index]
        let open = solver.undetermined(of: [record.start(axis), record.length(axis)])
        return (open.contains(record.start(axis)), open.contains(record.length(axis)))
    }

    /// Those of some items whose rectangle is not determined.
    public func ambiguous(of items: [LayoutItem]) -> [LayoutItem] {
        let known = items.filter { contains($0) && self.items[$0.index].guided < 0 }
        let variables = known.flatMap { item in
            (0..<4).map { self.items[item.index].variable($0) }
        }
        let open = Set(solver.undetermined(of: variables))
        return known.filter { item in
            (0..<4).contains { open.contains(self.items[item.index].variable($0)) }
        }
    }

    /// What is not determined of some items' rectangles, in the order of the items.
    public func ambiguities(of items: [LayoutItem]) -> [ItemAmbiguity] {
        let known = items.filter { contains($0) && self.items[$0.index].guided < 0 }
        let variables = known.flatMap { item in
            (0..<4).map { self.items[item.index].variable($0) }
        }
        let open = Set(solver.undetermined(of: variables))
        guard !open.isEmpty else { return [] }
        return known.flatMap { item in
            let record = self.items[item.index]
            return Axis.allCases.map { axis in
                ItemAmbiguity(
                    item: item, axis: axis, isPlaceOpen: open.contains(record.start(axis)),
                    isLengthOpen: open.contains(record.length(axis)))
            }
        }.filter { $0.isPlaceOpen || $0.isLengthOpen }
    }

    /// What of the same priority pulls at an item's length, or where that is determined at its place, in
    /// opposite directions, so that a choice is left: for each of some ambiguities.
    public func ties(of ambiguities: [ItemAmbiguity]) -> [[RowSource]] {
        let none = Variable(index: -1, generation: 0)
        let variables = ambiguities.map { ambiguity in
            let index = ambiguity.item.index
            guard contains(ambiguity.item), items[index].guided < 0 else { return none }
            return ambiguity.isLengthOpen
                ? items[index].length(ambiguity.axis) : items[index].start(ambiguity.axis)
        }
        return solver.constraints(tiedAround: variables).map { rows in
            var seen: Set<RowSource> = []
            return rows.compactMap(source(of:)).filter { seen.insert($0).inserted }
        }
    }

    /// Moves an ambiguous item to another place that is as good, and leaves it there.
    ///
    /// - Returns: Whether something moved.
    @discardableResult
    public func exercise(_ item: LayoutItem) -> Bool {
        guard contains(item), items[item.index].guided < 0 else { return false }
        var hasMoved = false
        for slot in 0..<4 where solver.exercise(items[item.index].variable(slot), by: Self.exercise) {
            hasMoved = true
        }
        return hasMoved
    }

    /// How far an ambiguous item moves where nothing stops it before: far enough to be seen.
    private static let exercise = 50.0

    /// What determines an item's place and length along an axis, by age.
    public func sources(determining item: LayoutItem, _ axis: Axis) -> [RowSource] {
        guard contains(item), items[item.index].guided < 0 else { return [] }
        let record = items[item.index]
        var seen: Set<RowSource> = []
        return [record.start(axis), record.length(axis)]
            .flatMap { solver.constraints(determining: $0) }
            .sorted { $0.index < $1.index }
            .compactMap { sources[$0.index] }
            .filter { seen.insert($0).inserted }
    }

    /// The conflicts that were resolved since the last call.
    public func takeConflicts() -> [LayoutConflict] {
        solver.takeConflicts().compactMap { conflict in
            guard let dropped = source(of: conflict.dropped) else { return nil }
            var seen: Set<RowSource> = []
            let members = conflict.members.compactMap(source(of:)).filter { seen.insert($0).inserted }
            return LayoutConflict(members: members, dropped: dropped)
        }
    }

    private func source(of row: ConstraintID) -> RowSource? {
        sources.indices.contains(row.index) ? sources[row.index] : nil
    }

    /// Whether a required constraint has been given up because of a conflict.
    public func isBroken(_ id: LayoutConstraintID) -> Bool {
        contains(id) && solver.isBroken(constraints[id.index].row)
    }
}
