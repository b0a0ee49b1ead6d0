import Typesetting

/// Shortens what is left of a text so that it fits the last line, with an ellipsis for what was cut.
struct Truncation {
    let setting: TextSetting
    /// The room of the line, in units.
    let room: Int

    /// The line that remains. At the tail a paragraph that others follow gets an ellipsis even where it
    /// fits; at the head and in the middle all that follows flows into the line before it is cut.
    func line(
        of block: ShapedBlock, from start: Int, followedBy rest: ArraySlice<TextBlock>
    ) -> ShapedBlock {
        switch setting.bounds.truncation {
        case .truncatingHead, .truncatingMiddle:
            var flow = TextBlock(continuing: block)
            flow.append(block.block, in: block.characters.offsets[start]..<block.block.bytes.count)
            for next in rest {
                flow.append(CollectionOfOne(0x20), run: next.emptyRun)
                flow.append(next, in: 0..<next.bytes.count)
            }
            let whole = ShapedBlock(flow, in: setting)
            let count = whole.characters.count
            if setting.bounds.truncation == .truncatingHead {
                return cut(whole, from: 0, headRoom: { _ in 0 })
            }
            return count > 0 ? cut(whole, from: 0, headRoom: { $0 / 2 }) : whole
        default:
            return cutTail(of: block, from: start)
        }
    }

    /// The beginning of the characters and an ellipsis.
    private func cutTail(of block: ShapedBlock, from start: Int) -> ShapedBlock {
        let columns = block.characters
        let ellipsis = ellipsisWidth(of: block, at: start)
        var end = start
        var width = 0
        while end < columns.count, width + columns.widths[end] + ellipsis <= room {
            width += columns.widths[end]
            end += 1
        }
        while true {
            end = boundary(in: block, atOrBefore: end, from: start)
            let short = join(block, head: start..<end, tail: columns.count..<columns.count)
            if short.characters.totalWidth <= room { return short }
            if end == start { return ShapedBlock(TextBlock(continuing: block), in: setting) }
            end -= 1
        }
    }

    /// Some of the beginning, an ellipsis and as much of the end as fits.
    private func cut(_ block: ShapedBlock, from start: Int, headRoom: (Int) -> Int) -> ShapedBlock {
        let columns = block.characters
        let free = max(0, room - ellipsisWidth(of: block, at: max(0, columns.count - 1)))
        var head = start
        var width = 0
        while head < columns.count, width + columns.widths[head] <= headRoom(free) {
            width += columns.widths[head]
            head += 1
        }
        head = boundary(in: block, atOrBefore: head, from: start)
        var tail = columns.count
        while tail > head, width + columns.widths[tail - 1] <= free {
            width += columns.widths[tail - 1]
            tail -= 1
        }
        while true {
            tail = boundary(in: block, atOrAfter: tail)
            let short = join(block, head: start..<head, tail: tail..<columns.count)
            if short.characters.totalWidth <= room { return short }
            if tail < columns.count {
                tail += 1
            } else if head > start {
                head = boundary(in: block, atOrBefore: head - 1, from: start)
            } else {
                return ShapedBlock(TextBlock(continuing: block), in: setting)
            }
        }
    }

    /// The place between two characters as people see them, without spaces before it.
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
