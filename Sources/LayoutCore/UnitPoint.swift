/// A position in a box as parts of its size: (0, 0) is the upper leading corner, (1, 1) the lower trailing one.
public struct UnitPoint: Hashable, Sendable {
    /// The part of the width, from the leading edge.
    public var x: Double
    /// The part of the height, from the top.
    public var y: Double

    /// The upper leading corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Creates a position from its parts; the upper leading corner by default.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    /// The position in a box of a size, from its origin.
    public func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
