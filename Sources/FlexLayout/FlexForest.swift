internal import Flexbox
internal import LayoutCore

/// The nodes of all views that use flexbox, in one tree of columns: any view may move into any other, or be
/// laid out by itself.
@MainActor
enum FlexForest {
    /// The tree, by the rules of Yoga that layouts for FlexLayout have been written with.
    static let tree = FlexTree(defaults: .yoga, errata: .classic)

    /// The nodes of views that are gone.
    nonisolated static let graveyard = Graveyard()

    /// The flexboxes by the rows of their nodes.
    private static var flexes: [Flex?] = []

    /// A node for a new item.
    static func makeNode() -> NodeID {
        buryEnded()
        return tree.makeNode()
    }

    /// Makes a flexbox known by its node, and keeps it until its node is buried.
    static func register(_ flex: Flex) {
        let row = Int(flex.node.index)
        while flexes.count <= row { flexes.append(nil) }
        flexes[row] = flex
    }

    /// The flexbox of a node that has not been buried.
    static func flex(of node: NodeID) -> Flex? {
        let row = Int(node.index)
        guard row < flexes.count, let flex = flexes[row], flex.node == node else { return nil }
        return flex
    }

    /// Frees the nodes of views that are gone.
    static func buryEnded() {
        guard graveyard.isOccupied else { return }
        for node in graveyard.empty() { free(node) }
    }

    /// Ends a node.
    static func free(_ node: NodeID) {
        tree.free(node)
        if flex(of: node) != nil { flexes[Int(node.index)] = nil }
    }
}
