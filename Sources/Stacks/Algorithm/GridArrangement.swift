internal import LayoutCore

/// The cells of a grid, and the lengths of its tracks for the last proposal.
struct GridArrangement {
    struct Cell {
        let row: Int32
        let line: Int
        let column: Int
        let span: Int
        let unsizedAxes: AxisSet
        let anchor: UnitPoint?
        /// The vertical guide of the cell's line.
        let guide: AlignmentGuide
    }

    var cells: [Cell] = []
    var columnCount = 0
    var lineCount = 0
    /// How the cells of each column are aligned, where one of them sets it.
    var columnGuides: [AlignmentGuide?] = []
    var columns: [Double] = []
    /// The proposed width for which the columns are; nil if there are none yet.
    var columnsKey: OptionalLength?
    var lines: [Double] = []

    /// The cells that decide about a column or a line alone.
    func members(_ axis: Axis, _ track: Int) -> [Cell] {
        cells.filter { cell in
            if cell.unsizedAxes.contains(axis) { return false }
            return axis == .vertical ? cell.line == track : cell.column == track && cell.span == 1
        }
    }

    /// The length of all tracks on an axis with the spacing between them.
    func length(_ axis: Axis, _ spacing: Size) -> Double {
        let tracks = axis == .horizontal ? columns : lines
        return max(tracks.reduce(0, +) + spacing[axis] * Double(max(tracks.count - 1, 0)), 0)
    }

    /// The width of a cell's columns with the spacing between them.
    func width(of cell: Cell, _ spacing: Double) -> Double {
        var result = spacing * Double(cell.span - 1)
        for column in cell.column..<(cell.column + cell.span) { result += columns[column] }
        return max(result, 0)
    }
}

/// The columns or the lines of a grid as members of a distribution.
struct GridTracks: DistributionMembers {
    let tree: StackTree
    let axis: Axis
    /// The cells of each track.
    let cells: [[GridArrangement.Cell]]
    /// What is proposed to them across, for each track and cell.
    let cross: [[OptionalLength]]
    var lengths: [Double]

    func length(of member: Int, proposed: OptionalLength) -> Double {
        var result = 0.0
        for (cell, cross) in zip(cells[member], cross[member]) {
            let proposal = ProposedSize(axis, main: proposed, cross: cross)
            result = max(result, tree.length(axis, of: Int(cell.row), proposal))
        }
        return result
    }

    func limits(of member: Int) -> LengthLimits {
        LengthLimits(
            minimum: length(of: member, proposed: .zero), maximum: length(of: member, proposed: .infinity))
    }

    func isBounded(_ member: Int) -> Bool { false }

    func findOrder(from start: Int, to end: Int, isHighest: Bool) -> Bool { false }

    mutating func setShare(of member: Int, proposed: OptionalLength, length: Double) {
        lengths[member] = length
    }
}
