internal import Flexbox
internal import Foundation
internal import LayoutCore

/// The nodes of all views that use flexbox, in one tree of columns: any view may move into any other, or be
/// laid out by itself.
@MainActor
enum FlexForest {
    /// The tree, by the rules of Yoga that layouts for FlexLayout have been written with.
    static let tree = FlexTree(defaults: .yoga, errata: .classic)

    /// The nodes of views that are gone.
    nonisolated static let graveyard = Graveyard()

    /// A node for a new item.
    static func makeNode() -> NodeID {
        for node in graveyard.empty() { tree.free(node) }
        return tree.makeNode()
    }

    /// Nodes that wait to be freed: views may end on any thread, the tree belongs to the main one.
    final class Graveyard: @unchecked Sendable {
        private let lock = NSLock()
        private var nodes: [NodeID] = []

        /// Takes a node in.
        func bury(_ node: NodeID) {
            lock.lock()
            defer { lock.unlock() }
            nodes.append(node)
        }

        /// Gives all nodes out.
        func empty() -> [NodeID] {
            lock.lock()
            defer { lock.unlock() }
            defer { nodes.removeAll(keepingCapacity: true) }
            return nodes
        }
    }
}
