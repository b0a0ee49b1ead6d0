import Foundation

/// Breaks items into lines: an item joins a line while it fits with the minimum spacing.
struct FlowBreaker {
    private(set) var lines: FlowLines
    private var next: Int
    private var offset: CGFloat
    /// The line that may take more items.
    private var open = OpenLine()

    private struct OpenLine {
        var count = 0
        var sum: CGFloat = 0
        var thickness: CGFloat = 0
    }

    /// Begins after the blocks that the lines have.
    init(_ lines: FlowLines) {
        self.lines = lines
        next = lines.blocks.last.map { $0.firstItem + $0.itemCount } ?? 0
        offset = lines.blocks.isEmpty ? 0 : lines.extent + lines.lineSpacing
    }

    /// Adds items of one size.
    mutating func add(_ count: Int, _ size: FlowSize) {
        var left = count
        if left > 0 { lines.lastLength = size.cross }
        while left > 0 {
            if open.count == 0 {
                // Lines that are full of these items, and are followed by at least one more.
                let capacity = lines.capacity(size.cross)
                let fullLines = (left - 1) / capacity
                if fullLines > 0 {
                    close(capacity, lineCount: fullLines, size.main, sum: CGFloat(capacity) * size.cross)
                    left -= fullLines * capacity
                }
            }
            let joining = min(left, fitting(size.cross))
            guard joining > 0 else {
                closeOpenLine()
                continue
            }
            open.count += joining
            open.sum += CGFloat(joining) * size.cross
            open.thickness = max(open.thickness, size.main)
            left -= joining
        }
    }

    /// The number of items of a length that the open line still takes.
    private func fitting(_ length: CGFloat) -> Int {
        guard open.count > 0 else { return lines.capacity(length) }
        let step = length + lines.minimumSpacing
        let used = open.sum + CGFloat(open.count - 1) * lines.minimumSpacing
        let free = lines.available + FlowLines.tolerance - used
        guard step > 0 else { return free >= 0 ? Int.max / 4 : 0 }
        return free >= step ? Int(min((free / step).rounded(.down), 1e15)) : 0
    }

    private mutating func closeOpenLine() {
        guard open.count > 0 else { return }
        close(open.count, lineCount: 1, open.thickness, sum: open.sum)
        open = OpenLine()
    }

    private mutating func close(_ perLine: Int, lineCount: Int, _ thickness: CGFloat, sum: CGFloat) {
        lines.blocks.append(
            FlowLines.Block(
                firstItem: next, itemsPerLine: perLine, lineCount: lineCount, offset: offset,
                thickness: thickness, sum: sum))
        next += perLine * lineCount
        offset += CGFloat(lineCount) * (thickness + lines.lineSpacing)
    }

    /// Closes the last line.
    mutating func finish() -> FlowLines {
        closeOpenLine()
        lines.itemCount = next
        return lines
    }
}
