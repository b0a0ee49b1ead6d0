/// A corner, an edge or no part of a rectangle, the horizontal ones in reading direction.
public enum NSRectAlignment: Int, Hashable, Sendable {
    /// No edge.
    case none = 0
    /// The top edge.
    case top = 1
    /// The corner of the top and leading edges.
    case topLeading = 2
    /// The edge where lines start.
    case leading = 3
    /// The corner of the bottom and leading edges.
    case bottomLeading = 4
    /// The bottom edge.
    case bottom = 5
    /// The corner of the bottom and trailing edges.
    case bottomTrailing = 6
    /// The edge where lines end.
    case trailing = 7
    /// The corner of the top and trailing edges.
    case topTrailing = 8

    /// The edges that the alignment names.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
