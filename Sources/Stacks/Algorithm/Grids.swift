internal import LayoutCore

/// Grids: columns share the width as children of a stack do, and lines the height.
extension StackTree {
    /// The length of a grid on an axis.
    func gridLength(_ axis: Axis, of row: Int, _ grid: NodeKind.Grid, _ proposal: ProposedSize) -> Double {
        arrangement(of: row, grid, proposal, withLines: axis == .vertical).length(axis, grid.spacing)
    }

    /// The cells of a grid and the lengths of its tracks.
    private func arrangement(
        of row: Int, _ grid: NodeKind.Grid, _ proposal: ProposedSize, withLines: Bool
    ) -> GridArrangement {
        var result = nodes.functions[row]?.grid ?? collectCells(of: row, grid)
        if result.columnsKey != proposal.horizontal {
            result.columns = columns(of: result, grid.spacing.width, proposal.horizontal)
            result.columnsKey = proposal.horizontal
        }
        if withLines { result.lines = lines(of: result, grid.spacing, proposal.vertical) }
        if state.isInterrupted { return result }
        let functions = nodes.functions[row] ?? NodeFunctions()
        functions.grid = result
        nodes.functions[row] = functions
        return result
    }

    /// Finds the cells of a grid, line by line. A child that is no row is a line by itself, as wide as the grid.
    private func collectCells(of row: Int, _ grid: NodeKind.Grid) -> GridArrangement {
        var result = GridArrangement()
        var singleChildren: [(row: Int, line: Int)] = []
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if case .gridRow(let guide) = nodes.kinds[child] {
                collectCells(ofLine: child, guide ?? grid.alignment.vertical, &result)
            } else {
                singleChildren.append((child, result.lineCount))
            }
            result.lineCount += 1
            child = nodes.nextSibling(of: child)
        }
        if !singleChildren.isEmpty { result.columnCount = max(result.columnCount, 1) }
        while result.columnGuides.count < result.columnCount { result.columnGuides.append(nil) }
        for (row, line) in singleChildren {
            let cell = nodes.functions[row]?.cell ?? GridCell()
            result.cells.append(
                GridArrangement.Cell(
                    row: Int32(row), line: line, column: 0, span: result.columnCount,
                    unsizedAxes: cell.unsizedAxes, anchor: cell.anchor, guide: grid.alignment.vertical))
        }
        result.cells.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        return result
    }

    private func collectCells(
        ofLine row: Int, _ guide: AlignmentGuide, _ arrangement: inout GridArrangement
    ) {
        var column = 0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let cell = nodes.functions[child]?.cell ?? GridCell()
            arrangement.cells.append(
                GridArrangement.Cell(
                    row: Int32(child), line: arrangement.lineCount, column: column, span: cell.columns,
                    unsizedAxes: cell.unsizedAxes, anchor: cell.anchor, guide: guide))
            while arrangement.columnGuides.count < column + cell.columns {
                arrangement.columnGuides.append(nil)
            }
            if let guide = cell.columnAlignment { arrangement.columnGuides[column] = guide }
            column += cell.columns
            child = nodes.nextSibling(of: child)
        }
        arrangement.columnCount = max(arrangement.columnCount, column)
    }

    /// Distributes the width among the columns; then cells of several columns widen these where they need it.
    private func columns(of arrangement: GridArrangement, _ spacing: Double, _ width: OptionalLength)
        -> [Double]
    {
        let cells = (0..<arrangement.columnCount).map { arrangement.members(.horizontal, $0) }
        var tracks = GridTracks(
            tree: self, axis: .horizontal, cells: cells,
            cross: cells.map { $0.map { _ in OptionalLength.unspecified } },
            lengths: Array(repeating: 0, count: cells.count))
        distribute(width, among: &tracks, spacing: spacing)
        var result = arrangement
        result.columns = tracks.lengths
        for cell in arrangement.cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
            let available = result.width(of: cell, spacing)
            let proposal = ProposedSize(
                .horizontal, main: width.isUnspecified ? .unspecified : OptionalLength(available),
                cross: .unspecified)
            let missing = length(.horizontal, of: Int(cell.row), proposal) - available
            guard missing > 0 else { continue }
            for column in cell.column..<(cell.column + cell.span) {
                result.columns[column] += missing / Double(cell.span)
            }
        }
        return result.columns
    }

    /// Distributes the height among the lines.
    private func lines(of arrangement: GridArrangement, _ spacing: Size, _ height: OptionalLength) -> [Double]
    {
        let cells = (0..<arrangement.lineCount).map { arrangement.members(.vertical, $0) }
        let widths = cells.map { $0.map { OptionalLength(arrangement.width(of: $0, spacing.width)) } }
        var tracks = GridTracks(
            tree: self, axis: .vertical, cells: cells, cross: widths,
            lengths: Array(repeating: 0, count: cells.count))
        distribute(height, among: &tracks, spacing: spacing.height)
        return tracks.lengths
    }

    /// Distributes a length among the tracks of a grid; without one, each has its ideal length.
    private func distribute(_ length: OptionalLength, among tracks: inout GridTracks, spacing: Double) {
        guard let length = length.value else {
            for track in tracks.cells.indices {
                tracks.lengths[track] = tracks.length(of: track, proposed: .unspecified)
            }
            return
        }
        let start = nodes.members.count
        for (track, cells) in tracks.cells.enumerated() {
            let priority = cells.reduce(-Double.infinity) { max($0, nodes.traits[$1.row].priority) }
            nodes.members.append(DistributionMember(row: track, index: track, priority: priority))
        }
        distribute(length - spacing * Double(max(tracks.cells.count - 1, 0)), among: &tracks, from: start)
    }

    // MARK: Placement

    /// Computes the placements of a grid's lines and of the cells in them.
    func placeGrid(_ row: Int, _ grid: NodeKind.Grid, _ proposal: ProposedSize) {
        let arrangement = arrangement(of: row, grid, proposal, withLines: true)
        let width = arrangement.length(.horizontal, grid.spacing)
        var tops = [0.0]
        var child = nodes.firstChild(of: row)
        for length in arrangement.lines where child >= 0 {
            let top = tops[tops.count - 1]
            if case .gridRow = nodes.kinds[child] {
                let size = Size(width: width, height: length)
                nodes.placements[child] = Placement(
                    proposal: ProposedSize(size), origin: Point(x: 0, y: top), size: size)
                // The placement of its cells follows from the grid, not from what is proposed to the line.
                nodes.traits[child].flags.insert(.needsPlacement)
            }
            tops.append(top + (length + grid.spacing.height))
            child = nodes.nextSibling(of: child)
        }
        for cell in arrangement.cells where nodes.links[cell.row].parent == row {
            placeCell(cell, in: arrangement, grid, top: tops[cell.line])
        }
    }

    /// Computes the placements of the cells of one line; as those of a stack before the lines of the grid are measured.
    func placeGridRow(_ row: Int, _ guide: AlignmentGuide?, _ proposal: ProposedSize) {
        let parent = Int(nodes.links[row].parent)
        guard parent >= 0, case .grid(let grid) = nodes.kinds[parent],
            let arrangement = nodes.functions[parent]?.grid,
            arrangement.lines.count == arrangement.lineCount
        else { return placeStack(row, NodeKind.Stack(rowWithGuide: guide), proposal) }
        for cell in arrangement.cells where nodes.links[cell.row].parent == row {
            placeCell(cell, in: arrangement, grid, top: 0)
        }
    }

    private func placeCell(
        _ cell: GridArrangement.Cell, in arrangement: GridArrangement, _ grid: NodeKind.Grid, top: Double
    ) {
        let available = Size(
            width: arrangement.width(of: cell, grid.spacing.width), height: arrangement.lines[cell.line])
        let proposal = ProposedSize(available)
        let size = size(of: Int(cell.row), proposal)
        var x = grid.spacing.width * Double(cell.column)
        for column in 0..<cell.column { x += arrangement.columns[column] }
        var y = top
        if let anchor = cell.anchor {
            x += anchor.x * (available.width - size.width)
            y += anchor.y * (available.height - size.height)
        } else {
            let horizontal = arrangement.columnGuides[cell.column] ?? grid.alignment.horizontal
            x +=
                defaultPosition(of: horizontal, in: available)
                - position(of: horizontal, in: Int(cell.row), proposal)
            let own = position(of: cell.guide, in: Int(cell.row), proposal)
            y = top + guidePosition(inLineOf: cell, arrangement, grid, available) - own
        }
        nodes.placements[Int(cell.row)] = Placement(
            proposal: proposal, origin: Point(x: x, y: y), size: size)
    }

    /// The position of a cell's vertical guide in its line: for a baseline the lowest one of the line's cells.
    private func guidePosition(
        inLineOf cell: GridArrangement.Cell, _ arrangement: GridArrangement, _ grid: NodeKind.Grid,
        _ available: Size
    ) -> Double {
        guard cell.guide == .firstTextBaseline || cell.guide == .lastTextBaseline else {
            return defaultPosition(of: cell.guide, in: available)
        }
        var lowest = -Double.infinity
        for other in arrangement.cells where other.line == cell.line {
            let width = arrangement.width(of: other, grid.spacing.width)
            let proposal = ProposedSize(Size(width: width, height: available.height))
            lowest = max(lowest, position(of: cell.guide, in: Int(other.row), proposal))
        }
        return lowest
    }
}
