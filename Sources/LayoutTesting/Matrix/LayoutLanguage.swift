/// The language that a screen is shown in: one of people, or one made from the screen's own texts to find what
/// translations will break.
///
/// A screen that is built for a language of people takes it from the configuration that its closure receives. Made-up
/// languages need nothing: the texts of labels, buttons and fields are changed once the screen is built.
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

    /// Whether the texts are changed once the screen is built.
    public var isPseudoLanguage: Bool {
        switch self {
        case .development, .language: false
        case .doubled, .accented, .bounded, .rightToLeft: true
        }
    }
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
