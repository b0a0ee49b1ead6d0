import Foundation

/// The languages of the simulated user, and the pseudo-languages of Xcode's schemes.
///
/// Without anything else they are those of the launch arguments and of `UserDefaults.standard`, under the names that
/// iOS has for them: `-AppleLanguages "(de)" -AppleLocale de_CH -NSDoubleLocalizedStrings YES`. A test sets its own:
///
/// ```swift
/// LanguageSettings.with(LanguageSettings(["ar"])) {
///     UIScreen.main = UIScreen(.iPhone16)  // from right to left
///     let title = String(localized: "Messages")
/// }
/// ```
///
/// They reach every lookup of a text, `Locale.current`, and thereby the formats of Foundation.
public struct LanguageSettings: Hashable, Sendable {
    /// The languages, the preferred one first, as `["de-CH", "fr"]`; empty is English.
    public var languages: [String]
    /// The identifier of the locale, as `de_CH`; nil is the first language's, in the region where it is most spoken.
    public var locale: String?
    /// What is done to the localised texts. Nothing by default.
    public var pseudoLanguage: PseudoLanguage
    /// Whether interfaces run from right to left in every language: `NSForceRightToLeftWritingDirection`.
    public var forcesRightToLeft: Bool
    /// Whether texts without a translation are in capitals: `NSShowNonLocalizedStrings`.
    public var showsMissingTexts: Bool

    /// Creates settings; everything that is not given is as on a new device.
    public init(
        _ languages: [String] = [], locale: String? = nil, pseudoLanguage: PseudoLanguage = []
    ) {
        self.languages = languages
        self.locale = locale
        self.pseudoLanguage = pseudoLanguage
        forcesRightToLeft = false
        showsMissingTexts = false
    }

    /// Whether interfaces run from right to left: in such a language, or where it is forced.
    public var isRightToLeft: Bool {
        if forcesRightToLeft || pseudoLanguage.contains(.rightToLeft) { return true }
        guard let first = languages.first else { return false }
        return Locale.Language(identifier: first).characterDirection == .rightToLeft
    }

    /// The identifier of a language's locale.
    static func localeIdentifier(of language: String) -> String {
        let parsed = Locale.Language(identifier: language)
        let identifier = language.replacingOccurrences(of: "-", with: "_")
        let words = identifier.split(separator: "_").dropFirst()
        let hasRegion = words.contains { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
        let full = parsed.maximalIdentifier.split(separator: "-")
        guard !hasRegion, full.count > 2, let region = full.last else { return identifier }
        return identifier + "_" + region
    }
}

extension LanguageSettings {
    @TaskLocal private static var scoped: LanguageSettings?

    /// The settings that hold here: those of ``with(_:_:)-swift.type.method``, else ``standard``.
    public static var current: LanguageSettings { scoped ?? standard }

    /// The settings of the process: what was set here, else those of the launch arguments and `UserDefaults.standard`.
    public static var standard: LanguageSettings {
        get { StandardLanguage.shared.settings }
        set { StandardLanguage.shared.set(newValue) }
    }

    /// The languages and the locale of ``current``, without reading the rest.
    package static var currentLanguages: (languages: [String], locale: String?) {
        if let settings = scoped ?? StandardLanguage.shared.chosenSettings {
            return (settings.languages, settings.locale)
        }
        let defaults = UserDefaults.standard
        return (
            languages(from: defaults.object(forKey: "AppleLanguages")), defaults.string(forKey: "AppleLocale")
        )
    }

    private static func languages(from value: Any?) -> [String] {
        value as? [String] ?? (value as? String).map { [$0] } ?? []
    }

    /// Makes ``standard`` those of the launch arguments and `UserDefaults.standard` again.
    public static func resetStandard() { StandardLanguage.shared.set(nil) }

    /// Runs a closure with settings of its own. Tests that run at the same time do not see them.
    public static func with<Result>(_ settings: LanguageSettings, _ body: () throws -> Result) rethrows
        -> Result
    {
        try $scoped.withValue(settings, operation: body)
    }

    /// Runs a closure with settings of its own, also in the tasks that it starts.
    public static func with<Result>(
        _ settings: LanguageSettings, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await $scoped.withValue(settings, operation: body, isolation: isolation)
    }
}

/// The settings of the process.
private final class StandardLanguage: @unchecked Sendable {
    static let shared = StandardLanguage()

    private let lock = NSLock()
    private var chosen: LanguageSettings?

    var settings: LanguageSettings { chosenSettings ?? Self.fromDefaults() }
    var chosenSettings: LanguageSettings? { lock.withLock { chosen } }

    func set(_ settings: LanguageSettings?) { lock.withLock { chosen = settings } }

    private static func fromDefaults() -> LanguageSettings {
        LanguageSettings { UserDefaults.standard.object(forKey: $0) }
    }
}

extension LanguageSettings {
    /// Reads settings by the names of `UserDefaults`.
    init(reading value: (String) -> Any?) {
        func isSet(_ key: String) -> Bool {
            switch value(key) {
            case let flag as Bool: flag
            case let number as Int: number != 0
            case let text as String: ["yes", "true", "1", "y"].contains(text.lowercased())
            default: false
            }
        }
        self.init(
            Self.languages(from: value("AppleLanguages")), locale: value("AppleLocale") as? String)
        let pseudoLanguages: [(String, PseudoLanguage)] = [
            ("NSDoubleLocalizedStrings", .doubled), ("NSAccentuateLocalizedStrings", .accented),
            ("NSSurroundLocalizedStrings", .bounded), ("NSForceRightToLeftLocalizedStrings", .rightToLeft),
        ]
        for (key, language) in pseudoLanguages where isSet(key) { pseudoLanguage.insert(language) }
        forcesRightToLeft = isSet("NSForceRightToLeftWritingDirection") || isSet("AppleTextDirection")
        showsMissingTexts = isSet("NSShowNonLocalizedStrings")
    }
}
