internal import Foundation
internal import LayoutCore

/// The nodes to be freed: views are deallocated on any thread, the tree belongs to the main one.
final class ReleasedNodes: @unchecked Sendable {
    private let lock = NSLock()
    private var nodes: [NodeID] = []

    /// Whether there are any.
    var hasNodes: Bool {
        lock.lock()
        defer { lock.unlock() }
        return !nodes.isEmpty
    }

    /// Adds a node.
    func add(_ node: NodeID) {
        lock.lock()
        defer { lock.unlock() }
        nodes.append(node)
    }

    /// Removes all nodes and returns them.
    func takeAll() -> [NodeID] {
        lock.lock()
        defer { lock.unlock() }
        defer { nodes = [] }
        return nodes
    }
}
