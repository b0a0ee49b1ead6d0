import ViewBridge

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
        let side = (self as? any ConstraintOffsetTarget)?.points ?? 0
        return UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    }
}
