import ViewBridge

/// What a priority can be given as: a number from 1 to 1000, or UIKit's or this module's priority.
public protocol ConstraintPriorityTarget {
    /// The number.
    var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
    /// The number.
    public var constraintPriorityTargetValue: Float { rawValue }
}
