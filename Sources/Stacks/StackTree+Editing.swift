public import LayoutCore

extension StackTree {
    /// The children of a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        guard let row = row(of: node) else { return [] }
        var result: [NodeID] = []
        var child = nodes.links[row].firstChild
        while child >= 0 {
            result.append(handle(of: Int(child)))
            child = nodes.links[child].next
        }
        return result
    }

    /// The parent of a node, or nil for a root.
    public func parent(of node: NodeID) -> NodeID? {
        guard let row = row(of: node), nodes.links[row].parent >= 0 else { return nil }
        return handle(of: Int(nodes.links[row].parent))
    }

    /// Whether the handle refers to a node of this tree.
    public func contains(_ node: NodeID) -> Bool { row(of: node) != nil }

    /// Makes a node the last child of another; it is removed from the parent that it had.
    ///
    /// Does nothing where that would put a node inside itself.
    public func append(_ child: NodeID, to parent: NodeID) { insert(child, into: parent, before: nil) }

    /// Makes a node a child of another, in front of a given child or as the last one.
    ///
    /// Does nothing where that would put a node inside itself.
    public func insert(_ child: NodeID, into parent: NodeID, before sibling: NodeID?) {
        guard let row = row(of: child), let parentRow = self.row(of: parent), child != sibling,
            !isInside(parentRow, row)
        else { return }
        detach(row)
        var next = -1
        if let sibling, let row = self.row(of: sibling), nodes.links[row].parent == parentRow { next = row }
        link(row, into: parentRow, before: next)
        resetRounding(row)
        markAncestorDependents(row)
        markDirty(row: parentRow)
    }

    /// Makes exactly these nodes the children of another, in this order. Does nothing if they already are.
    ///
    /// Children that are no longer among them become roots.
    public func setChildren(_ children: [NodeID], of parent: NodeID) {
        guard contains(parent), self.children(of: parent) != children else { return }
        for old in self.children(of: parent) { removeFromParent(old) }
        for child in children { append(child, to: parent) }
    }

    /// Removes a node from its parent; it stays alive with its descendants, as a root.
    public func removeFromParent(_ node: NodeID) {
        if let row = row(of: node) { detach(row) }
    }

    /// Frees a node. Its children become roots.
    public func free(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        while nodes.links[row].firstChild >= 0 { detach(Int(nodes.links[row].firstChild)) }
        release(row)
    }

    /// Frees a node and its descendants.
    public func freeSubtree(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        var pending = [Int32(row)]
        while let next = pending.popLast() {
            var child = nodes.links[next].firstChild
            while child >= 0 {
                pending.append(child)
                child = nodes.links[child].next
            }
            release(Int(next))
        }
    }

    /// Makes all frames of a root that was laid out by itself new: they were rounded in another coordinate system.
    private func resetRounding(_ root: Int) {
        guard lastSpaces.removeValue(forKey: root) != nil else { return }
        var pending = [Int32(root)]
        while let next = pending.popLast() {
            nodes.traits[next].flags.formUnion([.frameChanged, .isNew])
            var child = nodes.links[next].firstChild
            while child >= 0 {
                pending.append(child)
                child = nodes.links[child].next
            }
        }
    }

    /// Whether a row is another one or a descendant of it.
    private func isInside(_ row: Int, _ outer: Int) -> Bool {
        if row == outer { return true }
        guard nodes.links[outer].firstChild >= 0 else { return false }
        var ancestor = nodes.links[row].parent
        while ancestor >= 0 {
            if ancestor == outer { return true }
            ancestor = nodes.links[ancestor].parent
        }
        return false
    }

    private func link(_ row: Int, into parent: Int, before next: Int) {
        let previous = next >= 0 ? nodes.links[next].previous : nodes.links[parent].lastChild
        nodes.links[row].parent = Int32(parent)
        nodes.links[row].next = Int32(next)
        nodes.links[row].previous = previous
        if previous >= 0 {
            nodes.links[previous].next = Int32(row)
        } else {
            nodes.links[parent].firstChild = Int32(row)
        }
        if next >= 0 {
            nodes.links[next].previous = Int32(row)
        } else {
            nodes.links[parent].lastChild = Int32(row)
        }
    }

    private func detach(_ row: Int) {
        let link = nodes.links[row]
        guard link.parent >= 0 else { return }
        let parent = Int(link.parent)
        if link.previous >= 0 {
            nodes.links[Int(link.previous)].next = link.next
        } else {
            nodes.links[parent].firstChild = link.next
        }
        if link.next >= 0 {
            nodes.links[Int(link.next)].previous = link.previous
        } else {
            nodes.links[parent].lastChild = link.previous
        }
        (nodes.links[row].parent, nodes.links[row].next, nodes.links[row].previous) = (-1, -1, -1)
        markAncestorDependents(row)
        markDirty(row: parent)
    }
}
