internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the frames like the nodes.
extension Flex {
    /// Gives the views whose boxes are new, and those that somebody else may have moved, their frames.
    ///
    /// A superview comes before its subviews: its new size may move them by their autoresizing masks.
    ///
    /// - Parameter seen: The items of containers that have changed.
    func place(_ seen: [Flex]) {
        let moved = FlexForest.tree.movedNodes
        for node in moved where node != self.node { FlexForest.flex(of: node)?.placeTree() }
        for flex in seen where flex.heldView?.keepsPlace == false { flex.placeTree() }
    }

    /// Gives the view the frame of its node, and what that displaces in it too.
    private func placeTree() {
        guard var displaced = placeView() else { return }
        while let flex = displaced.popLast() {
            if flex.heldView?.keepsPlace == false, let more = flex.placeView() { displaced += more }
        }
    }

    /// Gives the view the frame of its node.
    ///
    /// - Returns: The items inside, if they may have been displaced.
    private func placeView() -> [Flex]? {
        guard let view = heldView, view.place(CGRect(FlexForest.tree.frame(of: node))) else { return nil }
        return view.flexItems
    }
}
