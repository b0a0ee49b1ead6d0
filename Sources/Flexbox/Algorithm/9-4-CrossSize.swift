internal import LayoutCore

/// [9.4 Cross size determination](https://www.w3.org/TR/css-flexbox-1/#cross-sizing).
extension FlexLayoutPass {
    /// Step 7: the hypothetical cross size of each item.
    func determineHypotheticalCrossSizes() throws(Interruption) {
        if isCrossSizeKnown { return }
        for index in remainingItems {
            let item = items[index]
            if let size = item.cross.size, !container.hasKeywords {
                item.crossSize = size
            } else {
                item.crossSize = try hypotheticalCrossSize(of: item)
            }
        }
    }

    private func hypotheticalCrossSize(of item: FlexItem) throws(Interruption) -> Double {
        if item.hasAspectRatio, item.cross.size == nil, !rules.aspectRatiosFollowCSS {
            return item.cross.clamped(item.transferredCross(main: item.targetMainSize))
        }
        if usesAspectRatio(item) { return try aspectRatioCrossSize(of: item) }
        try resolveKeywordWidthAgain(of: item)
        let definite = definiteCrossSize(of: item)
        if hasKeywordHeightLimits(item) { return try crossSizeWithinKeywordLimits(item, definite: definite) }
        if let definite { return definite }
        return item.cross.clamped(try contentCrossSize(of: item))
    }

    /// The cross size of an item's content, once its main size is determined.
    func contentCrossSize(of item: FlexItem) throws(Interruption) -> Double {
        let axis = container.axes.main
        let isUnclamped = hasKeywordHeightLimits(item)
        if item.content == .empty {
            return isUnclamped ? item.cross.paddingAndBorder : item.cross.clamped(0)
        }
        var (main, indefinite) = (item.targetMainSize, indefiniteAxes(of: item))
        if determinesColumnWidth {
            // Heights are not distributed yet: that of the style counts, or none.
            if let size = item.main.size {
                main = size
                indefinite.remove(.vertical)
            } else {
                indefinite.insert(.vertical)
            }
        }
        let request = SizingRequest(
            known: Extents(axis, main: main, cross: nil),
            available: AvailableSize(axis, mainLimit: .infinity, crossLimit: crossLimit(of: item)),
            containingBlockSize: container.containingBlockSize,
            indefiniteAxes: indefinite.intersection(AxisSet(axis)),
            unclampedAxes: AxisSet(axis.cross, if: isUnclamped), direction: item.direction)
        return try size(of: item, request)[axis.cross]
    }

    /// Whether the width of a column is being determined: then heights are not distributed yet, and items have no
    /// baselines.
    var determinesColumnWidth: Bool {
        container.axes.main == .vertical && !container.isCrossDefinite && rules.fitsContent(on: .horizontal)
    }

    /// Steps 8 to 11 and [9.6 step 15](https://www.w3.org/TR/css-flexbox-1/#algo-cross-container): the cross sizes of
    /// the lines, of the container and of the items that stretch.
    func determineLineCrossSizes() {
        if isCrossSizeKnown { return }
        let side = container.box[container.axes.cross]
        for line in linesAtHand {
            if container.alignsBaselines { lines[line].ascents = ascents(in: lines[line]) }
            lines[line].crossSize = contentCrossSize(of: lines[line])
        }
        if !container.wraps, !container.mayExceedKnownCrossSize {
            let line = container.firstLine
            lines[line].crossSize =
                container.isCrossDefinite
                ? container.crossSize
                : side.clamped(lines[line].crossSize + side.paddingAndBorder) - side.paddingAndBorder
        }
        if container.mayExceedKnownCrossSize {
            let content = side.clamped(usedCrossSpace + side.paddingAndBorder) - side.paddingAndBorder
            container.crossSize =
                container.request.heightMode == .minimum ? max(container.crossSize, content) : content
            if !container.wraps { lines[container.firstLine].crossSize = container.crossSize }
        }
        if !container.isCrossDefinite { container.crossSize = contentCrossSize(side) }
        if container.wraps, tree.styles[container.row].alignContent == .stretch { stretchLines() }
        guard container.features.contains(.stretches) || container.hasKeywords else { return }
        for line in linesAtHand {
            for index in lines[line].items { stretch(items[index], in: lines[line]) }
        }
    }

    /// Whether only the main size is to be measured, and the cross size is definite.
    var isCrossSizeKnown: Bool {
        container.isCrossDefinite && !container.request.performsLayout && !container.mayExceedKnownCrossSize
    }

    /// 9.6, step 15: the inner cross size of a container by its lines.
    private func contentCrossSize(_ side: BoxSide) -> Double {
        var cross = usedCrossSpace
        let available = container.availableCross.limit
        if cross > available, rules.fitsContent(on: container.axes.cross) {
            // Items have been measured in this space; what overflows it cannot be smaller.
            cross = max(available, allItems.reduce(0) { max($0, items[$1].outerCrossSize) })
        }
        return side.clamped(cross + side.paddingAndBorder) - side.paddingAndBorder
    }

    /// Step 8: the cross size of a line by its items.
    private func contentCrossSize(of line: FlexLine) -> Double {
        var cross = 0.0
        if !container.alignsBaselines || determinesColumnWidth && !container.wraps {
            for index in line.items { cross = max(cross, items[index].outerCrossSize) }
            return cross
        }
        // Below the shared first baseline, and above the shared last one.
        var (below, above) = (rules.minimumAscent, rules.minimumAscent)
        for index in line.items {
            let item = items[index]
            if sharesBaseline(item) {
                let rest = item.outerCrossSize - item.ascent
                if item.align == .baseline { below = max(below, rest) } else { above = max(above, rest) }
            } else {
                cross = max(cross, item.outerCrossSize)
            }
        }
        return max(cross, line.ascents.first + below, line.ascents.last + above)
    }

    /// What lines and the gaps between them take across the container.
    var usedCrossSpace: Double {
        var used = container.crossGap * Double(max(0, linesAtHand.count - 1))
        for line in linesAtHand { used += lines[line].crossSize }
        return used
    }

    /// Step 9: `align-content: stretch`.
    private func stretchLines() {
        let share = (container.crossSize - usedCrossSpace) / Double(linesAtHand.count)
        guard share > 0 else { return }
        for line in linesAtHand { lines[line].crossSize += share }
    }

    /// Step 11: the used cross size of an item that stretches.
    private func stretch(_ item: FlexItem, in line: FlexLine) {
        resolveLineLimits(of: item, line)
        guard item.stretches else { return }
        if item.hasAspectRatio, !rules.aspectRatiosFollowCSS { return }
        let size = item.cross.clamped(line.crossSize - item.crossMargin)
        if size == item.crossSize, item.hasAspectRatio, definiteCrossSize(of: item) == nil {
            item.core.pointee.flags.insert(.stretchedInPlace)
        }
        item.crossSize = size
    }

    /// Step 11 for lines that are wider than their column: what is as wide as its content fits into the line, not into
    /// the column.
    func fitItemsIntoWideLines() throws(Interruption) {
        guard container.wraps, container.axes.main == .vertical, rules.fitsContent(on: .horizontal) else {
            return
        }
        for line in linesAtHand where lines[line].crossSize > container.crossSize {
            for index in lines[line].items where index >= container.resumeIndex {
                let item = items[index]
                guard item.cross.size == nil, !item.stretches, !item.hasAspectRatio, item.content != .empty
                else { continue }
                let available = AvailableSpace.definite(max(0, lines[line].crossSize - item.crossMargin))
                let request = SizingRequest(
                    known: Extents(.vertical, main: item.targetMainSize, cross: nil),
                    available: AvailableSize(
                        .vertical, main: .maxContent, cross: available.limited(to: item.cross.max)),
                    containingBlockSize: container.containingBlockSize,
                    indefiniteAxes: indefiniteAxes(of: item).intersection(.vertical),
                    direction: item.direction)
                item.crossSize = item.cross.clamped(try size(of: item, request).width)
                if sharesBaseline(item) { item.ascent = synthesizedAscent(of: item) }
            }
        }
    }

    /// Whether the width of a column became known only from its items, and some of them may take another size now.
    var needsRestart: Bool {
        guard container.axes.main == .vertical, !container.isCrossDefinite, !container.hasRestarted,
            !rules.measuresBaseSizesInContainer
        else { return false }
        let traits = tree.traits[container.row]
        if traits.contains(.dependsOnDefiniteness) || container.features.contains(.aspectRatios) {
            return true
        }
        if container.wraps { return false }
        return container.alignsBaselines
            || traits.contains(.elastic) && allItems.contains { items[$0].stretches }
    }

    /// Repeats the steps with the width that has been determined.
    func restart() {
        container.hasRestarted = true
        container.request.known.width = container.crossSize + container.crossPaddingAndBorder
        items.truncate(to: container.itemCounts)
        lines.truncate(to: container.firstLine)
    }
}
