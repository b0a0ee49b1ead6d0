internal import LayoutCore

/// [9.2 step 4](https://www.w3.org/TR/css-flexbox-1/#algo-main-container) and
/// [9.3 Main size determination](https://www.w3.org/TR/css-flexbox-1/#main-sizing).
extension FlexLayoutPass {
    /// Step 4: the main size of the container, if it is not definite, and step 5: its lines.
    func determineMainSize() {
        if breaksAtOwnHeight { return collectLines(within: ownHeightLimit) }
        if container.isMainDefinite { return collectLines(within: container.mainSize) }
        let axis = container.axes.main
        if container.wraps, axis == .vertical, !rules.contentExceedsAvailableSpace {
            collectLines(within: ownHeightLimit)
            container.mainSize = clampedMainSize(longestLine)
            return
        }
        var length = contentLength
        if case .definite(let available) = container.availableMain, length > available,
            rules.fitsContent(on: axis) || container.wraps
        {
            length = available
        }
        if let minContent = container.minContentSize { length = max(length, minContent) }
        container.mainSize = clampedMainSize(length)
        collectLines(within: container.mainSize)
    }

    private func clampedMainSize(_ length: Double) -> Double {
        let side = container.box[container.axes.main]
        return side.clamped(length + side.paddingAndBorder) - side.paddingAndBorder
    }

    /// Whether the height of a multi-line column was found from the content, so that it breaks no lines.
    private var breaksAtOwnHeight: Bool {
        container.wraps && container.axes.main == .vertical && container.isMainDefinite
            && container.request.indefiniteAxes.contains(.vertical) && !rules.contentExceedsAvailableSpace
    }

    /// The height at which lines of a column break while its height is indefinite: only that of its style.
    private var ownHeightLimit: Double {
        let request = container.request
        if container.mayExceedKnownMainSize, let height = request.known.height {
            return height - container.mainPaddingAndBorder
        }
        let side =
            tree.box(
                of: container.row, containingBlockSize: request.containingBlockSize, request.direction
            ).vertical
        let isPercentage = tree.styles[container.row].height.isPercent
        // A percentage says nothing while the content is measured.
        let height = isPercentage ? nil : side.size
        return (height ?? side.clamped(.infinity)) - side.paddingAndBorder
    }

    private var longestLine: Double {
        linesAtHand.reduce(0) { max($0, hypotheticalLength(of: lines[$1])) }
    }

    /// The sum of the outer hypothetical main sizes of a line's items, and of the gaps between them.
    func hypotheticalLength(of line: FlexLine) -> Double {
        line.items.reduce(gaps(in: line)) { $0 + items[$1].outerHypotheticalMainSize }
    }

    /// Step 5: collects items into lines.
    private func collectLines(within available: Double) {
        lines.truncate(to: container.firstLine)
        var start = container.firstItem
        guard container.wraps else {
            lines.append(FlexLine(items: start..<items.count))
            return
        }
        var length = 0.0
        for index in allItems {
            let outerSize = items[index].outerHypotheticalMainSize
            let longer = length + container.mainGap + outerSize
            // Sums of thirds must not break a line that holds them exactly.
            if index == start {
                length = outerSize
            } else if longer > available + 1e-9 * max(1, available) {
                lines.append(FlexLine(items: start..<index))
                start = index
                length = outerSize
            } else {
                length = longer
            }
        }
        lines.append(FlexLine(items: start..<items.count))
    }
}
