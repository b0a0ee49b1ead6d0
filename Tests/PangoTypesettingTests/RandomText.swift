import TestSupport

/// Random words of several scripts with single spaces between them.
struct RandomText {
    var random: SeededRandom

    /// Letters of the scripts whose fonts are there.
    private static let alphabets: [(name: String, letters: String)] = [
        ("latin", "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéüñ"),
        ("digits", "0123456789"), ("korean", "가나다라마바사한국어글자쓰기를은는"),
        ("greek", "αβγδεζηθ"), ("cyrillic", "абвгдежз"),
        ("arabic", ReferenceLayout.hasFont("NotoSansArabic-Regular.ttf") ? "ابتثجحخدذرزسشصلمنهوي" : ""),
        ("hebrew", ReferenceLayout.hasFont("NotoSansHebrew-Regular.ttf") ? "אבגדהוזחטיכלמנ" : ""),
    ].filter { !$0.letters.isEmpty }

    mutating func word(of scripts: Set<String>?) -> String {
        let choices = Self.alphabets.filter { scripts?.contains($0.name) ?? true }
        let alphabet = random.pick(choices)!
        var word = ""
        for _ in 0..<Int.random(in: 1...9, using: &random) { word.append(random.pick(alphabet.letters)!) }
        if random.chance(0.15) { word += random.pick([",", ".", "!", "?", ":", "-"])! }
        return word
    }

    /// Text of some words.
    mutating func text(words: ClosedRange<Int>, scripts: Set<String>? = nil) -> String {
        (0..<Int.random(in: words, using: &random)).map { _ in word(of: scripts) }.joined(separator: " ")
    }
}
