public import LayoutCore

/// The size and the guides of a box, for functions that position an alignment guide.
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

    /// The position of a guide: the explicit one, or else the default.
    public subscript(guide: AlignmentGuide) -> Double {
        self[explicit: guide] ?? tree.defaultPosition(of: guide, in: size)
    }

    /// The position of a guide if it was set in the box or in one of its descendants.
    public subscript(explicit guide: AlignmentGuide) -> Double? {
        row < 0 ? nil : tree.explicitPosition(of: guide, of: row, for: proposal)
    }
}
