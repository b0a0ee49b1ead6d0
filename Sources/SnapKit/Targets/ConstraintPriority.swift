/// The strength of a constraint, from 1 to 1000.
///
/// ```swift
/// make.width.equalTo(300).priority(.high)
/// make.height.equalTo(44).priority(ConstraintPriority.required.advanced(by: -1))
/// ```
public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Strideable, Sendable {
    /// The number.
    public let value: Float

    /// Creates a priority of a number.
    public init(floatLiteral value: Float) { self.value = value }

    /// Creates a priority of a number.
    public init(_ value: Float) { self.value = value }

    /// A must: 1000. The default of all constraints.
    public static var required: ConstraintPriority { ConstraintPriority(1000) }
    /// As strong as compression resistance: 750.
    public static var high: ConstraintPriority { ConstraintPriority(750) }
    /// Between the two: 500.
    public static var medium: ConstraintPriority { ConstraintPriority(500) }
    /// As weak as content hugging: 250.
    public static var low: ConstraintPriority { ConstraintPriority(250) }

    /// This priority, changed by a number.
    public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }

    /// How much stronger another priority is.
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

extension ConstraintPriority: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { value }
}
