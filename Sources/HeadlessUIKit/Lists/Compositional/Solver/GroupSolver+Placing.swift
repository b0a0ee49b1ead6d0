internal import LayoutCore

extension GroupSolver {
    /// Places the items of a group along its axis and returns what the group became.
    mutating func place(_ nodes: [Node], in box: GroupBox, size: CGSize) -> Node {
        let (axis, cross) = (box.group.axis, box.group.axis.cross)
        let insets = box.plan.countedInsets
        var result = Node(plan: box.plan, size: size)
        if box.fitsItems {
            result.size[axis] = naturalLength(nodes, spacing: box.group.spacing, along: axis)
        }
        if box.fitsItems(cross) {
            result.size[cross] = nodes.map { $0.size[cross] + $0.plan.gaps.minimum(cross) }.max() ?? 0
        }
        if let width = box.common.width { result.size.width = width }
        if let height = box.common.height { result.size.height = height }
        let inner = CGRect(origin: .zero, size: result.size).inset(by: insets).size
        let isCommon = (axis == .horizontal ? box.common.width : box.common.height) != nil
        let share =
            box.fitsItems && !isCommon
            ? nil : share(nodes, spacing: box.group.spacing, in: inner[axis], along: axis)
        result.cells.reserveCapacity(nodes.reduce(0) { $0 + $1.cells.count })
        var offset = insets.start(axis)
        for (index, node) in nodes.enumerated() {
            if index > 0 { offset += box.group.spacing.length(share: share) }
            offset += node.plan.gaps.start(axis).length(share: share)
            var origin = CGPoint.zero
            origin[axis] = offset
            origin[cross] = insets.start(cross) + crossOffset(of: node, in: inner[cross], along: cross)
            result.append(node, at: origin)
            offset += node.size[axis] + node.plan.gaps.end(axis).length(share: share)
        }
        if result.existing > 0 {
            let frame = CGRect(origin: .zero, size: result.size).inset(by: insets)
            addSupplementaries(of: box.plan, at: frame, to: &result)
        }
        return result
    }

    /// The length of items with their minimum spacing.
    private func naturalLength(_ nodes: [Node], spacing: LayoutGap, along axis: Axis) -> CGFloat {
        nodes.reduce(CGFloat(max(nodes.count - 1, 0)) * spacing.minimum) {
            $0 + $1.size[axis] + $1.plan.gaps.minimum(axis)
        }
    }

    /// What each flexible space gets; nil if there is none.
    private func share(_ nodes: [Node], spacing: LayoutGap, in extent: CGFloat, along axis: Axis) -> CGFloat?
    {
        var free = FlexibleShare()
        for (index, node) in nodes.enumerated() {
            if index > 0 { free.add(spacing) }
            free.add(node.plan.gaps.start(axis))
            free.add(length: node.size[axis])
            free.add(node.plan.gaps.end(axis))
        }
        return free.share(of: extent)
    }

    /// The distance of an item from the group's start across its axis.
    private func crossOffset(of node: Node, in extent: CGFloat, along cross: Axis) -> CGFloat {
        let (start, end) = (node.plan.gaps.start(cross), node.plan.gaps.end(cross))
        guard start.isFlexible else { return start.minimum }
        var free = FlexibleShare()
        free.add(start)
        free.add(length: node.size[cross])
        free.add(end)
        return start.length(share: free.share(of: extent))
    }
}

extension GroupSolver.Node {
    /// Adds the cells and supplementary views of an item at an origin.
    fileprivate mutating func append(_ node: GroupSolver.Node, at origin: CGPoint) {
        for var cell in node.cells {
            cell.frame = cell.frame.moved(by: origin)
            cells.append(cell)
        }
        for var item in node.supplementaries {
            item.frame = item.frame.moved(by: origin)
            supplementaries.append(item)
        }
        guard node.existing > 0 else { return }
        existing += node.existing
        for axis in Axis.allCases {
            let isComplete = node.existing == node.cells.count
            let trimmed = min(node.size[axis], node.existingEnd[axis] + node.plan.countedInsets.end(axis))
            let end = origin[axis] + (isComplete ? node.size[axis] : trimmed)
            let gap = node.plan.gaps.end(axis)
            existingEnd[axis] = max(existingEnd[axis], end + (gap.isFlexible ? 0 : gap.minimum))
        }
    }
}
