internal import Columns
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
            !links.isInSubtree(parentRow, of: row)
        else { return }
        detach(row)
        var next = TreeLinks.none
        if let sibling, let siblingRow = self.row(of: sibling), links[siblingRow].parent == parentRow {
            next = Int32(siblingRow)
        }
        storage.links.insert(row, into: parentRow, before: next)
        markDirty(parentRow)
    }

    /// Makes exactly these nodes the children of another, in this order.
    ///
    /// Children before the first difference stay as they are: nothing happens if there is none.
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

    /// Removes a node from its parent; it stays alive with its descendants.
    public func removeFromParent(_ node: NodeID) {
        if let row = row(of: node) { detach(row) }
    }

    /// Frees a node. Its children become roots.
    public func free(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        var child = links[row].firstChild
        while child >= 0 {
            storage.statistics.freedLinks += 1
            child = links[child].next
        }
        storage.clearRow(row)
        storage.links.freeRow(row)
    }

    /// Frees a node and its descendants.
    public func freeSubtree(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        let rows = storage.links.freeSubtree(of: row)
        storage.statistics.freedLinks += rows.count - 1
        for row in rows { storage.clearRow(Int(row)) }
    }

    private func detach(_ row: Int) {
        let parent = storage.links.removeFromParent(row)
        if parent < 0 { return }
        storage.statistics.freedLinks += 1
        markDirty(Int(parent))
    }
}
