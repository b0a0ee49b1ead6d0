import ViewBridge

/// What gives each attribute a distance or a length: a number, a size, a point, or insets.
public protocol ConstraintConstantTarget {}

extension CGSize: ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintConstantTarget {}
extension NSDirectionalEdgeInsets: ConstraintConstantTarget {}

/// What an inset takes: a number, the same on all sides, or insets.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension UIEdgeInsets: ConstraintInsetTarget {}

extension ConstraintInsetTarget {
    /// The distances from the four sides.
    var insets: UIEdgeInsets {
        if let insets = self as? UIEdgeInsets { return insets }
        let side = (self as? any ConstraintOffsetTarget)?.constraintOffsetTargetValue ?? 0
        return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }
}

/// What an inset by the direction of reading takes.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {}

extension ConstraintDirectionalInsetTarget {
    /// The distances from the four edges.
    var directionalInsets: NSDirectionalEdgeInsets {
        self as? NSDirectionalEdgeInsets
            ?? NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}

/// What ``ConstraintMakerEditable/offset(_:)`` takes: a number, in points.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
    /// The number, in points; 0 by default, for types that are no ``ConstraintMultiplierTarget``.
    // A requirement, as casts that fail look for ways to bridge: pays in `feed made`, by SnapKit.
    var constraintOffsetTargetValue: CGFloat { get }
}

extension ConstraintOffsetTarget {
    /// 0 points.
    public var constraintOffsetTargetValue: CGFloat { 0 }
}

extension ConstraintOffsetTarget where Self: ConstraintMultiplierTarget {
    /// The number, in points.
    public var constraintOffsetTargetValue: CGFloat { constraintMultiplierTargetValue }
}

extension Int: ConstraintOffsetTarget {}
extension UInt: ConstraintOffsetTarget {}
extension Float: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}
