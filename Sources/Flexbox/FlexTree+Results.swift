public import LayoutCore

extension FlexTree {
    /// The memory that the tree has allocated for its nodes, in bytes: capacity for further nodes, cached sizes and
    /// lists included, closures not.
    public var allocatedBytes: Int { storage.allocatedBytes }

    /// A node's box in its parent, on the pixel grid; zero for a node that has not been laid out.
    public func frame(of node: NodeID) -> Rect {
        guard let row = row(of: node) else { return .zero }
        let box = pixelBoxes[row]
        return box.size.width.isNaN ? .zero : box
    }

    /// A node's box in its parent as it was computed, off the pixel grid.
    public func unroundedFrame(of node: NodeID) -> Rect { row(of: node).map { boxes[$0] } ?? .zero }

    /// The distance from the top of a node that has been laid out to its first baseline, in points.
    public func firstBaseline(of node: NodeID) -> Double {
        row(of: node).map { baseline(of: $0, size: boxes[$0].size) } ?? 0
    }

    /// The distance from the top of a node that has been laid out to its last baseline, in points.
    public func lastBaseline(of node: NodeID) -> Double {
        row(of: node).map { baseline(of: $0, size: boxes[$0].size, isLast: true) } ?? 0
    }
}
