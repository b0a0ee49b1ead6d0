import Foundation

/// The language of the words that the system writes: "Cancel", "Done", "Back".
///
/// It is the first of the user's languages that the kit has words in: English, German, French, Spanish, Italian, Portuguese,
/// Japanese, Simplified Chinese, Korean, Arabic, Hebrew, Russian, Dutch; English without any.
@MainActor
public enum SystemLanguage {
    /// Languages for tests, the preferred one first, as `["de-CH", "fr"]`; nil, the default, are those of the process: of its
    /// `AppleLanguages` setting, or of its locale.
    public static var preferred: [String]? {
        didSet { if preferred != oldValue { known = nil } }
    }

    private static var known: String?

    /// The code of the language.
    static var current: String {
        if let known { return known }
        let all =
            preferred ?? UserDefaults.standard.stringArray(forKey: "AppleLanguages")
            ?? Locale.preferredLanguages
        let found = all.lazy.compactMap(code).first ?? "en"
        known = found
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
    /// The word in the user's language.
    @MainActor var text: String { word(in: SystemLanguage.current) ?? english }
}
