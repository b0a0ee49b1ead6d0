internal import LayoutCore

/// [Baselines of flex containers](https://www.w3.org/TR/css-flexbox-1/#flex-baselines).
extension FlexLayoutPass {
    /// Whether an item takes part in the baseline of its line.
    func sharesBaseline(_ item: FlexItem) -> Bool {
        frame.alignsBaselines && item.align == .baseline && item.autoMargins.isDisjoint(with: .cross)
    }

    /// Finds how far the baselines of items lie below the tops of their margin boxes.
    ///
    /// Where an item's baseline lies is known only when its inside has been laid out.
    mutating func determineBaselines() -> Bool {
        guard frame.alignsBaselines, !(frame.isCrossGiven && !frame.request.wantsLayout) else { return true }
        while frame.cursor < items.count {
            let item = items[frame.cursor]
            if sharesBaseline(item) {
                let size = Size(.horizontal, main: item.target, cross: item.crossSize)
                let request = SizingRequest(
                    known: size, available: .natural, percentBase: frame.percentBase,
                    openAxes: openAxes(of: item), wantsLayout: true, direction: item.direction)
                guard self.size(of: item.row, request) != nil else { return false }
                let above = frame.axes.isCrossReversed ? item.crossMarginEnd : item.crossMarginStart
                let baseline = tree.baseline(of: item.row, size: size) + above
                // Wrap-reverse turns the cross axis over: its lines start at the bottom.
                items[frame.cursor].ascent =
                    frame.axes.isCrossReversed ? item.crossMargin + item.crossSize - baseline : baseline
            }
            frame.cursor += 1
        }
        return true
    }
}

extension Size {
    /// No limit on either axis.
    static let natural = Size(width: .infinity, height: .infinity)
}

extension FlexTree {
    /// The distance from the top of a node that has been laid out to its first baseline.
    func baseline(of row: Int, size: Size) -> Double {
        var row = row
        var size = size
        var top = 0.0
        while true {
            if let baseline = leafFunctions[row]?.baseline {
                let value = baseline(size)
                return top + (value.isFinite ? value : size.height)
            }
            guard let child = baselineChild(of: row) else { return top + size.height }
            top += boxes[child].origin.y
            size = boxes[child].size
            row = child
        }
    }

    /// The child whose baseline is its parent's: the first one aligned by it, else the first.
    private func baselineChild(of row: Int) -> Int? {
        let isRow = styles[row].flexDirection.axis == .horizontal
        var first: Int?
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            if styles[index].display == .flex, styles[index].position != .absolute {
                if first == nil { first = index }
                if !isRow { break }
                if (styles[index].alignSelf ?? styles[row].alignItems) == .baseline { return index }
            }
            child = links[index].next
        }
        return first
    }
}
