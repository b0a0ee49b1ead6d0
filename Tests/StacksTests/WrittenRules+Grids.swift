import LayoutCore
import Stacks

extension WrittenRules {
    typealias Arrangement = (size: Size, children: [Placed])

    /// Lengths of tracks by the rule of stacks, where `length` measures a track: `length(index, proposed)`.
    private func distribute(
        _ proposed: Double?, _ priorities: [Double], _ length: (Int, Double?) -> Double
    ) -> [Double] {
        let indices = Array(priorities.indices)
        guard let proposed, let top = priorities.max() else { return indices.map { length($0, nil) } }
        let minimums = indices.map { length($0, 0) }
        let flexibility = indices.map { index in
            let result = length(index, .infinity) - minimums[index]
            return result.isNaN ? 0 : max(result, 0)
        }
        let order = indices.sorted { one, other in
            if priorities[one] != priorities[other] { return priorities[one] > priorities[other] }
            if flexibility[one] != flexibility[other] { return flexibility[one] < flexibility[other] }
            if flexibility[one] == .infinity, minimums[one] != minimums[other] {
                return minimums[one] > minimums[other]
            }
            return one < other
        }
        var available = proposed - indices.filter { priorities[$0] != top }.map { minimums[$0] }.reduce(0, +)
        var result = indices.map { _ in 0.0 }
        for (position, index) in order.enumerated() {
            let peers = order.filter { priorities[$0] == priorities[index] }
            if position > 0, priorities[order[position - 1]] != priorities[index] {
                available += peers.map { minimums[$0] }.reduce(0, +)
            }
            let remaining = Double(peers.count - peers.firstIndex(of: index)!)
            result[index] = length(index, max(available / remaining, 0))
            if available != .infinity { available -= result[index] }
        }
        return result
    }

    private struct Cell {
        var box: Sketch
        var line: Int
        var column: Int
        var span: Int
        var guide: AlignmentGuide

        func isSized(_ axis: Axis) -> Bool { !box.cell.unsizedAxes.contains(axis) }
    }

    /// A grid's cells and the lengths of its tracks.
    private struct Lattice {
        var cells: [Cell] = []
        var columnGuides: [AlignmentGuide] = []
        var columns: [Double] = []
        var lines: [Double] = []
        var gap: (x: Double, y: Double)

        func width(_ cell: Cell) -> Double {
            let sum = columns[cell.column..<(cell.column + cell.span)].reduce(0, +)
            return max(sum + gap.x * Double(cell.span - 1), 0)
        }

        var size: Size {
            Size(
                width: max(columns.reduce(0, +) + gap.x * Double(max(columns.count - 1, 0)), 0),
                height: max(lines.reduce(0, +) + gap.y * Double(max(lines.count - 1, 0)), 0))
        }
    }

    private func isGridRow(_ line: Sketch) -> Bool { if case .gridRow = line.kind { true } else { false } }

    func grid(_ box: Sketch, _ x: Double, _ y: Double, _ p: Proposal) -> Arrangement {
        var lattice = cells(of: box, Lattice(gap: (x, y)))
        lattice.columns = columns(of: lattice, p)
        lattice.lines = lines(of: lattice, box.children.count, p)
        let own = lattice.size
        guard own.width.isFinite, own.height.isFinite else { return (own, []) }
        var children: [Placed] = []
        var top = 0.0
        for (line, child) in box.children.enumerated() {
            let placed = lattice.cells.filter { $0.line == line }.map { place($0, in: lattice) }
            if isGridRow(child) {
                let proposal = Proposal(w: own.width, h: lattice.lines[line])
                children.append(Placed(box: child, proposal: proposal, origin: Point(x: 0, y: top)))
                gridCells[ObjectIdentifier(child)] = placed
                sizes[Key(box: ObjectIdentifier(child), proposal: proposal)] = Size(
                    width: own.width, height: lattice.lines[line])
            } else {
                var single = placed[0]
                single.origin.y += top
                children.append(single)
            }
            top += lattice.lines[line] + y
        }
        return (own, children)
    }

    private func cells(of box: Sketch, _ empty: Lattice) -> Lattice {
        guard case .grid(let alignment, _, _) = box.kind else { return empty }
        var lattice = empty
        let rows = box.children.filter(isGridRow).map { $0.children.reduce(0) { $0 + $1.cell.columns } }
        let hasSingle = box.children.contains { !isGridRow($0) }
        let count = max(rows.max() ?? 0, hasSingle ? 1 : 0)
        lattice.columnGuides = Array(repeating: alignment.horizontal, count: count)
        lattice.columns = Array(repeating: 0, count: count)
        for (line, child) in box.children.enumerated() {
            guard case .gridRow(let guide) = child.kind else {
                lattice.cells.append(
                    Cell(box: child, line: line, column: 0, span: count, guide: alignment.vertical))
                continue
            }
            var column = 0
            for inner in child.children {
                let span = inner.cell.columns
                lattice.cells.append(
                    Cell(
                        box: inner, line: line, column: column, span: span, guide: guide ?? alignment.vertical
                    ))
                if let own = inner.cell.columnAlignment { lattice.columnGuides[column] = own }
                column += span
            }
        }
        return lattice
    }

    private func priorities(_ count: Int, _ members: (Int) -> [Cell]) -> [Double] {
        (0..<count).map { members($0).map { priority($0.box) }.max() ?? -.infinity }
    }

    private func columns(of lattice: Lattice, _ p: Proposal) -> [Double] {
        var lattice = lattice
        let cells = lattice.cells
        let count = lattice.columns.count
        let members = { (column: Int) in
            cells.filter { $0.span == 1 && $0.column == column && $0.isSized(.horizontal) }
        }
        let available = p.w.map { $0 - lattice.gap.x * Double(max(count - 1, 0)) }
        lattice.columns = distribute(available, priorities(count, members)) { column, proposal in
            members(column).map { self.size($0.box, Proposal(w: proposal, h: nil)).width }.max() ?? 0
        }
        for cell in cells where cell.span > 1 && cell.isSized(.horizontal) {
            let width = lattice.width(cell)
            let missing = size(cell.box, Proposal(w: p.w == nil ? nil : width, h: nil)).width - width
            if missing > 0 {
                for column in cell.column..<(cell.column + cell.span) {
                    lattice.columns[column] += missing / Double(cell.span)
                }
            }
        }
        return lattice.columns
    }

    private func lines(of lattice: Lattice, _ count: Int, _ p: Proposal) -> [Double] {
        let members = { (line: Int) in lattice.cells.filter { $0.line == line && $0.isSized(.vertical) } }
        let available = p.h.map { $0 - lattice.gap.y * Double(max(count - 1, 0)) }
        return distribute(available, priorities(count, members)) { line, proposal in
            members(line).map { self.size($0.box, Proposal(w: lattice.width($0), h: proposal)).height }.max()
                ?? 0
        }
    }

    /// Places a cell in its line.
    private func place(_ cell: Cell, in lattice: Lattice) -> Placed {
        let space = Size(width: lattice.width(cell), height: lattice.lines[cell.line])
        let proposal = Proposal(w: space.width, h: space.height)
        let size = size(cell.box, proposal)
        let start = lattice.columns[0..<cell.column].reduce(0, +)
        var origin = Point(x: start + lattice.gap.x * Double(cell.column), y: 0)
        if let anchor = cell.box.cell.anchor {
            origin.x += anchor.x * (space.width - size.width)
            origin.y += anchor.y * (space.height - size.height)
            return Placed(box: cell.box, proposal: proposal, origin: origin)
        }
        let guide = lattice.columnGuides[cell.column]
        origin.x += defaultPosition(guide, space) - position(of: guide, in: cell.box, proposal)
        var target = defaultPosition(cell.guide, space)
        if cell.guide == .firstTextBaseline || cell.guide == .lastTextBaseline {
            let peers = lattice.cells.filter { $0.line == cell.line }
            target =
                peers.map { peer in
                    position(of: cell.guide, in: peer.box, Proposal(w: lattice.width(peer), h: space.height))
                }.max() ?? 0
        }
        origin.y += target - position(of: cell.guide, in: cell.box, proposal)
        return Placed(box: cell.box, proposal: proposal, origin: origin)
    }

    // MARK: Lazy containers

    func lazy(_ box: Sketch, _ p: Proposal) -> Arrangement {
        let axis: Axis
        let gap: Double
        var alignment = Alignment.center
        var tracks: [(length: Double, gap: Double, alignment: Alignment?)] = []
        switch box.kind {
        case .lazyStack(let main, let guide, let spacing):
            (axis, gap) = (main, spacing)
            alignment =
                main == .vertical ? Alignment(guide, .top) : Alignment(.leading, guide)
            let widest = box.children.map { size($0, Proposal())[main.cross] }.max() ?? 0
            tracks = [(p[main.cross] ?? widest, 0, nil)]
        case .lazyGrid(let main, let columns, let own, let spacing):
            (axis, gap, alignment) = (main, spacing, own)
            tracks = lazyTracks(columns, p[main.cross])
        default: return (.zero, [])
        }
        var starts: [Double] = []
        var end = 0.0
        for track in tracks {
            starts.append(end)
            end += track.length + track.gap
        }
        let breadth = tracks.isEmpty ? 0 : max(end - tracks[tracks.count - 1].gap, 0)
        var children: [Placed] = []
        var cursor = 0.0
        var length = 0.0
        var first = 0
        while first < box.children.count, !tracks.isEmpty {
            let line = box.children[first..<min(first + tracks.count, box.children.count)]
            func proposal(_ index: Int) -> Proposal {
                var proposal = Proposal()
                proposal[axis.cross] = tracks[index].length
                return proposal
            }
            let height = line.enumerated().map { size($1, proposal($0))[axis] }.max() ?? 0
            for (index, child) in line.enumerated() where tracks[index].length.isFinite && height.isFinite {
                let space = Size(axis, main: height, cross: tracks[index].length)
                let cellAlignment = tracks[index].alignment ?? alignment
                var origin = Point(axis, main: cursor, cross: starts[index])
                origin.x +=
                    defaultPosition(cellAlignment.horizontal, space)
                    - position(of: cellAlignment.horizontal, in: child, proposal(index))
                origin.y +=
                    defaultPosition(cellAlignment.vertical, space)
                    - position(of: cellAlignment.vertical, in: child, proposal(index))
                children.append(Placed(box: child, proposal: proposal(index), origin: origin))
            }
            length = cursor + height
            cursor += height + gap
            first += tracks.count
        }
        return (Size(axis, main: max(length, 0), cross: breadth), children)
    }

    private func lazyTracks(_ columns: [GridTrack], _ width: Double?) -> [(
        length: Double, gap: Double, alignment: Alignment?
    )] {
        var result: [(length: Double, gap: Double, alignment: Alignment?)] = []
        let gaps = columns.dropLast().map { $0.spacing ?? 8 }.reduce(0, +)
        var fixed = 0.0
        var unfixedCount = 0.0
        for column in columns {
            if case .fixed(let length) = column.extent { fixed += length } else { unfixedCount += 1 }
        }
        var rest = width.map { $0 - gaps - fixed }
        for column in columns {
            let gap = column.spacing ?? 8
            switch column.extent {
            case .fixed(let length): result.append((length, gap, column.alignment))
            case .flexible(let minimum, let maximum):
                let length = rest.map { min(max(max($0 / unfixedCount, 0), minimum), maximum) } ?? minimum
                result.append((length, gap, column.alignment))
                if let left = rest, left != .infinity { rest = left - length }
                unfixedCount -= 1
            case .adaptive(let minimum, let maximum):
                var (count, length) = (1.0, minimum)
                if let left = rest {
                    let slot = max(left / unfixedCount, 0)
                    if slot != .infinity {
                        count = min(max(1, ((slot + gap) / max(minimum + gap, 1)).rounded(.down)), 10_000)
                        rest = left - slot
                    }
                    length = min(max((slot - gap * (count - 1)) / count, minimum), maximum)
                }
                result += Array(repeating: (length, gap, column.alignment), count: Int(count))
                unfixedCount -= 1
            }
        }
        return result
    }

    // MARK: Containers and insets

    func containerLengths(_ box: Sketch, _ part: ContainerPart) -> (Double?, Double?) {
        // Only the window is a container in random trees.
        func length(_ axis: Axis) -> Double? {
            guard part.axes.contains(axis), let whole = window[axis] else { return nil }
            let one = (whole - part.spacing * Double(part.count - 1)) / Double(part.count)
            return max(one * Double(part.span) + part.spacing * Double(part.span - 1), 0)
        }
        return (length(.horizontal), length(.vertical))
    }

    func inset(_ box: Sketch, _ p: Proposal) -> Arrangement {
        guard case .inset(let edge, let alignment, let spacing) = box.kind, let base = box.children.first
        else { return (.zero, []) }
        let axis = edge.axis
        let bar = box.children.dropFirst().first
        var (baseProposal, barProposal) = (p, p)
        if let bar, let length = p[axis] {
            var minimumProposal = p
            minimumProposal[axis] = 0
            barProposal[axis] = max(length - spacing - size(base, minimumProposal)[axis], 0)
            let taken = size(bar, barProposal)[axis]
            baseProposal[axis] = length == .infinity ? .infinity : max(length - spacing - taken, 0)
        }
        let baseSize = size(base, baseProposal)
        let barSize = bar.map { size($0, barProposal) }
        let main = barSize.map { max(baseSize[axis] + spacing + $0[axis], 0) } ?? baseSize[axis]
        let own = Size(axis, main: main, cross: max(baseSize[axis.cross], barSize?[axis.cross] ?? 0))
        guard own.width.isFinite, own.height.isFinite else { return (own, []) }
        let guide = axis == .vertical ? alignment.horizontal : alignment.vertical
        func placed(_ child: Sketch, _ proposal: Proposal, at main: Double) -> Placed {
            let cross = defaultPosition(guide, own) - position(of: guide, in: child, proposal)
            return Placed(box: child, proposal: proposal, origin: Point(axis, main: main, cross: cross))
        }
        guard let bar, let barSize else { return (own, [placed(base, baseProposal, at: 0)]) }
        let isFirst = edge == .top || edge == .leading
        return (
            own,
            [
                placed(base, baseProposal, at: isFirst ? barSize[axis] + spacing : 0),
                placed(bar, barProposal, at: isFirst ? 0 : baseSize[axis] + spacing),
            ]
        )
    }
}
