import Foundation

/// How content follows a finger beyond its edge: ever more slowly, and never further than the view is long.
enum RubberBand {
    /// What a finger's way beyond the edge becomes in a view of a length.
    static func stretched(_ way: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, way > 0 else { return 0 }
        return (1 - 1 / (way * 0.55 / length + 1)) * length
    }

    /// The finger's way that ``stretched(_:in:)`` leads this far.
    static func way(to stretched: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, stretched > 0 else { return 0 }
        let share = min(stretched / length, 0.99)
        return (1 / (1 - share) - 1) * length / 0.55
    }
}
