internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A box that takes all the space on the axes on which its child has a position in it.
struct PinnedBox: Stacks.CustomLayout, Hashable {
    /// A position on one axis.
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

    /// The proposal to the child: what its distance leaves of the space.
    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        func left(_ place: Place?, _ space: Double?) -> Double? {
            guard let space else { return nil }
            guard let distance = place?.distance(in: space) else { return space }
            return max(space - distance, 0)
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
        let proposed = inner(proposal)
        let size = child.sizeThatFits(proposed)
        var origin = Point.zero
        for axis in LayoutCore.Axis.allCases {
            let space = bounds.size[axis]
            switch self[axis] {
            case .middle(let place): origin[axis] = Double(place) - size[axis] / 2
            case .start(let distance): origin[axis] = distance.length(in: space) ?? 0
            case .end(let distance): origin[axis] = space - (distance.length(in: space) ?? 0) - size[axis]
            case .centered, nil: origin[axis] = (space - size[axis]) / 2
            }
        }
        child.place(at: origin, proposed)
    }
}

extension PinnedBox.Place {
    /// How much of the space lies before or after the child.
    func distance(in space: Double) -> Double? {
        switch self {
        case .start(let extent), .end(let extent): extent.length(in: space)
        case .middle, .centered: nil
        }
    }
}
