import ViewBridge

/// A comparison that can be named and kept.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    /// Names the constraint for reports.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    /// The constraint, to keep and to change later. What the statement says after this has no effect on it.
    ///
    /// A comparison that was refused gives a constraint of nothing.
    public var constraint: Constraint { description.constraint ?? Constraint(refused: description) }
}
