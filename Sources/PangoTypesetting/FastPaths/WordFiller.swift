/// Chooses where the lines of a block of words end, as ``LineFiller`` does for characters.
struct WordFiller {
    private let block: WordBlock
    private let bytes: UnsafeBufferPointer<UInt8>
    private let face: WordFace

    /// A line, up to a position or to the end of its block.
    struct Line {
        /// The advance in units, of which spaces at its end count no more than fits.
        var width: Int
        /// Where the next line begins; nil at the end.
        var next: WordPosition?
    }

    /// Whether a line loses its last word to the next one.
    enum Sparing {
        case keeps
        case takes(Line)
        case declines
    }

    init(
        _ block: WordBlock, _ bytes: UnsafeBufferPointer<UInt8>, _ face: WordFace
    ) {
        self.block = block
        self.bytes = bytes
        self.face = face
    }

    /// The line that begins at a position; nil where it would have to break inside of a word.
    ///
    /// The advances within the block choose the last position at which the line may end, with some slack; the
    /// advances of what is on the line decide.
    func fill(from start: WordPosition, availableWidth: Int, _ words: inout SpacedWords) -> Line? {
        guard !block.words.isEmpty else { return Line(width: 0, next: nil) }
        // A part of a word is shaped anew at the start of a line.
        guard let change = changeOfStart(start, &words) else { return nil }
        let limit = availableWidth == .max ? .max : availableWidth + face.slack
        var candidates = Candidates()
        let advance = search(from: start, before: block.words.count, limit, words, into: &candidates)
        if let advance {
            let width = advance + change + block.trailingWidth
            if width <= availableWidth { return Line(width: width, next: nil) }
            if width - block.trailingWidth <= availableWidth {
                return Line(width: availableWidth, next: nil)
            }
        }
        while let end = candidates.removeLast() {
            guard let width = width(from: start, to: end, change, &words) else { return nil }
            if width <= availableWidth { return Line(width: width, next: end) }
        }
        return nil
    }

    /// Whether a block's first line, which ends at a position, loses its last word to the second line, which would have
    /// a single word otherwise.
    func sparingWord(before end: WordPosition, restWidth: Int, _ words: SpacedWords) -> Sparing {
        let last = block.words.count - 1
        guard end.byte == 0, end.word == last else { return .keeps }
        var candidates = Candidates()
        _ = search(from: WordPosition(word: 0), before: last, .max, words, into: &candidates)
        if let earlier = candidates.removeLast() {
            guard earlier.byte == 0 else { return .keeps }
            var width = 0
            for index in earlier.word...last {
                width += block.words[index].width + (index > earlier.word ? block.words[index].gap : 0)
            }
            guard width <= restWidth else { return .keeps }
            return .takes(Line(width: earlier.advance, next: earlier))
        }
        // A line may end between two spaces.
        let spaces = block.words[last].bytes.lowerBound - block.words[last - 1].bytes.upperBound
        return spaces > 1 ? .declines : .keeps
    }

    /// The last three positions at which a line may end.
    private struct Candidates {
        private var first = WordPosition(word: 0)
        private var second = WordPosition(word: 0)
        private var third = WordPosition(word: 0)
        private var count = 0
        mutating func append(_ position: WordPosition) {
            (third, second, first) = (second, first, position)
            count = min(3, count + 1)
        }

        mutating func removeLast() -> WordPosition? {
            guard count > 0 else { return nil }
            defer {
                (first, second) = (second, third)
                count -= 1
            }
            return first
        }
    }

    /// Finds the positions at which a line may end so that its advance is within a limit, and returns the advance of
    /// all words before one where that is.
    private func search(
        from start: WordPosition, before end: Int, _ limit: Int, _ words: SpacedWords,
        into candidates: inout Candidates
    ) -> Int? {
        var advance = 0
        for index in start.word..<end {
            let word = block.words[index]
            let isStart = index == start.word
            if !isStart {
                if word.breaksBefore { candidates.append(WordPosition(word: index, advance: advance)) }
                advance += word.gap
            }
            let base = isStart ? start.start : 0
            for number in word.breaks {
                let position = words.lineBreak(number)
                if isStart, position.byte <= start.byte { continue }
                let width = Int(position.width)
                if advance + width - base > limit { return nil }
                candidates.append(
                    WordPosition(word: index, byte: Int(position.byte), start: width, advance: advance))
            }
            if advance + word.width - base > limit { return nil }
            advance += word.width - base
        }
        return advance
    }

    /// The advance of a line, shaped alone.
    private func width(
        from start: WordPosition, to end: WordPosition, _ change: Int, _ words: inout SpacedWords
    ) -> Int? {
        if end.byte == 0 { return end.advance + change }
        let first = block.words[end.word].bytes.lowerBound
        let isStart = end.word == start.word
        let part = bytes[first + (isStart ? start.byte : 0)..<first + end.byte]
        guard let width = words.width(of: .init(rebasing: part), isFollowed: false, face) else {
            return nil
        }
        return isStart ? width : end.advance + width + change
    }

    /// How much wider a word's rest is alone than within its word; nil where it cannot be shaped alone.
    private func changeOfStart(_ start: WordPosition, _ words: inout SpacedWords) -> Int? {
        guard start.byte > 0 else { return 0 }
        let word = block.words[start.word]
        let part = bytes[word.bytes.lowerBound + start.byte..<word.bytes.upperBound]
        let isFollowed = start.word + 1 < block.words.count || block.trailingWidth > 0
        guard let width = words.width(of: .init(rebasing: part), isFollowed: isFollowed, face) else {
            return nil
        }
        return width - (word.width - start.start)
    }
}
