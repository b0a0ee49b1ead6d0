internal import LayoutCore

/// A place of a box on one axis.
enum AxisPlace: Sendable {
    /// The left or upper edge.
    case start
    /// The middle.
    case center
    /// The right or lower edge.
    case end

    /// The edge where lines of text start.
    static func leading(isLTR: Bool) -> AxisPlace { isLTR ? .start : .end }

    /// The edge where lines of text end.
    static func trailing(isLTR: Bool) -> AxisPlace { isLTR ? .end : .start }

    /// The name that the place has in calls and warnings.
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
    /// The coordinate of a place of this side.
    subscript(place: AxisPlace) -> Double {
        switch place {
        case .start: start
        case .center: center
        case .end: end
        }
    }
}
