/// Chooses where the lines of a block end.
struct LineFiller {
    private let characters: BlockCharacters
    private let block: ShapedBlock
    /// Whether lines break between any two characters.
    let breaksAnywhere: Bool
    private let keepsHangulWords: Bool

    /// Creates a filler that breaks between words, or between any two characters.
    init(_ block: ShapedBlock, breaksAnywhere: Bool) {
        self.block = block
        self.breaksAnywhere = breaksAnywhere
        characters = block.characters
        keepsHangulWords = block.block.style.keepsHangulWords
    }

    /// Whether the characters from one on surely do not fit into one line.
    func overflows(from start: Int, availableWidth: Int) -> Bool {
        longestEnd(from: start, availableWidth: availableWidth) < characters.count
    }

    /// The end of the line that begins at a character, if its end gets narrower by being shaped anew: after
    /// at least one character, however narrow the line.
    func longestEnd(from start: Int, availableWidth: Int) -> Int {
        if start == 0, !characters.hasTabs, characters.totalWidth <= availableWidth {
            return characters.count
        }
        return search(from: start, availableWidth: withSlack(availableWidth), before: .max)
            ?? afterOneCharacter(from: start)
    }

    /// The last end that fits and comes before another one; nil where there is none.
    func end(from start: Int, availableWidth: Int, before end: Int) -> Int? {
        search(from: start, availableWidth: availableWidth, before: end)
    }

    /// The available width with what the end of a line may lose in width by being shaped anew.
    func withSlack(_ availableWidth: Int) -> Int {
        availableWidth == .max ? availableWidth : availableWidth + block.slack
    }

    private func search(from start: Int, availableWidth: Int, before limit: Int) -> Int? {
        var advance = 0
        var best = Opportunities(keepsHangulWords: keepsHangulWords)
        for index in start..<characters.count {
            if index >= limit { return best.choice(breaksAnywhere: breaksAnywhere) }
            if index > start { best.note(characters.breaks[index], at: index) }
            let width =
                characters.hasTabs && block.isTab(at: index)
                ? block.tabWidth(at: index, lineStart: start, advance: advance, end: characters.count)
                : characters.widths[index]
            // Between words spaces hang over the end; where lines break anywhere, a space is a character like others.
            if breaksAnywhere || !characters.isSpace[index], advance + width > availableWidth {
                return best.choice(breaksAnywhere: breaksAnywhere)
            }
            advance += width
        }
        return limit > characters.count ? characters.count : best.choice(breaksAnywhere: breaksAnywhere)
    }

    private func afterOneCharacter(from start: Int) -> Int {
        guard characters.count > 0 else { return 0 }
        var end = start + 1
        while end < characters.count, !characters.breaks[end].contains(.character) { end += 1 }
        return end
    }

    /// The last places at which the line may break.
    private struct Opportunities {
        let keepsHangulWords: Bool
        var word: Int?
        var line: Int?
        var character: Int?

        mutating func note(_ levels: BlockCharacters.BreakLevels, at index: Int) {
            if levels.contains(.word) { word = index }
            if levels.contains(.line) { line = index }
            if levels.contains(.character) { character = index }
        }

        func choice(breaksAnywhere: Bool) -> Int? {
            if breaksAnywhere { return character }
            return (keepsHangulWords ? word : line) ?? line ?? character
        }
    }
}

extension ShapedBlock {
    /// Whether a character is a tab.
    func isTab(at index: Int) -> Bool { block.bytes[characters.offsets[index]] == 0x09 }
}
