internal import LayoutCore

/// [4.1 Absolutely positioned children](https://www.w3.org/TR/css-flexbox-1/#abspos-items): they share no
/// room with the items, and stand in the padding box of their parent.
extension FlexLayoutPass {
    /// Sizes and places the absolute children of the container at hand, and those of children that make no
    /// box of their own.
    mutating func layOutAbsolutes() -> Bool {
        while frame.cursor >= 0 {
            let row = frame.cursor
            let display = tree.styles[row].display
            if display == .flex, tree.styles[row].position == .absolute {
                guard layOutAbsolute(row) else { return false }
            }
            let inside = display == .contents ? tree.links[row].firstChild : -1
            frame.cursor = Int(inside >= 0 ? inside : successor(of: row))
        }
        return true
    }

    /// The next child of the container at hand: the next sibling of a node, or of the parent without a box
    /// that it is the last child of.
    private func successor(of row: Int) -> Int32 {
        var row = row
        while tree.links[row].next < 0 {
            let parent = tree.links[row].parent
            if parent < 0 || Int(parent) == frame.row { return -1 }
            row = Int(parent)
        }
        return tree.links[row].next
    }

    private mutating func layOutAbsolute(_ row: Int) -> Bool {
        let parent = frame.request.direction
        let direction = tree.styles[row].direction.resolved(in: parent)
        let containing = containingSize
        let box = tree.box(of: row, percentBase: containing, parent)
        var known = Size.unknown
        var room = Size.natural
        for axis in Axis.allCases {
            let insets = absoluteInsets(of: row, on: axis)
            let paddingBox = self.paddingBox(axis).length
            let between = paddingBox - insets.start.orZero - insets.end.orZero - box[axis].margin
            let fills = !insets.start.isNaN && !insets.end.isNaN
            known[axis] = box[axis].size.isNaN && fills ? box[axis].clamped(between) : box[axis].size
            let least = errata.contains(.absoluteSizeIgnoresInsets) ? paddingBox : max(0, between)
            room[axis] = box[axis].limited(axis == .horizontal ? least : .infinity)
        }
        let ratio = tree.styles[row].usableAspectRatio
        if !ratio.isNaN, known.width.isNaN != known.height.isNaN {
            if known.width.isNaN { known.width = box.horizontal.clamped(known.height * ratio) }
            if known.height.isNaN { known.height = box.vertical.clamped(known.width / ratio) }
        }
        var request = SizingRequest(
            known: known, available: room, percentBase: containing, direction: direction)
        guard let size = size(of: row, request) else { return false }
        for axis in Axis.allCases where known[axis].isNaN && !room[axis].isFinite {
            request.openAxes.formUnion(OpenAxes(axis, if: true))
        }
        request.known = size
        request.available = .natural
        request.wantsLayout = true
        guard self.size(of: row, request) != nil else { return false }
        var result = Rect(origin: .zero, size: size)
        for axis in Axis.allCases {
            result.origin[axis] = absoluteStart(of: row, on: axis, size[axis], box[axis])
        }
        tree.place(row, at: result)
        return true
    }

    /// What percentages of absolute children refer to.
    private var containingSize: Size {
        var size = Size.zero
        for axis in Axis.allCases {
            let inner = axis == frame.axes.main ? frame.main : frame.cross
            size[axis] = errata.contains(.absolutePercentAgainstInnerSize) ? inner : paddingBox(axis).length
        }
        return size
    }

    /// The padding box of the container at hand on an axis.
    private func paddingBox(_ axis: Axis) -> Interval {
        let direction = frame.request.direction
        let start = tree.border(axis, atEnd: false, of: frame.row, direction)
        let end = tree.border(axis, atEnd: true, of: frame.row, direction)
        return Interval(start: start, length: max(0, frame.size[axis] - start - end))
    }

    private func absoluteInsets(of row: Int, on axis: Axis) -> (start: Double, end: Double) {
        let base = containingSize[axis]
        let direction = frame.request.direction
        return (
            tree.styles[row].inset.length(on: axis, atEnd: false, direction).resolved(against: base),
            tree.styles[row].inset.length(on: axis, atEnd: true, direction).resolved(against: base)
        )
    }

    private func absoluteStart(of row: Int, on axis: Axis, _ length: Double, _ side: BoxSide) -> Double {
        let area = paddingBox(axis)
        let insets = absoluteInsets(of: row, on: axis)
        let startsAtEnd = axis == .horizontal && frame.request.direction == .rightToLeft
        let fromStart = area.start + insets.start + side.marginStart
        let fromEnd = area.end - insets.end - side.marginEnd - length
        if !insets.start.isNaN, !insets.end.isNaN, side.isMarginStartAuto || side.isMarginEndAuto {
            let free = area.length - insets.start - insets.end - side.margin - length
            let share = side.isMarginStartAuto && side.isMarginEndAuto ? 0.5 : side.isMarginStartAuto ? 1 : 0
            return fromStart + (free > 0 ? free * share : 0)
        }
        if startsAtEnd, !fromEnd.isNaN { return fromEnd }
        if !fromStart.isNaN { return fromStart }
        return fromEnd.isNaN ? staticStart(of: row, on: axis, length, side) : fromEnd
    }

    /// Where the child would stand as the only item of its parent.
    private func staticStart(of row: Int, on axis: Axis, _ length: Double, _ side: BoxSide) -> Double {
        var area = paddingBox(axis)
        if !errata.contains(.absolutePositionWithoutInsetsExcludesPadding) {
            area = Interval(
                start: frame.box[axis].insetStart, length: axis == frame.axes.main ? frame.main : frame.cross)
        }
        let isReversed = frame.axes.isReversed(axis)
        let free = area.length - length - side.margin
        var offset: Double
        if axis == frame.axes.main {
            let justify = tree.styles[frame.row].justifyContent
                .resolved(in: frame.axes, frame.request.direction)
            offset = justify.ofOne.spacing(free: free, count: 1).before
        } else {
            let direction = tree.styles[row].direction.resolved(in: frame.request.direction)
            let align = tree.styles[row].alignSelf ?? tree.styles[frame.row].alignItems
            offset = align.resolved(in: frame.axes, frame.request.direction, item: direction)
                .offset(free: free)
        }
        if isReversed { offset = free - offset }
        return area.start + offset + side.marginStart
    }
}

extension JustifyContent {
    /// What the value comes to for a single item.
    fileprivate var ofOne: JustifyContent {
        switch self {
        case .spaceBetween: .flexStart
        case .spaceAround, .spaceEvenly: .center
        default: self
        }
    }
}

extension Double {
    /// 0 in place of NaN.
    fileprivate var orZero: Double { isNaN ? 0 : self }
}
