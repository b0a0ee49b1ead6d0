import Foundation

/// What is shown where there is no content: an image, texts and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// What the static functions describe.
    enum Style: Hashable {
        case empty, loading, search
    }

    var style: Style
    var imageStorage = Automatic<UIImage?>(nil)
    var textStorage = Automatic<String?>(nil)
    var secondaryTextStorage = Automatic<String?>(nil)

    /// The picture. None by default; a magnifying glass in searches.
    public var image: UIImage? {
        get { imageStorage.value }
        set { imageStorage.value = newValue }
    }
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text. None by default; a text with attributes replaces it.
    public var text: String? {
        get { textStorage.value }
        set {
            textStorage.value = newValue
            if newValue != nil { attributedText = nil }
        }
    }
    /// The text with attributes. None by default.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The text below. None by default; one with attributes replaces it.
    public var secondaryText: String? {
        get { secondaryTextStorage.value }
        set {
            secondaryTextStorage.value = newValue
            if newValue != nil { secondaryAttributedText = nil }
        }
    }
    /// The text below with attributes. None by default.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text below is shown.
    public var secondaryTextProperties: TextProperties
    /// The button; it is shown where it has a title or a picture.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button; it is shown where it has a title or a picture.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    /// Where the content lies. In the middle by default.
    public var alignment = Alignment.center
    /// The axes on which the superview's margins count where they are larger. Both by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distances of the content from the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance of image and text, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance of the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance of the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance of the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// What lies behind the content.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: Style) {
        self.style = style
        let traits = UITraitCollection.current
        textProperties = TextProperties(font: Self.font(style, traits), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits), color: .secondaryLabel)
        if style == .loading { textProperties.color = .secondaryLabel }
        follow(UIContentUnavailableConfigurationState(traitCollection: traits))
    }

    /// No content yet.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }
    /// Content that is being loaded: with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }
    /// A search without results.
    public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

    private static func font(_ style: Style, _ traits: UITraitCollection) -> UIFont {
        guard style != .loading else {
            return .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
        }
        let size = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    private mutating func follow(_ state: any UIConfigurationState) {
        let traits = state.traitCollection
        textProperties.fontStorage.follow(Self.font(style, traits))
        secondaryTextProperties.fontStorage.follow(
            .preferredFont(forTextStyle: .subheadline, compatibleWith: traits))
        switch style {
        case .empty: break
        case .loading: textStorage.follow("Loading…")
        case .search:
            imageStorage.follow(UIImage(systemName: "magnifyingglass"))
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
            textStorage.follow(searched.isEmpty ? "No Results" : "No Results for “\(searched)”")
            secondaryTextStorage.follow("Check the spelling or try a new search.")
        }
    }

    /// Creates the view of the content.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The content for a state: what was set stays, the rest follows.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var updated = self
        updated.follow(state)
        return updated
    }
}
