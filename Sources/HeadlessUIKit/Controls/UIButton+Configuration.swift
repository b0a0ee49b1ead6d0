import Foundation

extension UIButton {
    /// A description of a button's looks and content.
    public struct Configuration {
        enum Style {
            case plain, gray, tinted, filled
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// How round a button's corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background says.
            case fixed = -1
            /// As the background says, larger with the user's size of text.
            case dynamic
            case small, medium, large
            /// Half of the height.
            case capsule
        }

        /// The alignment of the lines of title and subtitle.
        public enum TitleAlignment: Int, Sendable {
            /// Towards the picture.
            case automatic
            case leading, center, trailing
        }

        /// The radius of a background without a radius of its own, up to iOS 18.
        private static let classicRadius: CGFloat = 5.95
        /// The same on iOS 26, where it is at most half of the height.
        private static let roundRadius: CGFloat = 17

        let style: Style

        /// The title; nil takes the button's title for its state.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// Changes the title's attributes before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller text below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the subtitle's attributes before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture; nil takes the button's picture for its state.
        public var image: UIImage?
        /// How a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator replaces the picture. It is not drawn.
        public var showsActivityIndicator = false

        /// Changes the picture's colour before it is shown.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the activity indicator's colour before it is shown. Not used: the indicator is not drawn.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The sign that a button shows its menu's marked element.
        public enum Indicator: Int, Sendable {
            /// As ``popup`` for such buttons.
            case automatic
            case none
            /// Two arrows.
            case popup
        }
        /// The sign after the title. Automatic by default.
        public var indicator = Indicator.automatic
        /// Changes the sign's colour before it is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The width that is kept for the picture, in points; 0, the default, is its own.
        public var imageReservation: CGFloat = 0
        /// How the button looks on a desktop. Stored, not used.
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }
        /// How the button looks on a desktop. Automatic by default. Stored, not used.
        public var macIdiomStyle = MacIdiomStyle.automatic

        /// The side of the text that the picture lies on. Leading by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Spacing between picture and text, in points. None by default.
        public var imagePadding: CGFloat = 0
        /// Spacing between title and subtitle, in points. 1 by default.
        public var titlePadding: CGFloat = 1
        /// The alignment of the lines of title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of a title that does not fit. Word wrapping by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of a subtitle that does not fit. Word wrapping by default.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// How large the button is. Medium by default.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of text and picture; nil takes the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made from; nil takes the style's.
        public var baseBackgroundColor: UIColor?
        /// What lies behind the content.
        public var background: UIBackgroundConfiguration
        /// Whether the looks follow the selected state.
        public var automaticallyUpdateForSelection = true

        private var ownContentInsets: NSDirectionalEdgeInsets?

        /// Insets around the content, in points; by default those of ``buttonSize``.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? defaultContentInsets }
            set { ownContentInsets = newValue }
        }

        /// Goes back to the insets of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        init(_ style: Style) {
            self.style = style
            background = UIBackgroundConfiguration()
            background.cornerRadius = Self.classicRadius
            automaticallyUpdateForSelection = style != .filled
        }

        /// The radius of the corners for a height and a version of iOS, in points.
        func cornerRadius(height: CGFloat, version: ScreenDevice.SystemVersion) -> CGFloat {
            switch cornerStyle {
            case .dynamic where version >= .iOS26 && background.cornerRadius == Self.classicRadius:
                min(height / 2, Self.roundRadius)
            case .fixed, .dynamic: background.cornerRadius
            case .small: 0.125 * height
            case .medium: 0.175 * height
            case .large: 0.25 * height
            case .capsule: height / 2
            }
        }

        /// The configuration for a button's state. Colours follow the state when they are drawn.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

extension UIButton.Configuration {
    /// Text in the tint colour, no background.
    public static func plain() -> Self { Self(.plain) }
    /// Text in the tint colour on gray.
    public static func gray() -> Self { Self(.gray) }
    /// Text in the tint colour on a light shade of it.
    public static func tinted() -> Self { Self(.tinted) }
    /// White text on the tint colour.
    public static func filled() -> Self { Self(.filled) }
    /// As ``plain()``.
    public static func borderless() -> Self { Self(.plain) }
    /// As ``gray()``.
    public static func bordered() -> Self { Self(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Self { Self(.filled) }

    private var defaultContentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
            switch buttonSize {
            case .mini, .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(
            top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    var titleFont: UIFont {
        .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17)
    }

    var subtitleFont: UIFont { .systemFont(ofSize: 13) }

    /// The colour of text and picture.
    func foreground(_ state: UIControl.State, tint: UIColor) -> UIColor {
        guard !state.contains(.disabled) else { return .tertiaryLabel }
        let color = baseForegroundColor ?? (style == .filled ? .white : tint)
        return state.contains(.highlighted) ? color.faded : color
    }

    /// The colour of the background.
    func fill(_ state: UIControl.State, tint: UIColor) -> UIColor {
        if let color = background.backgroundColor { return color }
        if state.contains(.disabled), style != .plain {
            return UIColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.12)
        }
        let color: UIColor =
            switch style {
            case .plain: baseBackgroundColor ?? .clear
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        return state.contains(.highlighted) ? color.faded : color
    }
}

extension UIColor {
    /// The colour of something touched: three quarters of its opacity.
    fileprivate var faded: UIColor {
        UIColor { [self] traits in
            let color = resolvedColor(with: traits)
            var alpha: CGFloat = 0
            color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
            return color.withAlphaComponent(alpha * 0.75)
        }
    }
}
