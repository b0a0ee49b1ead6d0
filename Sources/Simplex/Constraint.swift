/// How the two sides of a constraint compare.
public enum Relation: Int8, Hashable, Sendable, CaseIterable {
    /// The left side is at most the right one.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is at least the right one.
    case greaterThanOrEqual = 1
}

/// The strength of a constraint: a level of a lexicographic objective.
///
/// Priorities are levels, not weights: one constraint of a higher level outweighs any number of a lower level.
/// Within a level, the sum of the violations is minimized.
public struct Priority: Hashable, Comparable, Sendable {
    /// The level: above 0, and 1000 for required constraints.
    public let level: Double

    /// Creates a priority; a level outside of the range from 0 to 1000 is clamped.
    public init(_ level: Double) {
        self.level = level.isNaN ? 1000 : min(max(level, .leastNormalMagnitude), 1000)
    }

    /// The priority of constraints that must hold.
    public static let required = Priority(1000)

    /// Whether constraints of this priority must hold.
    public var isRequired: Bool { level == 1000 }

    /// By level.
    public static func < (left: Priority, right: Priority) -> Bool { left.level < right.level }
}

/// A relation between an expression and zero.
public struct Constraint: Hashable, Sendable {
    /// The left side; the right side is zero.
    public var expression: Expression
    /// How the sides compare.
    public var relation: Relation
    /// The strength.
    public var priority: Priority

    /// Creates the constraint `expression relation 0`.
    public init(_ expression: Expression, _ relation: Relation, priority: Priority = .required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}

/// Required constraints that are infeasible together.
public struct Conflict: Hashable, Sendable {
    /// An irreducible infeasible subset: without any one member the others are feasible. In the order in which they
    /// were added.
    ///
    /// The bounds that keep lengths from being negative are implied, and not listed.
    public var members: [ConstraintID]
    /// The member that is relaxed: the newest of those that may be.
    public var relaxed: ConstraintID
}

/// Why a solver rejects a constraint or a change.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient or the constant is NaN or infinite.
    case notFinite(Double)
    /// The variable has been removed, or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint has been removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// A required constraint cannot become optional in place, nor the reverse: remove it and add another.
    case changesRequired(ConstraintID)
    /// A variable cannot be removed while constraints mention it.
    case variableInUse(Variable)
}
