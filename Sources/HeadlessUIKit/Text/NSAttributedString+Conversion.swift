import Foundation

extension NSAttributedString {
    /// Creates a text from a Swift value; kept are the attributes of UIKit and links.
    public convenience init(_ attributed: AttributedString) {
        typealias Key = AttributeScopes.UIKitAttributes.Attribute
        let text = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Key.Font.self]
            attributes[.foregroundColor] = run[Key.ForegroundColor.self]
            attributes[.backgroundColor] = run[Key.BackgroundColor.self]
            attributes[.kern] = run[Key.Kern.self]
            attributes[.tracking] = run[Key.Tracking.self]
            attributes[.baselineOffset] = run[Key.BaselineOffset.self]
            attributes[.underlineStyle] = run[Key.Underline.self]?.rawValue
            attributes[.strikethroughStyle] = run[Key.Strikethrough.self]?.rawValue
            attributes[.underlineColor] = run[Key.UnderlineColor.self]
            attributes[.strikethroughColor] = run[Key.StrikethroughColor.self]
            attributes[.paragraphStyle] = run[Key.Paragraph.self]
            attributes[.link] = run.link
            let characters = String(attributed.characters[run.range])
            text.append(NSAttributedString(string: characters, attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a value from a text; kept are the attributes of UIKit and links.
    public init(_ text: NSAttributedString) {
        self.init()
        let string = NSString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            attributes, range, _ in
            typealias Key = AttributeScopes.UIKitAttributes.Attribute
            var container = AttributeContainer()
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                AnyNumber.double(attributes[key]).map { CGFloat($0) }
            }
            func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                AnyNumber.double(attributes[key]).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init)
            }
            container[Key.Font.self] = attributes[.font] as? UIFont
            container[Key.ForegroundColor.self] = attributes[.foregroundColor] as? UIColor
            container[Key.BackgroundColor.self] = attributes[.backgroundColor] as? UIColor
            container[Key.Kern.self] = number(.kern)
            container[Key.Tracking.self] = number(.tracking)
            container[Key.BaselineOffset.self] = number(.baselineOffset)
            container[Key.Underline.self] = line(.underlineStyle)
            container[Key.Strikethrough.self] = line(.strikethroughStyle)
            container[Key.UnderlineColor.self] = attributes[.underlineColor] as? UIColor
            container[Key.StrikethroughColor.self] = attributes[.strikethroughColor] as? UIColor
            container[Key.Paragraph.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            container.link = attributes[.link] as? URL
            append(AttributedString(string.substring(with: range), attributes: container))
        }
    }
}
