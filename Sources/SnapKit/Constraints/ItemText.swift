import ViewBridge

/// How views, guides and constraints are named in messages.
@MainActor
enum ItemText {
    /// The class, and the label or else the address: `UILabel:title`, `UIView:0x600000c1`.
    static func of(_ object: AnyObject) -> String {
        let label =
            switch object {
            case let item as any LayoutConstraintItem: item.state?.label
            case let constraint as LayoutConstraint: constraint.label
            default: nil as String?
            }
        return "\(type(of: object)):\(label ?? address(of: object))"
    }

    /// `Class:name.attribute`.
    static func of(_ object: AnyObject, _ attribute: LayoutConstraint.Attribute) -> String {
        "\(of(object)).\(attribute.word)"
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation as it is written.
    var sign: String {
        switch self {
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        case .lessThanOrEqual: "<="
        @unknown default: "?"
        }
    }
}
