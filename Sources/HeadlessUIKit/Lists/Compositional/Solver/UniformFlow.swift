internal import LayoutCore

/// Groups that are all equal: everything is arithmetic.
struct UniformFlow: GroupFlow {
    let source: FlowSource
    /// The frames of a full group.
    let full: GroupSolution
    /// The frames of the last group where it is not full.
    let last: GroupSolution?
    let capacity: Int
    let groupCount: Int
    let overhang: Overhang
    private let supplementaryCounts: [String: Int]
    private let lastCounts: [String: Int]

    init(_ source: FlowSource) {
        self.source = source
        let template = source.template(available: Int.max / 2)
        full = template
        capacity = template.cells.count
        groupCount = capacity > 0 ? (source.itemCount + capacity - 1) / capacity : 0
        var rest = capacity > 0 ? source.itemCount % capacity : 0
        // Items whose number depends on measured lengths end with the data, groups without cells too.
        if rest == 0, source.itemCount > 0, source.isVarying { rest = capacity }
        last = rest > 0 ? source.template(available: rest) : nil
        supplementaryCounts = template.supplementaryCounts
        var overhang = Overhang()
        for solution in [full, last].compactMap(\.self) { overhang.include(solution, along: source.axis) }
        self.overhang = overhang
        lastCounts = last?.supplementaryCounts ?? supplementaryCounts
    }

    private var length: CGFloat { full.size[source.axis] + source.gaps }
    private var pitch: CGFloat { length + source.spacing }

    var total: CGFloat {
        guard groupCount > 0 else { return 0 }
        return span(ofGroup: groupCount - 1).end
    }

    var thickness: CGFloat {
        let cross = source.axis.cross
        guard groupCount > 0 else { return 0 }
        let extent = groupCount > 1 || last == nil ? full.size[cross] : last?.size[cross] ?? 0
        return extent + source.plan.gaps.minimum(cross)
    }

    func span(ofGroup index: Int) -> GroupSpan {
        let isLast = index == groupCount - 1
        let first = index * capacity
        return GroupSpan(
            index: index, offset: CGFloat(index) * pitch,
            length: isLast ? (last ?? full).size[source.axis] + source.gaps : length, firstItem: first,
            itemCount: min(capacity, source.itemCount - first))
    }

    func group(endingAfter offset: CGFloat) -> Int {
        guard pitch > 0, groupCount > 0 else { return 0 }
        let position = (offset - length) / pitch
        guard position.isFinite, position < CGFloat(groupCount) else { return groupCount }
        var index = max(Int(position.rounded(.up)), 0)
        if index > 0, span(ofGroup: index - 1).end > offset { index -= 1 }
        while index < groupCount, span(ofGroup: index).end <= offset { index += 1 }
        return index
    }

    func group(ofItem item: Int) -> Int { capacity > 0 ? item / capacity : 0 }

    func supplementaryBase(_ kind: String, ofGroup index: Int) -> Int {
        index * supplementaryCounts[kind, default: 0]
    }

    func group(ofSupplementary kind: String, number: Int) -> Int? {
        let count = supplementaryCounts[kind, default: 0]
        guard count > 0, groupCount > 0 else { return nil }
        let all = (groupCount - 1) * count + lastCounts[kind, default: 0]
        return (0..<all).contains(number) ? number / count : nil
    }

    func solution(ofGroup index: Int) -> GroupSolution {
        index == groupCount - 1 ? last ?? full : full
    }
}
