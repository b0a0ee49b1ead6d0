import ViewBridge

/// What one statement became: a constraint of UIKit for each of its attributes, to be switched and changed
/// together.
///
/// ```swift
/// let top = make.top.equalToSuperview().constraint
/// top.update(offset: 40)
/// top.deactivate()
/// ```
@preconcurrency @MainActor
public final class Constraint {
    /// UIKit's constraints, in the order of the attributes.
    public let layoutConstraints: [LayoutConstraint]

    let from: ConstraintItem
    let location: SourceLocation?
    /// Whether the view or guide lists the constraint as one of its active ones.
    var isListed = false

    init(_ description: ConstraintDescription, _ comparison: ConstraintDescription.Comparison) {
        from = ConstraintItem(description.item, description.attributes)
        location = comparison.location
        layoutConstraints = LayoutConstraint.all(of: description, comparison)
        for layoutConstraint in layoutConstraints { layoutConstraint.constraint = self }
    }

    /// A constraint of nothing, which stands for a statement that was refused.
    init(refused description: ConstraintDescription) {
        from = ConstraintItem(description.item, description.attributes)
        location = nil
        layoutConstraints = []
    }

    deinit {
        for layoutConstraint in layoutConstraints { layoutConstraint.constraint = nil }
    }
}
