/// What widths and heights of a style measure
/// ([box-sizing](https://www.w3.org/TR/css-sizing-3/#box-sizing)).
public enum BoxSizing: UInt8, Hashable, Sendable, CaseIterable {
    /// The box with its padding and border.
    case borderBox
    /// The content alone.
    case contentBox
}
