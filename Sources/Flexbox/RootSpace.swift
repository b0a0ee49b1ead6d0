public import LayoutCore

/// The space that a tree is laid out in.
public struct RootSpace: Hashable, Sendable {
    /// The width to fill; where it is not definite, the root takes the width of its content.
    public var width: SpaceProposal
    /// The height to fill; where it is not definite, the root takes the height of its content.
    public var height: SpaceProposal
    /// The direction that the root inherits.
    public var direction: LayoutDirection
    /// Pixels per point; 0 leaves everything unrounded.
    public var scale: Double
    /// Whether margins and insets of the root move and shrink it. They must not where the root's box is set from
    /// outside, so that laying out twice changes nothing.
    public var appliesRootMargins = true

    /// Creates a space.
    public init(
        width: SpaceProposal = .maxContent, height: SpaceProposal = .maxContent,
        direction: LayoutDirection = .leftToRight, scale: Double = 1
    ) {
        self.width = width
        self.height = height
        self.direction = direction
        self.scale = scale
    }

    /// Pixels per point, or 0 for no rounding.
    var usableScale: Double { scale > 0 && scale.isFinite ? scale : 0 }

    /// The space on an axis.
    public subscript(axis: Axis) -> SpaceProposal { axis == .horizontal ? width : height }
}
