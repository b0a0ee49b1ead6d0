/// What the layout of a node may rely on, found in one pass before layout.
struct NodeTraits: OptionSet {
    let rawValue: UInt16

    /// The node or something in it has changed since the last layout.
    static let dirty = NodeTraits(rawValue: 1)
    /// The extents of this subtree may depend on each other or on the room: it holds measured leaves,
    /// lines that wrap, aspect ratios or percentages. All else is *rigid*: one measurement tells everything.
    static let elastic = NodeTraits(rawValue: 2)
    /// A size, limit or flex basis of the node's own style is a keyword that its content decides.
    static let hasKeywords = NodeTraits(rawValue: 512)
    /// Items in the node, or in something in it, break into lines.
    static let hasLines = NodeTraits(rawValue: 2048)
    /// So many containers lie in each other here that the rules about starved ones are not kept.
    static let isDeep = NodeTraits(rawValue: 4096)
    /// The node is no containing block, and absolute nodes in it look for one further out.
    static let leaksAbsolutes = NodeTraits(rawValue: 1024)
    /// The node's own style refers to the size of its parent.
    static let hasPercent = NodeTraits(rawValue: 4)
    /// Every room makes a difference, even where the content fits: something in the node refers to the size
    /// of what it lies in, or has an aspect ratio.
    static let sensesRoom = NodeTraits(rawValue: 64)
    /// Whether there is a limit to the room makes a difference, even where the content fits.
    static let sensesLimits = NodeTraits(rawValue: 128)
    /// The node's size comes from a measure function.
    static let measured = NodeTraits(rawValue: 8)
    /// The node is text to the pixel grid.
    static let text = NodeTraits(rawValue: 256)
    /// The node's box has been computed anew and waits for the pixel grid.
    static let moved = NodeTraits(rawValue: 16)
    /// The node's own style, content or list of children has changed since the last layout, not only something in
    /// its children.
    static let changed = NodeTraits(rawValue: 8192)
    /// The node was a list when it was laid out last: see ``FlexLayoutPass/isList``.
    static let list = NodeTraits(rawValue: 16384)
    /// What the node's children make its own traits may have changed.
    static let childrenDiffer = NodeTraits(rawValue: 32768)
    /// The subtree has been set to nothing by `display: none`.
    static let vanished = NodeTraits(rawValue: 32)

    /// Whether two nodes' traits are alike, but for what layout has done and has to do yet.
    func isSame(as other: NodeTraits) -> Bool {
        let passing: NodeTraits = [.dirty, .moved, .changed, .list, .childrenDiffer]
        return subtracting(passing) == other.subtracting(passing)
    }
}
