public import LayoutCore

/// What a measured leaf is asked: how large is your content?
public struct MeasureRequest: Hashable, Sendable {
    /// The width of the content box: given (`known`) or offered, in points.
    public var width: SpaceProposal
    /// The height of the content box: given (`known`) or offered, in points.
    public var height: SpaceProposal
    /// Whether the width is settled, so that only the height is wanted.
    public var isWidthKnown: Bool
    /// Whether the height is settled, so that only the width is wanted.
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

/// Gives the size of a leaf's content; on a known axis its answer is ignored. NaN and negative answers count
/// as 0.
public typealias MeasureFunction = (MeasureRequest) -> Size

/// Gives the distance from the top of a node of the given size to its baseline, in points.
public typealias BaselineFunction = (Size) -> Double
