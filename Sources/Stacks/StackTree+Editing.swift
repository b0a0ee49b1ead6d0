internal import Columns
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
            !nodes.links.isInSubtree(parentRow, of: row)
        else { return }
        detach(row)
        var next = TreeLinks.none
        if let sibling, let siblingRow = self.row(of: sibling), nodes.links[siblingRow].parent == parentRow {
            next = Int32(siblingRow)
        }
        nodes.links.insert(row, into: parentRow, before: next)
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
        clear(row)
        nodes.links.freeRow(row)
    }

    /// Frees a node and its descendants.
    public func freeSubtree(_ node: NodeID) {
        guard let row = row(of: node) else { return }
        detach(row)
        for freed in nodes.links.freeSubtree(of: row) { clear(Int(freed)) }
    }

    /// Makes all frames of a root that was laid out by itself new: they were rounded in another coordinate system.
    private func resetRounding(_ root: Int) {
        guard lastSpaces.removeValue(forKey: root) != nil else { return }
        for row in nodes.links.subtree(of: root) {
            nodes.traits[row].flags.formUnion([.frameChanged, .isNew])
        }
    }

    private func detach(_ row: Int) {
        let parent = nodes.links.removeFromParent(row)
        if parent < 0 { return }
        markAncestorDependents(row)
        markDirty(row: Int(parent))
    }
}
