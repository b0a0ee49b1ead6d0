internal import Foundation
internal import LayoutCore

/// Nodes that wait to be freed: views may end on any thread, the tree belongs to the main one.
final class ReleasedNodes: @unchecked Sendable {
    private let lock = NSLock()
    @exclusivity(unchecked) private var nodes: [NodeID] = []

    /// Whether any node waits.
    var hasNodes: Bool {
        lock.lock()
        defer { lock.unlock() }
        return !nodes.isEmpty
    }

    /// Takes a node in.
    func add(_ node: NodeID) {
        lock.lock()
        defer { lock.unlock() }
        nodes.append(node)
    }

    /// Gives all nodes out.
    func takeAll() -> [NodeID] {
        lock.lock()
        defer { lock.unlock() }
        defer { nodes = [] }
        return nodes
    }
}
