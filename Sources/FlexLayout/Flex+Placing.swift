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
        var layoutOnly: [Flex] = []
        for node in moved where node != self.node {
            guard let flex = FlexForest.flex(of: node) else { continue }
            if flex.isLayoutOnly { layoutOnly.append(flex) } else { flex.placeTree() }
        }
        if !layoutOnly.isEmpty { placeViews(in: layoutOnly) }
        for flex in seen where flex.heldView?.keepsPlace == false { flex.placeTree() }
        if !FlexForest.scrollers.isEmpty, !(moved.isEmpty && seen.isEmpty) { sizeScrolledContent() }
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
        let box = extras?.group == nil ? CGRect(FlexForest.tree.frame(of: node)) : placedFrame
        guard let view = heldView, view.place(box) else { return nil }
        return view.subviews.includedItems
    }

    /// Gives the views in layout-only items that have moved their frames.
    private func placeViews(in items: [Flex]) {
        let tree = FlexForest.tree
        let moved = Set(items.map(\.node))
        var pending = items.flatMap { tree.children(of: $0.node) }
        while let node = pending.popLast() {
            guard let flex = FlexForest.flex(of: node) else { continue }
            if !flex.isLayoutOnly {
                flex.placeTree()
            } else if !moved.contains(node) {
                pending += tree.children(of: node)
            }
        }
    }
}
