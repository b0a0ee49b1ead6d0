public import LayoutCore

/// An edge of a box.
public enum BoxEdge: Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The edge at which lines of text start.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines of text end.
    case trailing

    /// The axis that the edge lies across.
    public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
    /// Whether this is the edge at which its axis starts.
    var isStart: Bool { self == .top || self == .leading }
}

/// Some of the edges of a box.
public struct BoxEdges: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt8

    /// The upper edge.
    public static let top = BoxEdges(rawValue: 1)
    /// The edge at which lines of text start.
    public static let leading = BoxEdges(rawValue: 2)
    /// The lower edge.
    public static let bottom = BoxEdges(rawValue: 4)
    /// The edge at which lines of text end.
    public static let trailing = BoxEdges(rawValue: 8)
    /// All four edges.
    public static let all: BoxEdges = [.top, .leading, .bottom, .trailing]

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Whether an edge is in the set.
    public func contains(_ edge: BoxEdge) -> Bool {
        switch edge {
        case .top: rawValue & 1 != 0
        case .leading: rawValue & 2 != 0
        case .bottom: rawValue & 4 != 0
        case .trailing: rawValue & 8 != 0
        }
    }
}

extension Insets {
    /// The distance at an edge; left is leading.
    subscript(edge: BoxEdge) -> Double {
        edge.isStart ? start(edge.axis) : end(edge.axis)
    }
}
