internal import Columns
public import LayoutCore

/// A tree of boxes that lays itself out by the rules of CSS flexbox.
///
/// Nodes live in flat columns and are known by handles. Handles of freed nodes are harmless: reading gives
/// initial values, writing does nothing. A tree belongs to one task at a time; measure functions may call
/// back into it.
///
/// ```swift
/// let tree = FlexTree(defaults: .css)
/// let row = tree.makeNode()
/// let item = tree.makeNode()
/// tree.append(item, to: row)
/// tree.updateStyle(of: item) { $0.flexGrow = 1; $0.height = 40 }
/// tree.layout(row, in: RootSpace(width: .definite(320)))
/// tree.frame(of: item)  // 0, 0, 320 x 40
/// ```
public final class FlexTree {
    /// The style of a new node.
    public let defaults: FlexStyle
    /// The rules of Yoga that hold instead of those of CSS.
    public var errata: Errata {
        didSet { if errata != oldValue { forgetLayouts() } }
    }
    /// The work done so far.
    public var statistics: LayoutStatistics { storage.statistics }

    // A checked access to each field costs more than what is done with it. Pays in `flex growth wide`.
    @exclusivity(unchecked) var storage = FlexTreeStorage()
    /// ``defaults``, packed once for all new nodes.
    private let packedDefaults: PackedStyle
    private let defaultNumbers: [UInt64]

    /// Called with a root when something in it changes for the first time since it was laid out or measured.
    package var rootChanged: ((NodeID) -> Void)?

    /// Creates an empty tree.
    ///
    /// - Parameters:
    ///   - defaults: The style of new nodes, such as ``FlexStyle/css`` or ``FlexStyle/yoga``.
    ///   - errata: Rules of Yoga that hold instead of those of CSS; none by default.
    public init(defaults: FlexStyle = .css, errata: Errata = []) {
        self.defaults = defaults
        self.errata = errata
        var numbers = [UInt64](repeating: 0, count: 64)
        packedDefaults = numbers.withUnsafeMutableBufferPointer {
            defaults.packed(into: $0.baseAddress.unsafelyUnwrapped)
        }
        defaultNumbers = numbers
    }

    /// Makes a node that is in no parent yet, with the tree's default style.
    public func makeNode() -> NodeID {
        let row = defaultNumbers.withUnsafeBufferPointer {
            storage.makeRow(packedDefaults, $0.baseAddress.unsafelyUnwrapped)
        }
        return handle(of: Int32(row))
    }

    /// Makes a node of the given style.
    public func makeNode(_ style: FlexStyle) -> NodeID { handle(of: Int32(storage.makeRow(style))) }

    /// The row of a node, or nil if it has been freed or belongs to another tree.
    func row(of node: NodeID) -> Int? {
        let row = Int(node.index)
        return links.isAlive(row, generation: node.generation) ? row : nil
    }

    /// The handle of a row.
    func handle(of row: Int32) -> NodeID {
        NodeID(index: UInt32(row), generation: links[Int(row)].generation)
    }

    /// Makes the next layouts start from nothing.
    func forgetLayouts() {
        for row in links.indices where links[row].isAlive {
            traits[row].formUnion([.dirty, .changed])
            traits[row].remove(.list)
            storage.cache.release(chain: &cacheChains[row])
        }
    }
}
