import HeadlessUIKit

/// The language that a screen is shown in: one of people, or one made from the screen's own texts to find what
/// translations will break.
///
/// The screen is built and laid out with the language in `LanguageSettings.current`, so that the texts that it looks up,
/// numbers, dates and the kit's own words are in it; a language from right to left also reverses the layout. Made-up
/// languages change the texts that are looked up, and pictures stay as they are. A screen that looks none up has the
/// texts of its labels, buttons and fields changed.
public enum LayoutLanguage: Hashable, Sendable {
    /// The language that the screen is written in.
    case development
    /// A language by its identifier, such as `de`.
    case language(String)
    /// Every text twice, as Xcode's Double-Length Pseudolanguage.
    case doubled
    /// Letters with marks above and below, as Xcode's Accented Pseudolanguage.
    case accented
    /// Texts in brackets, as Xcode's Bounded String Pseudolanguage: a missing bracket is a text that was cut.
    case bounded
    /// The texts and the layout from right to left, as Xcode's Right-to-Left Pseudolanguage.
    case rightToLeft

    /// The identifier of the language: `en` where it is none of people.
    public var identifier: String {
        if case .language(let identifier) = self { identifier } else { "en" }
    }

    /// Whether the language is made up.
    public var isPseudoLanguage: Bool { !pseudoLanguage.isEmpty }

    /// The made-up language as the kit names it; empty for languages of people.
    var pseudoLanguage: PseudoLanguage {
        switch self {
        case .development, .language: []
        case .doubled: .doubled
        case .accented: .accented
        case .bounded: .bounded
        case .rightToLeft: .rightToLeft
        }
    }

    /// What the screen is built with.
    var settings: LanguageSettings {
        var settings = LanguageSettings.current
        if case .language(let identifier) = self {
            (settings.languages, settings.locale) = ([identifier], nil)
        }
        if isPseudoLanguage { settings.pseudoLanguage = pseudoLanguage }
        return settings
    }

    /// Whether interfaces in the language run from right to left.
    var isRightToLeft: Bool { self != .development && settings.isRightToLeft }
}

extension LayoutLanguage: CustomStringConvertible {
    /// The identifier, or the name of the made-up language.
    public var description: String {
        switch self {
        case .development: "development language"
        case .language(let identifier): identifier
        case .doubled: "doubled text"
        case .accented: "accented text"
        case .bounded: "bounded text"
        case .rightToLeft: "right-to-left text"
        }
    }
}
