/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridTrack: Hashable, Sendable {
    /// How long tracks are across the grid.
    public enum Extent: Hashable, Sendable {
        /// One track of a length.
        case fixed(Double)
        /// One track with an equal part of what fixed tracks leave, between limits.
        case flexible(least: Double = 10, most: Double = .infinity)
        /// As many tracks as find room at their least length, between limits.
        case adaptive(least: Double, most: Double = .infinity)
    }

    /// How long it is.
    public let extent: Extent
    /// The room after it, and between the tracks that an adaptive one makes; 8 where it is nil.
    public let spacing: Double?
    /// How its cells are aligned; nil for the grid's own way.
    public let alignment: Alignment?

    /// Creates a track. Lengths that are none count as 0, largest ones below the least as the least.
    public init(_ extent: Extent, spacing: Double? = nil, alignment: Alignment? = nil) {
        func most(_ length: Double, _ least: Double) -> Double { length >= least ? length : least }
        self.extent =
            switch extent {
            case .fixed(let length): .fixed(StackElement.length(length))
            case .flexible(let least, let largest):
                .flexible(
                    least: StackElement.length(least), most: most(largest, StackElement.length(least)))
            case .adaptive(let least, let largest):
                .adaptive(
                    least: StackElement.length(least), most: most(largest, StackElement.length(least)))
            }
        self.spacing = spacing.flatMap { $0.isLength ? $0 : nil }
        self.alignment = alignment
    }
}
