import LayoutCore
import PangoTypesetting
import Testing
import Typesetting

/// The positions of lines under the rules of a paragraph.
@Suite struct ParagraphTests {
    let typesetter = PangoTypesetter.shared
    let lineHeight = 20.287109375

    private func set(
        _ text: String, width: Double = 200, _ edit: (inout ParagraphStyle) -> Void
    ) -> TypesetText {
        var paragraph = ParagraphStyle()
        edit(&paragraph)
        return typesetter.typeset(styled(text, paragraph: paragraph), width: width)
    }

    @Test func alignmentPlacesLinesBetweenTheEdges() {
        let advance = typesetter.measure("word").size.width
        func left(_ alignment: ParagraphStyle.Alignment, _ text: String = "word") -> Double {
            set(text) { $0.alignment = alignment }.lines[0].frame.origin.x
        }
        #expect(left(.natural) == 0)
        #expect(left(.left) == 0)
        #expect(left(.right) == 200 - advance)
        #expect(left(.center) == (200 - advance) / 2)
        #expect(left(.justified) == 0)
    }

    @Test func naturalAlignmentFollowsTheWritingDirection() {
        let forced = set("word") { $0.writingDirection = .rightToLeft }
        #expect(forced.lines[0].frame[.horizontal].end == 200)
        let hebrew = set("שלום") { _ in }
        #expect(hebrew.lines[0].frame[.horizontal].end == 200)
        let left = set("שלום") { $0.writingDirection = .leftToRight }
        #expect(left.lines[0].frame.origin.x == 0)
    }

    @Test func withoutAWidthLinesAlignWithinTheWidest() {
        var paragraph = ParagraphStyle()
        paragraph.alignment = .right
        let set = typesetter.typeset(styled("wide line\nx", paragraph: paragraph), width: .infinity)
        #expect(set.lines[0].frame.origin.x == 0)
        #expect(set.lines[1].frame[.horizontal].end == set.measure.size.width)
    }

    @Test func justifiedLinesFillTheirWidthButForTheLast() {
        let text = "Some words that make up three lines of justified text, more or less"
        let set = set(text) { $0.alignment = .justified }
        #expect(set.lines.count > 2)
        for line in set.lines.dropLast() {
            #expect(line.frame.size.width == 200)
            // The last letter's end is the line's end.
            let advance = line.glyphRuns.reduce(0) { $0 + $1.run.advance }
            #expect(abs(advance - 200) < 1e-6)
        }
        #expect(set.lines.last!.frame.size.width < 200)
    }

    @Test func spacingGoesBetweenLinesAndParagraphs() {
        let lines = set("a\u{2028}b\nc") {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 10
            $0.paragraphSpacingBefore = 5
        }
        let tops = lines.lines.map(\.frame.origin.y)
        #expect(tops == [0, lineHeight + 3, 2 * lineHeight + 3 + 15])
        #expect(lines.measure.size.height == 3 * lineHeight + 18)
    }

    @Test func extraHeightGoesAboveTheText() {
        let high = set("a\nb") { $0.lineHeightMultiple = 2 }
        #expect(high.measure.size.height == 4 * lineHeight)
        #expect(high.measure.firstBaseline == 2 * lineHeight - 4.1005859375)
        #expect(set("a") { $0.minimumLineHeight = 30 }.measure.size.height == 30)
        #expect(set("a") { $0.maximumLineHeight = 15 }.measure.size.height == 15)
        #expect(set("a") { $0.minimumLineHeight = 10 }.measure.size.height == lineHeight)
    }

    @Test func indentsNarrowTheLines() {
        let text = "Some words that make up a few lines of text"
        let set = set(text) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(set.lines.map(\.frame.origin.x) == [30] + Array(repeating: 10, count: set.lines.count - 1))
        for line in set.lines { #expect(line.frame[.horizontal].end <= 180) }
        let positive = self.set(text) { $0.tailIndent = 120 }
        for line in positive.lines { #expect(line.frame[.horizontal].end <= 120) }
        #expect(positive.measure.size.width <= 120)
    }

    @Test func indentsLeadFromTheRightInRightToLeftText() {
        let set = set("שלום") { $0.firstLineHeadIndent = 30 }
        #expect(set.lines[0].frame[.horizontal].end == 170)
    }

    @Test func eachParagraphHasTheStyleOfItsFirstRun() {
        let attributes = TextAttributes(font: system)
        let centered = ParagraphStyle(alignment: .center)
        let right = ParagraphStyle(alignment: .right)
        let text = StyledText([
            .init("a\nb", attributes, paragraph: right), .init("c\nd", attributes, paragraph: centered),
        ])
        let lines = typesetter.typeset(text, width: 100).lines
        #expect(lines.map(\.visualText) == ["a", "bc", "d"])
        #expect(lines[1].frame[.horizontal].end == 100)
        #expect(abs(lines[2].frame.origin.x + lines[2].frame.size.width / 2 - 50) < 1e-9)
    }

    @Test func theHighestFontOfALineSetsItsHeight() {
        let text = StyledText([
            .init("small ", TextAttributes(font: systemFont(10))),
            .init("large", TextAttributes(font: systemFont(30))),
        ])
        let measure = typesetter.measure(text, in: TextBounds())
        #expect(measure.size.height == 30 * 2444.0 / 2048)
        #expect(measure.firstBaseline == 30 * 1950.0 / 2048)
    }

    @Test func anEmptyLineIsAsHighAsItsBreaksFont() {
        let text = StyledText([
            .init("a\n", TextAttributes(font: systemFont(10))),
            .init("\n", TextAttributes(font: systemFont(30))),
            .init("b", TextAttributes(font: systemFont(10))),
        ])
        let heights = typesetter.typeset(text).lines.map(\.frame.size.height)
        #expect(heights == [10, 30, 10].map { $0 * 2444 / 2048 })
    }

    @Test func tabsLeadToStopsEvery28Points() {
        let runs = typesetter.typeset(styled("a\tb\tc")).lines[0].glyphRuns
        #expect(runs.filter { !$0.run.glyphs.isEmpty }.map(\.origin.x) == [0, 28, 56])
    }
}
