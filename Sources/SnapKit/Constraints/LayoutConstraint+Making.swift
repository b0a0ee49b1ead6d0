import ViewBridge

/// How a statement becomes constraints of UIKit.
extension LayoutConstraint {
    /// A constraint for each attribute of a statement; none for those that were refused.
    static func all(
        of description: ConstraintDescription, _ comparison: ConstraintDescription.Comparison
    ) -> [LayoutConstraint] {
        let attributes = description.attributes.layoutAttributes
        var constraints: [LayoutConstraint] = []
        constraints.reserveCapacity(attributes.count)
        for attribute in attributes {
            if let constraint = one(attribute, of: description, comparison) { constraints.append(constraint) }
        }
        return constraints
    }

    private static func one(
        _ attribute: Attribute, of description: ConstraintDescription,
        _ comparison: ConstraintDescription.Comparison
    ) -> LayoutConstraint? {
        let otherAttribute = counterpart(of: attribute, comparison.other)
        let constant = description.constant.points(for: otherAttribute)
        let statement = { (other: String) in
            "\(ItemText.of(description.item, attribute)) \(comparison.relation.sign) \(other)"
        }
        var other = comparison.other.target
        if other == nil, !otherAttribute.isLength {
            guard let container = description.item.container else {
                Misuse.noSuperview(statement("\(constant)"), item: description.item).report()
                return nil
            }
            other = container
        }
        if let other, let misuse = mispairing(attribute, otherAttribute),
            case let text = statement(ItemText.of(other, otherAttribute))
        {
            misuse(text).report()
            return nil
        }
        let constraint = LayoutConstraint(
            item: description.item, attribute: attribute, relatedBy: comparison.relation, toItem: other,
            attribute: otherAttribute, multiplier: description.multiplier, constant: constant)
        comparison.location.note(on: constraint)
        constraint.label = description.label
        if description.priority != UILayoutPriority.required.rawValue {
            constraint.priority = UILayoutPriority(description.priority)
        }
        return constraint
    }

    /// The attribute on the other side. A middle that is given as a number is that far from the superview's left
    /// or upper edge.
    private static func counterpart(of attribute: Attribute, _ other: ConstraintItem) -> Attribute {
        guard other.attributes.isEmpty, other.target == nil else {
            return other.attributes.counterpart(of: attribute)
        }
        return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }

    /// Why UIKit refuses two attributes, if it does.
    private static func mispairing(_ one: Attribute, _ other: Attribute) -> ((String) -> Misuse)? {
        switch one.mismatch(with: other) {
        case .dimensionWithPosition: Misuse.lengthWithPosition
        case .sideWithDirection: Misuse.sideWithDirection
        case nil: nil
        }
    }
}
