package import LayoutCore

/// The areas of a container that has been laid out, as inspectors show them.
package struct FlexAreas: Hashable, Sendable {
    /// The padding, in points.
    package var padding = Insets.zero
    /// The border, in points.
    package var border = Insets.zero
    /// The gaps between neighbours of a line and between lines, in the container's coordinates.
    package var gaps: [Rect] = []
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
        areas.gaps = gaps(of: row, in: content, direction)
        return areas
    }

    /// The lines of a container, as the margin boxes of their items in the order of the flow.
    private func lines(of row: Int, in content: Rect, _ axes: FlowAxes, _ direction: LayoutDirection)
        -> [[Rect]]
    {
        var items: [(order: Int, box: Rect)] = []
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
            items.append((style.order, outer))
        }
        var lines: [[Rect]] = []
        let sorted = items.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }
        for (_, item) in sorted {
            let next = item.box[axes.main]
            let begins =
                lines.last?.last.map { last in
                    let previous = last[axes.main]
                    return styles[row].flexWrap != .noWrap
                        && (axes.isMainReversed
                            ? next.end > previous.start + 0.01 : next.start < previous.end - 0.01)
                } ?? true
            if begins { lines.append([item.box]) } else { lines[lines.count - 1].append(item.box) }
        }
        return lines
    }

    private func gaps(of row: Int, in content: Rect, _ direction: LayoutDirection) -> [Rect] {
        let style = styles[row]
        let axes = style.flexDirection.axes(wrap: style.flexWrap, direction)
        let gap = { (axis: Axis) in max(0, style.gap(axis).resolvedOrZero(against: content[axis].length)) }
        let (between, betweenLines) = (gap(axes.main), gap(axes.cross))
        guard between > 0 || betweenLines > 0 else { return [] }
        let lines = lines(of: row, in: content, axes, direction)
        let spans = lines.map { line in
            lines.count == 1
                ? content[axes.cross]
                : line.dropFirst().reduce(line[0][axes.cross]) { $0.including($1[axes.cross]) }
        }
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
        for (line, span) in zip(lines, spans) {
            for item in line.dropLast() {
                add(between, after: item[axes.main], axes.isMainReversed, axes.main, span)
            }
        }
        for span in spans.dropLast() {
            add(betweenLines, after: span, axes.isCrossReversed, axes.cross, content[axes.main])
        }
        return result
    }
}
