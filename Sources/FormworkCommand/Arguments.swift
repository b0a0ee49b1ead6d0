/// The arguments of a command, taken one after another.
struct Arguments {
    /// An argument that is wrong or missing.
    struct Problem: Error {
        let text: String
    }

    private var words: [String]

    init(_ words: [String]) { self.words = words }

    /// Takes an option without a value; returns whether it was there.
    mutating func flag(_ name: String) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        words.remove(at: index)
        return true
    }

    /// Takes an option and its value; nil where it is absent.
    mutating func value(_ name: String) throws -> String? {
        if let index = words.firstIndex(where: { $0.hasPrefix(name + "=") }) {
            return String(words.remove(at: index).dropFirst(name.count + 1))
        }
        guard let index = words.firstIndex(of: name) else { return nil }
        guard words.indices.contains(index + 1) else { throw Problem(text: "\(name) needs a value") }
        let value = words[index + 1]
        words.removeSubrange(index...index + 1)
        return value
    }

    /// Takes all arguments that are left.
    mutating func takeAll() -> [String] {
        defer { words = [] }
        return words
    }

    /// Fails where something was not taken.
    func end() throws {
        if let word = words.first { throw Problem(text: "unknown argument '\(word)'") }
    }
}
