public import LayoutCore

extension FlexTree {
    /// The nodes whose frames the last layout has changed, or found for the first time, parents first.
    public var movedNodes: [NodeID] { (0..<movedRows.count).map { handle(of: movedRows[$0]) } }

    /// Makes a node one that has not been laid out: the layout that its parent has yet to take tells it among those
    /// that have moved, wherever it comes to lie.
    public func forgetFrame(of node: NodeID) {
        if let row = row(of: node) { pixelBoxes[row] = .never }
    }
}

extension Rect {
    /// The box on the pixel grid of a node that has not been laid out: it differs from all boxes, itself too.
    static let never = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
}
