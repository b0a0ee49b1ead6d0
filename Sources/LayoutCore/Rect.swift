/// A rectangle: an interval on each axis, in points.
public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extents.
    public var size: Size

    /// The empty rectangle at the origin.
    public static let zero = Rect(origin: .zero, size: .zero)

    /// Creates a rectangle from its corner and its extents.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its corner's coordinates and its extents.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle from its two sides.
    public init(_ horizontal: Interval, _ vertical: Interval) {
        self.init(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// The side on an axis.
    public subscript(axis: Axis) -> Interval {
        get { Interval(start: origin[axis], length: size[axis]) }
        set {
            origin[axis] = newValue.start
            size[axis] = newValue.length
        }
    }

    /// The rectangle moved inwards by `insets`.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.sum(.horizontal), height: size.height - insets.sum(.vertical))
    }
}
