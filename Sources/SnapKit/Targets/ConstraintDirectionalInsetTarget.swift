import ViewBridge

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
