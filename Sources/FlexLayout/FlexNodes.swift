internal import Flexbox
internal import LayoutCore
internal import ViewBridge

/// The nodes of all views that use flexbox, in one tree of columns: any view may move into any other, or be
/// laid out by itself.
@MainActor
enum FlexNodes {
    /// The tree, by the rules of Yoga that layouts for FlexLayout have been written with.
    static let tree: FlexTree = {
        let tree = FlexTree(defaults: .yoga, errata: .classic)
        tree.rootChanged = { rootChanged($0) }
        UIView.listenToContent { contentChanged(in: $0, hasLostItem: $1) }
        return tree
    }()

    /// The content of all plain views without subviews.
    static let noContent = SharedMeasure(size: .zero)

    /// The nodes of views that are gone.
    nonisolated static let releasedNodes = ReleasedNodes()

    /// The flexboxes by the rows of their nodes.
    @exclusivity(unchecked) private static var flexes: [Flex?] = []

    /// The views whose items have nothing special about them, by the rows of their nodes.
    @exclusivity(unchecked) static var plainViews = PlacedViews()

    /// The layout-only items, which nobody tells of the end of; they tell of it themselves.
    private static var layoutOnly: [NodeID: WeakFlex] = [:]

    private struct WeakFlex {
        weak var flex: Flex?
    }

    /// Whether nodes are being brought up to date, laid out or measured.
    @exclusivity(unchecked) static var isAtWork = false
    /// The outermost containers that have changed, while that is told.
    @exclusivity(unchecked) static var changedRoots: [Flex] = []

    /// The items whose direction of text comes from their views.
    @exclusivity(unchecked) static var semanticFollowers: Set<NodeID> = []
    /// The items of scroll views that get their content size from the layout.
    @exclusivity(unchecked) static var scrollers: Set<NodeID> = []

    /// A node for a new item.
    static func makeNode() -> NodeID {
        freeReleasedNodes()
        return tree.makeNode()
    }

    /// Makes a flexbox known by its node, and keeps it until its node is buried.
    static func register(_ flex: Flex, of view: UIView?) {
        if flex.isLayoutOnly {
            layoutOnly[flex.node] = WeakFlex(flex: flex)
            return
        }
        let row = Int(flex.node.index)
        while flexes.count <= row { flexes.append(nil) }
        flexes[row] = flex
        guard let view else { return }
        plainViews.note(view, at: row)
        view.hearContent()
    }

    /// The flexbox of a node that has not been buried.
    static func flex(of node: NodeID) -> Flex? {
        let row = Int(node.index)
        if row < flexes.count, let flex = flexes[row], flex.node == node { return flex }
        return layoutOnly[node]?.flex
    }

    /// Frees the nodes of views that are gone.
    static func freeReleasedNodes() {
        guard releasedNodes.hasNodes else { return }
        for node in releasedNodes.takeAll() { free(node) }
    }

    /// Ends a node.
    static func free(_ node: NodeID) {
        tree.free(node)
        semanticFollowers.remove(node)
        scrollers.remove(node)
        let row = Int(node.index)
        plainViews.forget(row)
        if row < flexes.count, flexes[row]?.node == node { flexes[row] = nil } else { layoutOnly[node] = nil }
    }
}
