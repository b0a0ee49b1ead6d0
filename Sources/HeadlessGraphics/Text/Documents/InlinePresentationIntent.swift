import Foundation

/// What parts of a line of Markdown mean.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates intents from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, drawn in italics.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// Strong emphasis, drawn bold.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// Code, drawn in a fixed-pitch font.
    public static let code = Self(rawValue: 1 << 2)
    /// No longer valid, drawn with a line through it.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// The end of a line of the source.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// The end of a line of the text.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// Markup of the web.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// A block of markup of the web.
    public static let blockHTML = Self(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
    /// The raw value of an ``InlinePresentationIntent``.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent")
}

extension AttributeScopes.UIKitAttributes {
    /// What a part of a line of Markdown means.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// What is stored.
        public typealias Value = InlinePresentationIntent
        /// The key's name.
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }
}
