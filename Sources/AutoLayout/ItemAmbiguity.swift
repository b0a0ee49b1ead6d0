public import LayoutCore

/// What of an item's rectangle is not determined along an axis.
public struct ItemAmbiguity: Hashable, Sendable {
    /// The item.
    public var item: LayoutItem
    /// The axis.
    public var axis: Axis
    /// Whether the near edge is not determined.
    public var isPlaceOpen: Bool
    /// Whether the length is not determined.
    public var isLengthOpen: Bool

    /// Creates an answer.
    public init(item: LayoutItem, axis: Axis, isPlaceOpen: Bool, isLengthOpen: Bool) {
        self.item = item
        self.axis = axis
        self.isPlaceOpen = isPlaceOpen
        self.isLengthOpen = isLengthOpen
    }
}
