import Simplex
public import LayoutCore

/// Queries about the solution.
extension LayoutEngine {
    /// Whether a required constraint is broken because of a conflict.
    public var hasBrokenConstraints: Bool { solver.hasRelaxedConstraints }

    /// Which of an item's position and length are undetermined along an axis.
    public func ambiguity(of item: LayoutItem, _ axis: Axis) -> (position: Bool, length: Bool) {
        guard contains(item), records.items[item.index].insetOf < 0 else { return (false, false) }
        let record = records.items[item.index]
        let undetermined = solver.undetermined(of: [record.start(axis), record.length(axis)])
        return (undetermined.contains(record.start(axis)), undetermined.contains(record.length(axis)))
    }

    /// Those of some items whose rectangle is undetermined.
    public func ambiguous(of items: [LayoutItem]) -> [LayoutItem] {
        let known = items.filter { contains($0) && records.items[$0.index].insetOf < 0 }
        let variables = known.flatMap { item in
            (0..<4).map { records.items[item.index].variable($0) }
        }
        let undetermined = Set(solver.undetermined(of: variables))
        return known.filter { item in
            (0..<4).contains { undetermined.contains(records.items[item.index].variable($0)) }
        }
    }

    /// What is undetermined of some items' rectangles, in the order of the items.
    public func ambiguities(of items: [LayoutItem]) -> [ItemAmbiguity] {
        let known = items.filter { contains($0) && records.items[$0.index].insetOf < 0 }
        let variables = known.flatMap { item in
            (0..<4).map { records.items[item.index].variable($0) }
        }
        let undetermined = Set(solver.undetermined(of: variables))
        guard !undetermined.isEmpty else { return [] }
        return known.flatMap { item in
            let record = records.items[item.index]
            return Axis.allCases.map { axis in
                ItemAmbiguity(
                    item: item, axis: axis, isPositionAmbiguous: undetermined.contains(record.start(axis)),
                    isLengthAmbiguous: undetermined.contains(record.length(axis)))
            }
        }.filter { $0.isPositionAmbiguous || $0.isLengthAmbiguous }
    }

    /// For each of some ambiguities, the optional constraints of one priority that are tied around the item's length, or
    /// around its position where the length is determined.
    public func ties(of ambiguities: [ItemAmbiguity]) -> [[RowSource]] {
        let none = Variable(index: -1, generation: 0)
        let variables = ambiguities.map { ambiguity in
            let index = ambiguity.item.index
            guard contains(ambiguity.item), records.items[index].insetOf < 0 else { return none }
            return ambiguity.isLengthAmbiguous
                ? records.items[index].length(ambiguity.axis) : records.items[index].start(ambiguity.axis)
        }
        return solver.ties(of: variables).map { rows in
            var seen: Set<RowSource> = []
            return rows.compactMap(source(of:)).filter { seen.insert($0).inserted }
        }
    }

    /// Moves an ambiguous item to another optimal rectangle, which remains until the next change.
    ///
    /// - Returns: Whether it has moved.
    @discardableResult
    public func exerciseAmbiguity(of item: LayoutItem) -> Bool {
        guard contains(item), records.items[item.index].insetOf < 0 else { return false }
        var hasMoved = false
        for slot in 0..<4
        where solver.exerciseAmbiguity(
            of: records.items[item.index].variable(slot), by: Self.exerciseDistance)
        {
            hasMoved = true
        }
        return hasMoved
    }

    /// How far an ambiguous item moves unless a constraint stops it before: far enough to be visible.
    private static let exerciseDistance = 50.0

    /// The origins of the rows that determine an item's position and length along an axis, by age.
    public func sources(determining item: LayoutItem, _ axis: Axis) -> [RowSource] {
        guard contains(item), records.items[item.index].insetOf < 0 else { return [] }
        let record = records.items[item.index]
        var seen: Set<RowSource> = []
        return [record.start(axis), record.length(axis)]
            .flatMap { solver.constraints(determining: $0) }
            .sorted { $0.index < $1.index }
            .compactMap(source(of:))
            .filter { seen.insert($0).inserted }
    }

    /// The conflicts that were resolved since the last call.
    public func takeConflicts() -> [LayoutConflict] {
        solver.takeConflicts().compactMap { conflict in
            guard let broken = source(of: conflict.relaxed) else { return nil }
            var seen: Set<RowSource> = []
            let members = conflict.members.compactMap(source(of:)).filter { seen.insert($0).inserted }
            return LayoutConflict(members: members, broken: broken)
        }
    }

    private func source(of row: ConstraintID) -> RowSource? {
        row.index < records.sources.count ? records.sources[row.index] : nil
    }

    /// Whether a required constraint is broken because of a conflict.
    public func isBroken(_ id: LayoutConstraintID) -> Bool {
        contains(id) && solver.isRelaxed(records.constraints[id.index].row)
    }
}
