internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the frames like the nodes.
extension Flex {
    /// Gives the views whose boxes are new, and those that somebody else may have moved, their frames.
    ///
    /// A superview comes before its subviews: its new size may move them by their autoresizing masks.
    ///
    /// - Parameters:
    ///   - seen: The items of containers that have changed.
    ///   - hierarchy: The hierarchy's version when the nodes were like the views.
    func place(_ seen: [Flex], _ hierarchy: UInt) {
        let tree = FlexNodes.tree
        guard !tree.rowsMoved.isEmpty || !seen.isEmpty else { return }
        // The root itself, which comes first, has its box.
        let isRootMoved = tree.rowsMoved.first.map { UInt32($0) == node.index } ?? false
        let first = isRootMoved ? 1 : 0
        let count = placePlainViews(UnsafeBufferPointer(rebasing: tree.rowsMoved[first...]), hierarchy)
        if first + count < tree.rowsMoved.count {
            placeOneByOne(tree.movedNodes(after: first + count), hierarchy)
        }
        for flex in seen where flex.heldView?.keepsPlace == false { flex.placeTree() }
        if !FlexNodes.scrollers.isEmpty { sizeScrolledContent() }
    }

    /// Gives views that are nothing special their frames, as far as they come first.
    ///
    /// - Returns: How many they are.
    private func placePlainViews(_ rows: UnsafeBufferPointer<Int32>, _ hierarchy: UInt) -> Int {
        // Where views have left the hierarchy since, some of them may have ended.
        guard PlacedViews.hierarchyVersion == hierarchy else { return 0 }
        return FlexNodes.plainViews.place(rows, at: FlexNodes.tree.framesOfRows)
    }

    /// Gives views their frames where that may run anybody's code, which may do anything.
    private func placeOneByOne(_ nodes: [NodeID], _ hierarchy: UInt) {
        let rows = nodes.map { Int32(truncatingIfNeeded: $0.index) }
        var layoutOnly: [Flex] = []
        var next = 0
        while next < nodes.count {
            let flex = FlexNodes.flex(of: nodes[next])
            next += 1
            if let flex {
                if flex.isLayoutOnly { layoutOnly.append(flex) } else { flex.placeTree() }
            }
            next += rows.withUnsafeBufferPointer {
                placePlainViews(UnsafeBufferPointer(rebasing: $0[next...]), hierarchy)
            }
        }
        if !layoutOnly.isEmpty { placeViews(in: layoutOnly) }
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
        let box = extras?.group == nil ? CGRect(FlexNodes.tree.frame(of: node)) : placedFrame
        guard let view = heldView, view.place(box) else { return nil }
        return view.subviews.includedItems
    }

    /// Gives the views in layout-only items that have moved their frames.
    private func placeViews(in items: [Flex]) {
        let tree = FlexNodes.tree
        let moved = Set(items.map(\.node))
        var pending = items.flatMap { tree.children(of: $0.node) }
        while let node = pending.popLast() {
            guard let flex = FlexNodes.flex(of: node) else { continue }
            if !flex.isLayoutOnly {
                flex.placeTree()
            } else if !moved.contains(node) {
                pending += tree.children(of: node)
            }
        }
    }
}
