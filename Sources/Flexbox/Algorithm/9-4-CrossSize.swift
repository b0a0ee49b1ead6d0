internal import LayoutCore

/// [9.4 Cross size determination](https://www.w3.org/TR/css-flexbox-1/#cross-sizing).
extension FlexLayoutPass {
    /// Step 7: the hypothetical cross size of each item.
    mutating func determineCrossSizes() -> Bool {
        // Who asks only how long the container is knows all that is needed.
        if frame.isCrossGiven, !frame.request.wantsLayout { return true }
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
        let keepsRatio = items[index].hasRatio && items[index].cross.size.isNaN
        if keepsRatio, !items[index].stretches || errata.contains(.aspectRatioBeatsStretch) {
            return items[index].cross.clamped(items[index].crossByRatio(main: items[index].target))
        }
        let definite = definiteCross(at: index)
        if !definite.isNaN, !hasKeywordLimits(index) { return definite }
        if keepsRatio {
            return items[index].cross.clamped(items[index].crossByRatio(main: items[index].target))
        }
        guard let content = contentCross(at: index) else { return nil }
        return limitByKeywords(index, definite: definite, content: content)
    }

    /// The cross size of an item's content, once its main size is known.
    private mutating func contentCross(at index: Int) -> Double? {
        let axis = frame.axes.main
        if items[index].content == .empty {
            return hasKeywordLimits(index) ? items[index].cross.inset : items[index].cross.clamped(0)
        }
        let request = SizingRequest(
            known: Size(axis, main: items[index].target, cross: .nan),
            available: Size(axis, main: .infinity, cross: items[index].cross.limited(crossRoom(at: index))),
            percentBase: frame.percentBase, openAxes: openAxes(at: index).intersection(.init(axis, if: true)),
            unlimitedAxes: OpenAxes(axis.cross, if: hasKeywordLimits(index)),
            direction: items[index].direction)
        return size(of: items[index].row, request)?[axis.cross]
    }

    /// Steps 8 to 11 and [9.6 step 15](https://www.w3.org/TR/css-flexbox-1/#algo-cross-container):
    /// the cross sizes of the lines, the container and the items that stretch.
    mutating func determineLines() {
        if frame.isCrossGiven, !frame.request.wantsLayout { return }
        let side = frame.box[frame.axes.cross]
        for index in frame.firstLine..<lines.count { lines[index].crossSize = naturalCross(of: lines[index]) }
        if !frame.wraps {
            let natural = frame.isCrossGiven ? frame.cross : lines[frame.firstLine].crossSize
            let clamped = frame.isCrossGiven ? natural : side.clamped(natural + side.inset) - side.inset
            lines[frame.firstLine].crossSize = clamped
        }
        if !frame.isCrossGiven { frame.cross = containerCross(side) }
        if frame.wraps, tree.styles[frame.row].alignContent == .stretch { stretchLines() }
        for line in frame.firstLine..<lines.count {
            for index in lines[line].items { stretch(index, in: lines[line]) }
        }
    }

    private func containerCross(_ side: BoxSide) -> Double {
        let count = lines.count - frame.firstLine
        var cross = frame.crossGap * Double(max(0, count - 1))
        for line in frame.firstLine..<lines.count { cross += lines[line].crossSize }
        if sizesWidthWithoutLines { return side.clamped(widestItem + side.inset) - side.inset }
        if cross > frame.crossRoom, fitsContent(on: frame.axes.cross) {
            // Items have been measured in this room; what sticks out cannot be smaller.
            cross = max(frame.crossRoom, widestItem)
        }
        return side.clamped(cross + side.inset) - side.inset
    }

    /// Whether the width of a column that wraps is asked for and its style sets no height: every browser takes
    /// that of its widest item, because where lines break is not known before.
    private var sizesWidthWithoutLines: Bool {
        frame.wraps && frame.axes.main == .vertical && !frame.isCrossGiven && fitsContent(on: .horizontal)
            && frame.box.vertical.size.isNaN
    }

    private var widestItem: Double { mine.reduce(0) { max($0, items[$1].outerCross) } }

    private mutating func naturalCross(of line: FlexLine) -> Double {
        var cross = 0.0
        // From the shared first baseline down, and from the shared last one up.
        var (descent, rise) = (0.0, 0.0)
        let ascents = ascents(in: line)
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
        guard items[index].stretches else { return }
        if items[index].hasRatio, errata.contains(.aspectRatioBeatsStretch) { return }
        items[index].crossSize = items[index].cross.clamped(line.crossSize - items[index].crossMargin)
    }

    /// Whether the width of a column became known only from its items, and some of them are now wider than
    /// they were when their heights were found.
    var mustRestart: Bool {
        if sizesWidthWithoutLines, !frame.hasRestarted { return lines.count - frame.firstLine > 1 }
        guard frame.axes.main == .vertical, !frame.isCrossGiven, !frame.hasRestarted, !frame.wraps,
            !errata.contains(.flexBasisFitsContainer), tree.traits[frame.row].contains(.elastic)
        else { return false }
        return mine.contains { items[$0].stretches }
    }

    /// Begins again with the width that has been found.
    mutating func restart() {
        frame.hasRestarted = true
        frame.request.known.width = frame.cross + frame.crossInset
        items.cut(to: frame.firstItem)
        lines.cut(to: frame.firstLine)
    }
}
