import Foundation
import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// The same text has the same lines, whatever was measured before it, and at the same time.
@Suite struct HistoryTests {
    private struct Query {
        let text: StyledText
        let bounds: TextBounds
    }

    private struct Output: Equatable {
        let measure: TextMeasure
        let set: TypesetText
    }

    private static func query(_ random: inout RandomText) -> Query {
        let words = random.text(words: 1...30)
        let size: Double = random.random.pick([11, 12, 15, 17, 17, 17, 22, 34]) ?? 17
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = random.random.chance(0.5) ? .charWrapping : .wordWrapping
        return Query(
            text: styled(
                words, font: systemFont(size, weight: random.random.pick([400, 600, 700]) ?? 400),
                paragraph: paragraph),
            bounds: TextBounds(
                width: Double(Int.random(in: 30...300, using: &random.random)),
                lineLimit: random.random.pick([0, 0, 1, 2]) ?? 0,
                truncation: random.random.pick([.truncatingTail, .truncatingMiddle, .wordWrapping])
                    ?? .truncatingTail))
    }

    private static func output(_ query: Query, by typesetter: PangoTypesetter) -> Output {
        Output(
            measure: typesetter.measure(query.text, in: query.bounds),
            set: typesetter.typeset(
                query.text, in: query.bounds, alignmentWidth: query.bounds.width))
    }

    @Test(arguments: RandomRuns.seeds(default: 6))
    func randomOrdersGiveTheSameLines(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let queries = (0..<60).map { _ in Self.query(&random) }
        let first = PangoTypesetter()
        let expected = queries.map { Self.output($0, by: first) }
        // Each in another order; the last one has measured all texts before, and a typesetter whose caches overflow.
        for typesetter in [PangoTypesetter(), PangoTypesetter(), .shared, first] {
            for index in queries.indices.shuffled(using: &random.random) {
                #expect(
                    Self.output(queries[index], by: typesetter) == expected[index], "\(queries[index])")
            }
        }
    }

    /// Each query to a typesetter that has measured nothing else.
    @Test(arguments: RandomRuns.seeds(default: 6))
    func randomQueriesNeedNoHistory(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        for _ in 0..<4 {
            let query = Self.query(&random)
            #expect(
                Self.output(query, by: PangoTypesetter()) == Self.output(query, by: .shared),
                "\(query)")
        }
    }

    /// A text for which Pango's own layout has given two results, among others, while other threads measure.
    @Test func threadsDoNotChangeOneAnothersLines() {
        var random = RandomText(random: SeededRandom(seed: 92))
        let text = "едвб! 나마는나국글 bn qedlfhD JZrkb! зазгбгдвв в 은 어한어, wikSbZQMF OrvX д е? гда δθαααζ"
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .charWrapping
        let known = Query(text: styled(text, paragraph: paragraph), bounds: TextBounds(width: 103))
        let queries = (0..<30).map { _ in Self.query(&random) } + [known]
        let expected = queries.map { Self.output($0, by: PangoTypesetter.shared) }
        let orders = (0..<4).map { _ in queries.indices.shuffled(using: &random.random) }
        DispatchQueue.concurrentPerform(iterations: orders.count) { thread in
            let own = PangoTypesetter()
            for index in orders[thread] {
                #expect(Self.output(queries[index], by: own) == expected[index], "\(queries[index])")
            }
        }
    }
}
