import BenchmarkSupport
import UIKit

/// Labels that get a text which was never measured, and are measured at a width.
@MainActor
enum LabelBenchmarks {
    /// A kind of text.
    struct Case {
        let name: String
        let title: String
        /// How many words a text has, which makes so many lines of 280 points.
        let wordCount: Int
        let kind: Kind
        var bar: Double?
    }

    enum Kind {
        /// Words that other texts had.
        case seen
        /// Words that no text had.
        case unseen
        case korean, arabic
    }

    static let cases = [
        Case(name: "seen1", title: "1 line, seen words", wordCount: 5, kind: .seen),
        Case(name: "seen2", title: "2 lines, seen words", wordCount: 11, kind: .seen, bar: 5),
        Case(name: "seen5", title: "5 lines, seen words", wordCount: 30, kind: .seen),
        Case(name: "unseen1", title: "1 line, unseen words", wordCount: 5, kind: .unseen),
        Case(name: "unseen2", title: "2 lines, unseen words", wordCount: 11, kind: .unseen, bar: 20),
        Case(name: "unseen5", title: "5 lines, unseen words", wordCount: 30, kind: .unseen),
        Case(name: "korean", title: "2 lines, Korean", wordCount: 12, kind: .korean),
        Case(name: "arabic", title: "2 lines, Arabic", wordCount: 11, kind: .arabic),
    ]

    static func run() {
        let count = 200
        for value in cases {
            let samples = 25
            var texts = Texts(value, count: count * (samples + 3))
            let label = label()
            Benchmark(value.title, .microseconds, bar: value.bar, samples: samples, operations: count).run {
                for _ in 0..<count { measure(label, texts.next()) }
            }
        }
        known()
    }

    /// A text that another label had, at the same width.
    private static func known() {
        let labels = (0..<200).map { _ in label() }
        Benchmark("2 lines, a text that was measured", .microseconds, operations: labels.count).run {
            for label in labels {
                label.text = nil
                measure(label, "A layout is a function of a size, and so it is here")
            }
        }
    }

    static func count(_ name: String, times: Int) {
        guard let value = cases.first(where: { $0.name == name }) else { return }
        var texts = Texts(value, count: times)
        let label = label()
        for _ in 0..<times { measure(label, texts.next()) }
    }

    private static func label() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        return label
    }

    private static func measure(_ label: UILabel, _ text: String) {
        label.text = text
        let size = label.sizeThatFits(CGSize(width: 280, height: CGFloat.greatestFiniteMagnitude))
        precondition(size.height > 0)
    }

    /// Different texts, made before they are measured.
    private struct Texts {
        private let texts: [String]
        private var index = 0

        init(_ value: Case, count: Int) {
            var state: UInt64 = 0x9E37_79B9
            func random(_ count: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % count
            }
            texts = (0..<count).map { _ in
                (0..<value.wordCount).map { _ in Self.word(value.kind, random) }.joined(separator: " ")
            }
        }

        private static func word(_ kind: Kind, _ random: (Int) -> Int) -> String {
            func letters(_ letters: [Character], from count: Int = 2) -> String {
                String((0..<count + random(7)).map { _ in letters[random(letters.count)] })
            }
            switch kind {
            case .seen: return words[random(words.count)]
            case .unseen: return letters(latin, from: 4)
            case .korean: return letters(hangul)
            case .arabic: return letters(arabic)
            }
        }

        mutating func next() -> String {
            index += 1
            return texts[index - 1]
        }

        private static let latin = Array("abcdefghijklmnopqrstuvwxyz")
        private static let hangul = Array("가나다라마바사한국어글자쓰기를은는")
        private static let arabic = Array("ابتثجحخدذرزسشصلمنهوي")
        private static let words = """
            A layout is a function of a size. Whoever writes it by hand writes the same additions again and again, \
            and whoever reads it has to find out what was meant. Compilers, ships and a very small bug: Grace \
            Hopper and 14 others reacted. Layout without a screen 1,024 likes 64 comments, share this post with \
            friends from your list! Today at 14:30 (in room 12) the “first” well-known meeting starts; don’t be late.
            """.split(separator: " ").map(String.init)
    }
}
