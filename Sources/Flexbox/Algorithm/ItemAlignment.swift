internal import LayoutCore

/// Where an item stands across its line, in terms of the flow: what ``AlignItems`` comes to.
enum ItemAlignment: UInt8, Comparable {
    case stretch, start, center, end, baseline, lastBaseline

    static func < (one: ItemAlignment, other: ItemAlignment) -> Bool { one.rawValue < other.rawValue }

    /// The alignment that takes its place where no baselines are shared, or for the only item of a line.
    var withoutBaseline: ItemAlignment {
        switch self {
        case .baseline: .start
        case .lastBaseline: .end
        default: self
        }
    }

    /// The room in front of an item, out of what its line leaves.
    func offset(free: Double) -> Double {
        switch self {
        case .stretch, .start, .baseline: 0
        case .center: free / 2
        case .end, .lastBaseline: free
        }
    }
}

extension AlignItems {
    /// What the value comes to in a flow.
    ///
    /// - Parameters:
    ///   - axes: Of the container.
    ///   - container: The direction of the container.
    ///   - item: The direction of the item.
    func resolved(in axes: FlowAxes, _ container: LayoutDirection, item: LayoutDirection) -> ItemAlignment {
        let isTurned =
            axes.isCrossReversed != (axes.cross == .horizontal && container == .rightToLeft)
        let isSelfTurned = isTurned != (axes.cross == .horizontal && container != item)
        return switch self {
        case .stretch: .stretch
        case .flexStart: .start
        case .center: .center
        case .flexEnd: .end
        case .baseline: .baseline
        case .lastBaseline: .lastBaseline
        case .start: isTurned ? .end : .start
        case .end: isTurned ? .start : .end
        case .selfStart: isSelfTurned ? .end : .start
        case .selfEnd: isSelfTurned ? .start : .end
        }
    }
}

extension JustifyContent {
    /// The value in terms of the flow alone: none of start, end, left, right and stretch is left.
    func resolved(in axes: FlowAxes, _ direction: LayoutDirection) -> JustifyContent {
        let isTurned = axes.isMainReversed != (axes.main == .horizontal && direction == .rightToLeft)
        let isRow = axes.main == .horizontal
        return switch self {
        case .start: isTurned ? .flexEnd : .flexStart
        case .end: isTurned ? .flexStart : .flexEnd
        case .left: (isRow ? axes.isMainReversed : isTurned) ? .flexEnd : .flexStart
        case .right: (isRow ? axes.isMainReversed : !isTurned) ? .flexStart : .flexEnd
        case .stretch: .flexStart
        default: self
        }
    }
}

extension AlignContent {
    /// The same distribution along the other axis; what stretches has no room left to distribute.
    ///
    /// - Parameter isTurned: Whether lines follow each other against the direction of text.
    func asJustifyContent(isTurned: Bool) -> JustifyContent {
        switch self {
        case .stretch, .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .start: isTurned ? .flexEnd : .flexStart
        case .end: isTurned ? .flexStart : .flexEnd
        }
    }
}
