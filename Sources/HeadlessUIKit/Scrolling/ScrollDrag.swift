internal import LayoutCore

/// A finger on a scroll view's content.
struct ScrollDrag {
    /// The offset when the finger came.
    let start: CGPoint
    /// The offset that the finger's way alone gives, before edges hold it back.
    var free: CGPoint
    /// The axis that the drag stays on, once it is clear.
    var lock: Axis?
    var hasMoved = false
}
