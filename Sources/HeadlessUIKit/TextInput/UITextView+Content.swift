internal import Typesetting
import Foundation

extension UITextView {
    /// Posted when a text view begins to be edited; the object is the view.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when a text view is edited no more; the object is the view.
    public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when the user changed a text view's text; the object is the view.
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// The font of a text view that none was given.
    private static let drawnFont = UIFont.systemFont(ofSize: 12)

    final func prepare(followsWidth: Bool) {
        contentModeStorage = .redraw
        labelText.content = .plain("")
        labelText.font = Self.drawnFont
        labelText.lineBreakMode = .byWordWrapping
        labelText.lineBreakStrategy = []
        if followsWidth { container.widthTracksTextView = true }
        container.onChange = { [weak self] in
            MainActor.assumeIsolated { self?.containerChanged() }
        }
    }

    private func containerChanged() {
        if !container.exclusionPaths.isEmpty {
            LayoutDiagnostics.report(
                .ignored(call: "exclusionPaths"), about: debugLine,
                because: "text is set in whole lines; make the text view narrower instead")
        }
        invalidateLines()
    }

    /// The characters.
    final var editedString: String { labelText.string ?? "" }

    final func setContent(_ content: LabelText.Content) {
        labelText.content = content
        chosenTypingAttributes = nil
        selection = NSRange(location: editedString.utf16.count, length: 0)
        contentChanged()
    }

    /// Invalidates the measurements and shows the new text.
    final func contentChanged() {
        shownStorage = nil
        textKit?.viewChanged(self)
        memo.forget()
        invalidateLines()
    }

    /// Invalidates the layout of the lines.
    final func invalidateLines() {
        needsContentSize = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func setFont(_ font: UIFont?) {
        chosenFont = font
        labelText.font = font ?? Self.drawnFont
        labelText.apply(.font, labelText.font)
        contentChanged()
    }

    final func setTextColor(_ color: UIColor) {
        labelText.color = color
        labelText.apply(.foregroundColor, color)
        contentChanged()
    }

    final func setAlignment(_ alignment: NSTextAlignment) {
        labelText.alignment = alignment
        labelText.changeParagraphs { $0.alignment = alignment }
        contentChanged()
    }

    final func adjustFontToCategory() {
        guard adjustsFontForContentSizeCategory else { return }
        chosenFont = chosenFont?.adjusted(to: traitCollection)
        if labelText.adjustFonts(to: traitCollection) { contentChanged() }
    }

    final var defaultAttributes: [NSAttributedString.Key: Any] {
        [
            .font: labelText.font, .foregroundColor: labelText.color,
            .paragraphStyle: labelText.paragraphStyle,
        ]
    }

    /// The attributes of the character before the caret, or of the first.
    final var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        guard case .attributed(let text) = labelText.content, text.length > 0 else {
            return defaultAttributes
        }
        var attributes = text.attributes(
            at: min(max(0, selection.location - 1), text.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    /// What is shown: the text with the links' attributes.
    final var shownText: LabelText {
        if let shownStorage { return shownStorage }
        var shown = labelText
        if case .attributed(let text) = labelText.content { shown.content = .attributed(withLinks(text)) }
        shownStorage = shown
        return shown
    }

    private func withLinks(_ text: NSAttributedString) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        let links = linkTextAttributes ?? [.foregroundColor: tintColor ?? UIColor.link]
        let shown = NSMutableAttributedString(string: "")
        var hasLinks = false
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let part = text.attributedSubstring(from: range)
            guard attributes[.link] != nil else { return shown.append(part) }
            hasLinks = true
            let merged = attributes.merging(links) { $1 }
            shown.append(NSAttributedString(string: part.string, attributes: merged))
        }
        return hasLinks ? shown : text
    }
}
