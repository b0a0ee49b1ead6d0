/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridTrack: Hashable, Sendable {
    /// How long tracks are across the grid.
    public enum Extent: Hashable, Sendable {
        /// One track of a length.
        case fixed(Double)
        /// One track with an equal part of what fixed tracks leave, between limits.
        case flexible(minimum: Double = 10, maximum: Double = .infinity)
        /// As many tracks as fit at their minimum length, between limits.
        case adaptive(minimum: Double, maximum: Double = .infinity)
    }

    /// How long it is.
    public let extent: Extent
    /// The spacing after it, and between the tracks that an adaptive one makes; 8 where it is nil.
    public let spacing: Double?
    /// How its cells are aligned; nil for the grid's alignment.
    public let alignment: Alignment?

    /// Creates a track. What is no length counts as 0, a maximum below the minimum as the minimum.
    public init(_ extent: Extent, spacing: Double? = nil, alignment: Alignment? = nil) {
        func maximum(_ length: Double, _ minimum: Double) -> Double { length >= minimum ? length : minimum }
        self.extent =
            switch extent {
            case .fixed(let length): .fixed(StackElement.length(length))
            case .flexible(let low, let high):
                .flexible(
                    minimum: StackElement.length(low), maximum: maximum(high, StackElement.length(low)))
            case .adaptive(let low, let high):
                .adaptive(
                    minimum: StackElement.length(low), maximum: maximum(high, StackElement.length(low)))
            }
        self.spacing = spacing.flatMap { $0.isLength ? $0 : nil }
        self.alignment = alignment
    }
}
