/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The top edge.
    @inlinable
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1) }
    /// The left edge.
    @inlinable
    public static var left: UIRectEdge { UIRectEdge(rawValue: 2) }
    /// The bottom edge.
    @inlinable
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 4) }
    /// The right edge.
    @inlinable
    public static var right: UIRectEdge { UIRectEdge(rawValue: 8) }
    /// All four edges.
    @inlinable
    public static var all: UIRectEdge { UIRectEdge(rawValue: 15) }

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
