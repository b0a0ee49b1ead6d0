internal import LayoutCore

/// The positions of absolutely positioned items in their containing block
/// ([Positioned Layout 3](https://www.w3.org/TR/css-position-3/#abspos-layout)).
extension FlexLayoutPass {
    /// The size of the containing block of absolutely positioned items.
    var absoluteContainingBlockSize: Extents {
        var size = Size.zero
        for axis in Axis.allCases {
            let inner = axis == container.axes.main ? container.mainSize : container.crossSize
            size[axis] = rules.absolutePercentagesReferToContentBox ? inner : paddingBox(axis).length
        }
        return Extents(size)
    }

    /// The padding box of the container at hand on an axis.
    func paddingBox(_ axis: Axis) -> Interval {
        let direction = container.request.direction
        let start = tree.border(axis, atEnd: false, of: container.row, direction)
        let end = tree.border(axis, atEnd: true, of: container.row, direction)
        return Interval(start: start, length: max(0, container.borderBoxSize[axis] - start - end))
    }

    /// The insets of an absolutely positioned item on an axis; `nil` where auto.
    func insets(of row: Int, on axis: Axis) -> (start: Double?, end: Double?) {
        let base = absoluteContainingBlockSize[axis]
        let (inset, direction) = (tree.styles[row].inset, container.request.direction)
        return (
            inset.length(on: axis, atEnd: false, direction).resolved(against: base),
            inset.length(on: axis, atEnd: true, direction).resolved(against: base)
        )
    }

    /// The available length for the margin box of an item: the
    /// [inset-modified containing block](https://www.w3.org/TR/css-position-3/#inset-modified-containing-block).
    func availableLength(for item: AbsoluteItem, on axis: Axis) -> Double {
        let area = paddingBox(axis)
        let insets = insets(of: item.row, on: axis)
        if insets.start != nil || insets.end != nil {
            return rules.lengthBetweenInsets(area.length - (insets.start ?? 0) - (insets.end ?? 0))
        }
        let position = staticPosition(of: item, on: axis)
        let (before, after) = (position.point - area.start, area.end - position.point)
        return max(0, position.part == 0 ? after : position.part == 1 ? before : 2 * min(before, after))
    }

    /// The distance of an item from the left or top edge of the container at hand.
    func absolutePosition(
        of item: AbsoluteItem, on axis: Axis, _ length: Double, _ side: BoxSide
    ) -> Double {
        let area = paddingBox(axis)
        let startsAtEnd = axis == .horizontal && container.request.direction == .rightToLeft
        switch insets(of: item.row, on: axis) {
        case (let start?, let end?):
            let insets = Interval(start: area.start + start, length: area.length - start - end)
            if side.isMarginStartAuto || side.isMarginEndAuto {
                return positionByAutoMargins(
                    on: axis, length, side, area, start: start, end: end, startsAtEnd)
            }
            if let alignment = alignmentBetweenInsets(of: item, on: axis) {
                let between = Interval(start: insets.start, length: max(0, insets.length))
                return alignedPosition(alignment, length: length + side.margin, area, between)
                    + side.marginStart
            }
            return startsAtEnd
                ? area.end - end - side.marginEnd - length : area.start + start + side.marginStart
        case (let start?, nil): return area.start + start + side.marginStart
        case (nil, let end?): return area.end - end - side.marginEnd - length
        case (nil, nil):
            let position = staticPosition(of: item, on: axis)
            return position.point - position.part * (length + side.margin) + side.marginStart
        }
    }

    /// The position of an item between two insets, some of whose margins are auto.
    private func positionByAutoMargins(
        on axis: Axis, _ length: Double, _ side: BoxSide, _ area: Interval, start: Double, end: Double,
        _ startsAtEnd: Bool
    ) -> Double {
        let between = area.length - start - end
        let free = rules.lengthBetweenInsets(between) - side.margin - length
        // Where insets leave a negative length, the one where text starts holds.
        let isEndUsed = startsAtEnd && between < 0 && rules.alignsBetweenInsets
        let fromStart =
            isEndUsed ? area.end - end + side.marginStart : area.start + start + side.marginStart
        guard side.isMarginStartAuto else { return fromStart }
        guard side.isMarginEndAuto else { return fromStart + free }
        // Without free space, two auto margins are 0 where text starts.
        let staysInside = axis == .horizontal || !rules.alignsBetweenInsets
        if free < 0, staysInside {
            return startsAtEnd ? area.end - end - side.marginEnd - length : fromStart
        }
        return fromStart + free / 2
    }

    /// Where a margin box starts that is aligned between two insets. What overflows them stays in the containing block,
    /// if it can.
    private func alignedPosition(
        _ alignment: ItemAlignment, length: Double, _ area: Interval, _ between: Interval
    ) -> Double {
        let start = between.start + alignment.offset(free: between.length - length)
        guard length > between.length else { return start }
        // What can be scrolled to has no end.
        let scrolls = tree.styles[container.row].isScrollContainer
        if scrolls, container.axes.isReversed(.vertical) {
            return min(start, max(area.end, between.end) - length)
        }
        let end = scrolls ? .infinity : max(area.end, between.end)
        return max(min(start, end - length), min(area.start, between.start))
    }

    /// How an item is aligned between two insets: by its own `alignSelf`, on the vertical axis.
    func alignmentBetweenInsets(of item: AbsoluteItem, on axis: Axis) -> ItemAlignment? {
        guard axis == .vertical, rules.alignsBetweenInsets, let align = tree.styles[item.row].alignSelf
        else { return nil }
        let insets = insets(of: item.row, on: axis)
        guard insets.start != nil, insets.end != nil else { return nil }
        let direction = container.request.direction
        return align.resolved(in: FlowAxes(main: .horizontal), direction, item: direction).withoutBaseline
    }

    /// The [static position](https://www.w3.org/TR/css-flexbox-1/#abspos-items) of an item: that of the only item of its
    /// parent. A point, and the part of the margin box that lies before that point.
    private func staticPosition(of item: AbsoluteItem, on axis: Axis) -> (point: Double, part: Double) {
        let flow = item.flow
        let parent = tree.styles[flow.row]
        var part: Double
        if axis == flow.axes.main {
            part =
                switch parent.justifyContent.resolved(in: flow.axes, flow.direction) {
                case .center, .spaceAround, .spaceEvenly: 0.5
                case .flexEnd, .end, .right: 1
                case .flexStart, .start, .left, .stretch, .spaceBetween: 0
                }
        } else {
            let direction = tree.styles[item.row].direction.resolved(in: flow.inherited)
            var align = tree.styles[item.row].alignSelf ?? parent.alignItems
            // Without baselines to share, the fallback alignments are start and end.
            if !rules.baselinesFollowTreeOrder {
                if align == .baseline { align = .start }
                if align == .lastBaseline { align = .end }
            }
            part = align.resolved(in: flow.axes, flow.direction, item: direction).offset(free: 1)
        }
        if flow.axes.isReversed(axis) { part = 1 - part }
        return (flow.content[axis].start + part * flow.content[axis].length, part)
    }
}
