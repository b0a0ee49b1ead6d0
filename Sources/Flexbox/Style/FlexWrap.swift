/// Whether items that do not fit start a new line
/// ([flex-wrap](https://www.w3.org/TR/css-flexbox-1/#flex-wrap-property)).
public enum FlexWrap: UInt8, Hashable, Sendable, CaseIterable {
    /// One line, however full.
    case noWrap
    /// As many lines as needed.
    case wrap
    /// As many lines as needed, the last one first.
    case wrapReverse
}
