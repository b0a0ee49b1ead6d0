public import LayoutCore

/// How a node behaves as a cell of a grid.
public struct GridCell: Hashable, Sendable {
    /// How many columns it takes.
    public var columns: Int
    /// How it is aligned in its cell, instead of the grid's alignment; parts that are not finite count as 0.
    public var anchor: UnitPoint? { didSet { anchor = anchor?.usable } }
    /// The axes on which it takes the length that the other cells of its row or column need.
    public var unsizedAxes: AxisSet
    /// How all cells of its column are aligned, instead of the grid's alignment.
    public var columnAlignment: AlignmentGuide?

    /// Creates a cell of one column by default.
    public init(
        columns: Int = 1, anchor: UnitPoint? = nil, unsizedAxes: AxisSet = [],
        columnAlignment: AlignmentGuide? = nil
    ) {
        self.columns = min(max(columns, 1), 10_000)
        self.anchor = anchor?.usable
        self.unsizedAxes = unsizedAxes
        self.columnAlignment = columnAlignment?.axis == .horizontal ? columnAlignment : nil
    }
}

extension UnitPoint {
    /// The position with 0 for parts that are not finite.
    var usable: UnitPoint { UnitPoint(x: x.isLength ? x : 0, y: y.isLength ? y : 0) }
}
