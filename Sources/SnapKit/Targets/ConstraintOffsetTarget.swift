import ViewBridge

/// What ``ConstraintMakerEditable/offset(_:)`` takes: a number, in points.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintOffsetTarget {}
extension UInt: ConstraintOffsetTarget {}
extension Float: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}

extension ConstraintOffsetTarget {
    /// The number; 0 for what is none.
    var points: CGFloat {
        switch self {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as UInt: CGFloat(value)
        default: 0
        }
    }
}
