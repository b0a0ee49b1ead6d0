import Foundation

/// What a row, a header or a footer of a list shows: an image, a text and a secondary text.
///
/// The static functions give the system's looks. What is set afterwards stays; the rest follows the state.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    // What follows the state; the public properties below read and set them.
    var directionalLayoutMarginsStorage = Automatic<NSDirectionalEdgeInsets>(.zero)
    var prefersSideBySideTextAndSecondaryTextStorage = Automatic<Bool>(false)
    var imageToTextPaddingStorage = Automatic<CGFloat>(0)
    var textToSecondaryTextHorizontalPaddingStorage = Automatic<CGFloat>(0)
    var textToSecondaryTextVerticalPaddingStorage = Automatic<CGFloat>(0)

    var style: ListContentStyle

    /// The picture at the leading edge. None by default.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The text. None by default; a text with attributes replaces it.
    public var text: String? {
        didSet { if text != nil { attributedText = nil } }
    }
    /// The text with attributes; what they leave open is taken from ``textProperties``. None by default.
    public var attributedText: NSAttributedString? {
        didSet { if attributedText != nil { text = nil } }
    }
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The secondary text. None by default; one with attributes replaces it.
    public var secondaryText: String? {
        didSet { if secondaryText != nil { secondaryAttributedText = nil } }
    }
    /// The secondary text with attributes; what they leave open is taken from ``secondaryTextProperties``.
    /// None by default.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// How the secondary text is shown.
    public var secondaryTextProperties: TextProperties

    /// The axes on which the superview's margins count where they are larger. Horizontal by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The distances of the content from the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directionalLayoutMarginsStorage.value }
        set { directionalLayoutMarginsStorage.value = newValue }
    }
    /// Whether the texts lie beside each other where both fit in one line. False by default.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { prefersSideBySideTextAndSecondaryTextStorage.value }
        set { prefersSideBySideTextAndSecondaryTextStorage.value = newValue }
    }
    /// The distance of text and image, in points.
    public var imageToTextPadding: CGFloat {
        get { imageToTextPaddingStorage.value }
        set { imageToTextPaddingStorage.value = newValue }
    }
    /// The minimum distance of texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { textToSecondaryTextHorizontalPaddingStorage.value }
        set { textToSecondaryTextHorizontalPaddingStorage.value = newValue }
    }
    /// The distance of texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { textToSecondaryTextVerticalPaddingStorage.value }
        set { textToSecondaryTextVerticalPaddingStorage.value = newValue }
    }
    /// The opacity of the content, from 0 to 1. 1 by default.
    public var alpha: CGFloat = 1

    init(_ style: ListContentStyle) {
        self.style = style
        let look = ListContentLook(style, traits: .current)
        textProperties = TextProperties(look.text)
        secondaryTextProperties = TextProperties(look.secondaryText)
        follow(look)
    }

    /// Takes the values of a style where nothing was set.
    mutating func follow(_ look: ListContentLook) {
        textProperties.follow(look.text)
        secondaryTextProperties.follow(look.secondaryText)
        imageProperties.follow(tintColor: look.imageTint)
        directionalLayoutMarginsStorage.follow(look.margins)
        prefersSideBySideTextAndSecondaryTextStorage.follow(look.isSideBySide)
        imageToTextPaddingStorage.follow(look.imagePadding)
        textToSecondaryTextHorizontalPaddingStorage.follow(look.horizontalPadding)
        textToSecondaryTextVerticalPaddingStorage.follow(look.verticalPadding)
    }

    /// Creates the view of the content.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The content for a state: what was set stays, the rest follows.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        updated.follow(ListContentLook(style, state: state))
        return updated
    }

    /// Whether there is a text or a secondary text.
    var hasText: Bool { hasPrimaryText || hasSecondaryText }
    var hasPrimaryText: Bool { (text ?? attributedText?.string)?.isEmpty == false }
    var hasSecondaryText: Bool { (secondaryText ?? secondaryAttributedText?.string)?.isEmpty == false }
}
