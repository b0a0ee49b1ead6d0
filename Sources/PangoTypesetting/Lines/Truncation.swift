import Typesetting

/// Shortens what is left of a text so that it fits the last line, with an ellipsis for what was cut.
struct Truncation {
    let setting: TextSetting
    /// The available width of the line, in units.
    let availableWidth: Int

    /// The line that remains, and whether anything was cut. At the tail a paragraph that others follow gets
    /// an ellipsis even where it fits; at the head and in the middle all that follows flows into the line
    /// before it is cut.
    func line(
        of block: ShapedBlock, from start: Int, followedBy rest: ArraySlice<TextBlock>
    ) -> (line: ShapedBlock, isCut: Bool) {
        if setting.bounds.truncation == .truncatingTail { return (cutTail(of: block, from: start), true) }
        let flow = self.flow(block, from: start, rest: rest)
        if flow.characters.totalWidth <= availableWidth { return (flow, false) }
        let keepsHead = setting.bounds.truncation == .truncatingMiddle
        return (cut(flow) { keepsHead ? $0 / 2 : 0 }, true)
    }

    /// All that is left of the text as one block.
    private func flow(_ block: ShapedBlock, from start: Int, rest: ArraySlice<TextBlock>) -> ShapedBlock {
        var flow = TextBlock(continuing: block)
        flow.append(block.block, in: block.characters.offsets[start]..<block.block.bytes.count)
        for next in rest {
            flow.append(CollectionOfOne(0x20), run: next.emptyRun)
            flow.append(next, in: 0..<next.bytes.count)
        }
        return ShapedBlock(flow, in: setting)
    }

    /// The beginning of the characters and an ellipsis.
    private func cutTail(of block: ShapedBlock, from start: Int) -> ShapedBlock {
        let columns = block.characters
        let ellipsis = ellipsisWidth(of: block, at: start)
        var end = start
        var width = 0
        while end < columns.count, width + columns.widths[end] + ellipsis <= availableWidth {
            width += columns.widths[end]
            end += 1
        }
        // Kerning before the ellipsis may let one more fit.
        end = min(end + 1, columns.count)
        while true {
            end = boundary(in: block, atOrBefore: end, from: start)
            let short = join(block, head: start..<end, tail: columns.count..<columns.count)
            if short.characters.totalWidth <= availableWidth { return short }
            if end == start { return ShapedBlock(TextBlock(continuing: block), in: setting) }
            end -= 1
        }
    }

    /// Some of the beginning, an ellipsis and as much of the end as fits.
    private func cut(_ block: ShapedBlock, headWidth: (Int) -> Int) -> ShapedBlock {
        let columns = block.characters
        let free = max(0, availableWidth - ellipsisWidth(of: block, at: max(0, columns.count - 1)))
        var head = 0
        var width = 0
        while head < columns.count, width + columns.widths[head] <= headWidth(free) {
            width += columns.widths[head]
            head += 1
        }
        head = boundary(in: block, atOrBefore: head, from: 0)
        var tail = columns.count
        while tail > head, width + columns.widths[tail - 1] <= free {
            width += columns.widths[tail - 1]
            tail -= 1
        }
        tail = max(head, tail - 1)
        while true {
            tail = boundary(in: block, atOrAfter: tail)
            let short = join(block, head: 0..<head, tail: tail..<columns.count)
            if short.characters.totalWidth <= availableWidth { return short }
            if tail < columns.count {
                tail += 1
            } else if head > 0 {
                head = boundary(in: block, atOrBefore: head - 1, from: 0)
            } else {
                return ShapedBlock(TextBlock(continuing: block), in: setting)
            }
        }
    }

    /// The boundary between two characters as people see them, without spaces before it.
    private func boundary(in block: ShapedBlock, atOrBefore end: Int, from start: Int) -> Int {
        let columns = block.characters
        var end = end
        while end > start, !columns.breaks[end].contains(.character) || columns.isSpace[end - 1] { end -= 1 }
        return end
    }

    private func boundary(in block: ShapedBlock, atOrAfter start: Int) -> Int {
        let columns = block.characters
        var start = start
        while start < columns.count, !columns.breaks[start].contains(.character) || columns.isSpace[start] {
            start += 1
        }
        return start
    }

    private func join(_ block: ShapedBlock, head: Range<Int>, tail: Range<Int>) -> ShapedBlock {
        let offsets = block.characters.offsets
        var text = TextBlock(continuing: block)
        text.append(block.block, in: offsets[head.lowerBound]..<offsets[head.upperBound])
        let neighbour = head.isEmpty ? offsets[tail.lowerBound] : offsets[head.upperBound] - 1
        text.append("…".utf8, run: block.block.run(at: neighbour))
        text.append(block.block, in: offsets[tail.lowerBound]..<offsets[tail.upperBound])
        return ShapedBlock(text, in: setting)
    }

    private func ellipsisWidth(of block: ShapedBlock, at character: Int) -> Int {
        var text = TextBlock(continuing: block)
        let run = block.block.run(at: block.characters.offsets[min(character, block.characters.count)])
        text.append("…".utf8, run: run)
        return ShapedBlock(text, in: setting).characters.totalWidth
    }
}

extension TextBlock {
    /// An empty block of the same paragraph.
    init(continuing block: ShapedBlock) {
        self.init(
            emptyRun: block.block.emptyRun, style: block.block.style,
            startsParagraph: block.block.startsParagraph)
        isRightToLeft = block.isRightToLeft
    }
}
