import Foundation

/// A language made from the texts of another, to find what translations will break. Only localised texts change.
public struct PseudoLanguage: OptionSet, Hashable, Sendable, Codable {
    /// The pseudo-languages as bits.
    public let rawValue: Int

    /// Creates a combination from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Every text twice: Xcode's Double-Length Pseudolanguage, `NSDoubleLocalizedStrings`.
    public static let doubled = PseudoLanguage(rawValue: 1)
    /// Letters with marks above and below: Xcode's Accented Pseudolanguage, `NSAccentuateLocalizedStrings`.
    public static let accented = PseudoLanguage(rawValue: 2)
    /// Texts in brackets, of which a missing one is a text that was cut: Xcode's Bounded String Pseudolanguage,
    /// `NSSurroundLocalizedStrings`.
    public static let bounded = PseudoLanguage(rawValue: 4)
    /// Texts from right to left: Xcode's Right-to-Left Pseudolanguage, `NSForceRightToLeftLocalizedStrings`.
    public static let rightToLeft = PseudoLanguage(rawValue: 8)

    /// A text in the language.
    public func text(_ text: String) -> String {
        guard !isEmpty, !text.isEmpty else { return text }
        return surround(contains(.accented) ? Self.accented(text) : text)
    }

    /// A format in the language, with the same arguments at the same positions.
    func format(_ format: String) -> String {
        guard !isEmpty, !format.isEmpty else { return format }
        let template = FormatTemplate(format)
        guard template.hasArguments else { return text(format) }
        let letters = contains(.accented) ? template.mappingLiterals(Self.accented) : format
        // A text that comes twice reads each argument twice.
        return surround(contains(.doubled) ? FormatTemplate(letters).positioned : letters)
    }

    private func surround(_ text: String) -> String {
        var text = text
        if contains(.doubled) { text += " " + text }
        if contains(.bounded) { text = "[# " + text + " #]" }
        if contains(.rightToLeft) { text = "\u{202E}" + text + "\u{202C}" }
        return text
    }

    private static func accented(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.flatMap(accented)))
    }

    /// A letter with a mark above it, and below it where it is a vowel.
    private static func accented(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "y", "Y": [scalar, "\u{301}", "\u{323}"]
        case "a"..."z", "A"..."Z": [scalar, "\u{30C}"]
        default: [scalar]
        }
    }
}
