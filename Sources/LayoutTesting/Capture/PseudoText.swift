import HeadlessUIKit

/// Puts the texts of a screen into a made-up language: those of labels and buttons whenever they are set, by
/// `UILabel.textSubstitution`, and others once the screen is built.
@MainActor
struct PseudoText {
    private let language: LayoutLanguage

    init(_ language: LayoutLanguage) { self.language = language }

    /// A text in the language.
    nonisolated static func text(_ text: String, in language: LayoutLanguage) -> String {
        guard !text.isEmpty else { return text }
        switch language {
        case .development, .language: return text
        case .doubled: return text + " " + text
        case .accented: return String(String.UnicodeScalarView(text.unicodeScalars.flatMap(accented)))
        case .bounded: return "[# " + text + " #]"
        case .rightToLeft: return "\u{202E}" + text + "\u{202C}"
        }
    }

    /// A letter with a mark above it, and below it where it is a vowel.
    private nonisolated static func accented(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "y", "Y": [scalar, "\u{301}", "\u{323}"]
        case "a"..."z", "A"..."Z": [scalar, "\u{30C}"]
        default: [scalar]
        }
    }

    /// Changes the texts that no label shows: placeholders of fields and titles of segments.
    func apply(to top: UIView) {
        var open = [top]
        while let view = open.popLast() {
            switch view {
            case let field as UITextField:
                if let placeholder = field.placeholder { field.placeholder = changed(placeholder) }
            case let control as UISegmentedControl:
                for index in 0..<control.numberOfSegments {
                    guard let title = control.titleForSegment(at: index) else { continue }
                    control.setTitle(changed(title), forSegmentAt: index)
                }
            default: break
            }
            open += view.subviews
            view.setNeedsLayout()
        }
    }

    private func changed(_ text: String) -> String { Self.text(text, in: language) }
}
