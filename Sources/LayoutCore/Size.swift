/// A width and a height, in points.
public struct Size: Hashable, Sendable {
    /// The extent along the horizontal axis.
    public var width: Double
    /// The extent along the vertical axis.
    public var height: Double

    /// The size with both extents zero.
    public static let zero = Size(width: 0, height: 0)

    /// Creates a size from its two extents.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Creates a size from an extent along `axis` and one across it.
    public init(_ axis: Axis, main: Double, cross: Double) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }

    /// The extent along an axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}
