public import LayoutCore

/// A request for the size of a leaf's content.
public struct MeasureRequest: Hashable, Sendable {
    /// The width of the content box, if it is known, or the available width, in points.
    public var width: SpaceProposal
    /// The height of the content box, if it is known, or the available height, in points.
    public var height: SpaceProposal
    /// Whether the width is known, so that only the height is requested.
    public var isWidthKnown: Bool
    /// Whether the height is known, so that only the width is requested.
    public var isHeightKnown: Bool

    /// Creates a request.
    public init(
        width: SpaceProposal, height: SpaceProposal, isWidthKnown: Bool = false, isHeightKnown: Bool = false
    ) {
        self.width = width
        self.height = height
        self.isWidthKnown = isWidthKnown
        self.isHeightKnown = isHeightKnown
    }

    /// The proposal on an axis.
    public subscript(axis: Axis) -> SpaceProposal { axis == .horizontal ? width : height }
}

/// Returns the size of a leaf's content; on a known axis the result is ignored. NaN and negative results count
/// as 0.
public typealias MeasureFunction = (MeasureRequest) -> Size

/// Returns the distance from the top of a node of the given size to its baseline, in points.
public typealias BaselineFunction = (Size) -> Double
