/// How a line distributes the free space that its items leave
/// ([justify-content](https://www.w3.org/TR/css-flexbox-1/#justify-content-property)).
public enum JustifyContent: UInt8, Hashable, Sendable, CaseIterable {
    /// Items at the main-start edge.
    case flexStart
    /// Items in the middle.
    case center
    /// Items at the main-end edge.
    case flexEnd
    /// All free space between items.
    case spaceBetween
    /// Equal space around each item.
    case spaceAround
    /// Equal space between items and before the first and after the last.
    case spaceEvenly
    /// Items where text starts, whichever way the flow goes.
    case start
    /// Items where text ends, whichever way the flow goes.
    case end
    /// Items at the left of a row. Means `start` in a column.
    case left
    /// Items at the right of a row. Means `start` in a column.
    case right
    /// Means `flexStart`: flex items stretch by growing.
    case stretch
}
