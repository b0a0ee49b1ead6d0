import ViewBridge

/// What a statement has said so far; it becomes a ``Constraint`` when all of it is said.
@preconcurrency @MainActor
public class ConstraintDescription {
    let item: any LayoutConstraintItem
    var attributes: AttributeSet
    /// The relation and the other side; nil while nothing is compared, or where that was refused.
    var comparison: Comparison?
    var multiplier: CGFloat = 1
    var constant = ConstantValue.number(0)
    var priority = ConstraintPriority.required.value
    var label: String?
    private var made: Constraint?

    /// The relation, what is on the other side, and where that was said.
    struct Comparison {
        let relation: NSLayoutConstraint.Relation
        let other: ConstraintItem
        let location: SourceLocation
    }

    init(_ item: any LayoutConstraintItem, _ attributes: AttributeSet) {
        self.item = item
        self.attributes = attributes
    }

    /// The constraint, made once; nil where nothing is compared.
    var constraint: Constraint? {
        if let made { return made }
        guard let comparison else { return nil }
        let constraint = Constraint(self, comparison)
        made = constraint
        return constraint
    }
}
