internal import ViewBridge

/// The properties that surrounding layouts set on views inside them; nil leaves a view's own value.
struct InheritedStyle {
    var font: UIFont?
    var color: UIColor?
    var isEnabled: Bool?
    var minimumScaleFactor: CGFloat?
    var lineLimit: Int?
    var direction: LayoutDirection?

    /// Whether no property is set.
    var isEmpty: Bool {
        font == nil && color == nil && isEnabled == nil && minimumScaleFactor == nil && lineLimit == nil
            && direction == nil
    }
}

/// The original values of a view's properties that an inherited style has replaced. They are restored when the style no
/// longer sets them.
@MainActor
final class StyleOverrides {
    private var font: OverriddenValue<UIFont>?
    private var color: OverriddenValue<UIColor>?
    private var isEnabled: OverriddenValue<Bool>?
    private var minimumScaleFactor: OverriddenValue<CGFloat>?
    private var lineLimit: OverriddenValue<Int>?
    private var adjustsFontSize: OverriddenValue<Bool>?
    private var semantics: OverriddenValue<UISemanticContentAttribute>?

    /// Applies a style to a view, and restores what the style no longer sets.
    func apply(_ style: InheritedStyle, to view: UIView) {
        // A semantic attribute that the app has set is kept.
        if semantics != nil || view.semanticContentAttribute == .unspecified {
            let attribute = style.direction.map { direction -> UISemanticContentAttribute in
                direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            }
            replace(\.semantics, attribute, view, \.semanticContentAttribute)
        }
        switch view {
        case let label as UILabel:
            replace(\.font, style.font, label, \.presentFont)
            replace(\.color, style.color, label, \.presentColor)
            replace(\.isEnabled, style.isEnabled, label, \.isEnabled)
            replace(\.lineLimit, style.lineLimit, label, \.numberOfLines)
            replace(\.minimumScaleFactor, style.minimumScaleFactor, label, \.minimumScaleFactor)
            replace(
                \.adjustsFontSize, style.minimumScaleFactor.map { $0 < 1 }, label, \.adjustsFontSizeToFitWidth
            )
        case let button as UIButton:
            replace(\.font, style.font, button, \.presentFont)
            replace(\.color, style.color, button, \.presentTint)
            replace(\.isEnabled, style.isEnabled, button, \.isEnabled)
        case let field as UITextField:
            replace(\.font, style.font, field, \.presentFont)
            replace(\.color, style.color, field, \.presentColor)
            replace(\.isEnabled, style.isEnabled, field, \.isEnabled)
        case let control as UIControl:
            replace(\.color, style.color, control, \.presentTint)
            replace(\.isEnabled, style.isEnabled, control, \.isEnabled)
        default:
            replace(\.color, style.color, view, \.presentTint)
        }
    }

    /// Restores all properties.
    func restore(_ view: UIView) { apply(InheritedStyle(), to: view) }

    private func replace<View: UIView, Value: Equatable>(
        _ record: ReferenceWritableKeyPath<StyleOverrides, OverriddenValue<Value>?>, _ value: Value?,
        _ view: View,
        _ property: ReferenceWritableKeyPath<View, Value>
    ) {
        let present = view[keyPath: property]
        var replaced = self[keyPath: record]
        // Any other value has been set by the app since.
        if let known = replaced, known.applied != present { replaced = nil }
        guard let value else {
            if let replaced { view[keyPath: property] = replaced.original }
            self[keyPath: record] = nil
            return
        }
        self[keyPath: record] = OverriddenValue(original: replaced?.original ?? present, applied: value)
        if present != value { view[keyPath: property] = value }
    }
}

/// The value of a property before it was replaced, and the value that replaces it.
struct OverriddenValue<Value> {
    let original: Value
    let applied: Value
}

extension UILabel {
    fileprivate var presentFont: UIFont {
        get { font }
        set { font = newValue }
    }
    fileprivate var presentColor: UIColor {
        get { textColor }
        set { textColor = newValue }
    }
}

extension UITextField {
    fileprivate var presentFont: UIFont {
        get { font ?? .systemFont(ofSize: UIFont.systemFontSize) }
        set { font = newValue }
    }
    fileprivate var presentColor: UIColor {
        get { textColor ?? .label }
        set { textColor = newValue }
    }
}

extension UIButton {
    fileprivate var presentFont: UIFont {
        get { titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize) }
        set { titleLabel?.font = newValue }
    }
}

extension UIView {
    fileprivate var presentTint: UIColor {
        get { tintColor }
        set { tintColor = newValue }
    }
}
