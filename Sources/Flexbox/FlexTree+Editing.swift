public import LayoutCore

extension FlexTree {
    /// The children of a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        guard let row = row(of: node) else { return [] }
        var result: [NodeID] = []
        var child = links[row].firstChild
        while child >= 0 {
            result.append(handle(of: child))
            child = links[Int(child)].next
        }
        return result
    }

    /// The parent of a node, or nil for a root.
    public func parent(of node: NodeID) -> NodeID? {
        guard let row = row(of: node), links[row].parent >= 0 else { return nil }
        return handle(of: links[row].parent)
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
        guard let row = row(of: child), let parentRow = self.row(of: parent), child != sibling else { return }
        var ancestor = Int32(parentRow)
        if links[row].firstChild >= 0 || row == parentRow {
            while ancestor >= 0 {
                if ancestor == row { return }
                ancestor = links[Int(ancestor)].parent
            }
        }
        detach(row)
        var next = Int32(NodeLinks.none)
        if let sibling, let siblingRow = self.row(of: sibling), links[siblingRow].parent == parentRow {
            next = Int32(siblingRow)
        }
        let previous = next >= 0 ? links[Int(next)].previous : links[parentRow].lastChild
        links[row].parent = Int32(parentRow)
        links[row].next = next
        links[row].previous = previous
        if previous >= 0 {
            links[Int(previous)].next = Int32(row)
        } else {
            links[parentRow].firstChild = Int32(row)
        }
        if next >= 0 {
            links[Int(next)].previous = Int32(row)
        } else {
            links[parentRow].lastChild = Int32(row)
        }
        markDirty(parentRow)
    }

    /// Makes exactly these nodes the children of another, in this order. Does nothing if they already are,
    /// and leaves those alone that are in their place before all that differ.
    public func setChildren(_ children: [NodeID], of parent: NodeID) {
        guard let row = row(of: parent) else { return }
        var kept = 0
        var old = links[row].firstChild
        while old >= 0, kept < children.count, handle(of: old) == children[kept] {
            kept += 1
            old = links[Int(old)].next
        }
        while old >= 0 {
            let next = links[Int(old)].next
            detach(Int(old))
            old = next
        }
        for child in children[kept...] { append(child, to: parent) }
    }

    /// Takes a node out of its parent; it stays alive with all in it.
    public func removeFromParent(_ node: NodeID) {
        if let row = row(of: node) { detach(row) }
    }

    /// Ends a node. Its children become roots.
    public func free(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        var child = links[row].firstChild
        while child >= 0 {
            let next = links[Int(child)].next
            links[Int(child)].parent = Int32(NodeLinks.none)
            links[Int(child)].next = Int32(NodeLinks.none)
            links[Int(child)].previous = Int32(NodeLinks.none)
            storage.statistics.freedLinks += 1
            child = next
        }
        storage.freeRow(row)
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
                storage.statistics.freedLinks += 1
                child = links[Int(child)].next
            }
            storage.freeRow(Int(next))
        }
    }

    private func detach(_ row: Int) {
        let link = links[row]
        guard link.parent >= 0 else { return }
        storage.statistics.freedLinks += 1
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
        links[row].parent = Int32(NodeLinks.none)
        links[row].next = Int32(NodeLinks.none)
        links[row].previous = Int32(NodeLinks.none)
        markDirty(parent)
    }
}
