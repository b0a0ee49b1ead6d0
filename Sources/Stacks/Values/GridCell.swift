/// How a node behaves as a cell of a grid.
public struct GridCell: Hashable, Sendable {
    /// How many columns it takes.
    public var columns: Int
    /// Where it stands in its place, instead of the grid's alignment.
    public var anchor: UnitPoint?
    /// The axes on which it takes what the other cells of its row or column decide.
    public var unsizedAxes: AxisSet
    /// How all cells of its column are aligned, instead of the grid's way.
    public var columnAlignment: AlignmentGuide?

    /// Creates a cell of one column, unless told otherwise.
    public init(
        columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: AxisSet = [],
        columnAlignment: AlignmentGuide? = nil
    ) {
        self.columns = min(max(columns, 1), 10_000)
        self.anchor = anchor
        self.unsizedAxes = unsizedAxes
        self.columnAlignment = columnAlignment?.axis == .horizontal ? columnAlignment : nil
    }
}
