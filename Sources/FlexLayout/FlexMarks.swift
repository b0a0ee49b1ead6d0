/// What is known about an item, in one word.
struct FlexMarks: OptionSet {
    let rawValue: UInt8

    /// The view does not take part in the layout of its container.
    static let excluded = FlexMarks(rawValue: 1 << 0)
    /// The node is a leaf that measures its view.
    static let measured = FlexMarks(rawValue: 1 << 1)
    /// The measured view had subviews when it was last looked at.
    static let hadSubviews = FlexMarks(rawValue: 1 << 2)
    /// The view is a box that `addItem()` made.
    static let anonymous = FlexMarks(rawValue: 1 << 3)
    /// The measured view is a plain one without subviews, which has no content.
    static let empty = FlexMarks(rawValue: 1 << 5)
    /// The item is being laid out or measured as a root.
    static let busy = FlexMarks(rawValue: 1 << 4)
}
