internal import ViewBridge

/// What layouts around say about the views inside; nil where a view's own counts.
struct ViewDress {
    var font: UIFont?
    var color: UIColor?
    var isEnabled: Bool?
    var minimumScaleFactor: CGFloat?
    var lineLimit: Int?
    var direction: LayoutDirection?

    /// Whether nothing is said.
    var isPlain: Bool {
        font == nil && color == nil && isEnabled == nil && minimumScaleFactor == nil && lineLimit == nil
            && direction == nil
    }
}

/// What a view had before layouts around said otherwise, so that it gets that back once they no longer do.
@MainActor
final class ViewLoan {
    private var font: LentValue<UIFont>?
    private var color: LentValue<UIColor>?
    private var isEnabled: LentValue<Bool>?
    private var minimumScaleFactor: LentValue<CGFloat>?
    private var lineLimit: LentValue<Int>?
    private var adjustsFontSize: LentValue<Bool>?
    private var semantics: LentValue<UISemanticContentAttribute>?

    /// Dresses a view.
    func apply(_ dress: ViewDress, to view: UIView) {
        // A view that says itself which way its lines run is left alone.
        if semantics != nil || view.semanticContentAttribute == .unspecified {
            let attribute = dress.direction.map { direction -> UISemanticContentAttribute in
                direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
            }
            lend(\.semantics, attribute, view, \.semanticContentAttribute)
        }
        switch view {
        case let label as UILabel:
            lend(\.font, dress.font, label, \.presentFont)
            lend(\.color, dress.color, label, \.presentColor)
            lend(\.isEnabled, dress.isEnabled, label, \.isEnabled)
            lend(\.lineLimit, dress.lineLimit, label, \.numberOfLines)
            lend(\.minimumScaleFactor, dress.minimumScaleFactor, label, \.minimumScaleFactor)
            lend(
                \.adjustsFontSize, dress.minimumScaleFactor.map { $0 < 1 }, label, \.adjustsFontSizeToFitWidth
            )
        case let button as UIButton:
            lend(\.font, dress.font, button, \.presentFont)
            lend(\.color, dress.color, button, \.presentTint)
            lend(\.isEnabled, dress.isEnabled, button, \.isEnabled)
        case let field as UITextField:
            lend(\.font, dress.font, field, \.presentFont)
            lend(\.color, dress.color, field, \.presentColor)
            lend(\.isEnabled, dress.isEnabled, field, \.isEnabled)
        case let control as UIControl:
            lend(\.color, dress.color, control, \.presentTint)
            lend(\.isEnabled, dress.isEnabled, control, \.isEnabled)
        default:
            lend(\.color, dress.color, view, \.presentTint)
        }
    }

    /// Gives everything back.
    func end(_ view: UIView) { apply(ViewDress(), to: view) }

    private func lend<View: UIView, Value: Equatable>(
        _ record: ReferenceWritableKeyPath<ViewLoan, LentValue<Value>?>, _ value: Value?, _ view: View,
        _ property: ReferenceWritableKeyPath<View, Value>
    ) {
        let present = view[keyPath: property]
        var lent = self[keyPath: record]
        // What is not what was lent is what the user has set since.
        if let known = lent, known.lent != present { lent = nil }
        guard let value else {
            if let lent { view[keyPath: property] = lent.own }
            self[keyPath: record] = nil
            return
        }
        self[keyPath: record] = LentValue(own: lent?.own ?? present, lent: value)
        if present != value { view[keyPath: property] = value }
    }
}

/// A property's own value, and the one in its place.
struct LentValue<Value> {
    let own: Value
    let lent: Value
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
