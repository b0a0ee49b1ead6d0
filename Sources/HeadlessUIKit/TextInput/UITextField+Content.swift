internal import LayoutCore
internal import Typesetting
import Foundation

extension UITextField {
    final func prepare() {
        contentModeStorage = .redraw
        labelText.content = .plain("")
        placeholderText.color = .placeholderText
    }

    /// The characters.
    final var editedString: String { labelText.string ?? "" }

    final func setContent(_ content: LabelText.Content) {
        labelText.content = content
        selection = NSRange(location: editedString.utf16.count, length: 0)
        contentChanged()
    }

    /// Invalidates the measurements and shows the new text.
    final func contentChanged() {
        memo.forget()
        invalidateIntrinsicContentSize()
        partsChanged()
    }

    final func setPlaceholder(_ content: LabelText.Content) {
        placeholderText.content = content
        placeholderMemo.forget()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        if let font = value as? UIFont {
            labelText.font = font
            placeholderText.font = font
            placeholderMemo.forget()
        }
        if let color = value as? UIColor { labelText.color = color }
        labelText.apply(key, value)
        contentChanged()
    }

    final func setAlignment(_ alignment: NSTextAlignment) {
        labelText.alignment = alignment
        placeholderText.alignment = alignment
        labelText.changeParagraphs { $0.alignment = alignment }
        setNeedsDisplay()
    }

    final var allDefaultAttributes: [NSAttributedString.Key: Any] {
        var all = attributes
        all[.font] = labelText.font
        all[.foregroundColor] = labelText.color
        if all[.paragraphStyle] == nil { all[.paragraphStyle] = labelText.paragraphStyle }
        return all
    }

    final func setDefaultAttributes(_ new: [NSAttributedString.Key: Any]) {
        attributes = new
        attributes[.font] = nil
        attributes[.foregroundColor] = nil
        labelText.font = new[.font] as? UIFont ?? LabelText.defaultFont
        placeholderText.font = labelText.font
        labelText.color = new[.foregroundColor] as? UIColor ?? .label
        if let style = new[.paragraphStyle] as? NSParagraphStyle {
            labelText.alignment = style.alignment
            placeholderText.alignment = style.alignment
        }
        if case .attributed(let text) = labelText.content {
            labelText.content = .attributed(NSAttributedString(string: text.string, attributes: new))
        }
        placeholderMemo.forget()
        contentChanged()
    }

    final func adjustFontToCategory() {
        guard adjustsFontForContentSizeCategory else { return }
        let old = labelText.font
        guard labelText.adjustFonts(to: traitCollection) else { return }
        if labelText.font != old { placeholderText.font = labelText.font }
        placeholderMemo.forget()
        contentChanged()
    }

    /// What is shown: bullets instead of secret characters, and the attributes that are not a label's.
    final var shownText: LabelText {
        var shown = labelText
        if isSecureTextEntry {
            shown.content = .plain(String(repeating: Self.bullet, count: editedString.count))
        }
        guard !attributes.isEmpty, case .plain(let text) = shown.content else { return shown }
        shown.content = .attributed(NSAttributedString(string: text, attributes: allDefaultAttributes))
        return shown
    }

    private static let bullet = "\u{2022}"

    final func shownByte(atOffset offset: Int) -> Int {
        guard isSecureTextEntry else { return EditedText.bytes(before: offset, in: editedString) }
        return EditedText.characterCount(before: offset, in: editedString) * Self.bullet.utf8.count
    }

    final func offset(ofShownByte byte: Int) -> Int {
        guard isSecureTextEntry else { return EditedText.offset(ofByte: byte, in: editedString) }
        return EditedText.offset(afterCharacters: byte / Self.bullet.utf8.count, in: editedString)
    }
}

extension LabelText {
    /// The characters; nil where there is no text.
    var string: String? {
        switch content {
        case .none: nil
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    /// The style of paragraphs that have none of their own.
    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return style
    }

    /// The text with attributes for what has none; nil where there is no text.
    func attributed(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString? {
        switch content {
        case .none: nil
        case .plain(let text): NSAttributedString(string: text, attributes: attributes)
        case .attributed(let text): text
        }
    }
}
