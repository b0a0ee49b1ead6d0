public import LayoutCore

/// The room that a tree is laid out in.
public struct RootSpace: Hashable, Sendable {
    /// The width to fill; where it is not definite, the root takes the width of its content.
    public var width: SpaceProposal
    /// The height to fill; where it is not definite, the root takes the height of its content.
    public var height: SpaceProposal
    /// The direction that the root inherits.
    public var direction: LayoutDirection
    /// Pixels per point; 0 leaves everything unrounded.
    public var scale: Double

    /// Creates a room.
    public init(
        width: SpaceProposal = .maxContent, height: SpaceProposal = .maxContent,
        direction: LayoutDirection = .leftToRight, scale: Double = 1
    ) {
        self.width = width
        self.height = height
        self.direction = direction
        self.scale = scale
    }

    /// The room on an axis.
    public subscript(axis: Axis) -> SpaceProposal { axis == .horizontal ? width : height }
}
