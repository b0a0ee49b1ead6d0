internal import LayoutCore

/// One repetition of a section's group among the others.
struct GroupSpan: Equatable {
    var index: Int
    /// Where the space that it occupies starts along the flow.
    var offset: CGFloat
    /// The length of that space, with the spacing at its edges.
    var length: CGFloat
    var firstItem: Int
    var itemCount: Int

    var end: CGFloat { offset + length }
}

/// The repetitions of a section's group, one after the other.
///
/// There are three kinds, from the cheapest: groups that are all equal are arithmetic (``UniformFlow``), groups of
/// equal numbers of items with own lengths lie in a sequence with sums (``MeasuredFlow``), and groups whose number of
/// items depends on what was measured are solved one after the other (``VaryingFlow``).
protocol GroupFlow {
    var groupCount: Int { get }
    /// The length of all groups with their spacing.
    var total: CGFloat { get }
    /// The extent of the largest group across the flow.
    var thickness: CGFloat { get }
    /// What groups have outside of their own space along the flow, at most.
    var overhang: Overhang { get }
    func span(ofGroup index: Int) -> GroupSpan
    /// The first group that ends after an offset; the number of groups if none does.
    func group(endingAfter offset: CGFloat) -> Int
    func group(ofItem item: Int) -> Int
    /// The number of supplementary views of a kind before a group.
    func supplementaryBase(_ kind: String, ofGroup index: Int) -> Int
    /// The group that has the supplementary view of a kind and number; nil if none has.
    func group(ofSupplementary kind: String, number: Int) -> Int?
    /// The frames of a group.
    func solution(ofGroup index: Int) -> GroupSolution
}

/// What all flows of a section are made of.
struct FlowSource {
    var plan: ItemPlan
    /// The size that the group's fractions refer to.
    var container: CGSize
    /// The axis on which groups follow each other.
    var axis: Axis
    /// The axis in which the layout scrolls: a group that is not full ends there with its items.
    var trim: Axis
    /// The spacing between groups.
    var spacing: CGFloat
    var scale: CGFloat
    var itemCount: Int

    /// The spacing at the group's edges along the flow.
    var gaps: CGFloat { plan.gaps.minimum(axis) }

    /// The frames of a group without measured sizes. `available` of its items exist.
    func template(available: Int) -> GroupSolution {
        GroupSolver.solve(
            plan, in: container, trim: trim, scale: scale, with: GroupMeasurements(available: available))
    }

    func solution(first: Int, measured: MeasuredViews, supplementaryBase: [String: Int]) -> GroupSolution {
        GroupSolver.solve(
            plan, in: container, trim: trim, scale: scale,
            with: GroupMeasurements(
                first: first, available: itemCount - first, cell: { measured.cell($0) },
                supplementary: { measured.supplementaries[SupplementaryKey(kind: $0, number: $1)] },
                supplementaryBase: supplementaryBase))
    }

    /// Whether the number of items of a group depends on measured lengths.
    var isVarying: Bool { plan.isVarying }
    /// Whether anything is measured.
    var isMeasured: Bool { plan.isMeasured }
}

/// The kind of a supplementary view and its number among those of the section.
struct SupplementaryKey: Hashable {
    var kind: String
    var number: Int
}

/// A size that a view was measured at; nil if it was not.
struct MeasuredSize: WeightedElement, Equatable {
    var size: CGSize?
    var weight: CGFloat { 0 }
}

/// The sizes of a section's views that were measured.
struct MeasuredViews {
    var cells = ChunkedSequence(repeating: MeasuredSize(size: nil), count: 0)
    var supplementaries: [SupplementaryKey: CGSize] = [:]
    /// The sizes of boundary supplementary views by their position in the section's description.
    var boundaries: [Int: CGSize] = [:]

    init(count: Int = 0) { cells = ChunkedSequence(repeating: MeasuredSize(size: nil), count: count) }

    func cell(_ index: Int) -> CGSize? { index < cells.count ? cells[index].size : nil }

    /// Follows the insertion of items.
    mutating func insert(count: Int = 1, at index: Int) {
        cells.insert(MeasuredSize(size: nil), count: count, at: min(index, cells.count))
    }

    /// Follows the removal of an item.
    mutating func remove(at index: Int) {
        if index < cells.count { cells.remove(index..<index + 1) }
    }
}

extension ItemPlan {
    fileprivate var isMeasured: Bool {
        if lengths.isMeasured || supplementaries.contains(where: \.lengths.isMeasured) { return true }
        guard case .group(let group) = content else { return false }
        return group.items.contains(where: \.isMeasured)
    }

    fileprivate var isVarying: Bool { isVarying(fixed: nil) }

    /// Whether a group that has a fixed length on an axis fits a varying number of items.
    private func isVarying(fixed: Axis?) -> Bool {
        guard case .group(let group) = content else { return false }
        var shared: Axis?
        if case .count(_, areEqual: true) = group.arrangement { shared = group.axis }
        if group.items.contains(where: { $0.isVarying(fixed: shared) }) { return true }
        guard case .fill = group.arrangement, fixed == group.axis || !lengths[group.axis].isMeasured else {
            return false
        }
        return group.items.contains { $0.lengths[group.axis].isMeasured }
    }
}
