public import LayoutCore

/// The size and the guides of a box, for functions that place an alignment guide.
public struct Dimensions {
    let tree: StackTree
    let row: Int
    let proposal: ProposedSize
    /// The size of the box.
    public let size: Size

    /// The width of the box.
    public var width: Double { size.width }
    /// The height of the box.
    public var height: Double { size.height }

    /// The place of a guide: the one that was set, or else the usual one.
    public subscript(guide: AlignmentGuide) -> Double {
        self[explicit: guide] ?? tree.defaultPlace(of: guide, in: size)
    }

    /// The place of a guide if it was set in the box or in something in it.
    public subscript(explicit guide: AlignmentGuide) -> Double? {
        row < 0 ? nil : tree.settledGuide(guide, of: row, proposal)
    }
}
