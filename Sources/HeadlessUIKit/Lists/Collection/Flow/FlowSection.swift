import Foundation

/// A section of a flow layout: header, inset, lines, inset, footer.
struct FlowSection {
    /// Where the section begins along the axis of scrolling.
    var start: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The insets along the axis of scrolling.
    var insets: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The inset before the lines' start.
    var crossInset: CGFloat = 0
    var sizes: FlowItemSizes
    var lines: FlowLines

    var linesStart: CGFloat { start + header + insets.start }
    var length: CGFloat { header + insets.start + lines.extent + insets.end + footer }
    var end: CGFloat { start + length }

    /// Breaks the items into lines.
    mutating func breakLines(itemCount: Int) {
        lines.blocks = []
        lines.isGrid = sizes.areEqual
        breakLines(from: 0, to: itemCount)
    }

    private mutating func breakLines(from first: Int, to count: Int) {
        var breaker = FlowBreaker(lines)
        sizes.forEachRun(from: first, to: count) { breaker.add($0, $1) }
        lines = breaker.finish()
    }

    /// Takes over sizes that views preferred. Lines before the first of them stay if nothing in them depends on the average.
    mutating func take(_ preferred: [Int: FlowSize], confirmed: [Int: FlowSize]) {
        guard let first = [preferred.keys.min(), confirmed.keys.min()].compactMap({ $0 }).min() else {
            return
        }
        if sizes.measured == nil { sizes.measured = MeasuredSizes() }
        for (item, size) in confirmed { sizes.measured?.set(size, at: item, isConfirmed: true) }
        for (item, size) in preferred { sizes.measured?.set(size, at: item) }
        let count = lines.itemCount
        guard sizes.areFixed(before: first), !lines.blocks.isEmpty else {
            return breakLines(itemCount: count)
        }
        lines.isGrid = sizes.areEqual
        // An item may also join the line before its own.
        let index = max(0, lines.blockIndex(ofItem: first) - 1)
        let restart = lines.blocks[index].firstItem
        lines.blocks.removeSubrange(index...)
        breakLines(from: restart, to: count)
    }

    /// The start of an item in the section's lines, along them.
    func crossStart(of item: Int, in line: FlowLines.Line) -> CGFloat {
        guard item > line.items.lowerBound else { return line.start }
        var start = line.start
        if case .uniform(let size) = sizes.given, sizes.measured == nil {
            return start + CGFloat(item - line.items.lowerBound) * (size.cross + line.spacing)
        }
        for other in line.items.lowerBound..<item { start += sizes[other].cross + line.spacing }
        return start
    }
}
