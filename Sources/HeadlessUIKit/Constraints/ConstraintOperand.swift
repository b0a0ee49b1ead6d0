internal import AutoLayout

/// One side of a constraint: an attribute of a view or guide, or the distance between two of them.
struct ConstraintOperand {
    let node: LayoutNode
    let attribute: NSLayoutConstraint.Attribute
    /// What is subtracted, where the operand is a distance.
    let subtracted: Subtracted?

    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, less subtracted: Subtracted? = nil) {
        self.node = node
        self.attribute = attribute
        self.subtracted = subtracted
    }

    /// The attribute that a distance starts from.
    final class Subtracted {
        let node: LayoutNode
        let attribute: NSLayoutConstraint.Attribute
        /// The distance as an anchor, as long as something holds that.
        nonisolated(unsafe) weak var anchor: NSLayoutDimension?

        init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
            self.node = node
            self.attribute = attribute
        }
    }

    /// Whether the operand is a length, not a position.
    var isDimension: Bool { attribute.isDimension || subtracted != nil }

    func isSame(as other: ConstraintOperand) -> Bool {
        node === other.node && attribute == other.attribute && subtracted?.node === other.subtracted?.node
            && subtracted?.attribute == other.subtracted?.attribute
    }

    /// Equal for operands that are the same.
    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(node))
        hasher.combine(attribute)
        hasher.combine(subtracted.map { ObjectIdentifier($0.node) })
        hasher.combine(subtracted?.attribute)
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint is mirrored in right-to-left layouts.
    final var isDirectional: Bool {
        first.attribute.isDirectional || second?.attribute.isDirectional ?? false
            || first.subtracted?.attribute.isDirectional ?? false
            || second?.subtracted?.attribute.isDirectional ?? false
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same attribute in the engine of constraints, which has its properties; nil for no attribute.
    var engineAttribute: LayoutAttribute? { LayoutAttribute(rawValue: rawValue) }

    /// Whether the attribute is a length.
    var isDimension: Bool { self == .width || self == .height }

    /// The axis that the attribute lies on; nil for none.
    var axis: NSLayoutConstraint.Axis? { engineAttribute.map { NSLayoutConstraint.Axis($0.axis) } }

    /// Whether the attribute is mirrored in right-to-left layouts.
    var isDirectional: Bool {
        // Decided here, as it is read for each constraint: pays in `constraints growth feed`, in views.
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a side, the same in every direction of reading.
    var isSided: Bool { engineAttribute?.isSided ?? false }

    /// UIKit's name of the attribute, as in descriptions.
    var name: String { engineAttribute?.name ?? "notAnAttribute" }
}
