internal import LayoutCore

/// [9.2 step 4](https://www.w3.org/TR/css-flexbox-1/#algo-main-container) and
/// [9.3 Main size determination](https://www.w3.org/TR/css-flexbox-1/#main-sizing).
extension FlexLayoutPass {
    /// The main size of the container, if it was not given, and step 5: the lines.
    mutating func determineMainSize() {
        if breaksByOwnHeight { return breakLines(within: ownHeightLimit) }
        if frame.isMainGiven { return breakLines(within: frame.main) }
        let side = frame.box[frame.axes.main]
        if frame.wraps, frame.axes.main == .vertical, !errata.contains(.contentOverflowsAvailableSpace) {
            breakLines(within: ownHeightLimit)
            frame.main = side.clamped(longestLine + side.inset) - side.inset
            return
        }
        var length = contentLength
        if length > frame.mainRoom, frame.mainRoom.isFinite {
            if fitsContent(on: frame.axes.main) {
                length = frame.mainRoom
            } else if frame.wraps {
                length = frame.mainRoom
            }
        }
        if !frame.minContent.isNaN { length = max(length, frame.minContent) }
        frame.main = side.clamped(length + side.inset) - side.inset
        breakLines(within: frame.main)
    }

    /// Whether the height of a column is one that was found from the content, so that it breaks no lines.
    private var breaksByOwnHeight: Bool {
        frame.wraps && frame.axes.main == .vertical && frame.isMainGiven
            && frame.request.openAxes.contains(.vertical)
            && !errata.contains(.contentOverflowsAvailableSpace)
    }

    /// The height at which lines of a column break while its height is not known: nothing else breaks them.
    private var ownHeightLimit: Double {
        let request = frame.request
        if refersToMain { return request.known.height - frame.mainInset }
        let own = tree.box(of: frame.row, percentBase: request.percentBase, request.direction).vertical
        // A part of another height says nothing while the content is measured.
        let isOpen = own.size.isNaN || tree.styles[frame.row].height.isPercent
        return (isOpen ? own.clamped(.infinity) : own.size) - own.inset
    }

    private var longestLine: Double {
        (frame.firstLine..<lines.count).reduce(0) { longest, line in
            max(longest, lines[line].items.reduce(gaps(in: lines[line])) { $0 + items[$1].outerHypothetical })
        }
    }

    /// Step 5: collects items into lines.
    private mutating func breakLines(within room: Double) {
        lines.truncate(to: frame.firstLine)
        var start = frame.firstItem
        guard frame.wraps else {
            lines.append(FlexLine(items: start..<items.count))
            return
        }
        var length = 0.0
        for index in mine {
            if index > start {
                let longer = length + frame.mainGap + items[index].outerHypothetical
                // Sums of thirds must not break a line that holds them exactly.
                if longer > room + 1e-9 * max(1, room) {
                    lines.append(FlexLine(items: start..<index))
                    start = index
                    length = items[index].outerHypothetical
                } else {
                    length = longer
                }
            } else {
                length = items[index].outerHypothetical
            }
        }
        lines.append(FlexLine(items: start..<items.count))
    }
}
