internal import LayoutCore

/// How an item is aligned on the cross axis, in terms of the flow: the used value of `align-self`.
enum ItemAlignment: UInt8, Comparable {
    case stretch, start, center, end, baseline, lastBaseline

    static func < (one: ItemAlignment, other: ItemAlignment) -> Bool { one.rawValue < other.rawValue }

    /// The fallback alignment where no baselines are shared, or for the only item of a line.
    var withoutBaseline: ItemAlignment {
        switch self {
        case .baseline: .start
        case .lastBaseline: .end
        default: self
        }
    }

    /// The part of the free space that comes before the item.
    func offset(free: Double) -> Double {
        switch self {
        case .stretch, .start, .baseline: 0
        case .center: free / 2
        case .end, .lastBaseline: free
        }
    }
}

extension AlignItems {
    /// The used value in a flow.
    ///
    /// - Parameters:
    ///   - axes: Of the container.
    ///   - container: The direction of the container.
    ///   - item: The direction of the item.
    func resolved(in axes: FlowAxes, _ container: LayoutDirection, item: LayoutDirection) -> ItemAlignment {
        let isReversed =
            axes.isCrossReversed != (axes.cross == .horizontal && container == .rightToLeft)
        let isSelfReversed = isReversed != (axes.cross == .horizontal && container != item)
        return switch self {
        case .stretch: .stretch
        case .flexStart: .start
        case .center: .center
        case .flexEnd: .end
        case .baseline: .baseline
        case .lastBaseline: .lastBaseline
        case .start: isReversed ? .end : .start
        case .end: isReversed ? .start : .end
        case .selfStart: isSelfReversed ? .end : .start
        case .selfEnd: isSelfReversed ? .start : .end
        }
    }
}

extension JustifyContent {
    /// The value in terms of the flow alone: never start, end, left, right or stretch.
    func resolved(in axes: FlowAxes, _ direction: LayoutDirection) -> JustifyContent {
        let isReversed = axes.isMainReversed != (axes.main == .horizontal && direction == .rightToLeft)
        let isRow = axes.main == .horizontal
        return switch self {
        case .start: isReversed ? .flexEnd : .flexStart
        case .end: isReversed ? .flexStart : .flexEnd
        case .left: (isRow ? axes.isMainReversed : isReversed) ? .flexEnd : .flexStart
        case .right: (isRow ? axes.isMainReversed : !isReversed) ? .flexStart : .flexEnd
        case .stretch: .flexStart
        default: self
        }
    }
}

extension AlignContent {
    /// The same distribution along the main axis; lines that stretch leave no free space.
    ///
    /// - Parameter isReversed: Whether lines follow each other against the direction of text.
    func asJustifyContent(isReversed: Bool) -> JustifyContent {
        switch self {
        case .stretch, .flexStart: .flexStart
        case .center: .center
        case .flexEnd: .flexEnd
        case .spaceBetween: .spaceBetween
        case .spaceAround: .spaceAround
        case .spaceEvenly: .spaceEvenly
        case .start: isReversed ? .flexEnd : .flexStart
        case .end: isReversed ? .flexStart : .flexEnd
        }
    }
}
