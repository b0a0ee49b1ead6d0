import ViewBridge

/// A statement whose attributes can be compared with something.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to target: any ConstraintRelatableTarget,
        at location: SourceLocation
    ) -> ConstraintMakerEditable {
        let editable = ConstraintMakerEditable(description)
        guard let other = other(target, relation) else { return editable }
        description.comparison = ConstraintDescription.Comparison(
            relation: relation, other: other, location: location)
        return editable
    }

    func relateToSuperview<T: ConstraintRelatableTarget>(
        _ relation: NSLayoutConstraint.Relation, at location: SourceLocation,
        _ closure: (ConstraintView) -> T
    ) -> ConstraintMakerEditable {
        if let superview = description.item.container {
            return relate(relation, to: closure(superview), at: location)
        }
        Misuse.noSuperview(statement(relation, "superview"), item: description.item).report()
        return ConstraintMakerEditable(description)
    }

    /// The other side that a target stands for; nil where it was refused. A constant is noted besides.
    private func other(
        _ target: any ConstraintRelatableTarget, _ relation: NSLayoutConstraint.Relation
    ) -> ConstraintItem? {
        if let constant = ConstantValue(number: target) {
            description.constant = constant
            return ConstraintItem(nil, [])
        }
        switch target {
        case let item as ConstraintItem:
            guard !item.isGone else {
                Misuse.gone(statement(relation, item.text)).report()
                return nil
            }
            guard description.attributes.canRelate(to: item.attributes) else {
                Misuse.severalAttributes(statement(relation, item.text)).report()
                return nil
            }
            return item
        case let view as UIView: return ConstraintItem(view, [])
        case let guide as UILayoutGuide: return ConstraintItem(guide, [])
        default:
            guard let constant = ConstantValue(target) else {
                Misuse.target(statement(relation, "\(target)"), type: "\(type(of: target))").report()
                return nil
            }
            description.constant = constant
            return ConstraintItem(nil, [])
        }
    }

    private func statement(_ relation: NSLayoutConstraint.Relation, _ other: String) -> String {
        "\(ConstraintItem(description.item, description.attributes).text) \(relation.sign) \(other)"
    }
}
