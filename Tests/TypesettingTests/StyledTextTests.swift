import DisplayList
import LayoutCore
import Testing
import Typesetting

struct StyledTextTests {
    private let font = FontRequest(family: "Inter", pointSize: 17)

    @Test func theStringIsThatOfAllRuns() {
        let attributes = TextAttributes(font: font)
        #expect(StyledText([]).string.isEmpty)
        #expect(StyledText([.init("one", attributes)]).string == "one")
        #expect(
            StyledText([.init("one ", attributes), .init("", attributes), .init("two", attributes)]).string
                == "one two")
    }

    @Test func attributesHaveNoEffectsByDefault() {
        var attributes = TextAttributes(font: font)
        #expect(attributes.color == .black)
        #expect(attributes.kern == 0)
        #expect(attributes.effects == nil)
        attributes.effects = TextEffects()
        #expect(attributes.effects == TextEffects())
        attributes.effects = nil
        #expect(attributes == TextAttributes(font: font))
    }

    @Test func effectsAreValues() {
        var effects = TextEffects()
        effects.stretch = 1.5
        var one = TextAttributes(font: font)
        one.effects = effects
        var other = TextAttributes(font: font)
        other.effects = effects
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        let copy = one
        one.effects?.stretch = 2
        #expect(copy.effects?.stretch == 1.5)
        #expect(one != other)
    }

    @Test func coloursAndLinesDoNotChangeExtents() {
        let plain = TextAttributes(font: font)
        var changed = plain
        changed.color = Color(red: 1, green: 0, blue: 0, alpha: 1)
        changed.backgroundColor = .black
        changed.underline = .single
        changed.strikethrough = .double
        #expect(changed.hasSameExtents(as: plain))
        changed.effects = TextEffects()
        changed.effects?.strokeWidth = 3
        changed.effects?.obliqueness = 0.2
        #expect(changed.hasSameExtents(as: plain))
    }

    @Test(
        arguments: [
            { $0.kern = 1 }, { $0.baselineOffset = 2 }, { $0.language = "ko" }, { $0.font.pointSize = 18 },
            { $0.font.tracking = 0.1 }, { $0.effects?.stretch = 1.1 }, { $0.effects?.usesLigatures = false },
            { $0.effects?.attachment = .init(size: Size(width: 5, height: 5), rise: 0, commands: []) },
        ] as [@Sendable (inout TextAttributes) -> Void])
    func extentsDependOnTheRest(change: @Sendable (inout TextAttributes) -> Void) {
        let plain = TextAttributes(font: font)
        var changed = plain
        changed.effects = TextEffects()
        change(&changed)
        #expect(!changed.hasSameExtents(as: plain))
        #expect(!plain.hasSameExtents(as: changed))
    }

    @Test func defaultsAreThoseOfAPlainText() {
        let bounds = TextBounds()
        #expect(bounds.width == .infinity)
        #expect(bounds.lineLimit == 0)
        #expect(bounds.truncation == .truncatingTail)
        #expect(font.weight == 400)
        #expect(font.tracking == 0)
        #expect(font.letterWidths == .own)
        #expect(TextMeasure.empty.size == .zero)
        #expect(TextMeasure.empty.lineCount == 0)
        #expect(LineMetrics(ascent: 12, descent: 4, capHeight: 9, xHeight: 6).lineHeight == 16)
        #expect(ParagraphStyle() == ParagraphStyle())
        #expect(ParagraphStyle().lineHeightMultiple == 0)
        #expect(ParagraphStyle().defaultTabInterval == 0)
        #expect(!ParagraphStyle().avoidsLoneLastWord)
    }
}
