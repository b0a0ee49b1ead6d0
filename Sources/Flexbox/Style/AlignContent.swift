/// How a container of several lines distributes the free space across them
/// ([align-content](https://www.w3.org/TR/css-flexbox-1/#align-content-property)).
public enum AlignContent: UInt8, Hashable, Sendable, CaseIterable {
    /// Lines grow to fill the container.
    case stretch
    /// Lines at the cross-start edge.
    case flexStart
    /// Lines in the middle.
    case center
    /// Lines at the cross-end edge.
    case flexEnd
    /// All free space between lines.
    case spaceBetween
    /// Equal space around each line.
    case spaceAround
    /// Equal space between lines and before the first and after the last.
    case spaceEvenly
    /// Lines where the container's text starts, also if lines are reversed.
    case start
    /// Lines where the container's text ends, also if lines are reversed.
    case end
}
