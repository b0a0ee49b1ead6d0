/// One side of a rectangle: where it starts on an axis and how long it is, in points.
public struct Interval: Hashable, Sendable {
    /// The lower edge: left or top.
    public var start: Double
    /// The distance from the lower to the upper edge.
    public var length: Double

    /// The empty interval at the origin.
    public static let zero = Interval(start: 0, length: 0)

    /// Creates an interval from its lower edge and its length.
    public init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    /// The upper edge: right or bottom.
    public var end: Double { start + length }

    /// The middle between the two edges.
    public var center: Double { start + length / 2 }
}
