import ViewBridge

/// What gives each attribute a distance or a length: a number, a size, a point, or insets.
public protocol ConstraintConstantTarget {}

extension CGSize: ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintConstantTarget {}
extension NSDirectionalEdgeInsets: ConstraintConstantTarget {}
