import Foundation

extension UIListContentConfiguration {
    /// How the image of a list's content is shown.
    public struct ImageProperties: Hashable {
        // What follows the state; the public properties below read and set them.
        var tintColorStorage = Automatic<UIColor?>(nil)

        /// A dimension of ``reservedLayoutSize`` that stands for the system's: that of symbols, which grows
        /// with the size of text.
        public static let standardDimension = -CGFloat.greatestFiniteMagnitude

        /// How a symbol is drawn; nil is the style's look. Nil by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols and template pictures; nil is the view's tint colour.
        public var tintColor: UIColor? {
            get { tintColorStorage.value }
            set { tintColorStorage.value = newValue }
        }
        /// Changes the tint colour before it is shown. None by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the picture's corners in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the picture in points; a dimension of 0 is no limit. No limit by default.
        public var maximumSize = CGSize.zero
        /// The size in which the picture is centred, in points. A dimension of 0, the default, is the picture's,
        /// and that of the system for symbols.
        public var reservedLayoutSize = CGSize.zero
        /// Whether inverted colours leave the picture as it is. Kept; nothing inverts colours here.
        public var accessibilityIgnoresInvertColors = false
        /// The colour of the line around; nil is the view's tint colour.
        public var strokeColor: UIColor?
        /// Changes the line's colour before it is shown. None by default.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the line around in points; 0, the default, is none.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// The tint for a tint colour of the view: the own one, or else the view's, after the transformer.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The line's colour for a tint colour of the view: the own one, or else the view's, after the
        /// transformer.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        mutating func follow(tintColor: UIColor?) { tintColorStorage.follow(tintColor) }
    }
}
