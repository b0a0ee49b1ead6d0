public import LayoutCore

/// The children of a custom layout, in order.
public struct Subviews: RandomAccessCollection {
    let tree: StackTree
    /// The row of the first child; negative if there are none. Beside the others, since most custom layouts have one child, for which no
    /// list has to be made: pays in `layout body`.
    let firstRow: Int
    let otherRows: [Int32]

    /// The index of the first child.
    public var startIndex: Int { 0 }
    /// The index after the last child.
    public var endIndex: Int { firstRow < 0 ? 0 : otherRows.count + 1 }
    /// The child at an index.
    public subscript(position: Int) -> Subview {
        precondition(indices.contains(position), "a layout has no child \(position)")
        return Subview(tree: tree, row: position == 0 ? firstRow : Int(otherRows[position - 1]))
    }
}

/// A child of a custom layout.
public struct Subview {
    let tree: StackTree
    let row: Int

    /// The child's node.
    public var node: NodeID { tree.handle(of: row) }
    /// Its priority among its siblings.
    public var priority: Double { tree.nodes.traits[row].priority }
    /// The value that was set by ``StackTree/setLayoutValue(_:of:)``.
    public var layoutValue: Any? { tree.nodes.functions[row]?.layoutValue }

    /// Its size for a proposal; infinite only where an infinite length was proposed.
    public func sizeThatFits(_ proposal: ProposedSize) -> Size {
        tree.measuringDeeply { tree.size(of: row, proposal) }
    }

    /// Its size and guides for a proposal.
    public func dimensions(in proposal: ProposedSize) -> Dimensions {
        Dimensions(tree: tree, row: row, proposal: proposal, size: sizeThatFits(proposal))
    }

    /// The default spacing between this child and the next one along an axis.
    public func distance(to next: Subview, along axis: Axis) -> Double {
        tree.defaultSpacing(from: row, to: next.row, axis)
    }

    /// Places the child with a proposal. Has an effect only while subviews are being placed.
    ///
    /// - Parameters:
    ///   - position: The position of the anchor in the coordinates of the bounds.
    ///   - anchor: The point of the child that is at the position.
    ///   - proposal: What is proposed to the child. An infinite length that the child would take counts as nil.
    public func place(at position: Point, anchor: UnitPoint = .topLeading, _ proposal: ProposedSize) {
        tree.placeSubview(row, at: position, anchor.usable, proposal)
    }
}
