import Foundation

/// The view that is shown where there is no content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    final var content: UIContentUnavailableConfiguration
    final let stack = UIStackView()
    private final var parts: [UIView] = []
    private final let background = BackgroundConfigurationView()

    /// Creates a view of a content.
    public init(configuration: UIContentUnavailableConfiguration) {
        content = configuration
        super.init(frame: .zero)
        setUp()
    }

    /// Creates an empty view of a nib.
    public required init?(coder: NSCoder) {
        content = .empty()
        super.init(coder: coder)
        setUp()
        InterfaceCoder.restore(self, as: UIContentUnavailableView.self, from: coder)
    }

    /// What the view shows: a ``UIContentUnavailableConfiguration``; others are ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            content = newValue
            show()
        }
    }

    /// Whether the content scrolls where it is higher than the view. Kept. True by default.
    open var isScrollEnabled = true

    private final func setUp() {
        addSubview(background)
        stack.axis = .vertical
        addSubview(stack)
        show()
    }

    private final func show() {
        background.configuration = content.background
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        directionalLayoutMargins = content.directionalLayoutMargins
        for part in parts { part.removeFromSuperview() }
        parts = []
        stack.alignment = content.alignment == .center ? .center : .leading
        addImage()
        let alignment = content.alignment == .center ? NSTextAlignment.center : .natural
        addText(content.text, content.attributedText, content.textProperties, alignment)
        if let text = parts.last as? UILabel {
            stack.setCustomSpacing(content.textToSecondaryTextPadding, after: text)
        }
        addText(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, alignment
        )
        if let last = parts.last, last is UILabel {
            stack.setCustomSpacing(content.textToButtonPadding, after: last)
        }
        addButton(content.button, content.buttonProperties)
        addButton(content.secondaryButton, content.secondaryButtonProperties)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private final func add(_ part: UIView, spacing: CGFloat) {
        parts.append(part)
        stack.addArrangedSubview(part)
        stack.setCustomSpacing(spacing, after: part)
    }

    private final func addImage() {
        if content.style == .loading, content.image == nil {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return add(wheel, spacing: content.imageToTextPadding)
        }
        guard let image = content.image else { return }
        let properties = content.imageProperties
        let look = properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
        let view = UIImageView(image: image.isSymbolImage ? image.withConfiguration(look) : image)
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        let limit = properties.maximumSize
        if limit.width > 0 {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true
        }
        if limit.height > 0 {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
        }
        if properties.cornerRadius > 0 {
            view.layer.cornerRadius = properties.cornerRadius
            view.clipsToBounds = true
        }
        add(view, spacing: content.imageToTextPadding)
    }

    private final func addText(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ alignment: NSTextAlignment
    ) {
        guard (text ?? attributed?.string)?.isEmpty == false else { return }
        let label = UILabel()
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.textAlignment = alignment
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, spacing: 0)
    }

    private final func addButton(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        guard configuration.attributedTitle != nil || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        add(button, spacing: content.buttonToSecondaryButtonPadding)
    }

    /// The box of the content: inside of the margins and the safe area.
    private final func contentBox(_ size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).guided(by: layoutMargins)
    }

    /// The size of the content in lines of at most the width of `size`; 0 is no limit.
    @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : 1e5
        let margins = layoutMargins
        let sides = margins.left + margins.right
        let fitting = stack.systemLayoutSizeFitting(
            CGSize(width: width - sides, height: 0), withHorizontalFittingPriority: .defaultLow,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(
            width: min(width, fitting.width + sides), height: fitting.height + margins.top + margins.bottom)
    }

    override nonisolated var heightMayFollowWidth: Bool { true }

    /// Centres the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let box = contentBox(bounds.size)
        let fitting = stack.systemLayoutSizeFitting(
            CGSize(width: box.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let scale = roundingScale
        let y = ((box.midY - fitting.height / 2) * scale).rounded() / scale
        stack.frame = CGRect(x: box.minX, y: max(box.minY, y), width: box.width, height: fitting.height)
    }

    /// Takes the fonts of the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        content = content.updated(
            for: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
        show()
    }
}
