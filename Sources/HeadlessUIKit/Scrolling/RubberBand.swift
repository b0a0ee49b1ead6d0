import Foundation

/// The offset beyond the edge for a finger's translation: ever slower, and at most the length of the view.
enum RubberBand {
    /// The offset beyond the edge for a finger's distance beyond it, in a view of a length.
    static func stretched(_ way: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, way > 0 else { return 0 }
        return (1 - 1 / (way * 0.55 / length + 1)) * length
    }

    /// The finger's distance for which ``stretched(_:in:)`` gives an offset.
    static func way(to stretched: CGFloat, in length: CGFloat) -> CGFloat {
        guard length > 0, stretched > 0 else { return 0 }
        let share = min(stretched / length, 0.99)
        return (1 / (1 - share) - 1) * length / 0.55
    }
}
