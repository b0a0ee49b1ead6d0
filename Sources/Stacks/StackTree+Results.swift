public import LayoutCore

extension StackTree {
    /// The frame of a node in the root of the last layout, with edges on pixels; zero if the node is not shown.
    public func frame(of node: NodeID) -> Rect { row(of: node).map { nodes.roundedFrames[$0] } ?? .zero }

    /// The frame of a node in the coordinates of another one, with edges on pixels: of the scroll view that it
    /// lies in, say.
    public func frame(of node: NodeID, in other: NodeID) -> Rect {
        var result = frame(of: node)
        let corner = frame(of: other).origin
        result.origin = Point(x: result.origin.x - corner.x, y: result.origin.y - corner.y)
        return result
    }

    /// The frame of a node in the root of the last layout, as it was computed.
    public func unroundedFrame(of node: NodeID) -> Rect {
        guard let row = row(of: node) else { return .zero }
        return Rect(origin: nodes.origins[row], size: nodes.frames[row].size)
    }

    /// What was proposed to a node when it was placed.
    public func proposal(of node: NodeID) -> ProposedSize {
        row(of: node).map { nodes.proposals[$0] } ?? .unspecified
    }

    /// Whether a node is not shown: it lies in a view that does not fit, say.
    public func isHidden(_ node: NodeID) -> Bool {
        row(of: node).map { nodes.traits[$0].flags.contains(.hidden) } ?? true
    }

    /// The nodes whose frames or visibility the last layout has changed, parents before their children.
    public var movedNodes: [NodeID] {
        nodes.movedRows.elements.map { handle(of: Int($0)) }
    }
}

/// How much work a tree has done, for tests and for finding out what is slow.
public struct StackStatistics: Hashable, Sendable {
    /// Calls of measure functions.
    public var measureCalls = 0
    /// Measure requests without a cached result.
    public var requests = 0
    /// Nodes whose children were placed.
    public var placedNodes = 0
}
