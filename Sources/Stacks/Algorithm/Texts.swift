internal import LayoutCore

/// Texts, which are measured once for all widths at which their lines break the same way.
extension StackTree {
    /// The length of a text on an axis.
    @inline(__always)
    func textLength(_ axis: Axis, of row: Int, _ offer: ProposedSize) throws(TooDeep) -> Double {
        if axis == .horizontal, offer.horizontal == 0 { return 0 }
        let text = try text(of: row, in: offer)
        return axis == .horizontal ? cache[text].width : cache[text].height(in: offer.vertical)
    }

    /// The place of a text's answer to a proposed width, kept or measured.
    @inline(__always)
    func text(of row: Int, in offer: ProposedSize) throws(TooDeep) -> Int {
        let room = offer.horizontal.isNone ? .infinity : offer.horizontal
        let known = cache.text(in: room, answers[row])
        return known >= 0 ? known : try measuredText(of: row, in: room)
    }

    @inline(never)
    private func measuredText(of row: Int, in room: Double) throws(TooDeep) -> Int {
        var measurement = Measurement(.zero)
        if let measure = functions[row]?.measure {
            statistics.measureCalls += 1
            measurement = measure(
                ProposedSize(.horizontal, main: room < .infinity ? room : .nan, cross: .nan))
            try checkInterruption()
        }
        let width = Self.answered(measurement.size.width, to: room < .infinity ? room : .nan)
        let size = Size(
            width: width < room ? width : room, height: Self.answered(measurement.size.height, to: .nan))
        var line = measurement.lineHeight ?? .nan
        if !(line > 0 && line < ProposedSize.unlimited) { line = .nan }
        let isNatural = (measurement.naturalWidth ?? .infinity) <= size.width
        return cache.keepText(isNatural ? .infinity : room, size, line: line, in: &answers[row])
    }
}

extension AnswerCache.Entry {
    /// The height where there is no room.
    @inline(__always)
    var leastHeight: Double { line < height ? line : height }

    /// The height of a text in room of a height, NaN for any: less room leaves out lines, but never the first.
    @inline(__always)
    func height(in room: Double) -> Double {
        // Rooms that are sums of lines may be a little off.
        guard room + 1e-9 < height, !line.isNaN else { return height }
        return min(max(((room + 1e-9) / line).rounded(.down), 1) * line, height)
    }
}
