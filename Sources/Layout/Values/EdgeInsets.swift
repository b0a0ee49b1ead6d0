internal import LayoutCore
public import ViewBridge

/// Distances from the edges of a box.
public struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge, in points.
    public var top: CGFloat
    /// The distance from the edge at which lines of text start.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the edge at which lines of text end.
    public var trailing: CGFloat

    /// Creates distances; none by default.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance from some edges.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The engine's word.
    var core: Insets {
        Insets(top: Double(top), left: Double(leading), bottom: Double(bottom), right: Double(trailing))
    }
}
