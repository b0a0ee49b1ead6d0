internal import Flexbox
internal import LayoutCore
internal import ViewBridge

extension Flex {
    /// How overflowing items are shown: `visible` by default. Anything else makes the view clip.
    ///
    /// A `UIScrollView` that scrolls gets its `contentSize` from the layout: what its items and its padding
    /// take. Its `contentOffset` stays.
    @discardableResult
    public func overflow(_ value: Overflow) -> Flex { overflow(value, value) }

    /// How items are shown that overflow horizontally, and vertically. Where one direction scrolls, `visible` in the other
    /// one means to scroll too.
    @discardableResult
    public func overflow(_ x: Overflow, _ y: Overflow) -> Flex {
        set(.overflowX, x.style).set(.overflowY, y.style)
        guard let view = heldView else { return self }
        view.clipsToBounds = x != .visible || y != .visible
        if view is UIScrollView, x == .scroll || y == .scroll {
            FlexNodes.scrollingItems.insert(node)
        } else {
            FlexNodes.scrollingItems.remove(node)
        }
        return self
    }

    /// Gives the scroll views in this item the sizes of their content.
    func sizeScrolledContent() {
        let tree = FlexNodes.tree
        for node in FlexNodes.scrollingItems where isAncestor(of: node) {
            guard let view = FlexNodes.flex(of: node)?.heldView as? UIScrollView else { continue }
            let content = tree.scrollableOverflow(of: node)
            let scale = view.pixelsPerPoint
            let size = CGSize(
                width: (CGFloat(content.width) * scale - 0.01).rounded(.up) / scale,
                height: (CGFloat(content.height) * scale - 0.01).rounded(.up) / scale)
            if view.contentSize != size { view.contentSize = size }
        }
    }

    /// Whether a node is this one or lies in it.
    private func isAncestor(of node: NodeID) -> Bool {
        var candidate: NodeID? = node
        while let current = candidate {
            if current == self.node { return true }
            candidate = FlexNodes.tree.parent(of: current)
        }
        return false
    }
}
