internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A box that takes all the room on the axes on which its child has a place in it.
struct PinnedBox: Stacks.CustomLayout, Hashable {
    /// A place on one axis.
    enum Place: Hashable {
        /// The child's middle so far from the start.
        case middle(CGFloat)
        /// The child's start so far from the start.
        case start(ViewExtent)
        /// The child's end so far from the end.
        case end(ViewExtent)
        /// The child in the middle.
        case centered
    }

    var x: Place?
    var y: Place?

    private subscript(axis: LayoutCore.Axis) -> Place? { axis == .horizontal ? x : y }

    /// What the child is offered: what its distance leaves of the room.
    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        func left(_ place: Place?, _ room: Double?) -> Double? {
            guard let room else { return nil }
            guard let distance = place?.distance(in: room) else { return room }
            return max(room - distance, 0)
        }
        return ProposedSize(width: left(x, proposal.width), height: left(y, proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size {
        guard let child = subviews.first else { return .zero }
        let size = child.sizeThatFits(inner(proposal))
        return Size(
            width: x == nil ? size.width : proposal.width ?? size.width,
            height: y == nil ? size.height : proposal.height ?? size.height)
    }

    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?
    ) {
        guard let child = subviews.first else { return }
        let offer = inner(proposal)
        let size = child.sizeThatFits(offer)
        var origin = Point.zero
        for axis in LayoutCore.Axis.allCases {
            let room = bounds.size[axis]
            switch self[axis] {
            case .middle(let place): origin[axis] = Double(place) - size[axis] / 2
            case .start(let distance): origin[axis] = distance.length(in: room) ?? 0
            case .end(let distance): origin[axis] = room - (distance.length(in: room) ?? 0) - size[axis]
            case .centered, nil: origin[axis] = (room - size[axis]) / 2
            }
        }
        child.place(at: origin, offer)
    }
}

extension PinnedBox.Place {
    /// How much of the room lies before or after the child.
    func distance(in room: Double) -> Double? {
        switch self {
        case .start(let extent), .end(let extent): extent.length(in: room)
        case .middle, .centered: nil
        }
    }
}
