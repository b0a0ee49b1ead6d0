internal import LayoutCore

/// Where absolute nodes stand in their containing block
/// ([Positioned Layout 3](https://www.w3.org/TR/css-position-3/#abspos-layout)).
extension FlexLayoutPass {
    /// What percentages of absolute children refer to.
    var containingSize: Size {
        var size = Size.zero
        for axis in Axis.allCases {
            let inner = axis == frame.axes.main ? frame.main : frame.cross
            size[axis] = errata.contains(.absolutePercentAgainstInnerSize) ? inner : paddingBox(axis).length
        }
        return size
    }

    /// The padding box of the container at hand on an axis.
    func paddingBox(_ axis: Axis) -> Interval {
        let direction = frame.request.direction
        let start = tree.border(axis, atEnd: false, of: frame.row, direction)
        let end = tree.border(axis, atEnd: true, of: frame.row, direction)
        return Interval(start: start, length: max(0, frame.size[axis] - start - end))
    }

    /// The insets of an absolute node on an axis, NaN where auto.
    func absoluteInsets(of row: Int, on axis: Axis) -> (start: Double, end: Double) {
        let base = containingSize[axis]
        let direction = frame.request.direction
        return (
            tree.styles[row].inset.length(on: axis, atEnd: false, direction).resolved(against: base),
            tree.styles[row].inset.length(on: axis, atEnd: true, direction).resolved(against: base)
        )
    }

    /// The room for the margin box of an absolute node: what its insets leave, or what its static position does.
    func absoluteRoom(for item: AbsoluteItem, on axis: Axis) -> Double {
        let area = paddingBox(axis)
        let insets = absoluteInsets(of: item.row, on: axis)
        guard insets.start.isNaN, insets.end.isNaN else {
            let between = area.length - insets.start.orZero - insets.end.orZero
            return errata.contains(.insetsBeatAlignment) ? between : max(0, between)
        }
        let place = staticPlace(of: item, on: axis)
        let (before, after) = (place.point - area.start, area.end - place.point)
        return max(0, place.part == 0 ? after : place.part == 1 ? before : 2 * min(before, after))
    }

    /// The distance of an absolute node from the edge of the container at hand.
    func absoluteStart(of item: AbsoluteItem, on axis: Axis, _ length: Double, _ side: BoxSide) -> Double {
        let area = paddingBox(axis)
        let insets = absoluteInsets(of: item.row, on: axis)
        let startsAtEnd = axis == .horizontal && frame.request.direction == .rightToLeft
        let fromStart = area.start + insets.start + side.marginStart
        let fromEnd = area.end - insets.end - side.marginEnd - length
        if !insets.start.isNaN, !insets.end.isNaN, side.isMarginStartAuto || side.isMarginEndAuto {
            let between = area.length - insets.start - insets.end
            let free =
                (errata.contains(.insetsBeatAlignment) ? between : max(0, between)) - side.margin - length
            // Where insets leave less than nothing, the one where text starts holds.
            let isTurned = startsAtEnd && between < 0 && !errata.contains(.insetsBeatAlignment)
            let fromStart = isTurned ? area.end - insets.end + side.marginStart : fromStart
            // Where there is no room, two auto margins are nothing where text starts.
            if side.isMarginStartAuto, side.isMarginEndAuto {
                let staysInside = axis == .horizontal || errata.contains(.insetsBeatAlignment)
                return free < 0 && staysInside ? (startsAtEnd ? fromEnd : fromStart) : fromStart + free / 2
            }
            return side.isMarginStartAuto ? fromStart + free : fromStart
        }
        if let alignment = alignmentBetweenInsets(of: item, on: axis) {
            return alignedStart(
                alignment, length: length + side.margin, area,
                Interval(
                    start: area.start + insets.start, length: max(0, area.length - insets.start - insets.end))
            )
                + side.marginStart
        }
        if startsAtEnd, !fromEnd.isNaN { return fromEnd }
        if !fromStart.isNaN { return fromStart }
        if !fromEnd.isNaN { return fromEnd }
        let place = staticPlace(of: item, on: axis)
        return place.point - place.part * (length + side.margin) + side.marginStart
    }

    /// Where a margin box starts that is aligned between two insets. What overflows them stays in the
    /// containing block, if it can.
    private func alignedStart(
        _ alignment: ItemAlignment, length: Double, _ area: Interval, _ between: Interval
    ) -> Double {
        let start = between.start + alignment.offset(free: between.length - length)
        guard length > between.length else { return start }
        // There is no end to what can be scrolled to.
        let scrolls = tree.styles[frame.row].isScrollContainer
        if scrolls, frame.axes.isReversed(.vertical) {
            return min(start, max(area.end, between.end) - length)
        }
        let end = scrolls ? .infinity : max(area.end, between.end)
        return max(min(start, end - length), min(area.start, between.start))
    }

    /// How a node is aligned between two insets: by its own `alignSelf`, from top to bottom.
    func alignmentBetweenInsets(of item: AbsoluteItem, on axis: Axis) -> ItemAlignment? {
        guard axis == .vertical, !errata.contains(.insetsBeatAlignment),
            let align = tree.styles[item.row].alignSelf
        else { return nil }
        let insets = absoluteInsets(of: item.row, on: axis)
        guard !insets.start.isNaN, !insets.end.isNaN else { return nil }
        let direction = frame.request.direction
        return align.resolved(in: FlowAxes(main: .horizontal), direction, item: direction).withoutBaseline
    }

    /// Where the node would stand as the only item of its parent: a point, and the part of its margin box that
    /// lies before that point.
    private func staticPlace(of item: AbsoluteItem, on axis: Axis) -> (point: Double, part: Double) {
        let flow = item.flow
        let parent = tree.styles[flow.row]
        var part: Double
        if axis == flow.axes.main {
            part =
                switch parent.justifyContent.resolved(in: flow.axes, flow.direction) {
                case .center, .spaceAround, .spaceEvenly: 0.5
                case .flexEnd, .end, .right: 1
                default: 0
                }
        } else {
            let direction = tree.styles[item.row].direction.resolved(in: flow.inherited)
            var align = tree.styles[item.row].alignSelf ?? parent.alignItems
            // A box that shares no baseline starts or ends where text does.
            if !errata.contains(.simpleBaselines) {
                if align == .baseline { align = .start }
                if align == .lastBaseline { align = .end }
            }
            part = align.resolved(in: flow.axes, flow.direction, item: direction).offset(free: 1)
        }
        if flow.axes.isReversed(axis) { part = 1 - part }
        return (flow.content[axis].start + part * flow.content[axis].length, part)
    }
}

extension Double {
    /// 0 in place of NaN.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}
