internal import LayoutCore

/// [Baselines of flex containers](https://www.w3.org/TR/css-flexbox-1/#flex-baselines).
extension FlexLayoutPass {
    /// Whether an item takes part in the baseline of its line.
    func sharesBaseline(_ index: Int) -> Bool {
        frame.alignsBaselines && items[index].align >= .baseline
            && items[index].autoMargins.isDisjoint(with: .cross)
    }

    /// The greatest distances from the start of an item to its first baseline, and from its end to its last,
    /// among the items of a line that share them.
    func ascents(in line: FlexLine) -> (first: Double, last: Double) {
        guard frame.alignsBaselines else { return (0, 0) }
        var result = (first: leastAscent, last: leastAscent)
        for index in line.items where sharesBaseline(index) {
            if items[index].align == .baseline {
                result.first = max(result.first, items[index].ascent)
            } else {
                result.last = max(result.last, items[index].ascent)
            }
        }
        return result
    }

    /// Baselines may lie outside of their boxes.
    var leastAscent: Double { errata.contains(.simpleBaselines) ? 0 : -.infinity }

    /// Items of a column have no baselines across it: their left edges stand in.
    func columnAscent(at index: Int) -> Double {
        let left = frame.axes.isCrossReversed ? items[index].crossMarginEnd : items[index].crossMarginStart
        let isFromRight = frame.axes.isCrossReversed != (items[index].align == .lastBaseline)
        return isFromRight ? items[index].outerCross - left : left
    }

    /// Finds how far the baselines of items lie below the tops of their margin boxes.
    ///
    /// Where an item's baseline lies is known only when its inside has been laid out.
    mutating func determineBaselines() -> Bool {
        guard frame.alignsBaselines, !isCrossSettled else { return true }
        while frame.cursor < items.count {
            let index = frame.cursor
            if sharesBaseline(index) {
                guard frame.axes.main == .horizontal else {
                    items[index].ascent = columnAscent(at: index)
                    frame.cursor += 1
                    continue
                }
                guard findAscent(at: index) else { return false }
            }
            frame.cursor += 1
        }
        return true
    }

    /// Finds how far the baseline of an item in a row lies below the top of its margin box.
    private mutating func findAscent(at index: Int) -> Bool {
        let size = Size(.horizontal, main: items[index].target, cross: items[index].crossSize)
        guard self.size(of: items[index].row, layoutRequest(at: index)) != nil else { return false }
        let above = frame.axes.isCrossReversed ? items[index].crossMarginEnd : items[index].crossMarginStart
        let isLast = items[index].align == .lastBaseline
        let baseline = tree.baseline(of: items[index].row, size: size, isLast: isLast) + above
        // Wrap-reverse turns the cross axis over: its lines start at the bottom. Last baselines are
        // measured from the other end.
        items[index].ascent =
            frame.axes.isCrossReversed != isLast
            ? items[index].crossMargin + items[index].crossSize - baseline : baseline
        return true
    }

    /// Finds the baselines of items again that stretch although they are aligned by them. Lines keep theirs.
    mutating func findStretchedBaselines() -> Bool {
        guard frame.hasKeywords, frame.alignsBaselines, frame.axes.main == .horizontal else { return true }
        for index in mine where sharesBaseline(index) {
            let style = tree.styles[items[index].row]
            guard style.height == .stretch || style.minHeight == .stretch || style.maxHeight == .stretch
            else {
                continue
            }
            guard findAscent(at: index) else { return false }
        }
        return true
    }
}

extension FlexTree {
    /// The distance from the top of a node that has been laid out to its first or last baseline.
    func baseline(of row: Int, size: Size, isLast: Bool = false) -> Double {
        var (row, size, isLast) = (row, size, isLast)
        var top = 0.0
        // What scrolls keeps its baseline within its box.
        var (least, most) = (-Double.infinity, Double.infinity)
        while true {
            if styles[row].isScrollContainer, !errata.contains(.simpleBaselines) {
                let (start, end) = (max(least, min(top, most)), max(least, min(top + size.height, most)))
                (least, most) = (start, end)
            }
            if let functions = leafFunctions[row],
                let baseline = isLast ? functions.lastBaseline ?? functions.baseline : functions.baseline
            {
                let value = baseline(size)
                return max(least, min(top + (value.isFinite ? value : size.height), most))
            }
            guard let child = baselineChild(of: row, isLast: isLast) else {
                return max(least, min(top + size.height, most))
            }
            // Insets move a box without its baseline, as far as those outside are concerned.
            let isMoved =
                styles[child.row].position == .relative && !styles[child.row].inset.isUnset
                && !errata.contains(.simpleBaselines)
            let shift = isMoved ? storage.verticalShifts[Int32(child.row)] ?? 0 : 0
            top += boxes[child.row].origin.y - shift
            size = boxes[child.row].size
            (row, isLast) = (child.row, child.isLast)
        }
    }

    /// The child whose first or last baseline is its parent's.
    private func baselineChild(of row: Int, isLast: Bool) -> BaselineChild? {
        if styles[row].flexWrap != .noWrap, let ends = storage.lineBaselines[Int32(row)] {
            return isLast ? ends.last : ends.first
        }
        var search = BaselineSearch(self, in: row, isLast: isLast)
        return search.find()
    }
}
