import Foundation

extension UIContentUnavailableConfiguration {
    /// Where the content lies.
    public enum Alignment: Int, Hashable, Sendable {
        /// In the middle.
        case center
        /// At the leading edge, vertically in the middle.
        case natural
    }

    /// How the image is shown.
    public struct ImageProperties: Hashable {
        /// How a symbol is drawn; nil is the style's look. Nil by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols and template pictures; nil is the tint colour. Grey by default.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the picture's corners in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the picture in points; a dimension of 0 is no limit. No limit by default.
        public var maximumSize = CGSize.zero
        /// Whether inverted colours leave the picture as it is. Kept; nothing inverts colours here.
        public var accessibilityIgnoresInvertColors = false

        init() {}
    }

    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont {
            get { fontStorage.value }
            set { fontStorage.value = newValue }
        }
        /// The glyphs' colour.
        public var color: UIColor
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
        var fontStorage: Automatic<UIFont>

        init(font: UIFont, color: UIColor) {
            fontStorage = Automatic(font)
            self.color = color
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable {
        /// What a tap does. None by default.
        public var primaryAction: UIAction?
        /// The menu of the button. None by default.
        public var menu: UIMenu?
        /// Whether the button takes taps. True by default.
        public var isEnabled = true

        init() {}
    }
}
