import Foundation

extension NSAttributedString {
    /// Creates a text from a Swift value; kept are the attributes of UIKit and links.
    public convenience init(_ attributed: AttributedString) {
        typealias Key = AttributeScopes.UIKitAttributes
        let text = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Key.FontAttribute.self]
            attributes[.foregroundColor] = run[Key.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Key.BackgroundColorAttribute.self]
            attributes[.kern] = run[Key.KernAttribute.self]
            attributes[.tracking] = run[Key.TrackingAttribute.self]
            attributes[.baselineOffset] = run[Key.BaselineOffsetAttribute.self]
            attributes[.underlineStyle] = run[Key.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] = run[Key.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.underlineColor] = run[Key.UnderlineColorAttribute.self]
            attributes[.strikethroughColor] = run[Key.StrikethroughColorAttribute.self]
            attributes[.paragraphStyle] = run[Key.ParagraphStyleAttribute.self]
            attributes[.link] = run.link
            attributes[.strokeColor] = run[Key.StrokeColorAttribute.self]
            attributes[.strokeWidth] = run[Key.StrokeWidthAttribute.self]
            attributes[.shadow] = run[Key.ShadowAttribute.self]
            attributes[.attachment] = run[Key.AttachmentAttribute.self]
            attributes[.ligature] = run[Key.LigatureAttribute.self]
            attributes[.obliqueness] = run[Key.ObliquenessAttribute.self]
            attributes[.expansion] = run[Key.ExpansionAttribute.self]
            attributes[.textEffect] = run[Key.TextEffectAttribute.self]
            attributes[.inlinePresentationIntent] = run[Key.InlinePresentationIntentAttribute.self]?.rawValue
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
            typealias Key = AttributeScopes.UIKitAttributes
            var container = AttributeContainer()
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                AnyNumber.double(attributes[key]).map { CGFloat($0) }
            }
            func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                AnyNumber.double(attributes[key]).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init)
            }
            container[Key.FontAttribute.self] = attributes[.font] as? UIFont
            container[Key.InlinePresentationIntentAttribute.self] = AnyNumber.double(
                attributes[.inlinePresentationIntent]
            ).map { InlinePresentationIntent(rawValue: UInt(max(0, $0))) }
            container[Key.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            container[Key.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            container[Key.KernAttribute.self] = number(.kern)
            container[Key.TrackingAttribute.self] = number(.tracking)
            container[Key.BaselineOffsetAttribute.self] = number(.baselineOffset)
            container[Key.UnderlineStyleAttribute.self] = line(.underlineStyle)
            container[Key.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
            container[Key.UnderlineColorAttribute.self] = attributes[.underlineColor] as? UIColor
            container[Key.StrikethroughColorAttribute.self] = attributes[.strikethroughColor] as? UIColor
            container[Key.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
            container[Key.StrokeColorAttribute.self] = attributes[.strokeColor] as? UIColor
            container[Key.StrokeWidthAttribute.self] = number(.strokeWidth)
            container[Key.ShadowAttribute.self] = attributes[.shadow] as? NSShadow
            container[Key.AttachmentAttribute.self] = attributes[.attachment] as? NSTextAttachment
            container[Key.LigatureAttribute.self] = number(.ligature).flatMap { Int(exactly: $0) }
            container[Key.ObliquenessAttribute.self] = number(.obliqueness)
            container[Key.ExpansionAttribute.self] = number(.expansion)
            container[Key.TextEffectAttribute.self] =
                attributes[.textEffect] as? NSAttributedString.TextEffectStyle
            container.link = attributes[.link] as? URL
            append(AttributedString(string.substring(with: range), attributes: container))
        }
    }
}

extension NSAttributedString {
    /// Creates a text from a Swift value; kept are the attributes of UIKit and links, whatever the scope.
    public convenience init<Scope: AttributeScope>(
        _ attributed: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(attributed)
    }

    /// Creates a text from a Swift value; kept are the attributes of UIKit and links, whatever the scope.
    public convenience init<Scope: AttributeScope>(
        _ attributed: AttributedString, including scope: Scope.Type
    ) throws {
        self.init(attributed)
    }
}

extension AttributedString {
    /// Creates a value from a text; kept are the attributes of UIKit and links, whatever the scope.
    public init<Scope: AttributeScope>(
        _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
    ) throws {
        self.init(text)
    }

    /// Creates a value from a text; kept are the attributes of UIKit and links, whatever the scope.
    public init<Scope: AttributeScope>(_ text: NSAttributedString, including scope: Scope.Type) throws {
        self.init(text)
    }
}
