import LayoutCore
import Typesetting

/// Sets the blocks of a text in lines, from top to bottom.
struct TextSetter {
    let setting: TextSetting
    private let blocks: [TextBlock]
    private let width: Double
    private(set) var lines: [SetLine] = []
    private(set) var isTruncated = false
    private var column = LineColumn()

    /// Sets a text.
    init(_ setting: TextSetting) {
        self.setting = setting
        // NaN is no more than 0.
        width = setting.bounds.width > 0 ? setting.bounds.width : 0
        blocks = BlockSplitter.blocks(of: setting.text)
        for index in blocks.indices {
            if isFull { break }
            setBlock(index)
        }
    }

    /// The sizes of what was set.
    var measure: TextMeasure {
        guard let first = lines.first, let last = lines.last else { return .empty }
        let widest = lines.reduce(0) { max($0, $1.indent + $1.width + $1.style.trailingIndent) }
        return TextMeasure(
            size: Size(width: widest, height: column.bottom), firstBaseline: first.baseline,
            lastBaseline: last.baseline, lineCount: lines.count, isTruncated: isTruncated)
    }

    private var limit: Int { setting.bounds.lineLimit }
    private var isFull: Bool { limit > 0 && lines.count >= limit }

    private func hasText(from index: Int) -> Bool { blocks[index...].contains { !$0.bytes.isEmpty } }

    private mutating func setBlock(_ index: Int) {
        let block = ShapedBlock(blocks[index], in: setting)
        let filler = LineFiller(block, breaksAnywhere: blocks[index].style.lineBreakMode == .charWrapping)
        if blocks[index].startsParagraph, index > 0 {
            column.beginParagraph(blocks[index].style)
        }
        var start = 0
        repeat {
            let indent = blocks[index].style.indent(isFirst: start == 0 && blocks[index].startsParagraph)
            let availableWidth = PangoUnits.fittingUnits(
                blocks[index].style.availableWidth(in: width, indent: indent))
            let isLast = limit > 0 && lines.count == limit - 1
            if isLast,
                hasText(from: index + 1) || filler.overflows(from: start, availableWidth: availableWidth)
            {
                setLastLine(of: block, at: index, from: start, availableWidth: availableWidth)
                return
            }
            var content = fill(block, filler, from: start, availableWidth: availableWidth)
            if start == 0, let shorter = sparingWord(content, filler, availableWidth: availableWidth) {
                content = shorter
            }
            if isLast,
                content.characters.upperBound < block.characters.count || isTooWide(content, availableWidth)
            {
                setLastLine(of: block, at: index, from: start, availableWidth: availableWidth)
                return
            }
            append(content, indent: indent, availableWidth: availableWidth)
            start = content.characters.upperBound
        } while start < block.characters.count
    }

    /// The line that begins at a character.
    ///
    /// Shaping the end of a line anew may change its width: a letter at the end has another form in Arabic,
    /// and no kerning with the next. So a line is tried that is a little too long by the block's widths, and
    /// is shortened until it fits.
    private func fill(_ block: ShapedBlock, _ filler: LineFiller, from start: Int, availableWidth: Int)
        -> LineContent
    {
        var end = filler.longestEnd(from: start, availableWidth: availableWidth)
        while true {
            let content = LineContent(
                start..<end, of: block, needsGlyphs: setting.needsGlyphs, hangsSpaces: !filler.breaksAnywhere)
            guard content.width(hangingOver: availableWidth) > availableWidth,
                let earlier = filler.end(
                    from: start, availableWidth: filler.withSlack(availableWidth), before: end)
            else { return content }
            end = earlier
        }
    }

    /// The first of two lines without its last word, where the second would have a single word otherwise; nil
    /// where that is not requested or not possible. The text stays two lines long.
    private func sparingWord(_ first: LineContent, _ filler: LineFiller, availableWidth: Int) -> LineContent?
    {
        let block = first.block
        let columns = block.characters
        let end = first.characters.upperBound
        guard block.block.style.avoidsLoneLastWord, block.block.style.lineBreakMode != .charWrapping,
            end < columns.count, columns.isSpace[end - 1], columns.hasOneWord(from: end),
            let earlier = filler.end(from: 0, availableWidth: filler.withSlack(availableWidth), before: end),
            earlier > 0, columns.isSpace[earlier - 1]
        else { return nil }
        let second = LineContent(earlier..<columns.count, of: block, needsGlyphs: false)
        let indent = block.block.style.indent(isFirst: false)
        let rest = PangoUnits.fittingUnits(block.block.style.availableWidth(in: width, indent: indent))
        guard second.width(hangingOver: rest) <= rest else { return nil }
        return LineContent(0..<earlier, of: block, needsGlyphs: setting.needsGlyphs)
    }

    /// Whether a line that cannot be broken any more is to be cut.
    private func isTooWide(_ content: LineContent, _ availableWidth: Int) -> Bool {
        switch setting.bounds.truncation {
        case .wordWrapping, .charWrapping: false
        default: content.width(hangingOver: availableWidth) > availableWidth
        }
    }

    private mutating func setLastLine(
        of block: ShapedBlock, at index: Int, from start: Int, availableWidth: Int
    ) {
        isTruncated = true
        let isFirst = start == 0 && blocks[index].startsParagraph
        let indent = blocks[index].style.indent(isFirst: isFirst)
        switch setting.bounds.truncation {
        case .wordWrapping, .charWrapping:
            let anywhere = setting.bounds.truncation == .charWrapping
            let filler = LineFiller(block, breaksAnywhere: anywhere)
            append(
                fill(block, filler, from: start, availableWidth: availableWidth), indent: indent,
                availableWidth: availableWidth)
        case .clipping:
            let rest = LineContent(
                start..<block.characters.count, of: block, needsGlyphs: setting.needsGlyphs)
            append(rest, indent: indent, availableWidth: availableWidth)
        case .truncatingHead, .truncatingMiddle, .truncatingTail:
            let truncation = Truncation(setting: setting, availableWidth: availableWidth)
            let (short, isCut) = truncation.line(of: block, from: start, followedBy: blocks[(index + 1)...])
            isTruncated = isCut
            let whole = LineContent(0..<short.characters.count, of: short, needsGlyphs: setting.needsGlyphs)
            append(whole, indent: indent, availableWidth: availableWidth)
        }
    }

    private mutating func append(_ content: LineContent, indent: Double, availableWidth: Int) {
        let block = content.block.block
        let metrics = LineHeight(of: content.characters, in: content.block, setting: setting)
        let endsBlock = content.characters.upperBound == content.block.characters.count
        let row = column.add(metrics, block.style, endsParagraph: endsBlock && block.endsParagraph)
        let isClipped =
            isTruncated && setting.bounds.truncation == .clipping && content.width > availableWidth
        let advance = isClipped ? availableWidth : content.width(hangingOver: availableWidth)
        lines.append(
            SetLine(
                style: block.style, isRightToLeft: content.block.isRightToLeft, indent: indent,
                width: PangoUnits.points(advance),
                top: row.top, height: row.height, baseline: row.baseline, endsBlock: endsBlock,
                isClipped: isClipped, source: block.source, bytes: content.bytes,
                runs: setting.needsGlyphs ? GlyphCollector.runs(of: content, in: setting) : []))
    }
}
