internal import LayoutCore
internal import ViewBridge

/// Notifies the layout around an outermost container that the container has changed, before its next layout.
extension FlexNodes {
    /// Something in an outermost container has changed for the first time since its layout.
    static func rootChanged(_ node: NodeID) {
        guard !isUpdating, let root = flex(of: node), !root.isLayoutOnly else { return }
        changedRoots.append(root)
        // One root after the other, however many are nested in each other's leaves.
        guard changedRoots.count == 1 else { return }
        var next = 0
        while next < changedRoots.count {
            notifyOfChange(in: changedRoots[next])
            next += 1
        }
        changedRoots = []
    }

    private static func notifyOfChange(in root: Flex) {
        guard let view = root.view else { return }
        if let view = view as? FlexView {
            view.itemsDidChange()
        } else {
            view.superview?.notifyObservers(of: .contentSize)
        }
    }
}
