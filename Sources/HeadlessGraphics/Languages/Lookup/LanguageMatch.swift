import Foundation

/// Which of the languages that a bundle has a user reads.
enum LanguageMatch {
    /// The language that fits best: the first of the user's languages that one fits, else the development language.
    static func best(of available: [String], for preferred: [String], development: String?) -> String? {
        let known = available.filter { $0.lowercased() != "base" }.map { ($0, canonical($0)) }
        for language in preferred {
            if let found = match(canonical(language), in: known) { return found }
        }
        let fallback = development.map(canonical)
        return known.first { $0.1 == fallback }?.0 ?? fallback.flatMap { match($0, in: known) }
            ?? known.first?.0
    }

    private static func match(_ language: String, in known: [(name: String, canonical: String)]) -> String? {
        var words = language.split(separator: "-").map(String.init)
        // zh-Hant-HK, zh-Hant, zh; a shorter name is taken only where it has the same script.
        let script = script(of: language)
        while !words.isEmpty {
            let name = words.joined(separator: "-")
            if let found = known.first(where: {
                $0.canonical == name && self.script(of: $0.canonical) == script
            }) {
                return found.name
            }
            words.removeLast()
        }
        let code = language.prefix { $0 != "-" }
        return known.first {
            $0.canonical.prefix { $0 != "-" } == code && self.script(of: $0.canonical) == script
        }?.name
    }

    /// The script that a language is written in, as `Hant`.
    private static func script(of language: String) -> String {
        let full = Locale.Language(identifier: language).maximalIdentifier.split(separator: "-")
        return full.count > 1 ? String(full[1]) : ""
    }

    private static let oldNames = [
        "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es", "italian": "it",
        "dutch": "nl", "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro",
        "zh-cn": "zh-hans",
        "zh-sg": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant-hk", "zh-mo": "zh-hant-mo", "zh": "zh-hans",
    ]

    /// An identifier in small letters with hyphens, with today's code for the language.
    static func canonical(_ identifier: String) -> String {
        let name = identifier.lowercased().replacingOccurrences(of: "_", with: "-")
        if let known = oldNames[name] { return known }
        let words = name.split(separator: "-")
        guard let first = words.first, first != "zh", let code = oldNames[String(first)] else { return name }
        return ([code] + words.dropFirst().map(String.init)).joined(separator: "-")
    }
}
