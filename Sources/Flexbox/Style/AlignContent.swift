/// How a container of several lines shares out the room that they leave
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
    /// All room between lines.
    case spaceBetween
    /// Equal room around each line.
    case spaceAround
    /// Equal room between lines and before the first and after the last.
    case spaceEvenly
    /// Lines where the container's text starts, also if lines are reversed.
    case start
    /// Lines where the container's text ends, also if lines are reversed.
    case end
}
