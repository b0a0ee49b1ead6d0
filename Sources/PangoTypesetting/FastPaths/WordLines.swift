import LayoutCore
import Typesetting

/// Fills lines with words, as ``TextSetter`` and ``LineFiller`` fill them with characters.
struct WordLines {
    private let face: WordFace
    private let bytes: UnsafeBufferPointer<UInt8>
    private let style: ParagraphStyle
    private let bounds: TextBounds
    private let metrics: LineHeight
    private var column = LineColumn()
    private var lineCount = 0
    private var widest = 0.0
    private var firstBaseline = 0.0
    private var lastBaseline = 0.0

    /// Creates an empty measure of a text of one run.
    init(
        of run: StyledText.Run, _ bytes: UnsafeBufferPointer<UInt8>, in bounds: TextBounds,
        _ font: WordFont,
        _ face: WordFace
    ) {
        self.face = face
        self.bytes = bytes
        self.bounds = bounds
        style = run.paragraph
        metrics = font.metrics
    }

    /// The measure of what was set.
    private var measure: TextMeasure {
        TextMeasure(
            size: Size(width: widest, height: column.bottom), firstBaseline: firstBaseline,
            lastBaseline: lastBaseline, lineCount: lineCount, isTruncated: false)
    }

    /// Sets all blocks; nil where the path declines.
    mutating func set(by words: inout SpacedWords) -> TextMeasure? {
        var start = 0
        while true {
            if bounds.lineLimit > 0, lineCount >= bounds.lineLimit { break }
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            if start > 0 { column.beginParagraph(style) }
            guard setBlock(start..<end, by: &words) else { return nil }
            if end == bytes.count { break }
            start = end + 1
        }
        return measure
    }

    private mutating func setBlock(_ range: Range<Int>, by words: inout SpacedWords) -> Bool {
        guard let block = words.split(bytes, range, face) else { return false }
        let filler = WordFiller(block, bytes, face)
        var position: WordPosition? = WordPosition(word: 0)
        var isFirst = true
        while let start = position {
            let indent = style.indent(isFirst: isFirst)
            let available = PangoUnits.fittingUnits(
                style.availableWidth(in: bounds.width, indent: indent))
            let isLast = bounds.lineLimit > 0 && lineCount == bounds.lineLimit - 1
            if isLast, bytes[range.upperBound...].contains(where: { $0 != 0x0A }) { return false }
            guard var line = filler.fill(from: start, availableWidth: available, &words) else {
                return false
            }
            if isFirst, style.avoidsLoneLastWord, let next = line.next {
                let rest = PangoUnits.fittingUnits(
                    style.availableWidth(in: bounds.width, indent: style.indent(isFirst: false)))
                switch filler.sparingWord(before: next, restWidth: rest, words) {
                case .keeps: break
                case .takes(let shorter): line = shorter
                case .declines: return false
                }
            }
            if isLast, line.next != nil { return false }
            append(line, indent: indent)
            position = line.next
            isFirst = false
        }
        return true
    }

    private mutating func append(_ line: WordFiller.Line, indent: Double) {
        let row = column.add(metrics, style, endsParagraph: line.next == nil)
        widest = max(widest, indent + PangoUnits.points(line.width) + style.trailingIndent)
        if lineCount == 0 { firstBaseline = row.baseline }
        lastBaseline = row.baseline
        lineCount += 1
    }
}
