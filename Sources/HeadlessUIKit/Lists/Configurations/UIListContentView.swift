import Foundation

/// The view of a list's content: an image, a text and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    final var content: UIListContentConfiguration
    final var imageStorage: UIImageView?
    final var textStorage: UILabel?
    final var secondaryTextStorage: UILabel?
    final var guides = ListContentGuides()

    /// Creates a view of a content.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        show()
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
        insetsLayoutMarginsFromSafeArea = false
        InterfaceCoder.restore(self, as: UIListContentView.self, from: coder)
    }

    /// What the view shows: a ``UIListContentConfiguration``; others are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != content else { return }
            content = newValue
            show()
        }
    }

    /// The rectangle of the text; nil where none is shown.
    public final var textLayoutGuide: UILayoutGuide? { guide(\.text) }
    /// The rectangle of the secondary text; nil where none is shown.
    public final var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondaryText) }
    /// The rectangle of the image; nil where none is shown.
    public final var imageLayoutGuide: UILayoutGuide? { guide(\.image) }

    override nonisolated var heightMayFollowWidth: Bool { true }

    /// The size of the content with all text in one line.
    open override var intrinsicContentSize: CGSize { parts.naturalSize }

    /// The size of the content in lines of at most the width of `size`; 0 is no limit.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(within: size.width)
    }

    /// Places image and texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    /// Measures again: the superview's margins count.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Measures again: the superview's margins count.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Takes the fonts and symbols of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    /// Colours the image with the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageStorage?.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    }
}
