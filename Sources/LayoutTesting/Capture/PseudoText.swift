import HeadlessUIKit

/// Puts the texts of a screen that looks none up into a made-up language: those of labels and buttons whenever they are
/// set, by `UILabel.textSubstitution`, and others once the screen is built. Texts that are looked up come in the language.
@MainActor
struct PseudoText {
    private let language: PseudoLanguage

    init(_ language: PseudoLanguage) { self.language = language }

    /// A text in the language; a text that is in it already stays, as the system's words are.
    nonisolated static func text(_ text: String, in language: PseudoLanguage) -> String {
        isChanged(text, language) ? text : language.text(text)
    }

    private nonisolated static func isChanged(_ text: String, _ language: PseudoLanguage) -> Bool {
        if language.contains(.rightToLeft) { return text.hasPrefix("\u{202E}") }
        if language.contains(.bounded) { return text.hasPrefix("[# ") }
        if language.contains(.accented) { return text.unicodeScalars.contains("\u{30C}") }
        let half = text.prefix((text.count - 1) / 2)
        return !half.isEmpty && text == half + " " + half
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
