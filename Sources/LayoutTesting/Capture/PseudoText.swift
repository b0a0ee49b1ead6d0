import HeadlessUIKit

/// Puts the texts of a screen into a made-up language.
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

    /// Changes the texts below a view that source has set.
    func apply(to top: UIView) {
        var open = [top]
        while let view = open.popLast() {
            if change(view) { open += view.subviews }
        }
    }

    /// Changes a view's own text; returns whether the views in it are to be changed too.
    private func change(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel:
            if let attributed = attributedText(of: label) {
                label.attributedText = attributed
            } else if let text = label.text {
                label.text = changed(text)
            }
        case let button as UIButton:
            change(button)
            return !ViewNames.isKitClass(type(of: button))
        case let field as UITextField:
            if let placeholder = field.placeholder { field.placeholder = changed(placeholder) }
            return false
        case let control as UISegmentedControl:
            for index in 0..<control.numberOfSegments {
                guard let title = control.titleForSegment(at: index) else { continue }
                control.setTitle(changed(title), forSegmentAt: index)
            }
            return false
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: return false
        default: break
        }
        return true
    }

    private func change(_ button: UIButton) {
        if var configuration = button.configuration {
            configuration.title = configuration.title.map(changed)
            configuration.subtitle = configuration.subtitle.map(changed)
            button.configuration = configuration
        } else if let title = button.title(for: .normal) {
            button.setTitle(changed(title), for: .normal)
        }
    }

    /// The text of a label whose parts differ; nil where it is plain.
    private func attributedText(of label: UILabel) -> NSAttributedString? {
        guard let text = label.attributedText, text.length > 0 else { return nil }
        var range = NSRange()
        let attributes = text.attributes(at: 0, effectiveRange: &range)
        guard range.length < text.length else { return nil }
        return NSAttributedString(string: changed(text.string), attributes: attributes)
    }

    private func changed(_ text: String) -> String { Self.text(text, in: language) }
}
