/// An edge of a box, or several edges by one name. Names that say more win over names that say less.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The top edge.
    case top
    /// The right edge.
    case right
    /// The bottom edge.
    case bottom
    /// Left where text runs from left to right, else right. Wins over `left` and `right`.
    case start
    /// Right where text runs from left to right, else left. Wins over `left` and `right`.
    case end
    /// Left and right, where neither is named itself.
    case horizontal
    /// Top and bottom, where neither is named itself.
    case vertical
    /// Every edge that nothing else names.
    case all
}
