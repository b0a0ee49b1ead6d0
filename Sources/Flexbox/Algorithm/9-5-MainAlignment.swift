/// [9.5 Main-axis alignment](https://www.w3.org/TR/css-flexbox-1/#main-alignment).
extension FlexLayoutPass {
    /// Step 12: distributes the free space of a line.
    func alignMain(_ line: FlexLine) {
        let style = tree.styles[container.row]
        let justify = style.justifyContent.resolved(in: container.axes, container.request.direction)
        var (spacing, autoMargin) = (JustifyContent.Spacing.none, 0.0)
        if justify != .flexStart || container.features.contains(.autoMargins) {
            let used = line.items.reduce(gaps(in: line)) {
                $0 + items[$1].targetMainSize + items[$1].mainMargin
            }
            let free = container.mainSize - used
            let autoMargins = autoMarginCount(in: line)
            if autoMargins > 0, free > 0 { autoMargin = free / Double(autoMargins) }
            let isFilled = autoMargins > 0 && (free > 0 || rules.autoMarginsReplaceJustification)
            let isReversed = style.flexDirection.isReversed && rules.overflowKeepsReadingStart
            spacing = (isFilled ? .flexStart : justify)
                .spacing(free: free, count: line.items.count, isReversed: isReversed)
        }
        var offset = spacing.before
        for index in line.items {
            let item = items[index]
            if item.autoMargins.contains(.mainStart) { offset += autoMargin }
            offset += item.mainMarginStart
            item.mainOffset = offset
            offset += item.targetMainSize + item.mainMarginEnd + spacing.between + container.mainGap
            if item.autoMargins.contains(.mainEnd) { offset += autoMargin }
        }
    }

    private func autoMarginCount(in line: FlexLine) -> Int {
        line.items.reduce(0) { count, index in
            let margins = items[index].autoMargins
            return count + (margins.contains(.mainStart) ? 1 : 0) + (margins.contains(.mainEnd) ? 1 : 0)
        }
    }
}

extension FlexDirection {
    /// Whether the flow runs against its axis.
    var isReversed: Bool { self == .rowReverse || self == .columnReverse }
}

extension JustifyContent {
    /// The space before the first item, and between items beyond their gaps.
    struct Spacing {
        var before: Double
        var between: Double

        static let none = Spacing(before: 0, between: 0)
    }

    /// Distributes free space among items.
    ///
    /// - Parameter isReversed: Whether what overflows has to start at the other end of the flow.
    func spacing(free: Double, count: Int, isReversed: Bool) -> Spacing {
        let parts = Double(count)
        switch self {
        case .flexStart, .start, .left, .stretch: return .none
        case .center: return Spacing(before: free / 2, between: 0)
        case .flexEnd, .end, .right: return Spacing(before: free, between: 0)
        case .spaceBetween where free < 0: return .none
        case _ where free < 0 || count == 0: return Spacing(before: isReversed ? free : 0, between: 0)
        case .spaceBetween: return Spacing(before: 0, between: count > 1 ? free / (parts - 1) : 0)
        case .spaceAround: return Spacing(before: free / parts / 2, between: free / parts)
        case .spaceEvenly: return Spacing(before: free / (parts + 1), between: free / (parts + 1))
        }
    }
}
