import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// Input that makes no sense has a defined result.
@Suite struct RobustnessTests {
    let typesetter = PangoTypesetter.shared

    @Test(arguments: [Double.nan, -1, -Double.infinity, 0] as [Double])
    func widthsThatAreNoneCountAsZero(width: Double) {
        let measure = typesetter.measure("ab", width: width)
        #expect(measure.lineCount == 2)
        #expect(measure == typesetter.measure("ab", width: 0))
    }

    @Test(arguments: [Double.infinity, 1e300, 1e9])
    func hugeWidthsDoNotBreak(width: Double) {
        #expect(typesetter.measure("some words", width: width) == typesetter.measure("some words"))
        let set = typesetter.typeset(styled("some words"), width: width)
        #expect(set.lines.count == 1)
    }

    @Test(arguments: [0, Double.nan, -3, -Double.infinity, 1e-300] as [Double])
    func sizesThatAreNoneTakeNoWidth(size: Double) {
        let measure = typesetter.measure(
            styled("abc 한", font: FontRequest(family: "Inter", pointSize: size)), in: TextBounds(width: 100))
        #expect(measure.size.width < 0.02)
        #expect(measure.size.height < 0.02 && measure.size.height >= 0)
        #expect(measure.lineCount == 1)
    }

    @Test(arguments: [1e6, 1e300, Double.infinity])
    func hugeSizesCountAsAHundredThousand(size: Double) {
        let limit = FontRequest(family: "Inter", pointSize: 100_000)
        let font = FontRequest(family: "Inter", pointSize: size)
        let text = String(repeating: "W", count: 40)
        let measure = typesetter.measure(styled(text, font: font), in: TextBounds())
        #expect(measure.size.width > 40 * 50_000 && measure.size.width < 40 * 150_000)
        #expect(measure == typesetter.measure(styled(text, font: limit), in: TextBounds()))
    }

    @Test func controlCharactersHaveNoAdvance() {
        let plain = typesetter.measure("abc")
        #expect(typesetter.measure("a\0b\u{1}c\u{7F}").size == plain.size)
        #expect(typesetter.typeset(styled("a\0b")).lines[0].glyphRuns.flatMap(\.run.glyphs).count == 2)
    }

    @Test func loneSurrogatesAreReplacementCharacters() {
        let text = String(decoding: [0xD800, 0x61] as [UInt16], as: UTF16.self)
        #expect(typesetter.measure(text).size == typesetter.measure("\u{FFFD}a").size)
    }

    @Test func aWordOfAHundredThousandLettersIsBroken() {
        let text = String(repeating: "x", count: 100_000)
        var (measure, whole) = (typesetter.measure(""), typesetter.measure(""))
        let time = ProcessorTime.seconds {
            measure = typesetter.measure(text, width: 200)
            whole = typesetter.measure(text)
        }
        #expect(time < 300)
        let letter = typesetter.measure("xx").size.width - typesetter.measure("x").size.width
        let perLine = Int(200 / letter)
        #expect(abs(measure.lineCount - 100_000 / perLine) <= 1 + 100_000 / perLine / 20)
        #expect(measure.size.width <= 200)
        #expect(whole.size.width > 99_000 * letter)
    }

    @Test func tenThousandLinesAreTenThousandTimesAsHigh() {
        let text = (1...10_000).map { "line \($0)" }.joined(separator: "\n")
        var measure = typesetter.measure("")
        #expect(ProcessorTime.seconds { measure = typesetter.measure(text) } < 300)
        #expect(measure.lineCount == 10_000)
        #expect(measure.size.height == 10_000 * 20.287109375)
        #expect(typesetter.measure(text, lines: 3).size.height == 3 * 20.287109375)
    }

    /// Recorded on iOS: in lines that break anywhere a space that does not fit begins the next line.
    @Test func spacesNeedWidthWhereLinesBreakAnywhere() {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .charWrapping
        let width = typesetter.measure("aaaa").size.width + 1
        let lines = typesetter.typeset(styled("aaaa bb", paragraph: paragraph), width: width).lines
        #expect(lines.map(\.visualText) == ["aaaa", " bb"])
        let hanging = typesetter.typeset(styled("aaaa bb"), width: width).lines
        #expect(hanging.map(\.visualText) == ["aaaa ", "bb"])
    }

    @Test func spacesHangOverTheEdge() {
        #expect(typesetter.measure("        ", width: 10).lineCount == 1)
        #expect(typesetter.measure("        ", width: 10).size.width <= 10.001)
        let one = typesetter.measure("ab", width: 60).size.width
        let hanging = typesetter.typeset(styled("ab            cd"), width: 40)
        #expect(hanging.lines.map(\.visualText) == ["ab            ", "cd"])
        #expect(hanging.lines[0].frame.size.width == one)
    }

    @Test func metricsThatAreNoneCountAsZero() {
        var font = system
        font.lineMetrics = LineMetrics(ascent: .nan, descent: .infinity, capHeight: 1, xHeight: 1)
        #expect(typesetter.measure(styled("a", font: font), in: TextBounds()).size.height == 0)
        var attributes = TextAttributes(font: system)
        attributes.kern = .nan
        attributes.baselineOffset = .infinity
        var paragraph = ParagraphStyle()
        paragraph.lineSpacing = .nan
        paragraph.headIndent = -.infinity
        paragraph.tailIndent = .nan
        paragraph.minimumLineHeight = .infinity
        paragraph.maximumLineHeight = .nan
        paragraph.lineHeightMultiple = -1
        let text = StyledText([.init("a b\nc", attributes, paragraph: paragraph)])
        #expect(
            typesetter.measure(text, in: TextBounds(width: 100)) == typesetter.measure("a b\nc", width: 100))
    }

    @Test func badTagsAndLanguagesAreLeftOut() {
        var attributes = TextAttributes(font: system)
        attributes.font.features = ["", "toolong", "a\"=1", "한글"]
        attributes.language = "\u{0}\n한"
        #expect(
            typesetter.measure(StyledText([.init("abc", attributes)]), in: TextBounds())
                == typesetter.measure("abc"))
    }

    private static let silent: PangoTypesetter = {
        let typesetter = PangoTypesetter()
        typesetter.warn = { _ in }
        return typesetter
    }()

    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomCharactersOfAllScriptsAreSet(seed: RandomSeed) {
        var random = seed.random
        var text = ""
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let range = random.pick(
                [
                    0...0x7F, 0x80...0x2FF, 0x300...0x36F, 0x590...0x8FF, 0x900...0xDFF, 0x1100...0x11FF,
                    0x2000...0x206F, 0x2190...0x27BF, 0x3000...0x30FF, 0xAC00...0xD7A3, 0xFE00...0xFE0F,
                    0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0...0x10FFFF,
                ] as [ClosedRange<UInt32>])!
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
                text.unicodeScalars.append(scalar)
            }
        }
        let bounds = TextBounds(
            width: random.pick([0, 20, 100, Double.infinity])!,
            lineLimit: Int.random(in: 0...2, using: &random),
            truncation: random.pick([
                .truncatingTail, .truncatingMiddle, .truncatingHead, .clipping, .wordWrapping,
            ])!)
        let set = Self.silent.typeset(styled(text), in: bounds, alignmentWidth: bounds.width)
        #expect(set.measure == Self.silent.measure(styled(text), in: bounds))
        #expect(set.measure.size.width.isFinite && set.measure.size.width >= 0)
        for (run, origin) in set.lines.flatMap(\.glyphRuns) {
            #expect(run.clusters.reduce(0) { $0 + $1.byteCount } == run.text.utf8.count)
            #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
            #expect(run.positions.allSatisfy { $0.x.isFinite && $0.y.isFinite } && origin.x.isFinite)
        }
    }
}
