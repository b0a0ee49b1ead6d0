internal import LayoutCore

/// The members of a group before they are placed.
struct PinGroupGeometry {
    /// Where they are.
    var members: [Rect]
    /// How large they become.
    var sizes: [Size]
    /// The box around them.
    var union: Rect
    /// Whether rows start at the left.
    var isLTR: Bool
}
