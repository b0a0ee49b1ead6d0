import Foundation

/// Attributes of the kit's own classes that nibs set by their key paths.
extension KitOutlets {
    /// Sets an attribute; false where the program's classes have it, or nothing is known of it.
    static func setAttribute(_ value: Any?, _ path: String, of object: NSObject) -> Bool {
        if case .key? = RuntimeMembers.key(path, of: type(of: object)) { return false }
        if let view = object as? UIView {
            guard !path.hasPrefix("layer.") else {
                setLayerAttribute(value, String(path.dropFirst(6)), of: view)
                return true
            }
            if set(value, path, ofView: view) || setText(value, path, of: view) { return true }
            if let stack = view as? UIStackView { return set(value, path, ofStack: stack) }
        }
        return setAccessibility(value, path, of: object)
    }

    private static func setLayerAttribute(_ value: Any?, _ path: String, of view: UIView) {
        if let color = value as? UIColor {
            // A colour is no `CGColor`: source adds properties such as `borderUIColor` to layers.
            switch path {
            case "borderColor", "borderUIColor", "borderColorFromUIColor":
                view.layer.borderColor = color.cgColor
            case "shadowColor", "shadowUIColor", "shadowColorFromUIColor":
                view.layer.shadowColor = color.cgColor
            case "backgroundColor": view.layer.backgroundColor = color.cgColor
            default: view.layer.setValue(color, forKeyPath: path)
            }
            return
        }
        view.layer.setValue(value, forKeyPath: path)
    }

    private static func set(_ value: Any?, _ path: String, ofView view: UIView) -> Bool {
        let number = RuntimeValue.number(value ?? 0)
        let isOn = number?.boolValue ?? false
        switch path {
        case "hidden", "isHidden": view.isHidden = isOn
        case "alpha": view.alpha = CGFloat(number?.doubleValue ?? 1)
        case "tag": view.tag = number?.intValue ?? 0
        case "clipsToBounds": view.clipsToBounds = isOn
        case "opaque", "isOpaque": view.isOpaque = isOn
        case "userInteractionEnabled", "isUserInteractionEnabled": view.isUserInteractionEnabled = isOn
        case "exclusiveTouch", "isExclusiveTouch": view.isExclusiveTouch = isOn
        case "backgroundColor": view.backgroundColor = value as? UIColor
        case "tintColor": view.tintColor = value as? UIColor
        case "contentMode":
            view.contentMode = UIView.ContentMode(rawValue: number?.intValue ?? 0) ?? .scaleToFill
        case "translatesAutoresizingMaskIntoConstraints":
            view.translatesAutoresizingMaskIntoConstraints = isOn
        case "preservesSuperviewLayoutMargins": view.preservesSuperviewLayoutMargins = isOn
        case "enabled", "isEnabled":
            guard let control = view as? UIControl else { return false }
            control.isEnabled = isOn
        case "selected", "isSelected":
            guard let control = view as? UIControl else { return false }
            control.isSelected = isOn
        default: return false
        }
        return true
    }

    private static func setText(_ value: Any?, _ path: String, of view: UIView) -> Bool {
        switch (path, view) {
        case ("text", let label as UILabel): label.text = value as? String
        case ("text", let field as UITextField): field.text = value as? String
        case ("text", let text as UITextView): text.text = value as? String ?? ""
        case ("placeholder", let field as UITextField): field.placeholder = value as? String
        case ("textColor", let label as UILabel): label.textColor = value as? UIColor
        case ("numberOfLines", let label as UILabel):
            label.numberOfLines = RuntimeValue.number(value ?? 1)?.intValue ?? 1
        case ("image", let picture as UIImageView): picture.image = value as? UIImage
        case ("titleLabel.numberOfLines", let button as UIButton):
            button.titleLabel?.numberOfLines = RuntimeValue.number(value ?? 1)?.intValue ?? 1
        case ("imageView.contentMode", let button as UIButton):
            let mode = RuntimeValue.number(value ?? 0).flatMap { UIView.ContentMode(rawValue: $0.intValue) }
            button.imageView?.contentMode = mode ?? .scaleToFill
        case ("titleLabel.adjustsFontSizeToFitWidth", let button as UIButton):
            button.titleLabel?.adjustsFontSizeToFitWidth = RuntimeValue.number(value ?? 0)?.boolValue ?? false
        default: return false
        }
        return true
    }

    private static func set(_ value: Any?, _ path: String, ofStack stack: UIStackView) -> Bool {
        switch path {
        case "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement":
            stack.isLayoutMarginsRelativeArrangement = RuntimeValue.number(value ?? 0)?.boolValue ?? false
        case "spacing": stack.spacing = CGFloat(RuntimeValue.number(value ?? 0)?.doubleValue ?? 0)
        default: return false
        }
        return true
    }

    private static func setAccessibility(_ value: Any?, _ path: String, of object: NSObject) -> Bool {
        switch path {
        case "accessibilityIdentifier": (object as? UIView)?.accessibilityIdentifier = value as? String
        case "accessibilityLabel": object.accessibilityLabel = value as? String
        case "accessibilityHint": object.accessibilityHint = value as? String
        case "isAccessibilityElement", "accessibilityElement":
            object.isAccessibilityElement = RuntimeValue.number(value ?? 0)?.boolValue ?? false
        default: return false
        }
        return true
    }
}
