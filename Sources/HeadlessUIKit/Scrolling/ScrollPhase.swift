internal import LayoutCore

/// What moves a scroll view's content.
enum ScrollPhase {
    /// Nothing, or the program.
    case resting
    /// A finger.
    case dragging
    /// What is left of a finger's speed.
    case decelerating
}

/// A finger on a scroll view's content.
struct ScrollDrag {
    /// The offset when the finger came.
    let start: CGPoint
    /// The offset by the finger's translation alone, before the rubber band at the edges.
    var free: CGPoint
    /// The axis that the drag stays on, once it is clear.
    var lock: Axis?
    var hasMoved = false
}
