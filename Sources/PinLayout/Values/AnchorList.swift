import ViewBridge

/// The points of a view that others can be pinned to: `view.anchor.topLeft`.
@preconcurrency @MainActor
public struct AnchorList {
    let target: PinTarget?

    /// The upper left corner.
    public var topLeft: Anchor { anchor(.start, .start, "topLeft") }
    /// The middle of the upper edge.
    public var topCenter: Anchor { anchor(.center, .start, "topCenter") }
    /// The upper right corner.
    public var topRight: Anchor { anchor(.end, .start, "topRight") }
    /// The upper corner where lines start in the view.
    public var topStart: Anchor { anchor(leading, .start, "topStart") }
    /// The upper corner where lines end in the view.
    public var topEnd: Anchor { anchor(trailing, .start, "topEnd") }
    /// The middle of the left edge.
    public var centerLeft: Anchor { anchor(.start, .center, "centerLeft") }
    /// The centre.
    public var center: Anchor { anchor(.center, .center, "center") }
    /// The middle of the right edge.
    public var centerRight: Anchor { anchor(.end, .center, "centerRight") }
    /// The middle of the edge where lines start in the view.
    public var centerStart: Anchor { anchor(leading, .center, "centerStart") }
    /// The middle of the edge where lines end in the view.
    public var centerEnd: Anchor { anchor(trailing, .center, "centerEnd") }
    /// The lower left corner.
    public var bottomLeft: Anchor { anchor(.start, .end, "bottomLeft") }
    /// The middle of the lower edge.
    public var bottomCenter: Anchor { anchor(.center, .end, "bottomCenter") }
    /// The lower right corner.
    public var bottomRight: Anchor { anchor(.end, .end, "bottomRight") }
    /// The lower corner where lines start in the view.
    public var bottomStart: Anchor { anchor(leading, .end, "bottomStart") }
    /// The lower corner where lines end in the view.
    public var bottomEnd: Anchor { anchor(trailing, .end, "bottomEnd") }

    private var leading: AxisAnchor { .leading(isLTR: target?.isLTR ?? true) }
    private var trailing: AxisAnchor { .trailing(isLTR: target?.isLTR ?? true) }

    private func anchor(_ horizontal: AxisAnchor, _ vertical: AxisAnchor, _ name: StaticString) -> Anchor {
        Anchor(target: target, horizontal: horizontal, vertical: vertical, name: name)
    }
}

extension Layoutable {
    /// The points of this view that others can be pinned to.
    public var anchor: AnchorList { AnchorList(target: PinTarget(self)) }
}

/// A point of a view that another view can be pinned to.
public struct Anchor {
    let target: PinTarget?
    let horizontal: AxisAnchor
    let vertical: AxisAnchor
    let name: StaticString
}
