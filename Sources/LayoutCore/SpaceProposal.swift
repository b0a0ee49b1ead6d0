/// The available space that a parent proposes to its child along one axis.
///
/// The cases are those of [CSS Box Sizing 3](https://www.w3.org/TR/css-sizing-3/#auto-box-sizes).
public enum SpaceProposal: Hashable, Sendable {
    /// Be as small as you can without overflowing.
    case minContent
    /// The size of the content without a limit.
    case maxContent
    /// There are this many points.
    case definite(Double)

    /// The proposed points, or nil for min-content and max-content.
    public var points: Double? {
        if case .definite(let points) = self { points } else { nil }
    }
}
