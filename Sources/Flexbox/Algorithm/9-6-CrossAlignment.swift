internal import LayoutCore

/// [9.6 Cross-axis alignment](https://www.w3.org/TR/css-flexbox-1/#cross-alignment), and the boxes of items.
extension FlexLayoutPass {
    /// Step 16: aligns the lines in the container.
    func alignLines() {
        guard container.wraps else { return }
        let style = tree.styles[container.row]
        let isReversed = style.flexWrap == .wrapReverse
        let spacing = style.alignContent.asJustifyContent(isReversed: isReversed)
            .spacing(
                free: container.crossSize - usedCrossSpace, count: linesAtHand.count,
                isReversed: isReversed && rules.overflowKeepsReadingStart)
        var offset = spacing.before
        for line in linesAtHand {
            lines[line].crossOffset = offset
            offset += lines[line].crossSize + spacing.between + container.crossGap
        }
    }

    /// Steps 13 and 14: aligns the items of a line on the cross axis.
    func alignCross(_ line: FlexLine) {
        for index in line.items {
            let item = items[index]
            if item.isFixedSize, item.align <= .start {
                item.crossOffset = line.crossOffset
                continue
            }
            let free = line.crossSize - item.outerCrossSize
            item.crossOffset =
                line.crossOffset + item.crossMarginStart
                + alignmentOffset(of: item, free: free, line.ascents)
        }
    }

    private func alignmentOffset(
        of item: FlexItem, free: Double, _ ascents: (first: Double, last: Double)
    ) -> Double {
        if !item.autoMargins.isDisjoint(with: .cross) {
            if item.autoMargins.isSuperset(of: .cross) { return max(0, free) / 2 }
            return item.autoMargins.contains(.crossStart) ? max(0, free) : 0
        }
        switch item.align {
        case .baseline where container.alignsBaselines: return ascents.first - item.ascent
        case .lastBaseline where container.alignsBaselines: return free - (ascents.last - item.ascent)
        case .stretch, .start, .center, .end, .baseline, .lastBaseline: return item.align.offset(free: free)
        }
    }

    /// Sets the box of each item, and lays out its content.
    func layOutItems() throws(Interruption) {
        let placement = Placement(container)
        for index in remainingItems {
            let item = items[index]
            switch item.content {
            case .container: _ = try size(of: item, layoutRequest(of: item))
            case .empty, .measured: break
            }
            place(item, placement)
        }
    }

    /// The request for the layout of an item whose size is determined.
    func layoutRequest(of item: FlexItem) -> SizingRequest {
        var request = SizingRequest(
            known: Extents(container.axes.main, main: item.targetMainSize, cross: item.crossSize),
            available: .maxContent, containingBlockSize: container.containingBlockSize,
            indefiniteAxes: indefiniteAxes(of: item), performsLayout: true, direction: item.direction)
        if container.hasKeywords, !item.isFixedSize, let height = item.details.pointee.percentageHeight {
            request.known.height = height
            request.heightMode = .percentagesOnly
            request.unclampedAxes = .vertical
        }
        if container.features.contains(.aspectRatios), mayExceedTransferredHeight(item) {
            let height = transferredHeight(of: item)
            if item.crossSize > height {
                request.known.height = height
                request.heightMode = .minimum
            }
        }
        return request
    }

    /// Sets the box of an item.
    @inline(__always)
    private func place(_ item: FlexItem, _ placement: Placement) {
        var box = placement.box(of: item.core)
        if item.isRelativelyMoved {
            for axis in Axis.allCases { box.origin[axis] += relativeOffset(of: item.row, on: axis) }
            tree.storage.verticalShifts[Int32(item.row)] = relativeOffset(of: item.row, on: .vertical)
        }
        tree.place(item.row, at: box)
    }

    private func relativeOffset(of row: Int, on axis: Axis) -> Double {
        var containingBlockSize = container.containingBlockSize
        // Widths are determined by now, also those that come from the content.
        if containingBlockSize.width == nil, !rules.percentagesReferToAvailableSpace {
            containingBlockSize.width =
                container.axes.main == .horizontal ? container.mainSize : container.crossSize
        }
        let offset = tree.relativeOffset(
            of: row, on: axis, containingBlockSize: containingBlockSize, container.request.direction)
        guard rules.reversedFlowsNegateInsets else { return offset }
        let style = tree.styles[container.row]
        let isReversed =
            axis == container.axes.main
            ? style.flexDirection.isReversed : style.flexWrap == .wrapReverse
        return isReversed ? -offset : offset
    }
}

/// What positions the items of a container, read once for all of them: pays in `flex growth wide`.
private struct Placement {
    let isRow: Bool
    let isMainReversed: Bool
    let isCrossReversed: Bool
    /// Where the flow starts on each axis, from the left or top of the border box.
    let main: Double
    let cross: Double

    init(_ container: FlexContainer) {
        isRow = container.axes.main == .horizontal
        isMainReversed = container.axes.isMainReversed
        isCrossReversed = container.axes.isCrossReversed
        main = container.mainStart + (isMainReversed ? container.mainSize : 0)
        cross = container.crossStart + (isCrossReversed ? container.crossSize : 0)
    }

    /// The box of an item in its container.
    @inline(__always)
    func box(of core: UnsafeMutablePointer<ItemCore>) -> Rect {
        let (mainSize, crossSize) = (core.pointee.targetMainSize, core.pointee.crossSize)
        let (mainOffset, crossOffset) = (core.pointee.mainOffset, core.pointee.crossOffset)
        let main = isMainReversed ? main - mainOffset - mainSize : main + mainOffset
        let cross = isCrossReversed ? cross - crossOffset - crossSize : cross + crossOffset
        return isRow
            ? Rect(x: main, y: cross, width: mainSize, height: crossSize)
            : Rect(x: cross, y: main, width: crossSize, height: mainSize)
    }
}

extension FlexTree {
    /// How far the insets of a relatively positioned node move it along an axis. The inset where text starts overrides
    /// the opposite one.
    func relativeOffset(
        of row: Int, on axis: Axis, containingBlockSize: Extents, _ direction: LayoutDirection
    ) -> Double {
        let startsAtEnd = axis == .horizontal && direction == .rightToLeft
        let (inset, base) = (styles[row].inset, containingBlockSize[axis])
        let start = inset.length(on: axis, atEnd: startsAtEnd, direction).resolved(against: base)
        let end = inset.length(on: axis, atEnd: !startsAtEnd, direction).resolved(against: base)
        let offset = start ?? end.map { -$0 } ?? 0
        return startsAtEnd ? -offset : offset
    }

    /// Sets a node's box in its parent. Results that are not finite count as 0. Inlined: pays in `flex growth wide`.
    @inline(__always)
    func place(_ row: Int, at box: Rect) {
        let sum = abs(box.origin.x) + abs(box.origin.y) + abs(box.size.width) + abs(box.size.height)
        boxes[row] = sum < 1e15 ? box : box.usable
        if traits[row].contains(.hidden) { traits[row].remove(.hidden) }
    }

    /// Sets the boxes of a node and of all in it to zero.
    func vanish(_ root: Int) {
        guard !traits[root].contains(.hidden) else { return }
        var pending = [Int32(root)]
        while let next = pending.popLast() {
            let row = Int(next)
            boxes[row] = .zero
            traits[row].formUnion([.moved, .hidden])
            traits[row].remove(.list)
            storage.cache.removeLayout(in: &cacheChains[row])
            var child = links[row].firstChild
            while child >= 0 {
                pending.append(child)
                child = links[Int(child)].next
            }
        }
    }
}

extension Rect {
    /// The rectangle with 0 for what is not finite, and no extents below 0.
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
