import ViewBridge

/// The lines of a view that others can be pinned to: `view.edge.bottom`.
@preconcurrency @MainActor
public struct EdgeList {
    let target: PinTarget?

    /// The upper edge.
    public var top: VerticalEdge { VerticalEdge(line: line(.start, "top")) }
    /// The horizontal line through the middle.
    public var vCenter: VerticalEdge { VerticalEdge(line: line(.center, "vCenter")) }
    /// The lower edge.
    public var bottom: VerticalEdge { VerticalEdge(line: line(.end, "bottom")) }
    /// The left edge.
    public var left: HorizontalEdge { HorizontalEdge(line: line(.start, "left")) }
    /// The vertical line through the middle.
    public var hCenter: HorizontalEdge { HorizontalEdge(line: line(.center, "hCenter")) }
    /// The right edge.
    public var right: HorizontalEdge { HorizontalEdge(line: line(.end, "right")) }
    /// The edge where lines start in the view.
    public var start: HorizontalEdge {
        HorizontalEdge(line: line(.leading(isLTR: target?.isLTR ?? true), "start"))
    }
    /// The edge where lines end in the view.
    public var end: HorizontalEdge {
        HorizontalEdge(line: line(.trailing(isLTR: target?.isLTR ?? true), "end"))
    }

    private func line(_ anchor: AxisAnchor, _ name: StaticString) -> ReferenceLine {
        ReferenceLine(target: target, anchor: anchor, name: name)
    }
}

extension Layoutable {
    /// The lines of this view that others can be pinned to.
    public var edge: EdgeList { EdgeList(target: PinTarget(self)) }
}

/// A vertical line of a view that a left or right edge, or a middle, can be pinned to.
public struct HorizontalEdge {
    let line: ReferenceLine
}

/// A horizontal line of a view that an upper or lower edge, or a middle, can be pinned to.
public struct VerticalEdge {
    let line: ReferenceLine
}

/// A line through a reference, across one axis.
struct ReferenceLine {
    let target: PinTarget?
    let anchor: AxisAnchor
    let name: StaticString
}
