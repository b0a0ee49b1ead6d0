internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// Keeps the nodes like the views.
extension Flex {
    /// Brings the nodes of the view and of all in it up to date with the view hierarchy. Views in which
    /// nothing has changed are passed over.
    ///
    /// - Returns: The items that may not be where the last layout has put them, outer ones first.
    func updateNodes() -> [Flex] {
        FlexNodes.freeReleasedNodes()
        for node in FlexNodes.semanticFollowers { FlexNodes.flex(of: node)?.followSemantics() }
        leaveFormerContainer()
        var seen: [Flex] = []
        var next = 0
        if let view = heldView, view.takeLayoutChange() { seen = updateChildren(of: view) }
        while next < seen.count {
            let flex = seen[next]
            next += 1
            guard let view = flex.heldView, view.takeLayoutChange() else { continue }
            seen += flex.updateChildren(of: view)
        }
        return seen
    }

    /// Takes the node out of that of a view which is no more the superview: it may have come to lie inside.
    private func leaveFormerContainer() {
        let tree = FlexNodes.tree
        guard let parent = tree.parent(of: node) else { return }
        let container = FlexNodes.flex(of: parent)?.host?.view
        if container == nil || container !== heldView?.superview { tree.removeFromParent(node) }
    }

    /// Gives the node its children.
    ///
    /// - Returns: Those items of the view that are to be looked at.
    private func updateChildren(of view: UIView) -> [Flex] {
        let tree = FlexNodes.tree
        if let extras, !extras.layoutItems.isEmpty { return updateArrangement(of: view) }
        if view.hasSubviews(ofVersion: subviewsVersion) {
            if flags.contains(.measured) { updateMeasuring(of: view, isLeaf: true) }
            return view.subviewsToLookAt.includedItems
        }
        let items = view.subviews.includedItems
        tree.setChildren(items.map(\.node), of: node)
        subviewsVersion = view.subviewsVersion
        updateMeasuring(of: view, isLeaf: items.isEmpty)
        return items
    }

    /// Gives the node and those of layout-only items their children.
    private func updateArrangement(of view: UIView) -> [Flex] {
        let arrangement = FlexArrangement(of: self, view.subviews.includedItems)
        for holder in arrangement.holders {
            FlexNodes.tree.setChildren(arrangement.children(of: holder).map(\.node), of: holder.node)
        }
        // The version is that of items without groups: here it would not tell enough.
        subviewsVersion = view.subviewsVersion &- 1
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
        // UIKit would answer with the size that such a view has.
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
        // Not counted: the tree lets go of the function before it lets go of this object.
        FlexNodes.tree.setMeasure(
            { [unowned(unsafe) self] request in measuredContent(request) }, of: node)
        updateBaseline()
    }

    // MARK: In step with the view

    /// Makes the item of a view that has just got it a leaf at once, so that the first layout has nothing left to
    /// find out about it.
    func startWithoutItems(in view: UIView) {
        guard view.subviews.isEmpty else {
            subviewsVersion = view.subviewsVersion &- 1
            return
        }
        _ = view.takeLayoutChange()
        subviewsVersion = view.subviewsVersion
        updateMeasuring(of: view, isLeaf: true)
    }

    /// Adds a last subview, and its node as the last child. Where nothing else has changed the container stays in
    /// step with its view, so that the next layout need not look at it.
    ///
    /// - Parameters:
    ///   - subview: The subview.
    ///   - item: The subview's item.
    ///   - view: The view of this item.
    func append(_ subview: UIView, _ item: Flex, to view: UIView) {
        let version = subviewsVersion
        let isInStep = view.hasSubviews(ofVersion: version) && extras?.layoutItems.isEmpty ?? true
        // Where nobody's code runs, and no other superview changes, what is marked is marked for the subview alone.
        let comesQuietly = isInStep && subview.comesQuietly(into: view)
        view.addSubview(subview)
        let staysInStep =
            isInStep && view.hasSubviews(ofVersion: version &+ 1) && subview.superview === view
            && appendNode(of: item)
        if staysInStep {
            subviewsVersion = version &+ 1
            subview.expectPlace()
            updateMeasuring(of: view, isLeaf: false)
        } else {
            FlexNodes.tree.markDirty(node)
        }
        if comesQuietly, staysInStep, !subview.awaitsLook { _ = view.takeLayoutChange() }
    }

    /// Makes the node of an item the last one inside, and has the next layout tell where it lies.
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
        // A loop, because each call of a closure would look whether it is on the main actor.
        for view in self {
            guard let flex = FlexAttachment.of[view]?.flex, !flex.flags.contains(.excluded) else {
                continue
            }
            items.append(flex)
        }
        return items
    }
}
