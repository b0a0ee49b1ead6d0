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
        let ascents = line.ascents
        for index in line.items {
            if items[index].isPlain, items[index].align <= .start {
                items[index].crossOffset = line.crossOffset
                continue
            }
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
        while frame.cursor < items.count {
            let item = items[frame.cursor]
            if item.content == .items {
                guard size(of: item.row, layoutRequest(at: frame.cursor)) != nil else { return false }
            }
            place(item)
            frame.cursor += 1
        }
        return true
    }

    /// What an item is asked for when its size is settled.
    @inline(__always)
    func layoutRequest(at index: Int) -> SizingRequest {
        let item = items[index]
        var request = SizingRequest(
            known: Size(frame.axes.main, main: item.target, cross: item.crossSize), available: .natural,
            percentBase: frame.percentBase, openAxes: openAxes(at: index), wantsLayout: true,
            direction: item.direction)
        if frame.hasKeywords, !item.isPlain, !item.details.pointee.referenceHeight.isNaN {
            request.known.height = item.details.pointee.referenceHeight
            request.heightRole = .reference
            request.unlimitedAxes = OpenAxes(.vertical, if: true)
        }
        if frame.facts.contains(.ratios), yieldsCross(index), item.crossSize > crossByRatio(at: index) {
            request.known.height = crossByRatio(at: index)
            request.heightRole = .least
        }
        return request
    }

    /// Gives an item its box.
    @inline(__always)
    private func place(_ item: FlexItem) {
        let (target, cross) = (item.target, item.crossSize)
        let main = physical(item.mainOffset, target, start: frame.mainStart, frame.mainTurn)
        let across = physical(item.crossOffset, cross, start: frame.crossStart, frame.crossTurn)
        var box =
            frame.axes.main == .horizontal
            ? Rect(x: main, y: across, width: target, height: cross)
            : Rect(x: across, y: main, width: cross, height: target)
        if item.isMoved {
            for axis in Axis.allCases { box.origin[axis] += relativeOffset(of: item.row, on: axis) }
            tree.storage.verticalShifts[Int32(item.row)] = relativeOffset(of: item.row, on: .vertical)
        }
        tree.place(item.row, at: box)
    }

    /// The distance from the left or the top of the container, for one from where the flow starts.
    @inline(__always)
    private func physical(_ offset: Double, _ length: Double, start: Double, _ turn: Double) -> Double {
        // In a flow against the axis, distances count from the other end of the content box.
        turn.isNaN ? start + offset : turn - offset - length
    }

    private func relativeOffset(of row: Int, on axis: Axis) -> Double {
        var base = frame.percentBase
        // Widths are known by now, also those that come from the content.
        if base.width.isNaN, !errata.contains(.percentAgainstAvailableSpace) {
            base.width = frame.axes.main == .horizontal ? frame.main : frame.cross
        }
        let offset = tree.relativeOffset(of: row, on: axis, percentBase: base, frame.request.direction)
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
    @inline(__always)
    func place(_ row: Int, at box: Rect) {
        let sum = abs(box.origin.x) + abs(box.origin.y) + abs(box.size.width) + abs(box.size.height)
        boxes[row] = sum < 1e15 ? box : box.usable
        if traits[row].contains(.vanished) { traits[row].remove(.vanished) }
    }

    /// Takes away the boxes of a node and of all in it.
    func vanish(_ root: Int) {
        guard !traits[root].contains(.vanished) else { return }
        var pending = [Int32(root)]
        while let next = pending.popLast() {
            let row = Int(next)
            boxes[row] = .zero
            traits[row].formUnion([.moved, .vanished])
            traits[row].remove(.list)
            storage.cache.dropLayout(in: &cacheChains[row])
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
