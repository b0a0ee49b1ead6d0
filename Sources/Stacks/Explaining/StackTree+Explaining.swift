public import LayoutCore

extension StackTree {
    /// Explains the size of a node in the last layout; nil if it is not shown.
    public func explain(_ node: NodeID) -> Explanation? {
        guard let row = row(of: node), !traits[row].flags.contains(.hidden) else { return nil }
        var rows = [row]
        while links[rows[rows.count - 1]].parent >= 0 {
            rows.append(Int(links[rows[rows.count - 1]].parent))
        }
        guard lastSpaces[rows[rows.count - 1]] != nil else { return nil }
        refresh(rows[rows.count - 1])
        // Before explaining asks some more.
        var given: [Explanation.Answer] = []
        for axis in BothAxes() where limitsKept(axis)[row].isKnown {
            let kept = limitsKept(axis)[row]
            for (offered, length) in [(0, kept.limits.least), (.infinity, kept.limits.most)] {
                let proposal = ProposedSize(axis, main: offered, cross: kept.across)
                given.append(Explanation.Answer(axis: axis, proposal: proposal, length: length))
            }
        }
        for entry in cache.entries(in: answers[row]) {
            for axis in BothAxes() where !entry[axis].isNaN {
                given.append(Explanation.Answer(axis: axis, proposal: entry.offer, length: entry[axis]))
            }
        }
        var steps: [Explanation.Step] = []
        for row in rows.reversed() {
            let parent = Int(links[row].parent)
            steps.append(
                Explanation.Step(
                    node: handle(of: row), name: describe(row), proposal: offers[row], size: boxes[row].size,
                    reason: parent < 0 ? .room : reason(for: row, in: parent)))
        }
        var limits: [Axis: [Double]] = [:]
        for axis in BothAxes() where ranges(axis)[row].isKnown {
            let range = ranges(axis)[row]
            limits[axis] = [range.min, range.ideal, range.max]
        }
        return Explanation(steps: steps, answers: given, limits: limits)
    }

    /// What a stack gave each of its children in the last layout, in the order in which they were served; nothing
    /// where it had no length to share.
    public func shares(of node: NodeID) -> [StackShare] {
        guard let row = row(of: node), let axis = rules[row].mainAxis else { return [] }
        refresh(row)
        return settled([]) { () throws(TooDeep) in try stackShares(of: row, axis) }
    }

    private func reason(for row: Int, in parent: Int) -> Explanation.Reason {
        if let axis = rules[parent].mainAxis {
            let all = settled([]) { () throws(TooDeep) in try stackShares(of: parent, axis) }
            let node = handle(of: row)
            if let share = all.first(where: { $0.node == node }) { return .share(share) }
            if traits[row].flags.contains(.part(of: axis)), isShared(offers[parent][axis], in: parent) {
                return .rule("the whole length of the stack, of which the child takes a part")
            }
        }
        return .rule(rules[parent].offerInWords)
    }

    private func stackShares(of row: Int, _ axis: Axis) throws(TooDeep) -> [StackShare] {
        var offer = offers[row]
        guard isShared(offer[axis], in: row) else { return [] }
        if offer[axis.cross].isNaN { offer[axis.cross] = try length(axis.cross, of: row, offer) }
        try share(offer, of: row, axis)
        let start = queue.count
        var gaps = collectContenders(of: row, axis).gaps
        if traits[row].flags.contains(.hasParts) { gaps += try serveParts(offer, of: row, axis) }
        try orderContenders(from: start, StackChildren(tree: self, axis: axis, offer: offer), exactly: true)
        let ordered = Array(queue.places(from: start, to: queue.count))
        queue.cut(to: start)
        var room = offer[axis] - gaps
        for other in ordered where other.priority != ordered[0].priority { room -= other.min }
        var result: [StackShare] = []
        for (order, child) in ordered.enumerated() {
            let isFirst = order == 0 || ordered[order - 1].priority != child.priority
            if isFirst, order > 0 {
                for peer in ordered where peer.priority == child.priority { room += peer.min }
            }
            let share = shares[Int(child.row)]
            result.append(
                StackShare(
                    node: handle(of: Int(child.row)), order: order, priority: child.priority,
                    least: child.min, flexibility: child.flexibility, room: room,
                    count: ordered[order...].prefix { $0.priority == child.priority }.count,
                    offered: share.offer, taken: share.length))
            room -= share.length
        }
        return result
    }
}

extension Rule {
    /// The axis along which children share a length.
    var mainAxis: Axis? {
        switch self {
        case .stack(let axis, _, _): axis
        default: nil
        }
    }

    /// What the node offers a child.
    var offerInWords: String {
        switch self {
        case .empty, .fixed, .greedy, .measured, .spacer, .divider: "a leaf shows no children"
        case .stack: "the stack was offered no length to share, so each child is asked alike"
        case .depthStack: "the depth stack offers its own size to everybody"
        case .frame: "the frame offers its fixed lengths, and what it was offered where it has none"
        case .flexibleFrame: "the frame offers its own size, which its limits decide"
        case .fixedSize: "the child is asked for the length that it would like"
        case .aspectRatio: "what was offered is cut to the proportions"
        case .padding: "what was offered, less the padding"
        case .offset, .priority, .guide: "what was offered is passed on"
        case .position: "the node offers its own size"
        case .layers: "the first child gets what was offered, the others get its size"
        case .reader: "the reader offers its own size"
        case .scroll: "any length on the scrolling axes, and what was offered on the other one"
        case .viewThatFits: "this child is the first that fits, or the last one"
        case .grid, .gridRow: "the cell gets the lengths of its column and its line"
        case .lazyGrid: "the cell gets the length of its track, and is as long as it would like to be"
        case .custom: "the custom layout decided so"
        case .safeAreaInset: "the child at the edge is served first, the other one gets the rest"
        case .ignoresSafeArea: "what was offered, and the safe area where the node touches it"
        case .containerFrame: "a part of the room of the nearest container"
        }
    }
}
