internal import LayoutCore

/// [Baselines of flex containers](https://www.w3.org/TR/css-flexbox-1/#flex-baselines) (8.5).
extension FlexLayoutPass {
    /// Whether an item takes part in baseline alignment.
    func sharesBaseline(_ item: FlexItem) -> Bool {
        container.alignsBaselines && item.align >= .baseline && item.autoMargins.isDisjoint(with: .cross)
    }

    /// The largest distances from the start of an item to its first baseline, and from its end to its last, among the
    /// items of a line that share them.
    func ascents(in line: FlexLine) -> (first: Double, last: Double) {
        guard container.alignsBaselines else { return (0, 0) }
        var result = (first: rules.minimumAscent, last: rules.minimumAscent)
        for index in line.items where sharesBaseline(items[index]) {
            if items[index].align == .baseline {
                result.first = max(result.first, items[index].ascent)
            } else {
                result.last = max(result.last, items[index].ascent)
            }
        }
        return result
    }

    /// The ascent of an item of a column, which has no baseline on that axis: it is synthesized from its left edge.
    func synthesizedAscent(of item: FlexItem) -> Double {
        let left = container.axes.isCrossReversed ? item.crossMarginEnd : item.crossMarginStart
        let isFromRight = container.axes.isCrossReversed != (item.align == .lastBaseline)
        return isFromRight ? item.outerCrossSize - left : left
    }

    /// 9.4, step 8: how far the baselines of items lie below the tops of their margin boxes.
    ///
    /// The position of an item's baseline is known only when its content has been laid out.
    func determineBaselines() throws(Interruption) {
        guard container.alignsBaselines, !isCrossSizeKnown else { return }
        for index in remainingItems where sharesBaseline(items[index]) {
            let item = items[index]
            switch container.axes.main {
            case .horizontal: item.ascent = try ascent(of: item)
            case .vertical: item.ascent = synthesizedAscent(of: item)
            }
        }
    }

    /// How far the baseline of an item in a row lies below the top of its margin box; for last baselines, and with
    /// `wrap-reverse`, above its bottom.
    private func ascent(of item: FlexItem) throws(Interruption) -> Double {
        let size = Size(.horizontal, main: item.targetMainSize, cross: item.crossSize)
        _ = try self.size(of: item, layoutRequest(of: item))
        let isReversed = container.axes.isCrossReversed
        let isLast = item.align == .lastBaseline
        let baseline =
            tree.baseline(of: item.row, size: size, isLast: isLast)
            + (isReversed ? item.crossMarginEnd : item.crossMarginStart)
        return isReversed != isLast ? item.crossMargin + item.crossSize - baseline : baseline
    }

    /// Determines the baselines of items again that stretch although they are aligned by them. Lines keep theirs.
    func updateStretchedBaselines() throws(Interruption) {
        guard container.alignsBaselines, container.axes.main == .horizontal else { return }
        for index in remainingItems where sharesBaseline(items[index]) {
            let item = items[index]
            let style = tree.styles[item.row]
            guard style.height == .stretch || style.minHeight == .stretch || style.maxHeight == .stretch
            else { continue }
            item.ascent = try ascent(of: item)
        }
    }
}

extension FlexTree {
    /// The distance from the top of a node that has been laid out to its first or last baseline.
    func baseline(of row: Int, size: Size, isLast: Bool = false) -> Double {
        var (row, size, isLast) = (row, size, isLast)
        var top = 0.0
        // The baseline of a scroll container is clamped to its box.
        var (minimum, maximum) = (-Double.infinity, Double.infinity)
        while true {
            if styles[row].isScrollContainer, !rules.baselinesFollowTreeOrder {
                (minimum, maximum) = (
                    max(minimum, min(top, maximum)), max(minimum, min(top + size.height, maximum))
                )
            }
            if let functions = leafFunctions[row],
                let baseline = isLast ? functions.lastBaseline ?? functions.baseline : functions.baseline
            {
                let value = baseline(size)
                return max(minimum, min(top + (value.isFinite ? value : size.height), maximum))
            }
            guard let child = baselineChild(of: row, isLast: isLast) else {
                return max(minimum, min(top + size.height, maximum))
            }
            // Relative positioning moves a box without the baseline of its container.
            let isMoved =
                styles[child.row].position == .relative && !styles[child.row].inset.isUnset
                && !rules.baselinesFollowTreeOrder
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
