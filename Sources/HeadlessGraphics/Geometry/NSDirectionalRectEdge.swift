/// Edges of a rectangle, the horizontal ones in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The top edge.
    @inlinable
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1) }
    /// The edge where lines start.
    @inlinable
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 2) }
    /// The bottom edge.
    @inlinable
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 4) }
    /// The edge where lines end.
    @inlinable
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 8) }
    /// All four edges.
    @inlinable
    public static var all: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 15) }

    /// Creates a set from its bits.
    @inlinable
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
