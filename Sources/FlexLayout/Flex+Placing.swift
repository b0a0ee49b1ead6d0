internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the frames like the nodes.
extension Flex {
    /// Gives the views whose boxes are new, and those that other code may have moved, their frames.
    ///
    /// A superview comes before its subviews: its new size may move them by their autoresizing masks.
    ///
    /// - Parameters:
    ///   - visited: The items of containers that have changed.
    ///   - removalCount: The count of removals before the nodes were updated.
    func place(_ visited: [Flex], _ removalCount: UInt) {
        let tree = FlexNodes.tree
        guard !tree.rowsMoved.isEmpty || !visited.isEmpty else { return }
        // The root itself, which comes first, has its box.
        let isRootMoved = tree.rowsMoved.first.map { UInt32($0) == node.index } ?? false
        let first = isRootMoved ? 1 : 0
        let count = placeSelfContainedViews(
            UnsafeBufferPointer(rebasing: tree.rowsMoved[first...]), removalCount)
        if first + count < tree.rowsMoved.count {
            placeOneByOne(tree.movedNodes(after: first + count), removalCount)
        }
        for flex in visited where flex.needsPlacement { flex.placeTree() }
        if !FlexNodes.scrollingItems.isEmpty { sizeScrolledContent() }
    }

    /// Fast path: gives views whose frames affect nothing but themselves their frames, up to the first other view.
    ///
    /// - Returns: How many they are.
    private func placeSelfContainedViews(_ rows: UnsafeBufferPointer<Int32>, _ removalCount: UInt) -> Int {
        // Views that have left the hierarchy since may have been deallocated.
        guard FlexNodes.removalCount == removalCount else { return 0 }
        return FlexNodes.selfContainedViews.place(rows, at: FlexNodes.tree.framesOfRows)
    }

    /// Gives views their frames one by one, as overridden setters may do anything.
    private func placeOneByOne(_ nodes: [NodeID], _ removalCount: UInt) {
        let rows = nodes.map { Int32(truncatingIfNeeded: $0.index) }
        var layoutOnly: [Flex] = []
        var next = 0
        while next < nodes.count {
            let flex = FlexNodes.flex(of: nodes[next])
            next += 1
            if let flex {
                if flex.isLayoutOnly { layoutOnly.append(flex) } else { flex.placeTree() }
            }
            next += rows.withElements {
                placeSelfContainedViews(UnsafeBufferPointer(rebasing: $0[next...]), removalCount)
            }
        }
        if !layoutOnly.isEmpty { placeViews(in: layoutOnly) }
    }

    /// Gives the view the frame of its node, and the views in it that this has displaced theirs.
    private func placeTree() {
        guard var displaced = placeView() else { return }
        while let flex = displaced.popLast() {
            if flex.needsPlacement, let more = flex.placeView() { displaced += more }
        }
    }

    /// Whether the view's frame is not the one of the last layout.
    private var needsPlacement: Bool { heldView?.pendingChanges.contains(.frame) == true }

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
