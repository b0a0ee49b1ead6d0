internal import LayoutCore

/// [9.2 step 4](https://www.w3.org/TR/css-flexbox-1/#algo-main-container) and
/// [9.3 Main size determination](https://www.w3.org/TR/css-flexbox-1/#main-sizing).
extension FlexLayoutPass {
    /// The main size of the container, if it was not given.
    mutating func determineMainSize() {
        guard !frame.isMainGiven else { return }
        var length = contentLength
        if frame.mainRoom.isFinite, length > frame.mainRoom {
            if fitsContent(on: frame.axes.main) {
                length = max(frame.mainRoom, frame.minContent)
            } else if frame.wraps {
                length = frame.mainRoom
            }
        }
        let side = frame.box[frame.axes.main]
        frame.main = side.clamped(length + side.inset) - side.inset
    }

    /// Step 5: collects items into lines.
    mutating func breakLines() {
        lines.cut(to: frame.firstLine)
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
                if longer > frame.main + 1e-9 * max(1, frame.main) {
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
