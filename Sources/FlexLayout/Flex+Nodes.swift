internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the nodes like the views.
extension Flex {
    /// Brings the nodes of the view and of all in it up to date with the view hierarchy. Views without pending changes
    /// are passed over.
    ///
    /// - Returns: The items that may not be where the last layout has put them, outer ones first.
    func updateNodes() -> [Flex] {
        FlexNodes.freeReleasedNodes()
        for node in FlexNodes.semanticItems { FlexNodes.flex(of: node)?.followSemantics() }
        leaveFormerContainer()
        var visited = updateChildren()
        var next = 0
        while next < visited.count {
            visited += visited[next].updateChildren()
            next += 1
        }
        return visited
    }

    /// Takes the node out of that of a view which is no longer the superview: it may be inside this one by now.
    private func leaveFormerContainer() {
        let tree = FlexNodes.tree
        guard let parent = tree.parent(of: node) else { return }
        let container = FlexNodes.flex(of: parent)?.host?.view
        if container == nil || container !== heldView?.superview { tree.removeFromParent(node) }
    }

    /// Gives the node its children, where anything has changed.
    ///
    /// - Returns: The items of the view that have to be visited.
    private func updateChildren() -> [Flex] {
        guard let view = heldView else { return [] }
        let changes = view.takeChanges()
        if changes.isEmpty { return [] }
        if let extras, !extras.layoutItems.isEmpty { return updateArrangement(of: view) }
        guard changes.contains(.subviews) else {
            if flags.contains(.measured) { updateMeasuring(of: view, isLeaf: true) }
            return view.changedSubviews.includedItems
        }
        let items = view.subviews.includedItems
        FlexNodes.tree.setChildren(items.map(\.node), of: node)
        updateMeasuring(of: view, isLeaf: items.isEmpty)
        return items
    }

    /// Gives the node and those of layout-only items their children.
    private func updateArrangement(of view: UIView) -> [Flex] {
        let arrangement = FlexArrangement(of: self, view.subviews.includedItems)
        for holder in arrangement.holders {
            FlexNodes.tree.setChildren(arrangement.children(of: holder).map(\.node), of: holder.node)
        }
        updateMeasuring(of: view, isLeaf: arrangement.children(of: self).isEmpty)
        var included: [Flex] = []
        arrangement.walk(self, enter: { if !$0.isLayoutOnly { included.append($0) } })
        return included
    }

    private func updateMeasuring(of view: UIView, isLeaf: Bool) {
        let tree = FlexNodes.tree
        guard isLeaf else {
            guard flags.contains(.measured) else { return }
            flags.subtract([.measured, .empty, .hadSubviews])
            tree.setMeasure(nil, of: node)
            updateBaseline()
            return
        }
        let version = view.contentVersion
        let hasSubviews = !view.subviews.isEmpty
        // UIKit measures such a view as large as it is.
        let isEmpty = !hasSubviews && type(of: view) == UIView.self
        if !flags.contains(.measured) || isEmpty != flags.contains(.empty) {
            measureContent(isEmpty: isEmpty)
        } else if version != contentVersion || hasSubviews != flags.contains(.hadSubviews) {
            tree.markDirty(node)
        }
        contentVersion = version
        if hasSubviews { flags.insert(.hadSubviews) } else { flags.remove(.hadSubviews) }
    }

    /// Makes the node a leaf that is measured.
    private func measureContent(isEmpty: Bool) {
        flags.insert(.measured)
        if isEmpty {
            flags.insert(.empty)
            FlexNodes.tree.setMeasure(FlexNodes.noContent, of: node)
            return
        }
        flags.remove(.empty)
        // Not retained: the tree releases the function before this object. Pays in `base instructions`.
        FlexNodes.tree.setMeasure(
            { [unowned(unsafe) self] request in measuredContent(request) }, of: node)
        updateBaseline()
    }

    // MARK: In step with the view

    /// Makes the item of a view that has just got it a leaf, so that the first layout has nothing left to find out about
    /// it.
    func startWithoutItems(in view: UIView) {
        guard view.subviews.isEmpty else { return view.markChanged(.subviews) }
        _ = view.takeChanges()
        updateMeasuring(of: view, isLeaf: true)
    }

    /// Adds a last subview, and its node as the last child. Where nothing else has changed the nodes stay in step with the
    /// subviews, so that the next layout need not compare them.
    ///
    /// - Parameters:
    ///   - subview: The subview.
    ///   - item: The subview's item.
    ///   - view: The view of this item.
    func append(_ subview: UIView, _ item: Flex, to view: UIView) {
        let hasGroups = extras?.layoutItems.isEmpty == false
        if view.appendSubviewInStep(subview) {
            if !hasGroups, appendNode(of: item) {
                // The next layout is certain to place it.
                subview.pendingChanges.remove(.frame)
                return updateMeasuring(of: view, isLeaf: false)
            }
            view.markChanged(.subviews)
        }
        FlexNodes.tree.markDirty(node)
    }

    /// Makes the node of an item the last child, and has the next layout report its frame.
    private func appendNode(of item: Flex) -> Bool {
        let tree = FlexNodes.tree
        guard !item.flags.contains(.excluded) else { return false }
        tree.append(item.node, to: node)
        guard tree.parent(of: item.node) == node else { return false }
        tree.forgetFrame(of: item.node)
        return true
    }
}

extension [UIView] {
    /// The flexboxes of the views that take part in a layout.
    @MainActor var includedItems: [Flex] {
        var items: [Flex] = []
        // A loop, because each call of a closure would check that it is on the main actor.
        for view in self {
            guard let flex = FlexAttachment.of[view]?.flex, !flex.flags.contains(.excluded) else { continue }
            items.append(flex)
        }
        return items
    }
}
