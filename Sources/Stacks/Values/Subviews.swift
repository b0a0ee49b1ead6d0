public import LayoutCore

/// The children of a custom layout, in order.
public struct Subviews: RandomAccessCollection {
    let tree: StackTree
    let rows: [Int32]

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { rows.count }
    /// The child in a place.
    public subscript(position: Int) -> Subview { Subview(tree: tree, row: Int(rows[position])) }
}

/// A child of a custom layout.
public struct Subview {
    let tree: StackTree
    let row: Int

    /// The child's node.
    public var node: NodeID { tree.handle(of: row) }
    /// Its priority among its siblings.
    public var priority: Double { tree.traits[row].priority }
    /// The value that was set by ``StackTree/setLayoutValue(_:of:)``.
    public var layoutValue: Any? { tree.functions[row]?.layoutValue }

    /// Its size for a proposal; infinite only where an infinite length was proposed.
    public func sizeThatFits(_ proposal: ProposedSize) -> Size {
        tree.settled(Size.zero) { () throws(TooDeep) in try tree.size(of: row, proposal) }
    }

    /// Its size and guides for a proposal.
    public func dimensions(in proposal: ProposedSize) -> Dimensions {
        Dimensions(tree: tree, row: row, proposal: proposal, size: sizeThatFits(proposal))
    }

    /// The usual room between this child and the one that follows along an axis.
    public func distance(to next: Subview, along axis: Axis) -> Double {
        tree.usualGap(row, next.row, axis)
    }

    /// Puts a point of the child at a place, with a proposal. Only while subviews are being placed.
    ///
    /// - Parameters:
    ///   - place: The place in the coordinates of the bounds.
    ///   - anchor: The point of the child that goes there.
    ///   - proposal: What the child is offered. An infinite length that the child would take counts as nil.
    public func place(at place: Point, anchor: UnitPoint = .topLeading, _ proposal: ProposedSize) {
        tree.place(row, at: place, anchor.usable, proposal)
    }
}
