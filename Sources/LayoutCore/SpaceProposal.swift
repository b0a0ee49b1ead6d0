/// The room that a parent offers its child along one axis.
///
/// The cases are those of [CSS Box Sizing 3](https://www.w3.org/TR/css-sizing-3/#auto-box-sizes).
public enum SpaceProposal: Hashable, Sendable {
    /// Be as small as you can without overflowing.
    case minContent
    /// Be as large as your content wants to be, given no limit.
    case maxContent
    /// There are this many points.
    case definite(Double)

    /// The offered points, or nil where the offer is not a number.
    public var points: Double? {
        if case .definite(let points) = self { points } else { nil }
    }
}
