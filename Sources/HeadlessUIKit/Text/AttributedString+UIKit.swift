import Foundation

extension AttributeScopes {
    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: Attribute.Font
        /// The glyphs' colour.
        public let foregroundColor: Attribute.ForegroundColor
        /// The colour behind the text.
        public let backgroundColor: Attribute.BackgroundColor
        /// Points added after each character.
        public let kern: Attribute.Kern
        /// Points added after each character.
        public let tracking: Attribute.Tracking
        /// Points above the baseline.
        public let baselineOffset: Attribute.BaselineOffset
        /// The line under the text.
        public let underlineStyle: Attribute.Underline
        /// The line through the text.
        public let strikethroughStyle: Attribute.Strikethrough
        /// The colour of the line under the text.
        public let underlineColor: Attribute.UnderlineColor
        /// The colour of the line through the text.
        public let strikethroughColor: Attribute.StrikethroughColor
        /// The style of paragraphs.
        public let paragraphStyle: Attribute.Paragraph
        /// The attributes of Foundation.
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

extension AttributeScopes.UIKitAttributes {
    /// The keys.
    public enum Attribute {
        /// The font.
        public enum Font: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The key's name.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The glyphs' colour.
        public enum ForegroundColor: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The key's name.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The colour behind the text.
        public enum BackgroundColor: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The key's name.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// Points added after each character.
        public enum Kern: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points added after each character.
        public enum Tracking: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// Points above the baseline.
        public enum BaselineOffset: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The key's name.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The line under the text.
        public enum Underline: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// The key's name.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The line through the text.
        public enum Strikethrough: AttributedStringKey {
            /// A style.
            public typealias Value = NSUnderlineStyle
            /// The key's name.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The colour of the line under the text.
        public enum UnderlineColor: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The key's name.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The colour of the line through the text.
        public enum StrikethroughColor: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The key's name.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The style of paragraphs.
        public enum Paragraph: AttributedStringKey {
            /// A style.
            public typealias Value = NSParagraphStyle
            /// The key's name.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
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
