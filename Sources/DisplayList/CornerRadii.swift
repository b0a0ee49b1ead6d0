/// The radius of each corner of a rectangle, in points.
public struct CornerRadii: Hashable, Sendable {
    /// The radius of one corner.
    public var topLeft, topRight, bottomRight, bottomLeft: Double

    /// Four square corners.
    public static let zero = CornerRadii(0)

    /// Four equal corners.
    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Four corners, clockwise.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The radii with each at least 0 and at most `limit`.
    func limited(to limit: Double) -> CornerRadii {
        func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
        return CornerRadii(
            topLeft: clamp(topLeft), topRight: clamp(topRight),
            bottomRight: clamp(bottomRight), bottomLeft: clamp(bottomLeft))
    }
}
