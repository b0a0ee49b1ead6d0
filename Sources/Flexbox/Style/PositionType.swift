/// How a node is positioned ([position](https://www.w3.org/TR/css-position-3/#position-property)).
public enum PositionType: UInt8, Hashable, Sendable, CaseIterable {
    /// In the flow; insets are ignored.
    case `static`
    /// In the flow, then moved by its insets.
    case relative
    /// Out of the flow, placed by its insets in its parent.
    case absolute
}
