internal import Typesetting
import Foundation

/// The text of a label with its attributes, independent of its frame.
struct LabelText {
    enum Content {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    var content = Content.none
    var font: UIFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    @MainActor static var defaultFont: UIFont {
        DisplayAccommodations.current.hasBoldText ? boldDefaultFont : regularDefaultFont
    }

    private static let regularDefaultFont = UIFont.labelFont(isBoldText: false)
    private static let boldDefaultFont = UIFont.labelFont(isBoldText: true)

    /// An empty text in the default font.
    @MainActor init() { font = Self.defaultFont }

    // Inlined, as a call copies the label's text: pays in `feed`.
    @inline(__always)
    var isEmpty: Bool {
        switch content {
        case .none: true
        case .plain(let text): text.isEmpty
        case .attributed(let text): text.length == 0
        }
    }

    /// The runs of the text, natural alignment decided by the direction of the interface.
    func styled(_ colors: TextColors, isRightToLeft: Bool) -> StyledText {
        var defaults = TextDefaults(font: font, color: color)
        defaults.paragraph.alignment = alignment.decided(isRightToLeft)
        defaults.paragraph.lineBreakMode = lineBreakMode
        defaults.paragraph.lineBreakStrategy = lineBreakStrategy
        switch content {
        case .none: return StyledText([])
        case .plain(let text): return StyledText(text, defaults, colors: colors)
        case .attributed(let text):
            return StyledText(text, defaults, colors: colors) { values in
                var values = values
                values.alignment = values.alignment.decided(isRightToLeft)
                return values
            }
        }
    }

    /// The truncation of the last line.
    @inline(__always)
    var truncation: ParagraphStyle.LineBreakMode {
        guard case .attributed = content else { return ParagraphStyle.LineBreakMode(lineBreakMode) }
        return ParagraphStyle.LineBreakMode(firstParagraph?.lineBreakMode ?? lineBreakMode)
    }

    var firstParagraph: NSParagraphStyle? { firstAttribute(.paragraphStyle) }

    func firstAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
        guard case .attributed(let text) = content, text.length > 0 else { return nil }
        return text.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    /// Puts an attribute on the whole of an attributed text; plain text has none.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Takes fonts of text styles, and those that metrics scaled, in the size of traits: the label's own, and those of an
    /// attributed text.
    ///
    /// - Returns: Whether a font changed.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        let adjusted = font.adjusted(to: traits)
        var isChanged = adjusted != font
        font = adjusted
        guard case .attributed(let text) = content, text.length > 0 else { return isChanged }
        var hasOldFonts = false
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: whole, options: []) { value, _, _ in
            if let font = value as? UIFont, font.adjusted(to: traits) != font { hasOldFonts = true }
        }
        guard hasOldFonts else { return isChanged }
        isChanged = true
        changeAttributes { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            attributes[.font] = font.adjusted(to: traits)
        }
        return isChanged
    }

    /// Changes the paragraph styles of the whole of an attributed text; plain text has none.
    mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        let (alignment, lineBreakMode, lineBreakStrategy) = (alignment, lineBreakMode, lineBreakStrategy)
        changeAttributes { attributes in
            let style = NSMutableParagraphStyle()
            if let old = attributes[.paragraphStyle] as? NSParagraphStyle {
                style.setParagraphStyle(old)
            } else {
                style.alignment = alignment
                style.lineBreakMode = lineBreakMode
                style.lineBreakStrategy = lineBreakStrategy
            }
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// The text is built anew: Foundation's `addAttribute` on Linux can trap on a copy of several runs.
    private mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(string: text.string)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            var attributes = attributes
            change(&attributes)
            changed.setAttributes(attributes, range: range)
        }
        content = .attributed(changed)
    }
}

extension NSTextAlignment {
    /// The alignment with natural decided by the direction of the interface.
    func decided(_ isRightToLeft: Bool) -> NSTextAlignment {
        self == .natural ? (isRightToLeft ? .right : .left) : self
    }
}
