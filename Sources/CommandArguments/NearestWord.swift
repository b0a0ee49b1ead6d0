/// Words that resemble one that does not exist.
public enum NearestWord {
    /// The word of a list that is nearest to another; nil where none resembles it.
    public static func find(_ word: String, among words: [String]) -> String? {
        let wrong = Array(plain(word))
        guard !wrong.isEmpty else { return nil }
        let ranked = words.map { candidate in
            (word: candidate, distance: distance(wrong, Array(plain(candidate))))
        }
        if let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= max(1, wrong.count / 3)
        {
            return best.word
        }
        // A part of a word is nearer than the letters say.
        guard wrong.count > 2 else { return nil }
        return words.first { plain($0).contains(String(wrong)) }
    }

    /// The end of a message about a word that does not exist; empty where none resembles it.
    public static func hint(_ word: String, among words: [String]) -> String {
        find(word, among: words).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// A word without case, hyphens, spaces and punctuation, as choices and screens are compared.
    public static func plain(_ word: some StringProtocol) -> String {
        let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.isEmpty ? word.lowercased() : letters
    }

    /// The number of letters to add, to remove, to replace or to swap with the next one.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        // Nothing of that length resembles a name.
        guard a.count < 100, b.count < 100 else { return a.count + b.count }
        var before: [Int] = []
        var last = Array(0...b.count)
        for (row, letter) in a.enumerated() {
            var next = [row + 1]
            for (column, other) in b.enumerated() {
                var best = min(
                    last[column + 1] + 1, next[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
                    best = min(best, before[column - 1] + 1)
                }
                next.append(best)
            }
            (before, last) = (last, next)
        }
        return last[b.count]
    }
}
