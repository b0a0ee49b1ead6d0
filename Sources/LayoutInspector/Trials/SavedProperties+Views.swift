import Foundation
import HeadlessUIKit

/// What of views is kept beside their layout: looks, traits, texts and layers.
extension SavedProperties {
    /// The properties of a view.
    init(of view: UIView) {
        keepLook(of: view)
        keepTraits(of: view)
        switch view {
        case let label as UILabel: keep(label)
        case let field as UITextField: keep(field)
        case let text as UITextView: keep(text)
        case let button as UIButton: keep(button)
        case let image as UIImageView:
            keep(object: image, \.image)
            keep(object: image, \.highlightedImage)
        case let slider as UISlider: keep(slider, \.value)
        case let toggle as UISwitch: keep(toggle, \.isOn)
        case let progress as UIProgressView: keep(progress, \.progress)
        default: break
        }
        if let control = view as? UIControl {
            keep(control, \.isEnabled)
            keep(control, \.isSelected)
            keep(control, \.isHighlighted)
        }
        keepLayer(of: view)
    }

    private mutating func keepLook(of view: UIView) {
        keep(view, \.backgroundColor)
        keep(view, \.clipsToBounds)
        keep(view, \.contentMode)
        keep(view, \.isUserInteractionEnabled)
        keep(view, \.accessibilityIdentifier)
        keep(view, \.tag)
        // A view without a tint of its own has that of its superview.
        let isInherited = view.superview.map { $0.tintColor == view.tintColor } ?? false
        let tint = view.tintColor
        restore(by: { if view.tintColor != tint { view.tintColor = isInherited ? nil : tint } })
    }

    private mutating func keepTraits(of view: UIView) {
        keep(view, \.overrideUserInterfaceStyle)
        keep(view, \.semanticContentAttribute)
        let (overrides, traits) = (view.traitOverrides, view.traitCollection)
        restore(by: { if view.traitCollection != traits { view.traitOverrides = overrides } })
    }

    // MARK: Texts

    private mutating func keep(_ label: UILabel) {
        keep(object: label, \.attributedText)
        keep(label, \.textColor)
        keep(label, \.textAlignment)
        keep(label, \.lineBreakMode)
        keep(label, \.adjustsFontSizeToFitWidth)
        keep(label, \.minimumScaleFactor)
        keep(label, \.adjustsFontForContentSizeCategory)
    }

    private mutating func keep(_ field: UITextField) {
        keep(field, \.font)
        keep(field, \.textColor)
        keep(field, \.textAlignment)
        keep(field, \.placeholder)
        keep(field, \.borderStyle)
        let (text, attributed) = (field.text, field.attributedText)
        restore(by: {
            guard field.text != text || field.attributedText != attributed else { return }
            field.attributedText = attributed
            if field.text != text { field.text = text }
        })
    }

    private mutating func keep(_ view: UITextView) {
        keep(view, \.font)
        keep(view, \.textColor)
        keep(view, \.textAlignment)
        keep(view, \.textContainerInset)
        let attributed = view.attributedText
        restore(by: { if view.attributedText != attributed { view.attributedText = attributed } })
    }

    private mutating func keep(_ button: UIButton) {
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            let (title, attributed) = (button.title(for: state), button.attributedTitle(for: state))
            let (color, image) = (button.titleColor(for: state), button.image(for: state))
            restore(by: {
                if button.title(for: state) != title { button.setTitle(title, for: state) }
                if button.attributedTitle(for: state) != attributed {
                    button.setAttributedTitle(attributed, for: state)
                }
                if button.titleColor(for: state) != color { button.setTitleColor(color, for: state) }
                if button.image(for: state) !== image { button.setImage(image, for: state) }
            })
        }
        keep(button, \.contentEdgeInsets)
        let configuration = button.configuration
        restore(by: {
            if configuration != nil || button.configuration != nil { button.configuration = configuration }
        })
        if let label = button.subviews.first(where: { $0 is UILabel }) as? UILabel { keep(label, \.font) }
    }

    // MARK: Layers

    /// A layer that is made meanwhile gets the values of a new one.
    private mutating func keepLayer(of view: UIView) {
        guard let layer = view.inspectedLayer else {
            return restore(by: {
                guard let made = view.inspectedLayer else { return }
                LayerState(of: CALayer(), sublayers: []).restore(made, of: view)
            })
        }
        let state = LayerState(of: layer, sublayers: Self.ownSublayers(layer, of: view))
        restore(by: { state.restore(layer, of: view) })
    }

    /// The sublayers that are not those of subviews.
    static func ownSublayers(_ layer: CALayer, of view: UIView) -> [CALayer] {
        let subviews = Set(
            view.inspectedSubviews.compactMap { $0.inspectedLayer.map { ObjectIdentifier($0) } })
        return (layer.sublayers ?? []).filter { !subviews.contains(ObjectIdentifier($0)) }
    }
}
