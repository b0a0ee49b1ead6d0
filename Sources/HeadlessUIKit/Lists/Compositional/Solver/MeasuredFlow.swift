internal import LayoutCore

/// The length of a group along the flow, with the spacing at its edges.
struct GroupLength: WeightedElement, Equatable {
    var weight: CGFloat
}

/// Groups of equal numbers of items whose lengths depend on what was measured.
struct MeasuredFlow: GroupFlow {
    let source: FlowSource
    let full: GroupSolution
    let capacity: Int
    private(set) var measured: MeasuredViews
    private(set) var overhang = Overhang()
    private var lengths: ChunkedSequence<GroupLength>
    /// The extents across the flow of groups with measured items. Only kept for sections that scroll on their own.
    private var extents: [Int: CGFloat] = [:]
    private let supplementaryCounts: [String: Int]

    var groupCount: Int { lengths.count }
    var total: CGFloat {
        groupCount > 0 ? lengths.total + CGFloat(groupCount - 1) * source.spacing : 0
    }

    init(_ source: FlowSource, measured: MeasuredViews) {
        self.source = source
        self.measured = measured
        full = source.template(available: Int.max / 2)
        capacity = full.cells.count
        supplementaryCounts = full.supplementaryCounts
        overhang.include(full, along: source.axis)
        let count = capacity > 0 ? (source.itemCount + capacity - 1) / capacity : 0
        lengths = ChunkedSequence(
            repeating: GroupLength(weight: full.size[source.axis] + source.gaps), count: count)
        var group = -1
        var groups: [Int] = []
        measured.cells.forEach(except: MeasuredSize(size: nil)) { item, _ in
            guard capacity > 0, item / capacity != group, item < source.itemCount else { return }
            group = item / capacity
            groups.append(group)
        }
        for group in groups { update(group) }
        if count > 0, source.itemCount % capacity != 0, group != count - 1 { update(count - 1) }
    }

    private mutating func update(_ group: Int) {
        let solution = solution(ofGroup: group)
        overhang.include(solution, along: source.axis)
        lengths.set(GroupLength(weight: solution.size[source.axis] + source.gaps), at: group)
        if source.axis != source.trim { extents[group] = solution.size[source.axis.cross] }
    }

    /// Stores the measured size of a cell, and returns whether lengths changed.
    mutating func measure(_ size: CGSize, ofItem item: Int) {
        guard capacity > 0, item < source.itemCount else { return }
        measured.cells.set(MeasuredSize(size: size), at: item)
        update(item / capacity)
    }

    /// Stores the measured size of a supplementary view.
    mutating func measure(_ size: CGSize, ofSupplementary key: SupplementaryKey) {
        measured.supplementaries[key] = size
        guard let group = group(ofSupplementary: key.kind, number: key.number) else { return }
        overhang.include(solution(ofGroup: group), along: source.axis)
    }

    var thickness: CGFloat {
        guard groupCount > 0 else { return 0 }
        let cross = source.axis.cross
        var largest = extents.values.max() ?? 0
        if extents.count < groupCount { largest = max(largest, full.size[cross]) }
        return largest + source.plan.gaps.minimum(cross)
    }

    func span(ofGroup index: Int) -> GroupSpan {
        let first = index * capacity
        return GroupSpan(
            index: index, offset: lengths.sum(before: index) + CGFloat(index) * source.spacing,
            length: lengths[index].weight, firstItem: first,
            itemCount: min(capacity, source.itemCount - first))
    }

    func group(endingAfter offset: CGFloat) -> Int {
        var index = lengths.index(at: offset, spacing: source.spacing)
        while index > 0, span(ofGroup: index - 1).end > offset { index -= 1 }
        while index < groupCount, span(ofGroup: index).end <= offset { index += 1 }
        return index
    }

    func group(ofItem item: Int) -> Int { capacity > 0 ? item / capacity : 0 }

    func supplementaryBase(_ kind: String, ofGroup index: Int) -> Int {
        index * supplementaryCounts[kind, default: 0]
    }

    func group(ofSupplementary kind: String, number: Int) -> Int? {
        let count = supplementaryCounts[kind, default: 0]
        guard count > 0, number >= 0, number / count < groupCount else { return nil }
        let group = number / count
        let isThere =
            group < groupCount - 1
            || number % count < solution(ofGroup: group).supplementaryCounts[kind, default: 0]
        return isThere ? group : nil
    }

    func solution(ofGroup index: Int) -> GroupSolution {
        source.solution(
            first: index * capacity, measured: measured,
            supplementaryBase: supplementaryCounts.mapValues { $0 * index })
    }
}
