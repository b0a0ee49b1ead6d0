/// The arguments of a command, taken one after another.
struct Arguments {
    /// An argument that is wrong or missing.
    struct Problem: Error {
        let text: String
    }

    private var words: [String]
    /// What follows `--`, for the compiler.
    let rest: [String]

    init(_ words: [String]) {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        self.words = Array(words[..<end])
        rest = Array(words[end...].dropFirst())
    }

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

    /// Takes an option that may be there several times, with its values.
    mutating func values(_ name: String) throws -> [String] {
        var values: [String] = []
        while let next = try value(name) { values.append(next) }
        return values
    }

    /// Takes the next word that is no option; nil where there is none.
    mutating func word() -> String? {
        guard let index = words.firstIndex(where: { !$0.hasPrefix("-") }) else { return nil }
        return words.remove(at: index)
    }

    /// Fails where something was not taken.
    func end() throws {
        if let word = words.first { throw Problem(text: "unknown argument '\(word)'") }
    }
}
