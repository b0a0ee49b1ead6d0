import Foundation

extension UIListContentConfiguration {
    /// How a text of a list's content is shown.
    public struct TextProperties: Hashable {
        // What follows the state; the public properties below read and set them.
        var fontStorage: Automatic<UIFont>
        var colorStorage: Automatic<UIColor>
        var alignmentStorage: Automatic<TextAlignment>
        var transformStorage: Automatic<TextTransform>

        /// The alignment of lines.
        public enum TextAlignment: Int, Hashable, Sendable {
            /// By the direction of the text.
            case natural
            case center, justified
        }

        /// A change of the letters.
        public enum TextTransform: Int, Hashable, Sendable {
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }
        /// The glyphs' colour.
        public var color: UIColor {
            get { colorStorage.value }
            set { colorStorage.value = newValue }
        }
        /// Changes the colour before it is shown. None by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of lines. Natural by default.
        public var alignment: TextAlignment {
            get { alignmentStorage.value }
            set { alignmentStorage.value = newValue }
        }
        /// What happens to text that does not fit. Tail truncation by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0, the default, is no limit.
        public var numberOfLines = 0
        /// Whether text too wide is drawn smaller. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum factor for text drawn smaller; 0, the default, is no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before text is left out. False by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether a font of a text style follows the user's size of text. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// The change of the letters.
        public var transform: TextTransform {
            get { transformStorage.value }
            set { transformStorage.value = newValue }
        }
        /// Whether a pointer over text that is cut would show all of it. Kept; nothing points here.
        public var showsExpansionTextWhenTruncated = false

        init(_ look: ListTextLook) {
            fontStorage = Automatic(look.font)
            colorStorage = Automatic(look.color)
            transformStorage = Automatic(look.transform)
            alignmentStorage = Automatic(look.alignment)
        }

        /// The colour after the transformer.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func follow(_ look: ListTextLook) {
            fontStorage.follow(look.font)
            colorStorage.follow(look.color)
            transformStorage.follow(look.transform)
            alignmentStorage.follow(look.alignment)
        }

        /// A text in the letters of ``transform``.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

/// The looks of a text that follow style and state.
struct ListTextLook {
    var font: UIFont
    var color: UIColor
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
    var alignment = UIListContentConfiguration.TextProperties.TextAlignment.natural
}
