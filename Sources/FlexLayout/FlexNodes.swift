internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// The nodes of all views that use flexbox, in one tree of columns: any view may move into any other, or be laid out by
/// itself.
@MainActor
enum FlexNodes {
    /// The tree, by the rules of Yoga that layouts for FlexLayout have been written with.
    static let tree: FlexTree = {
        let tree = FlexTree(defaults: .yoga, errata: .classic)
        tree.rootChanged = { rootChanged($0) }
        return tree
    }()

    /// The content of all views of class `UIView` without subviews.
    static let noContent = SharedMeasure(size: .zero)

    /// The nodes of deallocated views.
    nonisolated static let releasedNodes = ReleasedNodes()

    // What follows is read and written as a whole. Unchecked access pays in all cases of `base instructions`.

    /// The flexboxes by the rows of their nodes.
    @exclusivity(unchecked) private static var flexes: [Flex?] = []

    /// The views without extras, by the rows of their nodes.
    @exclusivity(unchecked) static var selfContainedViews = SelfContainedViews()

    /// Whether nodes are being updated, laid out or measured.
    @exclusivity(unchecked) static var isUpdating = false
    /// How many items have left their superviews: the version of what rows of views hold.
    @exclusivity(unchecked) static var removalCount: UInt = 0

    /// The layout-only items, which the app or their containers own.
    private static var layoutOnly: [NodeID: WeakFlex] = [:]

    private struct WeakFlex {
        weak var flex: Flex?
    }

    /// The outermost containers that have changed, while their superviews are notified.
    static var changedRoots: [Flex] = []

    /// The items that take their direction from the semantics of their views.
    static var semanticItems: Set<NodeID> = []
    /// The items of scroll views that get their content size from the layout.
    static var scrollingItems: Set<NodeID> = []

    /// A node for a new item.
    static func makeNode() -> NodeID {
        freeReleasedNodes()
        return tree.makeNode()
    }

    /// Makes a flexbox the one of its node, and keeps it until the node is freed.
    static func register(_ flex: Flex, of view: UIView?) {
        if flex.isLayoutOnly {
            layoutOnly[flex.node] = WeakFlex(flex: flex)
            return
        }
        let row = Int(flex.node.index)
        while flexes.count <= row { flexes.append(nil) }
        flexes[row] = flex
        if let view { selfContainedViews.insert(view, at: row) }
    }

    /// The flexbox of a node that has not been freed.
    static func flex(of node: NodeID) -> Flex? {
        let row = Int(node.index)
        if row < flexes.count, let flex = flexes[row], flex.node == node { return flex }
        return layoutOnly[node]?.flex
    }

    /// Frees the nodes of deallocated views.
    static func freeReleasedNodes() {
        guard releasedNodes.hasNodes else { return }
        for node in releasedNodes.takeAll() { free(node) }
    }

    private static func free(_ node: NodeID) {
        tree.free(node)
        semanticItems.remove(node)
        scrollingItems.remove(node)
        let row = Int(node.index)
        selfContainedViews.remove(row)
        if row < flexes.count, flexes[row]?.node == node { flexes[row] = nil } else { layoutOnly[node] = nil }
    }
}
