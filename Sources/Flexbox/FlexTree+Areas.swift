package import LayoutCore

/// The areas of a container that has been laid out, as inspectors show them.
package struct FlexAreas: Hashable, Sendable {
    /// The padding, in points.
    package var padding = Insets.zero
    /// The border, in points.
    package var border = Insets.zero
    /// The gaps between neighbours of a line and between lines, in the container's coordinates.
    package var gaps: [Rect] = []
    /// The free space of lines that `justify-content` has left or distributed, in the container's coordinates.
    package var spaces: [Rect] = []
    /// The direction: `row`.
    package var direction = ""
}

extension FlexTree {
    /// The areas of a container that has been laid out; nil for a node without items.
    package func areas(of node: NodeID) -> FlexAreas? {
        guard let row = row(of: node), links[row].firstChild >= 0 else { return nil }
        let (content, direction) = (contentBox(of: row), resolvedDirection(of: row))
        let size = boxes[row].size
        var areas = FlexAreas()
        areas.border = Insets(
            top: border(.vertical, atEnd: false, of: row, direction),
            left: border(.horizontal, atEnd: false, of: row, direction),
            bottom: border(.vertical, atEnd: true, of: row, direction),
            right: border(.horizontal, atEnd: true, of: row, direction))
        areas.padding = Insets(
            top: content.origin.y - areas.border.top, left: content.origin.x - areas.border.left,
            bottom: size.height - content.origin.y - content.size.height - areas.border.bottom,
            right: size.width - content.origin.x - content.size.width - areas.border.right)
        areas.direction = "\(styles[row].flexDirection)"
        let style = styles[row]
        let axes = style.flexDirection.axes(wrap: style.flexWrap, direction)
        let lines = lines(of: row, in: content, axes, direction)
        areas.gaps = gaps(of: row, between: lines, in: content, axes)
        areas.spaces = spaces(of: row, in: lines, content, axes)
        return areas
    }

    /// The lines of a container, as the margin boxes of their items in the order of the flow.
    private func lines(of row: Int, in content: Rect, _ axes: FlowAxes, _ direction: LayoutDirection)
        -> [FlexLineArea]
    {
        var items: [(order: Int, box: Rect, hasAutoMargin: Bool)] = []
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            let style = styles[index]
            defer { child = links[index].next }
            guard style.display == .flex, style.position != .absolute else { continue }
            let sides = box(of: index, containingBlockSize: Extents(content.size), direction)
            var outer = boxes[index]
            for axis in Axis.allCases {
                outer[axis] = Interval(
                    start: outer[axis].start - sides[axis].marginStart,
                    length: outer[axis].length + sides[axis].margin)
            }
            let main = sides[axes.main]
            items.append((style.order, outer, main.isMarginStartAuto || main.isMarginEndAuto))
        }
        var lines: [FlexLineArea] = []
        let sorted = items.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }
        for (_, item) in sorted {
            let next = item.box[axes.main]
            let begins =
                lines.last?.items.last.map { last in
                    let previous = last[axes.main]
                    return styles[row].flexWrap != .noWrap
                        && (axes.isMainReversed
                            ? next.end > previous.start + 0.01 : next.start < previous.end - 0.01)
                } ?? true
            if begins { lines.append(FlexLineArea()) }
            lines[lines.count - 1].items.append(item.box)
            if item.hasAutoMargin { lines[lines.count - 1].hasAutoMargin = true }
        }
        for index in lines.indices {
            let items = lines[index].items
            lines[index].span =
                lines.count == 1
                ? content[axes.cross]
                : items.dropFirst().reduce(items[0][axes.cross]) { $0.including($1[axes.cross]) }
        }
        return lines
    }

    private func gap(_ axis: Axis, of row: Int, in content: Rect) -> Double {
        max(0, styles[row].gap(axis).resolvedOrZero(against: content[axis].length))
    }

    /// What lines have free: before the first item, between neighbours beyond the gap, behind the last. Automatic margins take
    /// all of it, and are margins then.
    private func spaces(
        of row: Int, in lines: [FlexLineArea], _ content: Rect, _ axes: FlowAxes
    ) -> [Rect] {
        let (whole, gap) = (content[axes.main], gap(axes.main, of: row, in: content))
        var result: [Rect] = []
        for line in lines where !line.hasAutoMargin {
            var end = axes.isMainReversed ? whole.end : whole.start
            func add(to next: Double) {
                let length = axes.isMainReversed ? end - next : next - end
                guard length > 0.01 else { return }
                var area = Rect.zero
                area[axes.main] = Interval(start: min(end, next), length: length)
                area[axes.cross] = line.span
                result.append(area)
            }
            for (index, item) in line.items.enumerated() {
                let main = item[axes.main]
                add(to: axes.isMainReversed ? main.end : main.start)
                let isLast = index == line.items.count - 1
                let after = isLast ? 0 : gap
                end = axes.isMainReversed ? main.start - after : main.end + after
            }
            add(to: axes.isMainReversed ? whole.start : whole.end)
        }
        return result
    }

    private func gaps(
        of row: Int, between lines: [FlexLineArea], in content: Rect, _ axes: FlowAxes
    ) -> [Rect] {
        let between = gap(axes.main, of: row, in: content)
        let betweenLines = gap(axes.cross, of: row, in: content)
        guard between > 0 || betweenLines > 0 else { return [] }
        var result: [Rect] = []
        func add(
            _ length: Double, after interval: Interval, _ isReversed: Bool, _ axis: Axis, _ other: Interval
        ) {
            guard length > 0 else { return }
            var area = Rect.zero
            area[axis] = Interval(
                start: isReversed ? interval.start - length : interval.end, length: length)
            area[axis.cross] = other
            result.append(area)
        }
        for line in lines {
            for item in line.items.dropLast() {
                add(between, after: item[axes.main], axes.isMainReversed, axes.main, line.span)
            }
        }
        for line in lines.dropLast() {
            add(betweenLines, after: line.span, axes.isCrossReversed, axes.cross, content[axes.main])
        }
        return result
    }
}

/// A line of a container that has been laid out.
private struct FlexLineArea {
    /// The margin boxes of the items, in the order of the flow.
    var items: [Rect] = []
    /// Whether an item takes free space by a margin on the main axis.
    var hasAutoMargin = false
    /// What the line takes on the cross axis.
    var span = Interval(start: 0, length: 0)
}
