import Foundation
import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// Random text of all kinds: words of several scripts, nothing, spaces, characters without width, endless words.
@Suite struct RandomExtentsTests {
    let typesetter = PangoTypesetter.shared

    private func text(_ random: inout RandomText, withEmoji: Bool) -> String {
        switch Int.random(in: 0..<10, using: &random.random) {
        case 0:
            return random.random.pick(["", " ", "    ", "\u{200B}", "\u{200D}\u{2060}", "a\u{0301}\u{0302}"])!
        case 1:
            let letter = random.random.pick(["w", "가", "ж", "1"])!
            return String(repeating: letter, count: Int.random(in: 1...300, using: &random.random))
        case 2: return random.text(words: 1...3) + "   " + random.text(words: 1...3)
        case 3 where withEmoji: return random.text(words: 1...3) + " 👩‍👩‍👧🇰🇷👍🏽 " + random.text(words: 0...2)
        default: return random.text(words: 1...12)
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 500))
    func randomTextIsAsWideAsPangosOwn(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = text(&random, withEmoji: false)
        let size = Double(Int.random(in: 8...40, using: &random.random))
        let measured = typesetter.measure(styled(text, font: systemFont(size)), in: TextBounds())
        let reference = ReferenceLayout.shared.lines(of: text, size: size, width: nil, byCharacter: false)
        #expect(abs(measured.size.width - (reference.widths.max() ?? 0)) < 0.01, "“\(text)” at \(size)")
        #expect(measured == typesetter.measure(styled(text, font: systemFont(size)), in: TextBounds()))
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTextWithEmojiNeverLeavesItsBox(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = styled(text(&random, withEmoji: true))
        var lines = Int.max
        for width in [0, 1, 7.5, 40, 90, 200, 400] {
            let wrapped = typesetter.measure(text, in: TextBounds(width: width))
            #expect(wrapped.lineCount <= lines)
            lines = wrapped.lineCount
            for mode in [ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
                for limit in 1...3 {
                    let bounds = TextBounds(width: width, lineLimit: limit, truncation: mode)
                    let cut = typesetter.measure(text, in: bounds)
                    // A line before the last has at least one character, however narrow the line.
                    #expect(cut.size.width <= width + 1e-4 || limit > 1 && width < 40)
                    #expect(cut.lineCount <= limit)
                }
            }
        }
    }

    @Test func hostileTexts() {
        let lone = String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self)
        let long = String(repeating: "words and 한글 ", count: 60_000)
        for text in [lone, "\u{0}", "a\u{0}b", long] {
            for width in [Double.nan, -5, 0, .infinity, 300] {
                let measure = typesetter.measure(
                    styled(text), in: TextBounds(width: text.utf8.count > 1_000 ? max(300, width) : width))
                #expect(measure.size.width.isFinite && measure.size.height.isFinite)
            }
        }
        for size in [Double.nan, -4, .infinity, 0, 1e300] {
            let measure = typesetter.measure(
                styled("text", font: FontRequest(family: "Inter", pointSize: size)), in: TextBounds())
            #expect(measure.size.width.isFinite && measure.size.height.isFinite)
        }
    }

    @Test func hostileAttributes() {
        for number in [Double.nan, -1e300, .infinity, 1e300] {
            var attributes = TextAttributes(font: system)
            attributes.kern = number
            attributes.baselineOffset = number
            var effects = TextEffects()
            effects.stretch = number
            effects.strokeWidth = number
            effects.obliqueness = number
            effects.attachment = .init(size: Size(width: number, height: number), rise: number, commands: [])
            attributes.effects = effects
            var paragraph = ParagraphStyle()
            paragraph.tabStops = [TabStop(location: number, alignment: .decimal)]
            paragraph.defaultTabInterval = number
            let text = StyledText([.init("a\t\u{FFFC}b", attributes, paragraph: paragraph)])
            let set = typesetter.typeset(text, in: TextBounds(width: 200), alignmentWidth: 200)
            #expect(!set.lines.isEmpty)
            _ = typesetter.geometry(of: text, in: TextBounds(width: 200), alignmentWidth: 200)
        }
    }
}
