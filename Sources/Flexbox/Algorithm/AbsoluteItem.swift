internal import LayoutCore

/// A flow whose absolutely positioned children may have a containing block further out: what their static positions
/// follow from.
struct StaticFlow {
    /// The node of the flow.
    var row: Int
    /// The corner of its box, from that of the containing block.
    var origin: Point
    /// The rectangle in which children have their static positions, from the same corner.
    var content: Rect
    var axes: FlowAxes
    /// The direction of the box.
    var direction: LayoutDirection
    /// The direction that children inherit: another one inside nodes with `display: contents`.
    var inherited: LayoutDirection
}

/// An absolutely positioned item of the containing block at hand.
struct AbsoluteItem {
    var row: Int
    /// The flow that it is taken out of.
    var flow: StaticFlow
}

extension FlexLayoutPass {
    /// Whether the container at hand is a containing block of absolutely positioned items.
    private var isContainingBlock: Bool {
        containers.count == 1 || tree.styles[container.row].position != .static
    }

    /// Collects the absolutely positioned items that the container at hand is the containing block of: its children, and
    /// those in boxes inside that are no containing blocks themselves.
    func collectAbsoluteItems() {
        guard isContainingBlock else { return }
        var child = tree.links[container.row].firstChild
        var flow = ownFlow
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
            switch (tree.styles[row].display, tree.styles[row].position) {
            case (.none, _): break
            case (.contents, _):
                outer.append((next, flow))
                flow.inherited = tree.styles[row].direction.resolved(in: flow.inherited)
                child = tree.links[row].firstChild
            case (.flex, .absolute):
                absolutes.append(AbsoluteItem(row: row, flow: flow))
            case (.flex, .static) where tree.traits[row].contains(.leaksAbsolutes):
                outer.append((next, flow))
                flow = self.flow(of: row, in: flow)
                child = tree.links[row].firstChild
            case (.flex, .static), (.flex, .relative): break
            }
        }
    }

    /// The flow of the container at hand.
    private var ownFlow: StaticFlow {
        var content = Rect.zero
        for axis in Axis.allCases {
            content[axis] =
                rules.staticPositionIgnoresPadding
                ? paddingBox(axis)
                : Interval(
                    start: container.box[axis].paddingAndBorderStart,
                    length: axis == container.axes.main ? container.mainSize : container.crossSize)
        }
        return StaticFlow(
            row: container.row, origin: .zero, content: content, axes: container.axes,
            direction: container.request.direction, inherited: container.request.direction)
    }

    /// The flow in a box that has been laid out and is no containing block.
    private func flow(of row: Int, in outer: StaticFlow) -> StaticFlow {
        let style = tree.styles[row]
        let direction = style.direction.resolved(in: outer.inherited)
        let box = tree.box(
            of: row, containingBlockSize: Extents(outer.content.size), outer.direction)
        var flow = StaticFlow(
            row: row, origin: outer.origin, content: .zero,
            axes: style.flexDirection.axes(wrap: style.flexWrap, direction), direction: direction,
            inherited: direction)
        for axis in Axis.allCases {
            flow.origin[axis] += tree.boxes[row].origin[axis]
            flow.content[axis] = Interval(
                start: flow.origin[axis] + box[axis].paddingAndBorderStart,
                length: max(0, tree.boxes[row].size[axis] - box[axis].paddingAndBorder))
        }
        return flow
    }
}
