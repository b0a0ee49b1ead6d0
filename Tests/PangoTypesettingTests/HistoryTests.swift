import Foundation
import LayoutCore
import PangoTypesetting
import TestSupport
import Testing
import Typesetting

/// The same text has the same lines, whatever was asked before it, and whoever asks at the same time.
@Suite struct HistoryTests {
    private struct Question {
        let text: StyledText
        let bounds: TextBounds
    }

    private struct Answer: Equatable {
        let measure: TextMeasure
        let set: TypesetText
    }

    private static func question(_ random: inout RandomText) -> Question {
        let words = random.text(words: 1...30)
        let size: Double = random.random.pick([11, 12, 15, 17, 17, 17, 22, 34]) ?? 17
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = random.random.chance(0.5) ? .charWrapping : .wordWrapping
        return Question(
            text: styled(
                words, font: systemFont(size, weight: random.random.pick([400, 600, 700]) ?? 400),
                paragraph: paragraph),
            bounds: TextBounds(
                width: Double(Int.random(in: 30...300, using: &random.random)),
                lineLimit: random.random.pick([0, 0, 1, 2]) ?? 0,
                truncation: random.random.pick([.truncatingTail, .truncatingMiddle, .wordWrapping])
                    ?? .truncatingTail))
    }

    private static func answer(_ question: Question, by typesetter: PangoTypesetter) -> Answer {
        Answer(
            measure: typesetter.measure(question.text, in: question.bounds),
            set: typesetter.typeset(
                question.text, in: question.bounds, alignmentWidth: question.bounds.width))
    }

    @Test(arguments: RandomRuns.seeds(default: 6))
    func randomOrdersGiveTheSameLines(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        let questions = (0..<60).map { _ in Self.question(&random) }
        let first = PangoTypesetter()
        let expected = questions.map { Self.answer($0, by: first) }
        // Each in another order; the last one has heard all texts before, and a typesetter whose caches overflow.
        for typesetter in [PangoTypesetter(), PangoTypesetter(), .shared, first] {
            for index in questions.indices.shuffled(using: &random.random) {
                #expect(
                    Self.answer(questions[index], by: typesetter) == expected[index], "\(questions[index])")
            }
        }
    }

    /// Each question to a typesetter that has heard nothing else.
    @Test(arguments: RandomRuns.seeds(default: 6))
    func randomQuestionsNeedNoHistory(seed: RandomSeed) {
        var random = RandomText(random: seed.random)
        for _ in 0..<4 {
            let question = Self.question(&random)
            #expect(
                Self.answer(question, by: PangoTypesetter()) == Self.answer(question, by: .shared),
                "\(question)")
        }
    }

    /// A text of which Pango's own layout has given two answers, among others, while other threads ask.
    @Test func threadsDoNotChangeOneAnothersLines() {
        var random = RandomText(random: SeededRandom(seed: 92))
        let text = "едвб! 나마는나국글 bn qedlfhD JZrkb! зазгбгдвв в 은 어한어, wikSbZQMF OrvX д е? гда δθαααζ"
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .charWrapping
        let known = Question(text: styled(text, paragraph: paragraph), bounds: TextBounds(width: 103))
        let questions = (0..<30).map { _ in Self.question(&random) } + [known]
        let expected = questions.map { Self.answer($0, by: PangoTypesetter.shared) }
        let orders = (0..<4).map { _ in questions.indices.shuffled(using: &random.random) }
        DispatchQueue.concurrentPerform(iterations: orders.count) { thread in
            let own = PangoTypesetter()
            for index in orders[thread] {
                #expect(Self.answer(questions[index], by: own) == expected[index], "\(questions[index])")
            }
        }
    }
}
