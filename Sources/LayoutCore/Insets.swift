/// A distance for each edge of a rectangle, in points; positive is inwards.
public struct Insets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double
    /// The distance from the left edge.
    public var left: Double
    /// The distance from the bottom edge.
    public var bottom: Double
    /// The distance from the right edge.
    public var right: Double

    /// No distance on any edge.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets from the four distances.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The distance at the lower edge of an axis: left or top.
    public func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

    /// The distance at the upper edge of an axis: right or bottom.
    public func end(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

    /// Both distances of an axis together.
    public func sum(_ axis: Axis) -> Double { start(axis) + end(axis) }
}
