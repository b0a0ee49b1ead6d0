/// Which changes between two pictures of one size count.
///
/// A changed button is a small share of a screen, and antialiasing may touch more pixels than it. So pixels are not counted: those
/// that changed are joined to regions, pixels on edges that only cover a little more or less are left out, and what
/// remains may be so many regions of so many pixels.
public struct RegionTolerance: Sendable, Hashable {
    /// The number of changed regions that are accepted.
    public var count: Int
    /// The number of pixels that an accepted region has at most.
    public var largest: Int
    /// The difference of a component that rounding makes, from 0 to 255.
    public var rounding: Int
    /// How much of an edge's contrast a pixel on it may change, from 0 to 1.
    public var edgeShare: Double
    /// The Delta E that a pixel may have; 0 by default, so that every change beyond rounding counts.
    public var deltaE: Float

    /// Creates a tolerance; by default no region is accepted, and pixels of edges may change by a third of their contrast.
    public init(
        count: Int = 0, largest: Int = 0, rounding: Int = 1, edgeShare: Double = 0.35, deltaE: Float = 0
    ) {
        self.count = count
        self.largest = largest
        self.rounding = rounding
        self.edgeShare = edgeShare
        self.deltaE = deltaE
    }

    /// Whether regions are few and small enough.
    public func accepts(_ regions: [ChangedRegion]) -> Bool {
        regions.count <= count && regions.allSatisfy { $0.pixelCount <= largest }
    }
}
