public import LayoutCore

extension StackTree {
    /// Explains the size of a node in the last layout; nil if it is not shown.
    public func explain(_ node: NodeID) -> Explanation? {
        guard let row = row(of: node), !nodes.traits[row].flags.contains(.hidden) else { return nil }
        var rows = [row]
        while nodes.links[rows[rows.count - 1]].parent >= 0 {
            rows.append(Int(nodes.links[rows[rows.count - 1]].parent))
        }
        guard lastSpaces[rows[rows.count - 1]] != nil else { return nil }
        updateTraits(rows[rows.count - 1])
        // Before more is measured for the explanation.
        let measurements = measuredLengths(of: row)
        let steps = rows.reversed().map { row in
            let parent = Int(nodes.links[row].parent)
            let shares = parent < 0 ? [] : shares(in: parent)
            return Explanation.Step(
                node: handle(of: row), name: describe(row), proposal: nodes.proposals[row],
                size: nodes.frames[row].size,
                reason: parent < 0 ? .availableSpace : reason(for: row, in: parent, shares),
                position: [
                    .horizontal: position(of: row, .horizontal), .vertical: position(of: row, .vertical),
                ],
                shares: shares.map { share in
                    let name = self.row(of: share.node).map { describe($0) }
                    return Explanation.NamedShare(name: name ?? "", share: share)
                })
        }
        var limits: [Axis: [Double]] = [:]
        for axis in BothAxes() where nodes.ranges(axis)[row].isKnown {
            let range = nodes.ranges(axis)[row]
            limits[axis] = [range.minimum, range.ideal, range.maximum]
        }
        return Explanation(steps: steps, measurements: measurements, limits: limits)
    }

    /// The shares of a stack's children in the last layout, in the order in which they got them; none where the
    /// stack had no length to distribute.
    public func shares(of node: NodeID) -> [StackShare] {
        guard let row = row(of: node), case .stack(let stack) = nodes.kinds[row] else { return [] }
        updateTraits(row)
        return measuringDeeply { stackShares(of: row, stack) }
    }

    /// The cached lengths of a node.
    private func measuredLengths(of row: Int) -> [Explanation.MeasuredLength] {
        var result: [Explanation.MeasuredLength] = []
        for axis in BothAxes() where nodes.limits(axis)[row].isSome {
            let cached = nodes.limits(axis)[row]
            let lengths = [
                (OptionalLength.zero, cached.limits.minimum), (.infinity, cached.limits.maximum),
            ]
            for (proposed, length) in lengths {
                let proposal = ProposedSize(axis, main: proposed, cross: cached.cross)
                result.append(Explanation.MeasuredLength(axis: axis, proposal: proposal, length: length))
            }
        }
        for entry in nodes.cache.entries(from: nodes.cacheHeads[row]) {
            for axis in BothAxes() {
                guard let length = entry[axis] else { continue }
                result.append(
                    Explanation.MeasuredLength(axis: axis, proposal: entry.proposal, length: length))
            }
        }
        return result
    }

    private func shares(in parent: Int) -> [StackShare] {
        guard case .stack(let stack) = nodes.kinds[parent] else { return [] }
        return measuringDeeply { stackShares(of: parent, stack) }
    }

    private func reason(for row: Int, in parent: Int, _ shares: [StackShare]) -> Explanation.Reason {
        if case .stack(let stack) = nodes.kinds[parent] {
            let node = handle(of: row)
            if let share = shares.first(where: { $0.node == node }) { return .share(share) }
            if nodes.traits[row].flags.contains(.part(of: stack.axis)),
                stack.distributes(nodes.proposals[parent][stack.axis])
            {
                return .rule("the whole length of the stack, of which the child takes a part")
            }
        }
        return .rule(nodes.kinds[parent].proposalInWords)
    }

    private func stackShares(of row: Int, _ stack: NodeKind.Stack) -> [StackShare] {
        let axis = stack.axis
        var proposal = nodes.proposals[row]
        guard stack.distributes(proposal[axis]) else { return [] }
        if proposal[axis.cross].isUnspecified {
            proposal[axis.cross] = OptionalLength(length(axis.cross, of: row, proposal))
        }
        distribute(proposal, of: row, stack)
        let start = nodes.members.count
        var taken = collectMembers(of: row, stack)
        taken += proposePart(proposal, of: row, axis)
        order(StackChildren(tree: self, axis: axis, proposal: proposal), from: start, measuresAll: true)
        let members = Array(nodes.members.elements(start..<nodes.members.count))
        nodes.members.truncate(to: start)
        var available = proposal[axis].definite - taken
        for member in members where member.priority != members[0].priority { available -= member.minimum }
        var result: [StackShare] = []
        for (order, member) in members.enumerated() {
            if order > 0, members[order - 1].priority != member.priority {
                for peer in members where peer.priority == member.priority { available += peer.minimum }
            }
            let share = nodes.shares[Int(member.row)]
            result.append(
                StackShare(
                    node: handle(of: Int(member.row)), order: order, priority: member.priority,
                    minimum: member.minimum, flexibility: member.flexibility, availableSpace: available,
                    remainingCount: members[order...].prefix { $0.priority == member.priority }.count,
                    proposed: share.proposed.definite, length: share.length))
            available -= share.length
        }
        return result
    }
}

extension NodeKind {
    /// What the node proposes to a child.
    var proposalInWords: String {
        switch self {
        case .empty, .fixed, .greedy, .measured, .spacer, .divider: "a leaf shows no children"
        case .stack: "the stack has no length to distribute, so that it proposes the same to each child"
        case .depthStack: "the depth stack proposes its own size to all children"
        case .frame: "the frame proposes its fixed lengths, and what was proposed to it where it has none"
        case .flexibleFrame: "the frame proposes its own size, which its limits decide"
        case .fixedSize: "no length is proposed, so that the child has its ideal one"
        case .aspectRatio: "what was proposed is cut to the proportions"
        case .padding: "what was proposed, less the padding"
        case .offset, .priority, .guide: "what was proposed is passed on"
        case .position: "the node proposes its own size"
        case .layers:
            "what was proposed is passed on to the first child, whose size is proposed to the others"
        case .reader: "the reader proposes its own size"
        case .scroll: "no length on the scrolling axes, and what was proposed on the other one"
        case .viewThatFits: "this child is the first that fits, or the last one"
        case .grid, .gridRow: "the lengths of the cell's column and line are proposed to it"
        case .lazy: "the length of the cell's track is proposed to it, and no length along the container"
        case .custom: "the custom layout proposes it"
        case .safeAreaInset: "the child at the edge gets its length first, the other one the rest"
        case .ignoresSafeArea: "what was proposed, and the safe area where the node touches it"
        case .containerFrame: "a part of the size of the nearest container"
        }
    }
}
