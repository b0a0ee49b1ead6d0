import Foundation
import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// What must hold for any text in any available space.
@Suite struct TextPropertyTests {
    let typesetter = PangoTypesetter.shared

    private func attributed(_ random: inout RandomText) -> StyledText {
        var paragraph = ParagraphStyle(
            alignment: random.random.pick([.natural, .left, .center, .right, .justified])!,
            lineBreakMode: random.random.pick([.wordWrapping, .charWrapping])!)
        paragraph.lineSpacing = Double(Int.random(in: 0...3, using: &random.random))
        var runs: [StyledText.Run] = []
        for _ in 0..<Int.random(in: 1...4, using: &random.random) {
            let size = Double(Int.random(in: 10...30, using: &random.random))
            var attributes = TextAttributes(
                font: systemFont(size, weight: random.random.pick([300, 400, 700])!))
            attributes.kern = random.random.pick([0, 0, 1, -0.5])!
            let separator = random.random.pick(["", " ", "\n", "\u{2028}"])!
            runs.append(.init(random.text(words: 1...8) + separator, attributes, paragraph: paragraph))
        }
        return StyledText(runs)
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTextIsNoLargerThanItMeasured(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        let width = Double.random(in: 40...300, using: &random.random)
        let limit = Int.random(in: 0...3, using: &random.random)
        let first = typesetter.measure(text, in: TextBounds(width: width, lineLimit: limit))
        let second = typesetter.measure(text, in: TextBounds(width: first.size.width, lineLimit: limit))
        #expect(first.size.width <= width + 1e-4)
        if !first.isTruncated { #expect(first == second) }
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTextHasNoMoreLinesInMoreSpace(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        var lines = Int.max
        for width in stride(from: 40.0, through: 400, by: 12) {
            let measure = typesetter.measure(text, in: TextBounds(width: width))
            #expect(measure.lineCount <= lines, "\(width)")
            lines = measure.lineCount
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomTextIsAllThereInItsClusters(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        let set = typesetter.typeset(text, width: Double.random(in: 40...300, using: &random.random))
        var bytes = 0
        for (run, _) in set.lines.flatMap(\.glyphRuns) {
            #expect(run.clusters.reduce(0) { $0 + $1.byteCount } == run.text.utf8.count)
            #expect(run.clusters.reduce(0) { $0 + $1.glyphCount } == run.glyphs.count)
            #expect(run.glyphs.count == run.positions.count)
            bytes += run.text.utf8.count
        }
        let source = text.string.unicodeScalars.filter { $0 != "\n" && $0 != "\u{2028}" }
        let drawn = set.lines.map(\.visualText).joined().unicodeScalars
        #expect(drawn.sorted() == source.sorted())
        #expect(bytes == String(String.UnicodeScalarView(source)).utf8.count)
    }

    @Test(arguments: RandomRuns.seeds(default: 100))
    func randomLinesLieBelowOneAnother(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        let width = Double.random(in: 40...300, using: &random.random)
        let set = typesetter.typeset(text, width: width, lines: Int.random(in: 0...3, using: &random.random))
        #expect(set.measure.lineCount == set.lines.count)
        #expect(set.measure.firstBaseline == set.lines.first?.baseline)
        #expect(set.measure.lastBaseline == set.lines.last?.baseline)
        var bottom = 0.0
        for line in set.lines {
            #expect(line.frame.origin.y >= bottom - 1e-9)
            #expect(line.baseline > line.frame.origin.y && line.baseline < line.frame[.vertical].end)
            #expect(line.frame.origin.x >= -1e-9 && line.frame[.horizontal].end <= width + 1e-9)
            bottom = line.frame[.vertical].end
        }
        #expect(abs(bottom - set.measure.size.height) < 1e-9)
    }

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomTruncatedLinesFit(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        let width = Double.random(in: 0...120, using: &random.random)
        for truncation in [
            ParagraphStyle.LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .clipping,
        ] {
            let bounds = TextBounds(width: width, lineLimit: 1, truncation: truncation)
            let set = typesetter.typeset(text, in: bounds, alignmentWidth: width)
            // Widths are compared with a tolerance of a few hundred-thousandths of a point.
            #expect(set.measure.size.width <= width + 1e-4)
            #expect(set.lines.count == 1)
            #expect(set.measure == typesetter.measure(text, in: bounds))
            let isMarked = set.lines[0].visualText.contains("…")
            if isMarked { #expect(set.measure.isTruncated) }
            if truncation != .clipping, set.measure.isTruncated, width > 30 { #expect(isMarked) }
        }
    }

    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomResultsDoNotDependOnWhatIsCached(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let text = attributed(&random)
        let bounds = TextBounds(width: Double.random(in: 40...300, using: &random.random))
        _ = typesetter.measure(text, in: TextBounds())
        let shared = typesetter.measure(text, in: bounds)
        #expect(shared == typesetter.measure(text, in: bounds))
        #expect(shared == Self.fresh.typeset(text, in: bounds, alignmentWidth: 300).measure)
    }

    private static let fresh = PangoTypesetter()

    @Test func manyThreadsGetTheSameResults() {
        let texts = (0..<200).map { styled("Label \($0) 한국어 mixed text, some words") }
        let expected = texts.map { typesetter.measure($0, in: TextBounds(width: 90)) }
        let other = PangoTypesetter()
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            for (index, text) in texts.enumerated() {
                let used = worker.isMultiple(of: 2) ? typesetter : other
                #expect(used.measure(text, in: TextBounds(width: 90)) == expected[index])
                _ = used.typeset(text, width: 90)
            }
        }
    }
}
