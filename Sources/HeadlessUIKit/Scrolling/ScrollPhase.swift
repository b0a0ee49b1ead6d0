internal import LayoutCore

/// The cause of a scroll view's motion.
enum ScrollPhase {
    /// Nothing, or the program.
    case resting
    /// A finger.
    case dragging
    /// What is left of a finger's speed.
    case decelerating
}

/// A drag of a scroll view's content.
struct ScrollDrag {
    /// The offset when the drag began.
    var start: CGPoint
    /// The offset by the finger's translation alone, before the rubber band at the edges.
    var free: CGPoint
    /// The axis to which the drag is locked, once it is clear.
    var lock: Axis?
    var hasMoved = false
}
