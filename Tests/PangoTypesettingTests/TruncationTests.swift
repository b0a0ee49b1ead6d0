import LayoutCore
import PangoTypesetting
import Testing
import Typesetting

@Suite struct TruncationTests {
    let typesetter = PangoTypesetter.shared

    private func lines(
        _ text: String, width: Double, limit: Int = 1,
        _ truncation: ParagraphStyle.LineBreakMode = .truncatingTail
    ) -> [String] {
        let bounds = TextBounds(width: width, lineLimit: limit, truncation: truncation)
        return typesetter.typeset(styled(text), in: bounds, alignmentWidth: width).lines.map(\.visualText)
    }

    @Test func textThatFitsIsNotCut() {
        let width = typesetter.measure("It fits").size.width
        for mode in [ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .clipping, .wordWrapping] {
            #expect(lines("It fits", width: width, mode) == ["It fits"])
        }
    }

    @Test func eachModeLeavesItsPart() {
        let text = "alpha beta gamma delta"
        #expect(lines(text, width: 100) == ["alpha beta…"])
        #expect(lines(text, width: 100, .truncatingHead) == ["…mma delta"])
        #expect(lines(text, width: 100, .truncatingMiddle) == ["alph…delta"])
        #expect(lines(text, width: 100, .wordWrapping) == ["alpha beta "])
        #expect(lines(text, width: 100, .charWrapping).first?.hasPrefix("alpha beta g") == true)
        #expect(lines(text, width: 100, .clipping) == [text])
    }

    @Test func onlyTheLastLineIsCut() {
        let result = lines("one two three four five six seven", width: 70, limit: 2)
        #expect(result.count == 2)
        #expect(!result[0].contains("…") && result[1].hasSuffix("…"))
    }

    @Test func aParagraphThatOthersFollowIsMarked() {
        #expect(lines("Hello\nWorld", width: 200) == ["Hello…"])
        #expect(lines("Hello\n", width: 200) == ["Hello"])
        #expect(lines("Hello\nWorld", width: 200, .truncatingMiddle) == ["Hello World"])
    }

    @Test func onlyTextThatIsLeftOutCountsAsTruncated() {
        func isTruncated(_ text: String, _ mode: ParagraphStyle.LineBreakMode) -> Bool {
            typesetter.measure(
                styled(text), in: TextBounds(width: 100, lineLimit: 1, truncation: mode)
            ).isTruncated
        }
        for mode in [ParagraphStyle.LineBreakMode.truncatingTail, .clipping, .wordWrapping] {
            #expect(isTruncated("One\nTwo", mode))
            #expect(isTruncated("One two three four", mode))
            #expect(!isTruncated("One\n", mode))
        }
        #expect(!isTruncated("One\nTwo", .truncatingHead))
        #expect(isTruncated("One two\nthree four", .truncatingHead))
    }

    @Test func nothingRemainsWhereNotEvenTheEllipsisFits() {
        let bounds = TextBounds(width: 3, lineLimit: 1)
        let set = typesetter.typeset(styled("Hello"), in: bounds, alignmentWidth: 3)
        #expect(set.measure.size.width == 0)
        #expect(set.measure.size.height == 20.287109375)
        #expect(set.measure.isTruncated)
        #expect(set.lines[0].commands.isEmpty)
        #expect(lines("W", width: 3) == [""])
        #expect(lines("W", width: 3, .wordWrapping) == ["W"])
    }

    @Test func clustersStayWhole() {
        // A flag is two scalars and a family seven: what remains holds them whole or not at all.
        for width in stride(from: 20.0, through: 120, by: 3) {
            for mode in [ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead] {
                let text = lines(
                    "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", width: width, mode)[0]
                #expect(text.filter { $0 != "…" }.allSatisfy { $0 == "e\u{301}" })
            }
        }
    }

    @Test func rightToLeftTextIsCutAtItsLeft() {
        let bounds = TextBounds(width: 80, lineLimit: 1)
        let set = typesetter.typeset(styled("שלום עולם שלום עולם"), in: bounds, alignmentWidth: 80)
        #expect(set.lines[0].glyphRuns.first?.run.text.contains("…") == true)
        #expect(set.lines[0].frame[.horizontal].end == 80)
    }

    @Test func clippedLinesAreCutAtTheEdge() {
        let bounds = TextBounds(width: 40, lineLimit: 1, truncation: .clipping)
        let set = typesetter.typeset(styled("clipped text"), in: bounds, alignmentWidth: 40)
        #expect(set.measure.size.width == 40)
        #expect(set.lines[0].commands.first == .save && set.lines[0].commands.last == .restore)
    }
}
