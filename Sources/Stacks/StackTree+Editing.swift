public import LayoutCore

extension StackTree {
    /// The children of a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        guard let row = row(of: node) else { return [] }
        var result: [NodeID] = []
        var child = links[row].firstChild
        while child >= 0 {
            result.append(handle(of: Int(child)))
            child = links[Int(child)].next
        }
        return result
    }

    /// The parent of a node, or nil for a root.
    public func parent(of node: NodeID) -> NodeID? {
        guard let row = row(of: node), links[row].parent >= 0 else { return nil }
        return handle(of: Int(links[row].parent))
    }

    /// Whether the handle still stands for a node of this tree.
    public func contains(_ node: NodeID) -> Bool { row(of: node) != nil }

    /// Makes a node the last child of another; it leaves the parent that it had.
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
        if let sibling, let place = self.row(of: sibling), links[place].parent == parentRow { next = place }
        link(row, into: parentRow, before: next)
        leaveGrid(row)
        turn(row)
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

    /// Takes a node out of its parent; it stays alive with all in it.
    public func removeFromParent(_ node: NodeID) {
        if let row = row(of: node) { detach(row) }
    }

    /// Ends a node. Its children become roots.
    public func free(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        while links[row].firstChild >= 0 { detach(Int(links[row].firstChild)) }
        release(row)
    }

    /// Ends a node and everything in it.
    public func freeSubtree(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        var pending = [Int32(row)]
        while let next = pending.popLast() {
            var child = links[Int(next)].firstChild
            while child >= 0 {
                pending.append(child)
                child = links[Int(child)].next
            }
            release(Int(next))
        }
    }

    /// Makes a root that was laid out by itself forget the pixels on which it lay.
    private func leaveGrid(_ root: Int) {
        guard lastSpaces.removeValue(forKey: root) != nil else { return }
        var pending = [Int32(root)]
        while let next = pending.popLast() {
            traits[Int(next)].flags.formUnion([.moved, .new])
            var child = links[Int(next)].firstChild
            while child >= 0 {
                pending.append(child)
                child = links[Int(child)].next
            }
        }
    }

    /// Whether a row is another one or lies in it.
    private func isInside(_ row: Int, _ outer: Int) -> Bool {
        if row == outer { return true }
        guard links[outer].firstChild >= 0 else { return false }
        var ancestor = links[row].parent
        while ancestor >= 0 {
            if ancestor == outer { return true }
            ancestor = links[Int(ancestor)].parent
        }
        return false
    }

    private func link(_ row: Int, into parent: Int, before next: Int) {
        let previous = next >= 0 ? links[next].previous : links[parent].lastChild
        links[row].parent = Int32(parent)
        links[row].next = Int32(next)
        links[row].previous = previous
        if previous >= 0 {
            links[Int(previous)].next = Int32(row)
        } else {
            links[parent].firstChild = Int32(row)
        }
        if next >= 0 {
            links[next].previous = Int32(row)
        } else {
            links[parent].lastChild = Int32(row)
        }
    }

    private func detach(_ row: Int) {
        let link = links[row]
        guard link.parent >= 0 else { return }
        let parent = Int(link.parent)
        if link.previous >= 0 {
            links[Int(link.previous)].next = link.next
        } else {
            links[parent].firstChild = link.next
        }
        if link.next >= 0 {
            links[Int(link.next)].previous = link.previous
        } else {
            links[parent].lastChild = link.previous
        }
        (links[row].parent, links[row].next, links[row].previous) = (-1, -1, -1)
        turn(row)
        markDirty(row: parent)
    }
}
