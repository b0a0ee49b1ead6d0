/// The state of an item, in one word.
struct FlexItemFlags: OptionSet {
    let rawValue: UInt8

    /// The view does not take part in the layout of its container.
    static let excluded = FlexItemFlags(rawValue: 1 << 0)
    /// The node is a leaf that measures its view.
    static let measured = FlexItemFlags(rawValue: 1 << 1)
    /// The measured view had subviews when its node was last updated.
    static let hadSubviews = FlexItemFlags(rawValue: 1 << 2)
    /// The view is a box that `addItem()` made.
    static let anonymous = FlexItemFlags(rawValue: 1 << 3)
    /// The measured view is exactly a `UIView` without subviews, which has no content.
    static let empty = FlexItemFlags(rawValue: 1 << 5)
    /// The item is being laid out or measured as a root.
    static let busy = FlexItemFlags(rawValue: 1 << 4)
}
