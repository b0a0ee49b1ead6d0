public import LayoutCore

/// What of an item's rectangle is undetermined along an axis.
public struct ItemAmbiguity: Hashable, Sendable {
    /// The item.
    public var item: LayoutItem
    /// The axis.
    public var axis: Axis
    /// Whether the near edge is undetermined.
    public var isPositionAmbiguous: Bool
    /// Whether the length is undetermined.
    public var isLengthAmbiguous: Bool

    /// Creates a result.
    public init(item: LayoutItem, axis: Axis, isPositionAmbiguous: Bool, isLengthAmbiguous: Bool) {
        self.item = item
        self.axis = axis
        self.isPositionAmbiguous = isPositionAmbiguous
        self.isLengthAmbiguous = isLengthAmbiguous
    }
}
