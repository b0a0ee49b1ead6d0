internal import LayoutCore

/// A box whose absolute children look for their containing block further out, or the containing block itself.
struct StaticFlow {
    /// The box's node.
    var row: Int
    /// The corner of the box, from that of the containing block.
    var origin: Point
    /// The box's content box, from the same corner: where absolute children would stand.
    var content: Rect
    var axes: FlowAxes
    /// The direction of the box.
    var direction: LayoutDirection
    /// The direction that children inherit: another one inside nodes without boxes.
    var inherited: LayoutDirection
}

/// An absolute node of the containing block at hand.
struct AbsoluteItem {
    var row: Int
    /// The flow that it is taken out of.
    var flow: StaticFlow
}

extension FlexLayoutPass {
    /// Whether absolute nodes stand in the container at hand rather than further out.
    private var isContainingBlock: Bool {
        frames.count == 1 || tree.styles[frame.row].position != .static
    }

    /// Collects the absolute nodes that the container at hand is the containing block of: its children, and those
    /// in boxes inside that are no containing blocks themselves.
    mutating func collectAbsolutes() {
        guard isContainingBlock else { return }
        var content = Rect.zero
        for axis in Axis.allCases {
            content[axis] = Interval(
                start: frame.box[axis].insetStart, length: axis == frame.axes.main ? frame.main : frame.cross)
        }
        var flow = StaticFlow(
            row: frame.row, origin: .zero, content: content, axes: frame.axes,
            direction: frame.request.direction, inherited: frame.request.direction)
        if errata.contains(.absolutePositionWithoutInsetsExcludesPadding) {
            for axis in Axis.allCases { flow.content[axis] = paddingBox(axis) }
        }
        var child = tree.links[frame.row].firstChild
        var outer: [(next: Int32, flow: StaticFlow)] = []
        while true {
            if child < 0 {
                guard let next = outer.popLast() else { return }
                (child, flow) = next
                continue
            }
            let row = Int(child)
            let next = tree.links[row].next
            child = next
            switch tree.styles[row].display {
            case .none: break
            case .contents:
                outer.append((next, flow))
                flow.inherited = tree.styles[row].direction.resolved(in: flow.inherited)
                child = tree.links[row].firstChild
            case .flex where tree.styles[row].position == .absolute:
                absolutes.append(AbsoluteItem(row: row, flow: flow))
            case .flex
            where tree.styles[row].position == .static && tree.traits[row].contains(.leaksAbsolutes):
                outer.append((next, flow))
                flow = self.flow(of: row, in: flow)
                child = tree.links[row].firstChild
            case .flex: break
            }
        }
    }

    /// The flow in a box that has been laid out and is no containing block.
    private func flow(of row: Int, in outer: StaticFlow) -> StaticFlow {
        let direction = tree.styles[row].direction.resolved(in: outer.inherited)
        let box = tree.box(of: row, percentBase: outer.content.size, outer.direction)
        var flow = StaticFlow(
            row: row, origin: outer.origin, content: .zero,
            axes: tree.styles[row].flexDirection.axes(wrap: tree.styles[row].flexWrap, direction),
            direction: direction, inherited: direction)
        for axis in Axis.allCases {
            flow.origin[axis] += tree.boxes[row].origin[axis]
            flow.content[axis] = Interval(
                start: flow.origin[axis] + box[axis].insetStart,
                length: max(0, tree.boxes[row].size[axis] - box[axis].inset))
        }
        return flow
    }
}
