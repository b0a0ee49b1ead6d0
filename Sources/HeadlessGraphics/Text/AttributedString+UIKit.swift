import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// What a part of a line of Markdown means.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The glyphs' colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Points added after each character.
        public let kern: KernAttribute
        /// Points added after each character.
        public let tracking: TrackingAttribute
        /// Points above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The style of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of outlines in hundredths of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of glyphs.
        public let shadow: ShadowAttribute
        /// The picture that is drawn for the character.
        public let attachment: AttachmentAttribute
        /// Whether letters are joined.
        public let ligature: LigatureAttribute
        /// How far glyphs lean.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor for the glyphs' width.
        public let expansion: ExpansionAttribute
        /// The name of an effect.
        public let textEffect: TextEffectAttribute
        /// The attributes of Foundation.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The font.
    public enum FontAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIFont
        /// The key's name.
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The glyphs' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIColor
        /// The key's name.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIColor
        /// The key's name.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points added after each character.
    public enum TrackingAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Points above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSUnderlineStyle
        /// The key's name.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSUnderlineStyle
        /// The key's name.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIColor
        /// The key's name.
        public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIColor
        /// The key's name.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The style of paragraphs.
    public enum ParagraphStyleAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSParagraphStyle
        /// The key's name.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
