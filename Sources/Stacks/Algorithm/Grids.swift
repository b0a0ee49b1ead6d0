internal import LayoutCore

/// Grids: columns share the width as children of a stack do, and lines the height.
extension StackTree {
    /// The length of a grid on an axis.
    func gridLength(_ axis: Axis, of row: Int, _ spacing: Size, _ offer: ProposedSize) throws(TooDeep)
        -> Double
    {
        let plan = try gridPlan(of: row, spacing, offer, withLines: axis == .vertical)
        let tracks = axis == .horizontal ? plan.columns : plan.lines
        return max(tracks.reduce(0, +) + spacing[axis] * Double(max(tracks.count - 1, 0)), 0)
    }

    /// The cells of a grid and the lengths of its tracks.
    private func gridPlan(of row: Int, _ spacing: Size, _ offer: ProposedSize, withLines: Bool)
        throws(TooDeep) -> GridPlan
    {
        var plan = functions[row]?.grid ?? gridCells(of: row)
        if plan.columnsFor != offer.horizontal.bitPattern {
            plan.columns = try columns(of: plan, spacing.width, offer.horizontal)
            plan.columnsFor = offer.horizontal.bitPattern
        }
        if withLines { plan.lines = try lines(of: plan, spacing, offer.vertical) }
        let all = functions[row] ?? NodeFunctions()
        all.grid = plan
        functions[row] = all
        return plan
    }

    /// Finds the cells of a grid, line by line.
    private func gridCells(of row: Int) -> GridPlan {
        guard case .grid(let alignment, _, _) = rules[row] else { return GridPlan() }
        var plan = GridPlan()
        var single: [(row: Int, line: Int)] = []
        var child = firstChild(of: row)
        while child >= 0 {
            if case .gridRow(let guide) = rules[child] {
                var column = 0
                var cell = firstChild(of: child)
                while cell >= 0 {
                    let own = functions[cell]?.cell ?? GridCell()
                    plan.places.append(
                        GridPlan.Place(
                            row: Int32(cell), line: plan.lineCount, column: column, span: own.columns,
                            unsized: own.unsizedAxes, anchor: own.anchor, guide: guide ?? alignment.vertical))
                    column += own.columns
                    while plan.columnGuides.count < column { plan.columnGuides.append(nil) }
                    if let guide = own.columnAlignment { plan.columnGuides[column - own.columns] = guide }
                    cell = nextChild(after: cell)
                }
                plan.columnCount = max(plan.columnCount, column)
            } else {
                single.append((child, plan.lineCount))
            }
            plan.lineCount += 1
            child = nextChild(after: child)
        }
        if !single.isEmpty { plan.columnCount = max(plan.columnCount, 1) }
        while plan.columnGuides.count < plan.columnCount { plan.columnGuides.append(nil) }
        for (row, line) in single {
            let own = functions[row]?.cell ?? GridCell()
            plan.places.append(
                GridPlan.Place(
                    row: Int32(row), line: line, column: 0, span: plan.columnCount, unsized: own.unsizedAxes,
                    anchor: own.anchor, guide: alignment.vertical))
        }
        plan.places.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        return plan
    }

    private func columns(of plan: GridPlan, _ spacing: Double, _ width: Double) throws(TooDeep) -> [Double] {
        let members = (0..<plan.columnCount).map { plan.members(.horizontal, $0) }
        let across = members.map { $0.map { _ in Double.nan } }
        var tracks = GridTracks(
            tree: self, axis: .horizontal, members: members, across: across,
            lengths: Array(repeating: 0, count: plan.columnCount))
        try share(width, among: &tracks, spacing: spacing)
        var widened = plan
        widened.columns = tracks.lengths
        for place in plan.places where place.span > 1 && !place.unsized.contains(.horizontal) {
            let room = widened.width(of: place, spacing)
            let offer = ProposedSize(.horizontal, main: width.isNaN ? .nan : room, cross: .nan)
            let missing = try length(.horizontal, of: Int(place.row), offer) - room
            guard missing > 0 else { continue }
            for column in place.column..<(place.column + place.span) {
                widened.columns[column] += missing / Double(place.span)
            }
        }
        return widened.columns
    }

    private func lines(of plan: GridPlan, _ spacing: Size, _ height: Double) throws(TooDeep) -> [Double] {
        let members = (0..<plan.lineCount).map { plan.members(.vertical, $0) }
        let across = members.map { $0.map { plan.width(of: $0, spacing.width) } }
        var tracks = GridTracks(
            tree: self, axis: .vertical, members: members, across: across,
            lengths: Array(repeating: 0, count: plan.lineCount))
        try share(height, among: &tracks, spacing: spacing.height)
        return tracks.lengths
    }

    /// Shares a length among the tracks of a grid; each has its ideal length where there is none to share.
    private func share(_ length: Double, among tracks: inout GridTracks, spacing: Double) throws(TooDeep) {
        let count = tracks.members.count
        if length.isNaN {
            for index in 0..<count { tracks.lengths[index] = try tracks.length(of: index, offered: .nan) }
            return
        }
        let start = queue.count
        for index in 0..<count {
            let priority = tracks.members[index].reduce(-Double.infinity) {
                max($0, traits[Int($1.row)].priority)
            }
            queue.append(Contender(row: Int32(index), index: Int32(index), priority: priority))
        }
        try share(length - spacing * Double(max(count - 1, 0)), among: &tracks, from: start)
    }

    /// Plans the lines of a grid and the cells in them.
    func planGrid(_ row: Int, _ alignment: Alignment, _ spacing: Size, _ offer: ProposedSize) throws(TooDeep)
    {
        let plan = try gridPlan(of: row, spacing, offer, withLines: true)
        let width = max(plan.columns.reduce(0, +) + spacing.width * Double(max(plan.columnCount - 1, 0)), 0)
        var (y, line) = (0.0, 0)
        var child = firstChild(of: row)
        while child >= 0 {
            if case .gridRow = rules[child] {
                let size = Size(width: width, height: plan.lines[line])
                plans[child] = Plan(offer: ProposedSize(size), origin: Point(x: 0, y: y), size: size)
                // Its cells follow from the grid, not from what the line is offered.
                traits[child].flags.insert(.unplaced)
            }
            y += plan.lines[line] + spacing.height
            line += 1
            child = nextChild(after: child)
        }
        var tops = [0.0]
        for line in plan.lines { tops.append(tops[tops.count - 1] + line + spacing.height) }
        for place in plan.places where links[Int(place.row)].parent == row {
            try planCell(place, in: plan, alignment, spacing, top: tops[place.line])
        }
    }

    /// Plans the cells of one line of a grid.
    func planGridRow(_ row: Int, _ guide: AlignmentGuide?, _ offer: ProposedSize) throws(TooDeep) {
        let grid = Int(links[row].parent)
        guard grid >= 0, case .grid(let alignment, let x, let y) = rules[grid],
            let plan = functions[grid]?.grid
        else { return try planStack(row, .horizontal, guide ?? .verticalCenter, offer) }
        for place in plan.places where links[Int(place.row)].parent == row {
            try planCell(place, in: plan, alignment, Size(width: x.points, height: y.points), top: 0)
        }
    }

    private func planCell(
        _ place: GridPlan.Place, in plan: GridPlan, _ alignment: Alignment, _ spacing: Size, top: Double
    ) throws(TooDeep) {
        let cell = Int(place.row)
        let room = Size(width: plan.width(of: place, spacing.width), height: plan.lines[place.line])
        let offer = ProposedSize(room)
        let size = try size(of: cell, offer)
        var x = spacing.width * Double(place.column)
        for column in 0..<place.column { x += plan.columns[column] }
        if let anchor = place.anchor {
            x += anchor.x * (room.width - size.width)
            let y = top + anchor.y * (room.height - size.height)
            plans[cell] = Plan(offer: offer, origin: Point(x: x, y: y), size: size)
            return
        }
        let horizontal = plan.columnGuides[place.column] ?? alignment.horizontal
        x += defaultPlace(of: horizontal, in: room) - (try self.place(of: horizontal, in: cell, offer))
        let own = try self.place(of: place.guide, in: cell, offer)
        var line = defaultPlace(of: place.guide, in: room)
        if place.guide == .firstTextBaseline || place.guide == .lastTextBaseline {
            // Baselines have no place in the line but the lowest of its cells.
            line = own
            for other in plan.places where other.line == place.line {
                let room = Size(width: plan.width(of: other, spacing.width), height: room.height)
                let offer = ProposedSize(room)
                line = max(line, try self.place(of: place.guide, in: Int(other.row), offer))
            }
        }
        plans[cell] = Plan(offer: offer, origin: Point(x: x, y: top + line - own), size: size)
    }
}
