/// Whether and how a node makes a box.
public enum Display: UInt8, Hashable, Sendable, CaseIterable {
    /// A box that lays out its children as flex items.
    case flex
    /// No box: the node and all in it have no size.
    case none
    /// No box of its own: its children take its place in its parent.
    case contents
}

/// How a node is positioned ([position](https://www.w3.org/TR/css-position-3/#position-property)).
public enum PositionType: UInt8, Hashable, Sendable, CaseIterable {
    /// In the flow; insets are ignored.
    case `static`
    /// In the flow, then moved by its insets.
    case relative
    /// Out of the flow, placed by its insets in its parent.
    case absolute
}

/// What widths and heights of a style measure
/// ([box-sizing](https://www.w3.org/TR/css-sizing-3/#box-sizing)).
public enum BoxSizing: UInt8, Hashable, Sendable, CaseIterable {
    /// The box with its padding and border.
    case borderBox
    /// The content alone.
    case contentBox
}

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
