import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// Sizes against those of Pango's own layout.
@Suite struct ReferenceComparisonTests {
    let typesetter = PangoTypesetter.shared

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomSingleLinesAreAsWideAsPangos(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = random.text(words: 1...8)
        let size = Double(Int.random(in: 9...34, using: &random.random))
        let weight = random.random.pick([400, 600, 700])!
        let expected = ReferenceLayout.shared.lines(
            of: text, size: size, weight: weight, width: nil, byCharacter: false)
        let measure = typesetter.measure(
            styled(text, font: systemFont(size, weight: weight)), in: TextBounds())
        #expect(measure.size.width == expected.widths[0], "\(text)")
        #expect(measure.lineCount == 1)
    }

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomLinesBreakWherePangosDo(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        // Pango breaks between any two syllables of Hangul, so that words of it are left out here.
        let scripts: Set<String> = ["latin", "digits", "greek", "cyrillic", "arabic", "hebrew"]
        compare(random.text(words: 3...30, scripts: scripts), byCharacter: false, random: &random.random)
    }

    @Test(arguments: RandomRuns.seeds(default: 150))
    func randomLinesBreakAnywhereAsPangosDo(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        // Pango hangs spaces over the end of such lines; on iOS they need space like other characters.
        let text = random.text(words: 3...30).replacing(" ", with: "_")
        compare(text, byCharacter: true, random: &random.random)
    }

    private func compare(_ text: String, byCharacter: Bool, random: inout SeededRandom) {
        let width = Double(Int.random(in: 30...300, using: &random))
        var expected = ReferenceLayout.shared.lines(
            of: text, size: 17, width: width, byCharacter: byCharacter)
        // Pango's lines may be a little too long where their ends are shaped anew; there is no comparing then.
        if expected.widths.contains(where: { $0 > width }) { return }
        expected.texts = expected.texts.map(Self.inAnyOrder)
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = byCharacter ? .charWrapping : .wordWrapping
        let set = typesetter.typeset(
            styled(text, paragraph: paragraph), in: TextBounds(width: width), alignmentWidth: width)
        let actual = ReferenceLayout.Lines(
            widths: set.lines.map(\.frame.size.width), texts: set.lines.map { Self.inAnyOrder($0.visualText) }
        )
        if actual != expected {
            // While other threads used Pango, its own layout has ended a line one character early, which it did
            // not do when it was measured again. So a difference counts that new objects of Pango's show too.
            expected = ReferenceLayout().lines(of: text, size: 17, width: width, byCharacter: byCharacter)
            expected.texts = expected.texts.map(Self.inAnyOrder)
        }
        #expect(actual == expected, "\(width): \(text)")
        #expect(set.measure.size.width == expected.widths.max())
    }

    /// The characters sorted: runs are drawn in another order than they are read.
    private static func inAnyOrder(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.sorted()))
    }
}
