internal import LayoutCore

/// What a chain can pin of a box on one axis: an edge or the centre.
enum AxisAnchor: Sendable {
    /// The left or upper edge.
    case start
    /// The middle.
    case center
    /// The right or lower edge.
    case end

    /// The edge where lines of text start.
    static func leading(isLTR: Bool) -> AxisAnchor { isLTR ? .start : .end }

    /// The edge where lines of text end.
    static func trailing(isLTR: Bool) -> AxisAnchor { isLTR ? .end : .start }

    /// The name that the anchor has in calls and warnings.
    func name(_ axis: Axis) -> String {
        switch (self, axis) {
        case (.start, .horizontal): "left"
        case (.center, .horizontal): "hCenter"
        case (.end, .horizontal): "right"
        case (.start, .vertical): "top"
        case (.center, .vertical): "vCenter"
        case (.end, .vertical): "bottom"
        }
    }
}

extension Interval {
    /// The coordinate of an anchor of this side.
    subscript(anchor: AxisAnchor) -> Double {
        switch anchor {
        case .start: start
        case .center: center
        case .end: end
        }
    }
}
