/// [9.5 Main-axis alignment](https://www.w3.org/TR/css-flexbox-1/#main-alignment).
extension FlexLayoutPass {
    /// Step 12: distributes the room that a line leaves.
    mutating func alignMain(_ line: FlexLine) {
        let own = tree.styles[frame.row].justifyContent.resolved(in: frame.axes, frame.request.direction)
        if own == .flexStart, !frame.facts.contains(.autoMargins) { return packMain(line) }
        let used = line.items.reduce(gaps(in: line)) { $0 + items[$1].target + items[$1].mainMargin }
        let free = frame.main - used
        var autoMargins = 0
        for index in line.items {
            if items[index].autoMargins.contains(.mainStart) { autoMargins += 1 }
            if items[index].autoMargins.contains(.mainEnd) { autoMargins += 1 }
        }
        let autoMargin = autoMargins > 0 && free > 0 ? free / Double(autoMargins) : 0
        let isFilled = autoMargins > 0 && (free > 0 || errata.contains(.autoMarginsReplaceJustification))
        let justify: JustifyContent =
            isFilled ? .flexStart : own
        let flow = tree.styles[frame.row].flexDirection
        let isTurned = flow == .rowReverse || flow == .columnReverse
        let spacing = justify.spacing(free: free, count: line.items.count, isTurned: isTurned && keepsStart)
        var offset = spacing.before
        for index in line.items {
            if items[index].autoMargins.contains(.mainStart) { offset += autoMargin }
            offset += items[index].mainMarginStart
            items[index].mainOffset = offset
            offset += items[index].target + items[index].mainMarginEnd + spacing.between + frame.mainGap
            if items[index].autoMargins.contains(.mainEnd) { offset += autoMargin }
        }
    }

    /// Places the items of a line one after the other.
    private func packMain(_ line: FlexLine) {
        let gap = frame.mainGap
        var offset = 0.0
        for index in line.items {
            let item = items[index]
            offset += item.mainMarginStart
            item.mainOffset = offset
            offset += item.target + item.mainMarginEnd + gap
        }
    }

    /// Whether what overflows starts where text does, also in a flow against it.
    var keepsStart: Bool { !errata.contains(.overflowStartsWithTheFlow) }
}

extension JustifyContent {
    /// The room before the first item, and between items beyond their gaps.
    ///
    /// - Parameter isTurned: Whether what overflows has to start at the other end of the flow.
    func spacing(free: Double, count: Int, isTurned: Bool = false) -> (before: Double, between: Double) {
        let parts = Double(count)
        switch self {
        case .flexStart, .start, .left, .stretch: return (0, 0)
        case .center: return (free / 2, 0)
        case .flexEnd, .end, .right: return (free, 0)
        case .spaceBetween where free < 0: return (0, 0)
        case _ where free < 0 || count == 0: return (isTurned ? free : 0, 0)
        case .spaceBetween: return (0, count > 1 ? free / (parts - 1) : 0)
        case .spaceAround: return (free / parts / 2, free / parts)
        case .spaceEvenly: return (free / (parts + 1), free / (parts + 1))
        }
    }
}
