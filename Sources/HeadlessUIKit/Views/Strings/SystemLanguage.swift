import Foundation

/// The language of the words that the system writes: "Cancel", "Done", "Back".
///
/// It is the first of the user's languages that the kit has words in: English, German, French, Spanish, Italian, Portuguese,
/// Japanese, Simplified Chinese, Korean, Arabic, Hebrew, Russian, Dutch; English without any.
@MainActor
public enum SystemLanguage {
    /// Languages for the system's words alone, the preferred one first, as `["de-CH", "fr"]`; nil, the default, are those of
    /// `LanguageSettings.current`.
    public static var preferred: [String]?

    private static var known: (languages: [String], code: String)?

    /// The code of the language.
    static var current: String {
        let all = preferred ?? LanguageSettings.currentLanguages.languages
        if let known, known.languages == all { return known.code }
        let found = all.lazy.compactMap(code).first ?? "en"
        known = (all, found)
        return found
    }

    /// The code of a language that the kit has words in.
    private static func code(_ identifier: String) -> String? {
        let code = String(identifier.prefix { $0 != "-" && $0 != "_" && $0 != "." }).lowercased()
        if code == "en" || SystemString.languages.contains(code) { return code }
        return code == "iw" ? "he" : nil
    }

    /// A word in a locale's language, where the kit has it.
    static func word(_ string: SystemString, in locale: Locale) -> String {
        code(locale.identifier).flatMap(string.word) ?? string.english
    }
}

extension SystemString {
    /// The word in the user's language, or in a pseudo-language.
    @MainActor var text: String {
        LanguageSettings.current.pseudoLanguage.text(word(in: SystemLanguage.current) ?? english)
    }
}
