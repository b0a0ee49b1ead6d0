public import LayoutCore

extension FlexTree {
    /// The nodes whose frames the last layout has changed, or found for the first time, parents first.
    public var movedNodes: [NodeID] {
        (0..<storage.movedRows.count).map { handle(of: storage.movedRows[$0]) }
    }

    /// Those of the nodes that the last layout has moved which come after the first `count`.
    package func movedNodes(after count: Int) -> [NodeID] {
        (count..<max(count, storage.movedRows.count)).map { handle(of: storage.movedRows[$0]) }
    }

    /// The rows of the nodes that the last layout has moved, until the next layout.
    package var rowsMoved: UnsafeBufferPointer<Int32> { UnsafeBufferPointer(storage.movedRows.elements) }

    /// The frames of all nodes by their rows, until a node is made; NaN for one that has not been laid out.
    package var framesOfRows: UnsafePointer<Rect> { UnsafePointer(pixelBoxes.start) }

    /// Makes a node one that has not been laid out: the next layout of its parent reports it among those that have
    /// moved, whatever its frame.
    public func forgetFrame(of node: NodeID) {
        guard let row = row(of: node) else { return }
        pixelBoxes[row] = .never
        if links[row].parent >= 0 {
            storage.listChanges[links[row].parent] = .several
            storage.listMoves[links[row].parent] = nil
        }
    }
}

extension Rect {
    /// The box on the pixel grid of a node that has not been laid out: it differs from all boxes, itself too.
    static let never = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
}
