/// What moves a scroll view's content.
enum ScrollPhase {
    /// Nothing, or the program.
    case resting
    /// A finger.
    case dragging
    /// What is left of a finger's speed.
    case decelerating
}
