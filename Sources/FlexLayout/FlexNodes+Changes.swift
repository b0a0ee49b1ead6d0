internal import LayoutCore
internal import ViewBridge

/// Telling what lies around a layout that it is no longer what it was, without waiting for the next one.
extension FlexNodes {
    /// Something in an outermost container has changed for the first time since its layout.
    static func rootChanged(_ node: NodeID) {
        guard !isAtWork, let root = flex(of: node), !root.isLayoutOnly else { return }
        changedRoots.append(root)
        // One root after the other, however many lie in each other's leaves.
        guard changedRoots.count == 1 else { return }
        var next = 0
        while next < changedRoots.count {
            tellChange(of: changedRoots[next])
            next += 1
        }
        changedRoots = []
    }

    private static func tellChange(of root: Flex) {
        guard let view = root.view else { return }
        if let view = view as? FlexView {
            view.itemsDidChange()
        } else {
            view.superview?.tellContent()
        }
    }

    /// The content of a view that uses flexbox has changed, or of something in it, or an item has left it.
    static func contentChanged(in view: UIView, hasLostItem: Bool) {
        // What is being measured changes by that: it says so itself, if it has another size than before.
        guard !isAtWork, let flex = FlexAttachment.of[view]?.flex else { return }
        if hasLostItem || flex.flags.contains(.measured) {
            tree.markDirty(flex.node)
        } else if tree.parent(of: flex.node) == nil {
            // A container that is nobody's item may lie in a leaf.
            view.superview?.tellContent()
        }
    }
}
