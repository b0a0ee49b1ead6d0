import Foundation

extension AttributeScopes.UIKitAttributes {
    /// The colour of outlines.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = UIColor
        /// The key's name.
        public static let name = NSAttributedString.Key.strokeColor.rawValue
    }

    /// The width of outlines in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow of glyphs.
    public enum ShadowAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSShadow
        /// The key's name.
        public static let name = NSAttributedString.Key.shadow.rawValue
    }

    /// The picture that is drawn for the character.
    public enum AttachmentAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSTextAttachment
        /// The key's name.
        public static let name = NSAttributedString.Key.attachment.rawValue
    }

    /// Whether letters are joined.
    public enum LigatureAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = Int
        /// The key's name.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// How far glyphs lean.
    public enum ObliquenessAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The logarithm of the factor for the glyphs' width.
    public enum ExpansionAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = CGFloat
        /// The key's name.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The name of an effect.
    public enum TextEffectAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The key's name.
        public static let name = NSAttributedString.Key.textEffect.rawValue
    }
}

extension NSAttributedString {
    /// The name of an effect. Kept, not drawn.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// Letters as if pressed into the page.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")

        /// Creates an effect from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
