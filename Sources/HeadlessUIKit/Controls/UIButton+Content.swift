import Foundation

extension UIButton {
    final func shownTitleColor(for state: UIControl.State) -> UIColor? {
        if let color = content.titleColors[exactly: state] { return color }
        // A system button fades by itself only as long as it has its own colour.
        let color = content.titleColors.value(for: .normal)
        guard kind != .custom else { return color ?? .white }
        if state.contains(.disabled), color == nil { return .tertiaryLabel }
        let full = color ?? tintColor ?? .systemBlue
        return state.contains(.highlighted) ? full.withAlphaComponent(0.2) : full
    }

    final func takePrimaryAction(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Parts

    /// Whether the title lies on a background; titles of buttons without one look like other text.
    final var hasShape: Bool {
        if kind == .custom, configurationStorage == nil { return true }
        guard currentBackgroundImage == nil, backgroundColor == nil else { return true }
        guard let configurationStorage else { return false }
        return configurationStorage.fill(state, tint: tintColor).cgColor.alpha > 0
            || configurationStorage.background.strokeWidth > 0
    }

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The font of a title without a font of its own: 15 points for system buttons, 18 for custom ones.
    final var defaultFont: UIFont {
        .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
    }

    final var madeLabel: UILabel {
        if let labelStorage { return labelStorage }
        let label = UIButtonLabel()
        label.font = defaultFont
        label.lineBreakMode = .byTruncatingMiddle
        label.button = self
        labelStorage = label
        addSubview(label)
        updateParts()
        return label
    }

    final var madeImageView: UIImageView {
        if let imageViewStorage { return imageViewStorage }
        let view = UIImageView(image: nil)
        imageViewStorage = view
        insertSubview(view, at: 0)
        return view
    }

    /// Takes over what changed and invalidates the button's size.
    final func contentChanged() {
        updateParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets label and picture for the state.
    final func updateParts() {
        if let configurationStorage { return updateParts(by: configurationStorage) }
        subtitleStorage?.removeFromSuperview()
        subtitleStorage = nil
        let image = currentImage
        if image != nil || imageViewStorage != nil {
            madeImageView.image = image.map(templateForSystem)
            imageViewStorage?.alpha = imageAlpha
        }
        if let attributed = currentAttributedTitle {
            let label = labelStorage ?? madeLabel
            label.attributedText = attributed
        } else if let title = currentTitle {
            let label = labelStorage ?? madeLabel
            label.text = title
            label.textColor = currentTitleColor
        } else {
            labelStorage?.text = nil
        }
        labelStorage?.shadowColor = currentTitleShadowColor
    }

    private var imageAlpha: CGFloat {
        if !isEnabled, adjustsImageWhenDisabled { return 0.5 }
        if isHighlighted, adjustsImageWhenHighlighted { return kind == .custom ? 0.5 : 0.2 }
        return 1
    }

    /// System buttons show pictures in the tint colour unless the picture says otherwise.
    final func templateForSystem(_ image: UIImage) -> UIImage {
        guard kind != .custom, image.renderingMode == .automatic else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }
}

/// The label of a button: a change of its font or text is a change of the button's size. It has UIKit's name,
/// which descriptions of views show.
final class UIButtonLabel: UILabel {
    weak var button: UIButton?

    override var underlinesText: Bool {
        DisplayAccommodations.current.showsButtonShapes && button?.hasShape == false
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.invalidateIntrinsicContentSize()
        button?.setNeedsLayout()
    }
}
