import Typesetting

/// Cuts text at its hard line breaks.
struct BlockSplitter {
    private let text: StyledText
    private var blocks: [TextBlock] = []
    private var block: TextBlock
    private var followsCarriageReturn = false
    /// Where the current run begins in the whole text.
    private var runStart = 0

    /// The blocks of a text. Text that ends in a line break has an empty block last; no text has no block.
    static func blocks(of text: StyledText) -> [TextBlock] {
        guard let first = text.runs.firstIndex(where: { !$0.text.isEmpty }) else { return [] }
        var splitter = BlockSplitter(text, first: first)
        for (index, run) in text.runs.enumerated() {
            let done: Void? = run.text.utf8.withContiguousStorageIfAvailable {
                splitter.append($0, run: index)
            }
            if done == nil {
                Array(run.text.utf8).withUnsafeBufferPointer { splitter.append($0, run: index) }
            }
            splitter.runStart += run.text.utf8.count
        }
        splitter.blocks.append(splitter.block)
        return splitter.blocks
    }

    private init(_ text: StyledText, first: Int) {
        self.text = text
        block = TextBlock(emptyRun: first, style: text.runs[first].paragraph, startsParagraph: true)
        block.source = 0
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, run: Int) {
        if block.bytes.isEmpty, !bytes.isEmpty, block.startsParagraph, !blocks.isEmpty {
            // An empty paragraph so far: it starts in this run.
            block = TextBlock(emptyRun: run, style: text.runs[run].paragraph, startsParagraph: true)
            block.source = runStart
        }
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let (length, endsParagraph) = Self.hardBreak(in: bytes, at: index) else {
                followsCarriageReturn = false
                index += 1
                continue
            }
            let completesReturn = bytes[index] == 0x0A && followsCarriageReturn
            followsCarriageReturn = bytes[index] == 0x0D
            add(bytes[start..<index], run: run)
            index += length
            start = index
            if !completesReturn { finishBlock(endsParagraph: endsParagraph, run: run) }
            block.source = runStart + start
        }
        add(bytes[start...], run: run)
    }

    private mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, run: Int) {
        let start = block.bytes.count
        block.append(bytes, run: run)
        if bytes.contains(0) {
            for index in start..<block.bytes.count where block.bytes[index] == 0 { block.bytes[index] = 0x01 }
        }
    }

    private mutating func finishBlock(endsParagraph: Bool, run: Int) {
        if block.bytes.isEmpty { block.emptyRun = run }
        block.endsParagraph = endsParagraph
        let style = endsParagraph ? text.runs[run].paragraph : block.style
        blocks.append(block)
        block = TextBlock(emptyRun: run, style: style, startsParagraph: endsParagraph)
    }

    /// The length of a line break and whether it ends a paragraph: line separators do not.
    private static func hardBreak(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Int, Bool)? {
        switch bytes[index] {
        case 0x0A, 0x0D: return (1, true)
        case 0x0B, 0x0C: return (1, false)
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return (2, true)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
            if bytes[index + 2] == 0xA8 { return (3, false) }
            return bytes[index + 2] == 0xA9 ? (3, true) : nil
        default: return nil
        }
    }
}
