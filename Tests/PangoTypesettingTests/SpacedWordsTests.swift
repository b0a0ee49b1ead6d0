import DisplayList
import LayoutCore
import TestSupport
import Testing
import Typesetting

@testable import PangoTypesetting

/// Text measured by words against text measured as a whole: equal bit for bit.
@Suite struct SpacedWordsTests {
    /// How many texts each seed compares.
    static let textsPerSeed = 200

    /// Recorded with 5,000 seeds, one million texts.
    @Test(arguments: RandomRuns.seeds(default: 10))
    func randomTextsMeasureAsTheyDoAsAWhole(seed: RandomSeed) {
        var texts = LatinText(random: seed.random)
        let engine = TextEngine()
        var count = 0
        for _ in 0..<Self.textsPerSeed {
            let text = texts.text()
            for _ in 0..<3 {
                let bounds = texts.bounds()
                guard let quick = engine.words.measure(text, in: bounds) else { continue }
                count += 1
                let whole = engine.measureSlowly(text, in: bounds)
                #expect(quick == whole, "\(bounds): \(text.runs.map(\.text))")
            }
        }
        #expect(count > Self.textsPerSeed, "The path declines too many texts.")
    }

    @Test func whatIsNotCoveredIsDeclined() {
        let engine = TextEngine()
        func isMeasured(_ text: StyledText, width: Double = .infinity, lines: Int = 0) -> Bool {
            engine.words.measure(text, in: TextBounds(width: width, lineLimit: lines)) != nil
        }
        #expect(isMeasured(styled("Words, and “more” of them – naïve ones at 10 €")))
        #expect(isMeasured(styled("one two three four", font: system), width: 60))
        #expect(isMeasured(styled("12:30")))
        for text in ["", "한국어 words", "a\tb", "سلام", "e\u{301}", " leading", "a\u{AD}b", "😀", "a\u{2028}b"] {
            #expect(!isMeasured(styled(text)), "\(text)")
        }
        #expect(!isMeasured(styled("incomprehensibilities"), width: 20))
        #expect(!isMeasured(styled("one two three four"), width: 60, lines: 1))
        var attributes = TextAttributes(font: system)
        attributes.kern = 1
        #expect(!isMeasured(StyledText([.init("kerned", attributes)])))
        let small = TextAttributes(font: systemFont(10))
        #expect(
            !isMeasured(StyledText([.init("small ", small), .init("large", TextAttributes(font: system))])))
        let rightToLeft = ParagraphStyle(writingDirection: .rightToLeft)
        #expect(!isMeasured(styled("word", paragraph: rightToLeft)))
        let anywhere = ParagraphStyle(lineBreakMode: .charWrapping)
        #expect(!isMeasured(styled("word", paragraph: anywhere)))
    }

    @Test func theCacheIsBounded() {
        let engine = TextEngine()
        for number in 0..<40_000 { _ = engine.words.measure(styled("word\(number) and"), in: TextBounds()) }
        #expect(engine.words.wordCount <= 8_300)
        for size in 1..<200 {
            let text = styled("words of many sizes", font: systemFont(Double(size)))
            #expect(
                engine.words.measure(text, in: TextBounds()) == engine.measureSlowly(text, in: TextBounds()))
        }
    }
}

/// Random text in Latin letters, as labels show it.
private struct LatinText {
    var random: SeededRandom

    private static let words = """
        A layout is a function of a size. Whoever writes it by hand writes the same additions again and again, and \
        whoever reads it has to find out what was meant. AVATAR To. Ty, VA we're don’t “quoted” 'single' (in brackets) \
        [square] well-known e-mail and/or http://example.org/a/b?c=d 1,024 3.14 14:30 $5 €20 10% #1 @name & + - – — \
        … ! ? ?! / // ... -- (a) (b c) naïve café Übergröße Łódź Ångström £5 50° ©2024 x² ½ 12×13 a·b • item \
        semi;colon colon: snake_case a.b.c C++ 1/2 -5 +7 ~ ^ | \\ { } {x} < > <b> = 100,000.00 20% ’tis ‘s’ rock’n’roll \
        A.B. e.g. i.e. 1st 2nd 1-2 a-b-c-d-e-f-g 10\u{A0}000 U.S. Mr. Æther œuvre ĳ ﬁn «guillemets» ‹x› „low“
        """.split(separator: " ").map(String.init)
    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéüñßÿ0123456789.,-/!?'\"()’:;%&")

    mutating func word() -> String {
        if random.chance(0.7) { return random.pick(Self.words)! }
        let count = Int.random(in: 1...10, using: &random)
        return String((0..<count).map { _ in random.pick(Self.letters)! })
    }

    mutating func text() -> StyledText {
        var text = word()
        for _ in 0..<Int.random(in: 0...14, using: &random) {
            text += random.chance(0.04) ? "\n" : random.chance(0.04) ? "  " : " "
            text += word()
        }
        if random.chance(0.05) { text += random.pick([" ", "  ", "\n", " \n ", "   "])! }
        let attributes = TextAttributes(font: font())
        let paragraph = paragraph()
        guard random.chance(0.1) else { return StyledText([.init(text, attributes, paragraph: paragraph)]) }
        // Runs that differ in their colours.
        let middle = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
        var colored = attributes
        colored.color = Color(red: 1, green: 0, blue: 0)
        return StyledText([
            .init(String(text[..<middle]), attributes, paragraph: paragraph),
            .init(String(text[middle...]), colored, paragraph: paragraph),
        ])
    }

    private mutating func font() -> FontRequest {
        let size = random.pick([8.0, 11, 12, 13, 14, 15, 17, 20, 28, 34, 16.5])!
        var font = systemFont(size, weight: random.pick([400, 400, 500, 600, 700])!)
        if random.chance(0.7) {
            font.tracking = random.pick([0, -0.43, 0.2, -1])!
            font.letterWidths = .sanFrancisco(displayShare: random.pick([0, 0.3, 1])!)
        }
        if random.chance(0.1) { font.features = ["tnum"] }
        if random.chance(0.1) { font.family = "Noto Sans Mono" }
        if random.chance(0.1) { font.isItalic = true }
        if random.chance(0.1) { font.lineMetrics = nil }
        if random.chance(0.1) { font.lineMetrics?.leading = 2.5 }
        return font
    }

    private mutating func paragraph() -> ParagraphStyle {
        var style = ParagraphStyle()
        style.avoidsLoneLastWord = random.chance(0.5)
        style.keepsHangulWords = random.chance(0.5)
        guard random.chance(0.3) else { return style }
        style.alignment = random.pick([.left, .right, .center, .justified])!
        style.lineBreakMode = random.pick([.truncatingTail, .clipping, .wordWrapping])!
        style.lineSpacing = random.pick([0, 3.5])!
        style.paragraphSpacing = random.pick([0, 7])!
        style.paragraphSpacingBefore = random.pick([0, 2])!
        style.lineHeightMultiple = random.pick([0, 1.2, 0.8])!
        style.minimumLineHeight = random.pick([0, 22])!
        style.firstLineHeadIndent = random.pick([0, 12])!
        style.headIndent = random.pick([0, 8])!
        style.tailIndent = random.pick([0, -6, 150])!
        return style
    }

    mutating func bounds() -> TextBounds {
        let width: Double =
            random.chance(0.15)
            ? .infinity
            : random.chance(0.05) ? 0 : Double.random(in: 10...random.pick([100, 300, 600])!, using: &random)
        return TextBounds(
            width: width, lineLimit: random.pick([0, 0, 0, 1, 2, 3])!,
            truncation: random.pick([
                .truncatingTail, .truncatingHead, .truncatingMiddle, .clipping, .wordWrapping, .charWrapping,
            ])!)
    }
}
