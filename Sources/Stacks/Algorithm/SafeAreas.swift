internal import LayoutCore

/// Safe areas: nodes at an edge of another one, and nodes that extend into the safe area.
extension StackTree {
    /// What is proposed to the two children of an edge inset: to the inset all but the minimum length of the base, to
    /// the base what the inset leaves.
    private func insetProposals(of row: Int, _ inset: NodeKind.EdgeInset, _ proposal: ProposedSize)
        -> (base: ProposedSize, inset: ProposedSize)
    {
        let axis = inset.edge.axis
        let base = nodes.firstChild(of: row)
        let edge = base < 0 ? -1 : nodes.nextSibling(of: base)
        guard edge >= 0, let available = proposal[axis].value else { return (proposal, proposal) }
        let minimum = length(axis, of: base, proposal.replacing(axis, by: .zero))
        let edgeLength = max(available - inset.spacing - minimum, 0)
        let edgeProposal = proposal.replacing(axis, by: OptionalLength(edgeLength))
        let taken = length(axis, of: edge, edgeProposal)
        let left = available == .infinity ? .infinity : max(available - inset.spacing - taken, 0)
        return (proposal.replacing(axis, by: OptionalLength(left)), edgeProposal)
    }

    /// The length of a node with another one at its edge.
    func insetLength(_ axis: Axis, of row: Int, _ inset: NodeKind.EdgeInset, _ proposal: ProposedSize)
        -> Double
    {
        let base = nodes.firstChild(of: row)
        guard base >= 0 else { return 0 }
        let proposals = insetProposals(of: row, inset, proposal)
        let baseLength = length(axis, of: base, proposals.base)
        let edge = nodes.nextSibling(of: base)
        guard edge >= 0 else { return baseLength }
        let edgeLength = length(axis, of: edge, proposals.inset)
        return axis == inset.edge.axis
            ? max(baseLength + inset.spacing + edgeLength, 0) : max(baseLength, edgeLength)
    }

    /// Computes the placements of a node with another one at its edge.
    func placeInset(_ row: Int, _ inset: NodeKind.EdgeInset, _ proposal: ProposedSize) {
        let base = nodes.firstChild(of: row)
        guard base >= 0 else { return }
        let proposals = insetProposals(of: row, inset, proposal)
        let edge = nodes.nextSibling(of: base)
        let size = size(of: row, proposal)
        let axis = inset.edge.axis
        let guide = inset.alignment[axis.cross]
        var start = 0.0
        for child in inset.edge.isStart ? [edge, base] : [base, edge] where child >= 0 {
            let childProposal = child == base ? proposals.base : proposals.inset
            let childSize = self.size(of: child, childProposal)
            let cross =
                defaultPosition(of: guide, in: size) - position(of: guide, in: child, childProposal)
            nodes.placements[child] = Placement(
                proposal: childProposal, origin: Point(axis, main: start, cross: cross), size: childSize)
            start += childSize[axis] + inset.spacing
        }
        if edge >= 0 { hideChildren(from: nodes.nextSibling(of: edge)) }
    }

    /// Computes the placement of a child that extends into the safe area.
    func placeIgnoringSafeArea(_ row: Int, _ edges: BoxEdges, _ proposal: ProposedSize) {
        let child = nodes.firstChild(of: row)
        guard child >= 0 else { return }
        hideChildren(from: nodes.nextSibling(of: child))
        let own = size(of: row, proposal)
        var beyond = Insets.zero
        if edges.contains(.top) { beyond.top = safeArea(beyond: .top, of: row, own) }
        if edges.contains(.leading) { beyond.left = safeArea(beyond: .leading, of: row, own) }
        if edges.contains(.bottom) { beyond.bottom = safeArea(beyond: .bottom, of: row, own) }
        if edges.contains(.trailing) { beyond.right = safeArea(beyond: .trailing, of: row, own) }
        var childProposal = proposal
        for axis in BothAxes() {
            guard let length = proposal[axis].value else { continue }
            childProposal[axis] = OptionalLength(length + beyond.sum(axis))
        }
        let size = self.size(of: child, childProposal)
        var origin = Point.zero
        for axis in BothAxes() {
            let available = own[axis] + beyond.sum(axis)
            origin[axis] = (available - size[axis]) / 2 - beyond.start(axis)
        }
        nodes.placements[child] = Placement(proposal: childProposal, origin: origin, size: size)
    }

    /// How much safe area lies beyond an edge of a node, if the node touches it.
    private func safeArea(beyond edge: BoxEdge, of row: Int, _ size: Size) -> Double {
        if state.activeSafeArea == .zero, !state.hasInsets { return 0 }
        let axis = edge.axis
        var position = edge.isStart ? 0 : size[axis]
        var beyond = 0.0
        var node = row
        while node != state.activeRoot, nodes.links[node].parent >= 0 {
            let parent = Int(nodes.links[node].parent)
            // The content of a scroll view does not touch what is around the scroll view.
            if case .scroll = nodes.kinds[parent] { return beyond }
            position += nodes.frames[node].origin[axis]
            if case .safeAreaInset(let inset) = nodes.kinds[parent], inset.edge == edge,
                nodes.firstChild(of: parent) == node
            {
                let frame = nodes.frames[node]
                let limit = edge.isStart ? frame.origin[axis] : frame.origin[axis] + frame.size[axis]
                if abs(position - limit) < 1e-6 {
                    let other = nodes.nextSibling(of: node)
                    let length = (other < 0 ? 0 : nodes.placements[other].size[axis]) + inset.spacing
                    beyond += length
                    position += edge.isStart ? -length : length
                }
            }
            node = parent
        }
        guard let limit = edge.isStart ? 0 : state.activeProposal[axis].value else { return beyond }
        return abs(position - limit) > 1e-6 ? beyond : beyond + state.activeSafeArea[edge]
    }
}
