import LayoutCore
import Stacks

extension WrittenRules {
    /// The placements of the children of a box that has its frame: where it ignores the safe area, they depend on it.
    func shownPlacements(_ box: Sketch, _ p: Proposal) -> [Placed] {
        guard case .ignoring(let edges) = box.kind, let child = box.children.first else {
            return placements(box, p)
        }
        let own = size(box, p)
        var before = Proposal(w: 0, h: 0)
        var sum = Proposal(w: 0, h: 0)
        for edge in BoxEdge.allCases where edges.contains(edge) {
            let length = safeArea(beyond: edge, of: box)
            sum[edge.axis] = sum[edge.axis]! + length
            if edge == .top || edge == .leading { before[edge.axis] = length }
        }
        var proposal = p
        for axis in Axis.allCases { proposal[axis] = p[axis].map { $0 + sum[axis]! } }
        let size = size(child, proposal)
        func start(_ axis: Axis) -> Double { (own[axis] + sum[axis]! - size[axis]) / 2 - before[axis]! }
        return [
            Placed(box: child, proposal: proposal, origin: Point(x: start(.horizontal), y: start(.vertical)))
        ]
    }

    /// The safe area that an edge of a box touches: that of bars around it, one after the other, and the window's.
    private func safeArea(beyond edge: BoxEdge, of box: Sketch) -> Double {
        func edgePosition(of rect: Rect) -> Double {
            edge == .top || edge == .leading ? rect[edge.axis].start : rect[edge.axis].end
        }
        var reached = edgePosition(of: frames[ObjectIdentifier(box)]!)
        var total = 0.0
        func extend(by length: Double) {
            total += length
            reached += edge == .top || edge == .leading ? -length : length
        }
        var inner = box
        while let outer = parents[ObjectIdentifier(inner)] {
            if case .scroll = outer.kind { return total }
            if case .inset(edge, _, let spacing) = outer.kind, outer.children.first === inner,
                abs(reached - edgePosition(of: frames[ObjectIdentifier(inner)]!)) < 1e-6
            {
                let proposal = proposals[ObjectIdentifier(outer)] ?? window
                let bar = inset(outer, proposal).children.first { $0.box !== inner }
                extend(by: spacing + (bar.map { size($0.box, $0.proposal)[edge.axis] } ?? 0))
            }
            inner = outer
        }
        let isStart = edge == .top || edge == .leading
        let around = edge.axis == .horizontal ? safeArea.left : safeArea.top
        let far = edge.axis == .horizontal ? safeArea.right : safeArea.bottom
        guard let limit = isStart ? around : window[edge.axis].map({ around + $0 }) else { return total }
        return abs(reached - limit) < 1e-6 ? total + (isStart ? around : far) : total
    }
}
