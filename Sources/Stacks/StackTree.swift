internal import Columns
public import LayoutCore

/// A tree of boxes that is laid out by proposals: a parent proposes a size, the child takes its size, and the parent
/// places the child.
///
/// Nodes live in flat columns and are referred to by handles. Handles of freed nodes are harmless: reading returns
/// nothing, writing does nothing. A tree belongs to one task at a time.
///
/// **Build.** A node is an element; wrappers (frames, padding ...) lay out their first child, containers all.
/// Functions are set besides.
///
/// ```swift
/// let tree = StackTree()
/// let row = tree.makeNode(.stack(.horizontal, alignment: .top, spacing: 8))
/// let icon = tree.makeNode(.fixed(width: 20, height: 20))
/// let text = tree.makeNode(.measured(.width))
/// tree.setMeasure({ proposal in
///     let width = min(proposal.width ?? 120, 120)
///     return Measurement(Size(width: width, height: width < 120 ? 40 : 20), firstBaseline: 16)
/// }, of: text)
/// let padded = tree.makeNode(.padding(Insets(top: 4, left: 4, bottom: 4, right: 4)))
/// tree.append(text, to: padded)
/// tree.setChildren([icon, padded], of: row)
/// ```
///
/// **Measure, place, read.** Frames are in the coordinates of the root of the layout, edges on pixels:
///
/// ```swift
/// tree.measure(row, .unspecified)                    // 156 x 28
/// tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
/// tree.frame(of: text)                               // 32, 4, 64 x 40
/// tree.unroundedFrame(of: text)                      // as it was computed
/// for node in tree.movedNodes { ... }                // whose frames the layout changed
/// ```
///
/// **Update.** Change what has changed and lay out again: nodes keep their identity, and only what depends on
/// the change is computed again.
///
/// ```swift
/// tree.setElement(.padding(.zero), of: padded)       // no work if it is as before
/// tree.markDirty(text)                               // its measure function has another result now
/// tree.setChildren([icon], of: row)                  // `padded` stays alive, as a root
/// tree.freeSubtree(padded)
/// tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
/// ```
public final class StackTree {
    // Pays in all cases of `stack growth`, as does the next one: both are read for each node.
    @exclusivity(unchecked) var nodes = NodeStorage()

    @exclusivity(unchecked) var state = LayoutState()

    /// The last layout of each root.
    var lastSpaces: [Int: StackSpace] = [:]
    var names: [Int: String] = [:]
    /// The advice of the last layout.
    public internal(set) var issues: [LayoutIssue] = []
    /// The work done so far.
    public var statistics: StackStatistics { state.statistics }

    /// Creates an empty tree.
    public init() {}

    /// Makes a node that is in no parent yet.
    public func makeNode(_ element: StackElement) -> NodeID {
        handle(of: nodes.addNode(element.kind, element.functions))
    }

    /// How many nodes are alive.
    public var count: Int { nodes.links.aliveCount }

    /// The row of a node, or nil if it has been freed or belongs to another tree.
    func row(of node: NodeID) -> Int? {
        let row = Int(node.index)
        return nodes.links.isAlive(row, generation: node.generation) ? row : nil
    }

    /// The handle of a row.
    func handle(of row: Int) -> NodeID {
        NodeID(index: UInt32(row), generation: nodes.links[row].generation)
    }

    /// Removes what is stored for a node that is freed.
    func clear(_ row: Int) {
        nodes.cache.removeAll(&nodes.cacheHeads[row])
        nodes.functions[row] = nil
        lastSpaces[row] = nil
        names[row] = nil
        state.containers[row] = nil
    }
}
