/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The top left corner.
    @inlinable
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
    /// The top right corner.
    @inlinable
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
    /// The bottom left corner.
    @inlinable
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
    /// The bottom right corner.
    @inlinable
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
    /// All four corners.
    @inlinable
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
