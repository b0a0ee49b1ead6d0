/// What the layout of a node may rely on, found in one pass before layout.
struct NodeTraits: OptionSet {
    let rawValue: UInt16

    // What has changed.

    /// The node or something in it has changed since the last layout.
    static let dirty = NodeTraits(rawValue: 1 << 0)
    /// The node's own style, content or list of children has changed since the last layout, not only its descendants.
    static let changed = NodeTraits(rawValue: 1 << 1)
    /// Traits of children have changed, from which the node's own follow.
    static let childTraitsChanged = NodeTraits(rawValue: 1 << 2)

    // What the last layout did.

    /// The node's box has been computed and is not rounded to pixels yet.
    static let moved = NodeTraits(rawValue: 1 << 3)
    /// The boxes in the subtree are zero because of `display: none`.
    static let hidden = NodeTraits(rawValue: 1 << 4)
    /// The node's items only followed each other when it was laid out last.
    static let list = NodeTraits(rawValue: 1 << 5)

    // What follows from the node's own style and functions.

    /// The node's size comes from a measure function.
    static let measured = NodeTraits(rawValue: 1 << 6)
    /// The node is rounded to pixels as text.
    static let text = NodeTraits(rawValue: 1 << 7)
    /// The style refers to the size of the containing block.
    static let hasPercent = NodeTraits(rawValue: 1 << 8)
    /// A size, limit or flex basis of the style is a sizing keyword.
    static let hasKeywords = NodeTraits(rawValue: 1 << 9)

    // What follows from the subtree.

    /// The sizes in this subtree may depend on each other or on the available space: it holds measured leaves, lines
    /// that wrap, aspect ratios or percentages. All other subtrees are *rigid*: one measurement gives every size.
    static let elastic = NodeTraits(rawValue: 1 << 10)
    /// The size depends on the available space even where the content fits: something in the node refers to the size of
    /// its containing block, or has an aspect ratio.
    static let dependsOnSpace = NodeTraits(rawValue: 1 << 11)
    /// The size depends on whether the available space is definite, even where the content fits.
    static let dependsOnDefiniteness = NodeTraits(rawValue: 1 << 12)
    /// Items in the subtree break into lines.
    static let hasLines = NodeTraits(rawValue: 1 << 13)
    /// So many containers are nested here that ``Errata/noRoomMeansNoContent`` does not apply.
    static let isDeep = NodeTraits(rawValue: 1 << 14)
    /// The node is not the containing block of absolutely positioned descendants: one of its ancestors is.
    static let leaksAbsolutes = NodeTraits(rawValue: 1 << 15)

    /// Whether two nodes' traits are equal, except for what has changed and what the last layout did.
    func isSame(as other: NodeTraits) -> Bool {
        let passing: NodeTraits = [.dirty, .moved, .changed, .list, .childTraitsChanged]
        return subtracting(passing) == other.subtracting(passing)
    }
}
