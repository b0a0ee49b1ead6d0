internal import LayoutCore
internal import ViewBridge

/// What a view owns of its flexbox: it observes the view's changes, and ends the flexbox when the view is deallocated.
@MainActor
final class FlexAttachment: ViewObserver {
    /// The attachments by views.
    static let of = ViewAttachment<FlexAttachment>()

    /// The view's flexbox.
    nonisolated let flex: Flex

    init(_ flex: Flex) {
        self.flex = flex
    }

    deinit {
        flex.viewDidEnd()
    }

    var observedChanges: ViewChanges {
        FlexNodes.semanticItems.contains(flex.node)
            ? [.contentSize, .removal, .semanticDirection, .traits] : [.contentSize, .removal]
    }

    func view(_ view: UIView, didChange changes: ViewChanges, inside observed: UIView) -> Bool {
        if view === observed {
            if changes.contains(.removal) { itemWillLeave(view.superview) }
            if !changes.isDisjoint(with: [.semanticDirection, .traits]) { flex.followSemantics() }
        }
        return changes.contains(.contentSize) && contentChanged(of: view, inside: observed)
    }

    /// The view is leaving its superview, whose layout depends on it.
    private func itemWillLeave(_ superview: UIView?) {
        FlexNodes.removalCount &+= 1
        guard !FlexNodes.isUpdating, let container = superview.flatMap({ FlexAttachment.of[$0] }) else {
            return
        }
        FlexNodes.tree.markDirty(container.flex.node)
    }

    /// The natural size of the view has changed, or of a view inside it.
    ///
    /// - Returns: Whether the view is an item of a container, whose root notifies what is further up.
    private func contentChanged(of view: UIView, inside observed: UIView) -> Bool {
        // A measurement may change the content: it returns the new size itself.
        if FlexNodes.isUpdating { return true }
        let tree = FlexNodes.tree
        if view !== observed, let inner = FlexAttachment.of[view], tree.parent(of: inner.flex.node) != nil {
            return true
        }
        if flex.flags.contains(.measured) { tree.markDirty(flex.node) }
        return tree.parent(of: flex.node) != nil
    }
}
