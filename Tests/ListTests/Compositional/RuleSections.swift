import Foundation

/// A view at the edges of a section or of the layout.
struct RuleBoundary {
    var kind: String
    var dimensions: [RuleDimension]
    /// The edge that it is at on each axis: -1 the start, 1 the end, 0 none.
    var edges: [Int]
    var offset = [0.0, 0]
    var extends = true
    var pins = false

    /// The axis on which it is outside of the content.
    func outside(_ scroll: Int) -> Int? {
        guard extends else { return nil }
        return edges[scroll] != 0 ? scroll : edges[1 - scroll] != 0 ? 1 - scroll : nil
    }
}

/// A section: groups one after the other.
struct RuleSection {
    var group: RuleItem
    var insets = [0.0, 0, 0, 0]
    var spacing = 0.0
    var boundaries: [RuleBoundary] = []
    var isOrthogonal = false
    /// The insets of the boundary that the content's and the boundary views' refer to, at both cross edges.
    var reference = [0.0, 0]
    /// The insets of the boundary views at both cross edges; nil for those of the content.
    var boundaryInsets: [Double]?
}

struct RuleSectionResult {
    var cells: [Int: RuleFrame] = [:]
    /// By kind, in the order of their numbers.
    var badges: [String: [RuleFrame]] = [:]
    var boundaries: [RuleFrame] = []
    var length = 0.0
}

extension WrittenRules {
    /// What boundary views need before and after content on an axis.
    func extents(
        _ boundaries: [RuleBoundary], _ container: [Double], on axis: Int, scroll: Int
    ) -> (start: Double, end: Double) {
        var (start, end) = (0.0, 0.0)
        for boundary in boundaries where boundary.outside(scroll) == axis {
            let length = resolved(boundary.dimensions[axis], container)
            if boundary.edges[axis] < 0 {
                start = max(start, length - boundary.offset[axis])
            } else {
                end = max(end, length + boundary.offset[axis])
            }
        }
        return (start, end)
    }

    /// The frames of boundary views around content between two positions along the scroll axis.
    func frames(
        _ boundaries: [RuleBoundary], in view: [Double], insets: [Double], content: (Double, Double),
        scroll: Int
    ) -> [RuleFrame] {
        let cross = 1 - scroll
        var container = view
        container[scroll] = content.1 - content.0
        container[cross] = max(view[cross] - insets[0] - insets[1], 0)
        let side = extents(boundaries, container, on: cross, scroll: scroll)
        return boundaries.map { boundary in
            let size = (0...1).map { resolved(boundary.dimensions[$0], container) }
            var origin = [0.0, 0]
            for axis in 0...1 {
                let isOutside = boundary.outside(scroll) == axis
                var (low, high) =
                    axis == scroll ? content : (insets[0], max(view[cross] - insets[1], insets[0]))
                if axis == cross, isOutside {
                    low += side.start
                    high = max(high - side.end, low)
                }
                switch boundary.edges[axis] {
                case -1: origin[axis] = isOutside ? low - size[axis] : low
                case 1: origin[axis] = isOutside ? high : high - size[axis]
                default: origin[axis] = (low + high - size[axis]) / 2
                }
                origin[axis] += boundary.offset[axis]
            }
            return RuleFrame(origin: origin, size: size)
        }
    }

    /// A section at the origin of a collection view that scrolls along an axis.
    func section(_ section: RuleSection, in view: [Double], along scroll: Int) -> RuleSectionResult {
        let cross = 1 - scroll
        let flow = section.isOrthogonal ? cross : scroll
        let own = [
            section.insets[cross] + section.reference[0], section.insets[cross + 2] + section.reference[1],
        ]
        let outer = section.boundaryInsets ?? own
        var container = view
        container[cross] = max(view[cross] - outer[0] - outer[1], 0)
        let side = extents(section.boundaries, container, on: cross, scroll: scroll)
        var area = view
        area[cross] = max(view[cross] - own[0] - own[1] - side.start - side.end, 0)
        var result = RuleSectionResult()
        let rows = rows(section, area, along: scroll)
        let thickness = rows.map(\.thickness).max() ?? 0
        let body = section.isOrthogonal ? thickness : rows.last.map(\.end) ?? 0
        let content = max(section.insets[scroll] + body + section.insets[scroll + 2], 0)
        container[scroll] = content
        let ends = extents(section.boundaries, container, on: scroll, scroll: scroll)
        let around = section.group.around
        for row in rows {
            var origin = [0.0, 0]
            origin[scroll] = ends.start + section.insets[scroll]
            origin[cross] = own[0] + side.start
            origin[flow] += row.offset + around[flow].length
            let (before, after) = (around[1 - flow], around[3 - flow])
            let extent = section.isOrthogonal ? thickness : area[cross]
            if before.grows {
                let free = extent - row.size[1 - flow] - (after.grows ? 0 : after.length)
                origin[1 - flow] += free / (after.grows ? 2 : 1)
            } else {
                origin[1 - flow] += before.length
            }
            func moved(_ frame: RuleFrame) -> RuleFrame {
                RuleFrame(
                    origin: [frame.origin[0] + origin[0], frame.origin[1] + origin[1]], size: frame.size)
            }
            for cell in row.box.cells where cell.index < count {
                result.cells[cell.index] = moved(cell.frame)
            }
            for badge in row.box.badges { result.badges[badge.kind, default: []].append(moved(badge.frame)) }
        }
        result.boundaries = frames(
            section.boundaries, in: view, insets: outer, content: (ends.start, ends.start + content),
            scroll: scroll)
        result.length = ends.start + content + ends.end
        return result
    }

    private struct Row {
        var offset: Double
        var end: Double
        var thickness: Double
        var box: RuleBox
        var size: [Double]
    }

    /// The repetitions of a section's group, one after the other.
    private func rows(_ section: RuleSection, _ area: [Double], along scroll: Int) -> [Row] {
        let flow = section.isOrthogonal ? 1 - scroll : scroll
        let around = section.group.around
        var (next, offset) = (0, 0.0)
        var rows: [Row] = []
        while next < count {
            let box = box(section.group, area, first: next, length: nil, measures: true)
            if box.cells.isEmpty { break }
            var size = box.size
            if !box.isComplete {
                size[scroll] = min(size[scroll], box.end[scroll] + section.group.countedInsets[scroll + 2])
            }
            if next > 0 { offset += section.spacing }
            let end = offset + around[flow].length + size[flow] + around[flow + 2].length
            let thickness = size[1 - flow] + around[1 - flow].length + around[3 - flow].length
            rows.append(Row(offset: offset, end: end, thickness: thickness, box: box, size: size))
            offset = end
            next += box.cells.count
        }
        return rows
    }
}
