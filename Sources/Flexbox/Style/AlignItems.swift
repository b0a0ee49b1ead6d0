/// The alignment of an item in its line, on the cross axis
/// ([align-items, align-self](https://www.w3.org/TR/css-flexbox-1/#align-items-property)).
public enum AlignItems: UInt8, Hashable, Sendable, CaseIterable {
    /// As large as the line, unless it has a definite cross size.
    case stretch
    /// At the cross-start edge.
    case flexStart
    /// In the middle.
    case center
    /// At the cross-end edge.
    case flexEnd
    /// Its baseline on that of the line. Means `flexStart` in a column.
    case baseline
    /// Its last baseline on that of the line. Means `flexEnd` in a column.
    case lastBaseline
    /// Where the container's text starts, also if lines are reversed.
    case start
    /// Where the container's text ends, also if lines are reversed.
    case end
    /// Where the item's own text starts.
    case selfStart
    /// Where the item's own text ends.
    case selfEnd
}
