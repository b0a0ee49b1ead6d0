internal import LayoutCore

/// [9.6 Cross-axis alignment](https://www.w3.org/TR/css-flexbox-1/#cross-alignment), and the places of items.
extension FlexLayoutPass {
    /// Step 16: places the lines in the container.
    mutating func alignLines() {
        let count = lines.count - frame.firstLine
        guard frame.wraps else { return }
        let used = usedCross
        let isTurned = tree.styles[frame.row].flexWrap == .wrapReverse
        let justify = tree.styles[frame.row].alignContent.asJustifyContent(isTurned: isTurned)
        let spacing = justify.spacing(
            free: frame.cross - used, count: count, isTurned: isTurned && keepsStart)
        var offset = spacing.before
        for index in frame.firstLine..<lines.count {
            lines[index].crossOffset = offset
            offset += lines[index].crossSize + spacing.between + frame.crossGap
        }
    }

    /// Steps 13 and 14: places the items of a line across it.
    mutating func alignCross(_ line: FlexLine) {
        let ascents = ascents(in: line)
        for index in line.items {
            let free = line.crossSize - items[index].outerCross
            items[index].crossOffset =
                line.crossOffset + items[index].crossMarginStart + alignment(at: index, free: free, ascents)
        }
    }

    private func alignment(at index: Int, free: Double, _ ascents: (first: Double, last: Double))
        -> Double
    {
        if !items[index].autoMargins.isDisjoint(with: .cross) {
            if items[index].autoMargins.isSuperset(of: .cross) { return max(0, free) / 2 }
            return items[index].autoMargins.contains(.crossStart) ? max(0, free) : 0
        }
        switch items[index].align {
        case .baseline where frame.alignsBaselines: return ascents.first - items[index].ascent
        case .lastBaseline where frame.alignsBaselines: return free - (ascents.last - items[index].ascent)
        default: return items[index].align.offset(free: free)
        }
    }

    /// Gives every item its box, and lays out what is in it.
    mutating func layOutItems() -> Bool {
        let (mainAxis, crossAxis) = (frame.axes.main, frame.axes.cross)
        while frame.cursor < items.count {
            let index = frame.cursor
            let row = items[index].row
            let (target, cross) = (items[index].target, items[index].crossSize)
            let itemSize = Size(mainAxis, main: target, cross: cross)
            if items[index].content == .items {
                let request = SizingRequest(
                    known: itemSize, available: .natural, percentBase: frame.percentBase,
                    openAxes: openAxes(at: index), wantsLayout: true, direction: items[index].direction)
                guard size(of: row, request) != nil else { return false }
            }
            var box = Rect(origin: .zero, size: itemSize)
            box.origin[mainAxis] = physical(items[index].mainOffset, target, mainAxis)
            box.origin[crossAxis] = physical(items[index].crossOffset, cross, crossAxis)
            if items[index].isMoved {
                for axis in Axis.allCases { box.origin[axis] += relativeOffset(of: row, on: axis) }
            }
            tree.place(row, at: box)
            frame.cursor += 1
        }
        return true
    }

    /// The distance from the left or the top of the container, for one from where the flow starts.
    func physical(_ offset: Double, _ length: Double, _ axis: Axis) -> Double {
        let content = axis == frame.axes.main ? frame.main : frame.cross
        let start = frame.box[axis].insetStart
        return frame.axes.isReversed(axis) ? start + content - offset - length : start + offset
    }

    private func relativeOffset(of row: Int, on axis: Axis) -> Double {
        let offset = tree.relativeOffset(
            of: row, on: axis, percentBase: frame.percentBase, frame.request.direction)
        guard errata.contains(.reversedFlowsReverseInsets) else { return offset }
        let flow = tree.styles[frame.row].flexDirection
        let isTurned =
            axis == frame.axes.main
            ? flow == .rowReverse || flow == .columnReverse
            : tree.styles[frame.row].flexWrap == .wrapReverse
        return isTurned ? -offset : offset
    }
}

extension FlexTree {
    /// How far the insets of a relatively positioned node move it along an axis. The inset where text starts
    /// wins over the one opposite.
    func relativeOffset(
        of row: Int, on axis: Axis, percentBase: Size, _ direction: LayoutDirection
    ) -> Double {
        let startsAtEnd = axis == .horizontal && direction == .rightToLeft
        let base = percentBase[axis]
        let start = styles[row].inset.length(on: axis, atEnd: startsAtEnd, direction).resolved(against: base)
        let end = styles[row].inset.length(on: axis, atEnd: !startsAtEnd, direction).resolved(against: base)
        let offset = start.isNaN ? (end.isNaN ? 0 : -end) : start
        return startsAtEnd ? -offset : offset
    }

    /// Gives a node its box in its parent.
    ///
    /// What comes of numbers near the greatest may be no number: that counts as 0.
    func place(_ row: Int, at box: Rect) {
        boxes[row] = box
        let sum = abs(box.origin.x) + abs(box.origin.y) + abs(box.size.width) + abs(box.size.height)
        if !(sum < 1e15) { boxes[row] = box.usable }
        traits[row].remove(.vanished)
    }

    /// Takes away the boxes of a node and of all in it.
    func vanish(_ root: Int) {
        guard !traits[root].contains(.vanished) else { return }
        var pending = [Int32(root)]
        while let next = pending.popLast() {
            let row = Int(next)
            boxes[row] = .zero
            traits[row].formUnion([.moved, .vanished])
            cache.dropLayout(in: &cacheChains[row])
            var child = links[row].firstChild
            while child >= 0 {
                pending.append(child)
                child = links[Int(child)].next
            }
        }
    }
}

extension Rect {
    /// The rectangle with 0 for what is no number, and no extents below 0.
    var usable: Rect {
        var result = self
        for axis in Axis.allCases {
            let (start, length) = (origin[axis], size[axis])
            result[axis] = Interval(
                start: abs(start) < 1e15 ? start : 0, length: length > 0 ? Swift.min(length, 1e15) : 0)
        }
        return result
    }
}
