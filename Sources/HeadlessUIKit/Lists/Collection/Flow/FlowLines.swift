import Foundation

/// The lines of a section. Lines of equal items are one block of any number of lines.
struct FlowLines {
    /// Lines of which each has as many items; a block of several lines has items of one size.
    struct Block {
        var firstItem: Int
        var itemsPerLine: Int
        var lineCount: Int
        /// The distance of the first line from the start of the section's lines.
        var offset: CGFloat
        /// The length of each line along the axis of scrolling.
        var thickness: CGFloat
        /// The sum of the lengths of a line's items.
        var sum: CGFloat

        var itemCount: Int { itemsPerLine * lineCount }
    }

    /// A line with what its items need.
    struct Line {
        var items: Range<Int>
        /// The distance from the start of the section's lines.
        var offset: CGFloat
        var thickness: CGFloat
        /// Where the first item begins, and the space between the items.
        var start: CGFloat
        var spacing: CGFloat
    }

    /// The length of the lines.
    var available: CGFloat = 0
    var minimumSpacing: CGFloat = 0
    var lineSpacing: CGFloat = 0
    var itemCount = 0
    var blocks: [Block] = []
    /// Whether the last line has the spacing of a full one.
    var isGrid = true
    /// The length of the last item along the line.
    var lastLength: CGFloat = 0

    /// What floating-point arithmetic may exceed the available length by.
    static let tolerance: CGFloat = 1e-7

    /// The extent of all lines along the axis of scrolling.
    var extent: CGFloat {
        guard let last = blocks.last else { return 0 }
        return last.offset + CGFloat(last.lineCount) * (last.thickness + lineSpacing) - lineSpacing
    }

    /// The number of items of a length that fit into a line; at least 1.
    func capacity(_ length: CGFloat) -> Int {
        let step = length + minimumSpacing
        guard step > 0 else { return Int.max / 4 }
        let count = ((available + minimumSpacing + Self.tolerance) / step).rounded(.down)
        return count >= 1 ? Int(min(count, 1e15)) : 1
    }

    // MARK: Lookup

    func blockIndex(ofItem item: Int) -> Int {
        var (low, high) = (0, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if blocks[middle].firstItem <= item { low = middle } else { high = middle }
        }
        return low
    }

    /// The last block that begins at or before an offset.
    private func blockIndex(at offset: CGFloat) -> Int {
        var (low, high) = (0, blocks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if blocks[middle].offset <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The line of an item.
    func line(ofItem item: Int) -> Line {
        let index = blockIndex(ofItem: item)
        return line((item - blocks[index].firstItem) / blocks[index].itemsPerLine, of: index)
    }

    private func line(_ number: Int, of index: Int) -> Line {
        let block = blocks[index]
        let first = block.firstItem + number * block.itemsPerLine
        let isLast = index == blocks.count - 1 && number == block.lineCount - 1
        let (start, spacing) = distribution(of: block, isLast: isLast)
        return Line(
            items: first..<(first + block.itemsPerLine),
            offset: block.offset + CGFloat(number) * (block.thickness + lineSpacing),
            thickness: block.thickness, start: start, spacing: spacing)
    }

    /// Where a line's first item begins and how far its items are apart.
    private func distribution(of block: Block, isLast: Bool) -> (start: CGFloat, spacing: CGFloat) {
        guard isLast else { return full(block.itemsPerLine, sum: block.sum) }
        let length = block.itemsPerLine == 1 ? block.sum : lastLength
        let count = capacity(length)
        if isGrid {
            // As if further items of the same length filled the line.
            guard count < Int.max / 4 else { return (0, minimumSpacing) }
            return full(max(count, block.itemsPerLine), sum: CGFloat(count) * length)
        }
        if block.itemsPerLine == 1, count == 1 { return full(1, sum: block.sum) }
        return (0, minimumSpacing)
    }

    private func full(_ count: Int, sum: CGFloat) -> (start: CGFloat, spacing: CGFloat) {
        count > 1
            ? (0, (available - sum) / CGFloat(count - 1)) : ((available - sum) / 2, minimumSpacing)
    }

    /// Calls a closure for the lines that overlap a range of offsets.
    func forEachLine(from start: CGFloat, to end: CGFloat, _ body: (Line) -> Void) {
        guard !blocks.isEmpty, start <= end else { return }
        // Lines may overlap where spacing is negative.
        let first = start - max(0, -lineSpacing)
        var index = blockIndex(at: first)
        if index > 0 { index -= 1 }
        while index < blocks.count, blocks[index].offset <= end + max(0, -lineSpacing) {
            let block = blocks[index]
            let step = block.thickness + lineSpacing
            var numbers = 0..<block.lineCount
            if step > 0 {
                let low = ((first - block.offset) / step).rounded(.down) - 1
                let high = ((end - block.offset) / step).rounded(.up) + 1
                let limit = CGFloat(block.lineCount)
                numbers = Int(min(max(low, 0), limit))..<Int(min(max(high, max(low, 0)), limit))
            }
            for number in numbers {
                let line = line(number, of: index)
                if line.offset <= end, line.offset + line.thickness >= start { body(line) }
            }
            index += 1
        }
    }
}
