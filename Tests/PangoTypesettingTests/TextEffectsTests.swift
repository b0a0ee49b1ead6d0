import DisplayList
import LayoutCore
import PangoTypesetting
import Testing
import Typesetting

@Suite struct TextEffectsTests {
    let typesetter = PangoTypesetter.shared

    private func text(_ string: String, _ change: (inout TextEffects) -> Void) -> StyledText {
        var attributes = TextAttributes(font: system)
        var effects = TextEffects()
        change(&effects)
        attributes.effects = effects
        return StyledText([.init(string, attributes)])
    }

    @Test func stretchedLettersAreAsMuchWider() {
        let plain = typesetter.measure("Letters").size.width
        let wide = typesetter.measure(text("Letters") { $0.stretch = 1.5 }, in: TextBounds()).size.width
        #expect(abs(wide - 1.5 * plain) < 0.02)
    }

    @Test func aPictureHasItsSize() {
        let picture = TextEffects.Attachment(size: Size(width: 40, height: 50), rise: -10, commands: [])
        let text = text("\u{FFFC}") { $0.attachment = picture }
        let measure = typesetter.measure(text, in: TextBounds())
        #expect(measure.size == Size(width: 40, height: 50))
        #expect(abs(measure.firstBaseline - 40) < 1e-9)
    }

    @Test func aPictureIsPaintedOnTheBaseline() throws {
        let picture = TextEffects.Attachment(
            size: Size(width: 4, height: 6), rise: 2,
            commands: [.fillRect(Rect(x: 0, y: 0, width: 4, height: 6), .black)])
        let text = StyledText([styled("ab").runs[0], text("\u{FFFC}") { $0.attachment = picture }.runs[0]])
        let line = try #require(typesetter.typeset(text).lines.first)
        let place = line.commands.compactMap { command -> Transform? in
            if case .concatenate(let transform) = command { transform } else { nil }
        }.first
        let transform = try #require(place)
        #expect(abs(transform.tx - typesetter.measure("ab").size.width) < 0.01)
        #expect(abs(transform.ty - (line.baseline - 8)) < 1e-9)
    }

    @Test(arguments: [TabStop.Alignment.left, .right, .center, .decimal])
    func tabsLeadToTheirStops(alignment: TabStop.Alignment) throws {
        var paragraph = ParagraphStyle()
        paragraph.tabStops = [TabStop(location: 100, alignment: alignment)]
        let after = "1.23"
        let line = try #require(
            typesetter.typeset(styled("a\t" + after, paragraph: paragraph)).lines.first)
        let width = typesetter.measure(after).size.width
        let last = try #require(line.glyphRuns.last)
        let point = last.run.positions[1].x
        let expected =
            switch alignment {
            case .left: 100.0
            case .right: 100 - width
            case .center: 100 - width / 2
            case .decimal: 100 - point
            }
        #expect(abs(last.origin.x - expected) < 0.05)
    }

    @Test func tabsAreCountedFromTheEdgeNotFromTheIndent() throws {
        var paragraph = ParagraphStyle()
        paragraph.tabStops = [TabStop(location: 100)]
        paragraph.firstLineHeadIndent = 30
        let line = try #require(typesetter.typeset(styled("a\tb", paragraph: paragraph)).lines.first)
        #expect(abs(try #require(line.glyphRuns.last).origin.x - 100) < 0.01)
    }

    @Test func outlinesAreStrokedAndFilledByTheirSign() {
        func commands(_ width: Double) -> (strokes: Int, glyphs: Int) {
            let line = typesetter.typeset(text("ab") { $0.strokeWidth = width }).lines[0]
            let strokes = line.commands.filter { if case .stroke = $0 { true } else { false } }
            return (strokes.count, line.glyphRuns.count)
        }
        #expect(commands(3) == (1, 0))
        #expect(commands(-3) == (1, 1))
        #expect(commands(0) == (0, 1))
    }

    @Test func hangulBreaksBetweenSyllablesWhereItsWordsHaveNoPriority() {
        var paragraph = ParagraphStyle()
        let text = "가나다라마 바사아자차"
        let width = typesetter.measure("가나다라마 바사").size.width + 1
        let kept = typesetter.measure(styled(text, paragraph: paragraph), in: TextBounds(width: width))
        paragraph.keepsHangulWords = false
        let broken = typesetter.measure(styled(text, paragraph: paragraph), in: TextBounds(width: width))
        #expect(broken.size.width > kept.size.width)
    }

    @Test func carets() throws {
        let geometry = typesetter.geometry(
            of: styled("ab\ncd"), in: TextBounds(width: 200), alignmentWidth: 200)
        #expect(geometry.lines.map(\.bytes) == [0..<2, 3..<5])
        let second = try #require(geometry.caret(at: 1))
        #expect(abs(second.origin.x - typesetter.measure("a").size.width) < 0.01)
        #expect(geometry.caret(at: 3)?.origin == Point(x: 0, y: geometry.lines[1].frame.origin.y))
        #expect(geometry.byte(nearestTo: Point(x: 150, y: 5)) == 2)
        #expect(geometry.rectangles(of: 0..<5).count == 2)
    }

    @Test func caretsOfHebrewRunBackwards() throws {
        guard ReferenceLayout.hasFont("NotoSansHebrew-Regular.ttf") else { return }
        let geometry = typesetter.geometry(
            of: styled("אבג"), in: TextBounds(width: 200), alignmentWidth: 200)
        let (first, last) = (try #require(geometry.caret(at: 0)), try #require(geometry.caret(at: 6)))
        #expect(abs(first.origin.x - 200) < 0.01 && last.origin.x < first.origin.x)
    }
}
