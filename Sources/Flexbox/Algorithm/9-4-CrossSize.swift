internal import LayoutCore

/// [9.4 Cross size determination](https://www.w3.org/TR/css-flexbox-1/#cross-sizing).
extension FlexLayoutPass {
    /// Step 7: the hypothetical cross size of each item.
    mutating func determineCrossSizes() -> Bool {
        // Who asks only how long the container is knows all that is needed.
        if isCrossSettled { return true }
        while frame.cursor < items.count {
            if !items[frame.cursor].cross.size.isNaN, !frame.hasKeywords {
                items[frame.cursor].crossSize = items[frame.cursor].cross.size
                frame.cursor += 1
                continue
            }
            guard let cross = hypotheticalCross(at: frame.cursor) else { return false }
            items[frame.cursor].crossSize = cross
            frame.cursor += 1
        }
        return true
    }

    private mutating func hypotheticalCross(at index: Int) -> Double? {
        if items[index].hasRatio, items[index].cross.size.isNaN, errata.contains(.aspectRatioBeatsStretch) {
            return items[index].cross.clamped(items[index].crossByRatio(main: items[index].target))
        }
        if keepsRatio(index) { return ratioCross(at: index) }
        guard resolveWidthAgain(of: index) else { return nil }
        let definite = definiteCross(at: index)
        if !definite.isNaN, !hasKeywordLimits(index) { return definite }
        if hasKeywordLimits(index) { return limitedByContent(index, definite: definite) }
        guard let content = contentCross(at: index) else { return nil }
        return items[index].cross.clamped(content)
    }

    /// The cross size of an item's content, once its main size is known.
    mutating func contentCross(at index: Int, room: Double? = nil) -> Double? {
        let room = room ?? items[index].cross.limited(crossRoom(at: index))
        let axis = frame.axes.main
        if items[index].content == .empty {
            return hasKeywordLimits(index) ? items[index].cross.inset : items[index].cross.clamped(0)
        }
        var (main, open) = (items[index].target, openAxes(at: index))
        if sizesColumn {
            // Heights are not shared out yet: that of the style counts, or none.
            let own = items[index].main.size
            if own.isNaN {
                open.insert(.vertical)
            } else {
                main = own
                open.remove(.vertical)
            }
        }
        let request = SizingRequest(
            known: Size(axis, main: main, cross: .nan),
            available: Size(axis, main: .infinity, cross: room),
            percentBase: frame.percentBase, openAxes: open.intersection(.init(axis, if: true)),
            unlimitedAxes: OpenAxes(axis.cross, if: hasKeywordLimits(index)),
            direction: items[index].direction)
        return size(of: items[index].row, request)?[axis.cross]
    }

    /// Whether the width of a column is being found: then heights are not shared out yet, and items have
    /// no baselines.
    var sizesColumn: Bool {
        frame.axes.main == .vertical && !frame.isCrossGiven && fitsContent(on: .horizontal)
    }

    /// Steps 8 to 11 and [9.6 step 15](https://www.w3.org/TR/css-flexbox-1/#algo-cross-container):
    /// the cross sizes of the lines, the container and the items that stretch.
    mutating func determineLines() {
        if isCrossSettled { return }
        let side = frame.box[frame.axes.cross]
        for index in frame.firstLine..<lines.count {
            if frame.alignsBaselines { lines[index].ascents = ascents(in: lines[index]) }
            lines[index].crossSize = naturalCross(of: lines[index])
        }
        if !frame.wraps {
            let natural = lines[frame.firstLine].crossSize
            lines[frame.firstLine].crossSize =
                frame.isCrossGiven ? frame.cross : side.clamped(natural + side.inset) - side.inset
            if refersToCross { lines[frame.firstLine].crossSize = natural }
        }
        if refersToCross {
            let content = side.clamped(usedCross + side.inset) - side.inset
            frame.cross = frame.request.heightRole == .least ? max(frame.cross, content) : content
            if !frame.wraps { lines[frame.firstLine].crossSize = frame.cross }
        }
        if !frame.isCrossGiven { frame.cross = containerCross(side) }
        if frame.wraps, tree.styles[frame.row].alignContent == .stretch { stretchLines() }
        guard frame.facts.contains(.stretches) || frame.hasKeywords else { return }
        for line in frame.firstLine..<lines.count {
            for index in lines[line].items { stretch(index, in: lines[line]) }
        }
    }

    /// Whether nobody wants to know more across the container than has been given.
    var isCrossSettled: Bool {
        frame.isCrossGiven && !frame.request.wantsLayout && !refersToCross
    }

    private func containerCross(_ side: BoxSide) -> Double {
        let count = lines.count - frame.firstLine
        var cross = frame.crossGap * Double(max(0, count - 1))
        for line in frame.firstLine..<lines.count { cross += lines[line].crossSize }
        if cross > frame.crossRoom, fitsContent(on: frame.axes.cross) {
            // Items have been measured in this room; what sticks out cannot be smaller.
            cross = max(frame.crossRoom, widestItem)
        }
        return side.clamped(cross + side.inset) - side.inset
    }

    private var widestItem: Double { mine.reduce(0) { max($0, items[$1].outerCross) } }

    private mutating func naturalCross(of line: FlexLine) -> Double {
        var cross = 0.0
        if !frame.alignsBaselines || sizesColumn && !frame.wraps {
            for index in line.items { cross = max(cross, items[index].outerCross) }
            return cross
        }
        // From the shared first baseline down, and from the shared last one up.
        var (descent, rise) = (leastAscent, leastAscent)
        let ascents = line.ascents
        for index in line.items {
            if sharesBaseline(index) {
                let rest = items[index].outerCross - items[index].ascent
                if items[index].align == .baseline {
                    descent = max(descent, rest)
                } else {
                    rise = max(rise, rest)
                }
            } else {
                cross = max(cross, items[index].outerCross)
            }
        }
        return max(cross, ascents.first + descent, ascents.last + rise)
    }

    /// What lines and the gaps between them take across the container.
    var usedCross: Double {
        var used = frame.crossGap * Double(lines.count - frame.firstLine - 1)
        for line in frame.firstLine..<lines.count { used += lines[line].crossSize }
        return used
    }

    private mutating func stretchLines() {
        let count = lines.count - frame.firstLine
        let used = usedCross
        let extra = (frame.cross - used) / Double(count)
        guard extra > 0 else { return }
        for index in frame.firstLine..<lines.count { lines[index].crossSize += extra }
    }

    private mutating func stretch(_ index: Int, in line: FlexLine) {
        limitByLine(index, line)
        guard items[index].stretches else { return }
        if items[index].hasRatio, errata.contains(.aspectRatioBeatsStretch) { return }
        let size = items[index].cross.clamped(line.crossSize - items[index].crossMargin)
        if size == items[index].crossSize, items[index].hasRatio, definiteCross(at: index).isNaN {
            items[index].core.pointee.flags.insert(.stretchedInPlace)
        }
        items[index].crossSize = size
    }

    /// Step 11 for lines that are wider than their column: what is as wide as its content fits into the line,
    /// not into the column.
    mutating func fitIntoLines() -> Bool {
        guard limitStretchedItems(), findStretchedBaselines() else { return false }
        guard frame.wraps, frame.axes.main == .vertical, fitsContent(on: .horizontal) else { return true }
        for line in frame.firstLine..<lines.count where lines[line].crossSize > frame.cross {
            for index in lines[line].items where index >= frame.cursor {
                let item = items[index]
                if item.cross.size.isNaN, !item.stretches, !item.hasRatio, item.content != .empty {
                    let room = max(0, lines[line].crossSize - item.crossMargin)
                    let request = SizingRequest(
                        known: Size(.vertical, main: item.target, cross: .nan),
                        available: Size(.vertical, main: .infinity, cross: item.cross.limited(room)),
                        percentBase: frame.percentBase,
                        openAxes: openAxes(at: index).intersection(.init(.vertical, if: true)),
                        direction: item.direction)
                    guard let size = size(of: item.row, request) else { return false }
                    items[index].crossSize = item.cross.clamped(size.width)
                    if sharesBaseline(index) { items[index].ascent = columnAscent(at: index) }
                }
                frame.cursor = index + 1
            }
        }
        return true
    }

    /// Whether the width of a column became known only from its items, and some of them may take another size
    /// now that it is.
    var mustRestart: Bool {
        guard frame.axes.main == .vertical, !frame.isCrossGiven, !frame.hasRestarted,
            !errata.contains(.flexBasisFitsContainer)
        else { return false }
        let traits = tree.traits[frame.row]
        if traits.contains(.sensesLimits) || frame.facts.contains(.ratios) { return true }
        if frame.wraps { return false }
        return frame.alignsBaselines || traits.contains(.elastic) && mine.contains { items[$0].stretches }
    }

    /// Begins again with the width that has been found.
    mutating func restart() {
        frame.hasRestarted = true
        frame.request.known.width = frame.cross + frame.crossInset
        items.cut(to: frame.firstItem)
        lines.truncate(to: frame.firstLine)
    }
}
