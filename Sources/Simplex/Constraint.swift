/// How the two sides of a constraint compare.
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
}

/// How much a constraint matters.
///
/// Priorities are levels, not weights: no number of constraints of a lower level outweighs one of a higher.
/// Within a level, the sum of what constraints miss is as small as can be.
public struct Priority: Hashable, Comparable, Sendable {
    /// The level: above 0, and 1000 for what must hold.
    public let level: Double

    /// Creates a priority; what is not above 0 or above 1000 counts as the nearest that is.
    public init(_ level: Double) {
        self.level = level.isNaN ? 1000 : min(max(level, .leastNormalMagnitude), 1000)
    }

    /// What must hold.
    public static let required = Priority(1000)

    /// Whether a constraint of this priority must hold.
    public var isRequired: Bool { level == 1000 }

    /// By level.
    public static func < (left: Priority, right: Priority) -> Bool { left.level < right.level }
}

/// A relation between an expression and zero.
public struct Constraint: Hashable, Sendable {
    /// What is compared with zero.
    public var expression: Expression
    /// How it compares.
    public var relation: Relation
    /// How much that matters.
    public var priority: Priority

    /// Creates the constraint `expression relation 0`.
    public init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}

/// Why a solver does not take a constraint.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient or the constant is NaN or infinite.
    case notFinite(Double)
    /// A variable has been removed, or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint has been removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// A required constraint cannot become optional in place, nor the reverse: remove it and add another.
    case changesRequired(ConstraintID)
    /// A variable cannot be removed while constraints mention it.
    case variableInUse(Variable)
}
