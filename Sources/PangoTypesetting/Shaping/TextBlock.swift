import Typesetting

/// Text between two hard line breaks, without them.
struct TextBlock {
    /// Bytes that come from one run of the text.
    struct Segment {
        var range: Range<Int>
        let run: Int
    }

    /// The characters in UTF-8. NUL, which ends text in C, is replaced.
    var bytes: [UInt8] = []
    /// Where the bytes come from, in order and without gaps.
    var segments: [Segment] = []
    /// Where the bytes begin in the whole text; nil where they are put together from several parts.
    var source: Int?
    /// The run whose font an empty block takes its height from.
    var emptyRun: Int
    /// The style of the paragraph.
    let style: ParagraphStyle
    /// Whether the block is the paragraph's first.
    let startsParagraph: Bool
    /// Whether the block is the paragraph's last.
    var endsParagraph = true
    /// The direction of the paragraph that the block is a part of, once it is known.
    var isRightToLeft: Bool?

    init(emptyRun: Int, style: ParagraphStyle, startsParagraph: Bool) {
        self.emptyRun = emptyRun
        self.style = style
        self.startsParagraph = startsParagraph
    }

    /// The run that a byte comes from.
    func run(at byte: Int) -> Int {
        if segments.count < 2 { return segments.first?.run ?? emptyRun }
        var low = 0
        var high = segments.count - 1
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        return segments[low].run
    }

    /// Appends bytes of a run.
    mutating func append(_ more: some Collection<UInt8>, run: Int) {
        guard !more.isEmpty else { return }
        let start = bytes.count
        bytes.append(contentsOf: more)
        if let last = segments.last, last.run == run {
            segments[segments.count - 1].range = last.range.lowerBound..<bytes.count
        } else {
            segments.append(Segment(range: start..<bytes.count, run: run))
        }
    }

    /// Appends a part of another block.
    mutating func append(_ other: TextBlock, in range: Range<Int>) {
        for segment in other.segments where segment.range.overlaps(range) {
            append(other.bytes[segment.range.clamped(to: range)], run: segment.run)
        }
    }
}
