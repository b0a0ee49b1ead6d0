internal import LayoutCore

/// A group whose items are solved.
struct GroupBox {
    var plan: ItemPlan
    var group: GroupPlan
    /// The size that the items' fractions refer to.
    var inner: CGSize
    /// The axis of the group's length that its container determines.
    var fixedAxis: Axis?
    /// The lengths that the group has in common with uniform siblings.
    var common: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    /// Whether the group is as long as its items along an axis.
    func fitsItems(_ axis: Axis) -> Bool { fixedAxis != axis && plan.lengths[axis].isMeasured }

    /// Whether the group is as long as its items along its own axis.
    var fitsItems: Bool { fitsItems(group.axis) }

    /// The size that fractions refer to where `count` items have spacing between them.
    func container(count: Int) -> CGSize {
        var size = inner
        size[group.axis] = max(size[group.axis] - CGFloat(max(count - 1, 0)) * group.spacing.minimum, 0)
        return size
    }
}

extension GroupSolver {
    /// More items than this are not looked for in a group.
    private static let maximumCount = 100_000

    /// The items of a group, with sizes, not yet placed.
    mutating func fill(_ box: GroupBox) -> [Node] {
        guard !box.group.items.isEmpty else { return [] }
        switch box.group.arrangement {
        case .custom: return []
        case .count(let count, let areEqual):
            return items(min(max(count, 0), Self.maximumCount), of: box, areEqual: areEqual)
        case .fill:
            if box.fitsItems { return items(box.group.items.count, of: box, areEqual: false) }
            return box.dependsOnCount ? growing(box) : greedy(box)
        }
    }

    /// A number of items.
    private mutating func items(_ count: Int, of box: GroupBox, areEqual: Bool) -> [Node] {
        let (group, container) = (box.group, box.container(count: count))
        var length: (Axis, CGFloat)?
        if areEqual, count > 0 {
            length = (group.axis, LayoutLength.floor(container[group.axis] / CGFloat(count), scale))
        }
        let isVarying = isVarying(box)
        var nodes: [Node] = []
        for index in 0..<count {
            if isVarying, next >= measurements.available { break }
            var node = node(group.items[index % group.items.count], in: container, length: length)
            if isVarying { node.limit(to: box.inner[group.axis], along: group.axis) }
            nodes.append(node)
        }
        return nodes
    }

    /// As many items as fit, where each has the same size whatever their number.
    private mutating func greedy(_ box: GroupBox) -> [Node] {
        let (group, axis) = (box.group, box.group.axis)
        let extent = box.inner[axis]
        let isVarying = isVarying(box)
        var nodes: [Node] = []
        var used: CGFloat = 0
        while nodes.count < Self.maximumCount {
            if isVarying, next >= measurements.available { break }
            let saved = self
            var node = node(group.items[nodes.count % group.items.count], in: box.inner)
            if isVarying { node.limit(to: extent, along: axis) }
            let length = node.size[axis] + node.plan.gaps.minimum(axis)
            let total = used + (nodes.isEmpty ? 0 : group.spacing.minimum) + length
            guard total <= extent + 0.001 else {
                restore(saved)
                break
            }
            used = total
            nodes.append(node)
            // Items without length would repeat for ever.
            if nodes.count == group.items.count, used + group.spacing.minimum <= 0 { break }
        }
        return nodes
    }

    /// As many items as fit, where the spacing between them reduces what fractions refer to.
    private mutating func growing(_ box: GroupBox) -> [Node] {
        let axis = box.group.axis
        let start = self
        var best: (nodes: [Node], after: GroupSolver, total: CGFloat)?
        for count in 1...Self.maximumCount {
            restore(start)
            let nodes = items(count, of: box, areEqual: false)
            let lengths = nodes.reduce(CGFloat(0)) { $0 + $1.size[axis] + $1.plan.gaps.minimum(axis) }
            let total = lengths + CGFloat(max(nodes.count - 1, 0)) * box.group.spacing.minimum
            guard total <= box.inner[axis] + 0.001, nodes.count == count else { break }
            // With negative spacing more items may need no more space.
            if box.group.spacing.minimum < 0, let best, best.total >= total { break }
            best = (nodes, self, total)
        }
        restore(best?.after ?? start)
        return best?.nodes ?? []
    }

    /// Whether the number of items depends on what is measured.
    private func isVarying(_ box: GroupBox) -> Bool {
        guard measuresCells, case .fill = box.group.arrangement, !box.fitsItems else { return false }
        return box.group.items.contains { $0.lengths[box.group.axis].isMeasured }
    }
}

extension GroupSolver.Node {
    /// Makes a measured item with the spacing at its edges at most as long as the group.
    fileprivate mutating func limit(to extent: CGFloat, along axis: Axis) {
        let extent = max(extent - plan.gaps.minimum(axis), 0)
        guard size[axis] > extent, plan.lengths[axis].isMeasured, case .cell = plan.content, !cells.isEmpty
        else { return }
        size[axis] = extent
        cells[0].frame.size[axis] = extent
        if existing > 0 { existingEnd[axis] = extent }
    }
}

extension GroupBox {
    /// Whether lengths of items depend on how many there are.
    fileprivate var dependsOnCount: Bool {
        guard group.spacing.minimum != 0 else { return false }
        return group.items.contains {
            $0.lengths.width.isFraction(of: group.axis) || $0.lengths.height.isFraction(of: group.axis)
        }
    }
}
