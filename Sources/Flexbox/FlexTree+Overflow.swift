public import LayoutCore

extension FlexTree {
    /// How large the area is that a node would have to scroll to show all that is in it, in points: its padding
    /// box, and what overflows that box in the direction of the flow.
    ///
    /// What lies before the start of the flow cannot be scrolled to and does not count; neither does what a
    /// node inside hides or scrolls itself. A node that scrolls counts its own padding after the last item.
    ///
    /// See [scrollable overflow](https://www.w3.org/TR/css-overflow-3/#scrollable). The work is proportional
    /// to the number of nodes inside.
    public func scrollableOverflow(of node: NodeID) -> Size {
        guard let row = row(of: node) else { return .zero }
        var rows = [Int32(row)]
        var next = 0
        while next < rows.count {
            let parent = Int(rows[next])
            next += 1
            var child = links[parent].firstChild
            while child >= 0 {
                if styles[Int(child)].display != .none { rows.append(child) }
                child = links[Int(child)].next
            }
        }
        // The children of each come after it, so that going back finds them done.
        var areas: [Int32: Rect] = [:]
        for inner in rows.reversed() {
            let area = overflowArea(of: Int(inner), in: areas)
            if inner == row { return scrollSize(of: row, area) }
            if area != Rect(origin: .zero, size: boxes[Int(inner)].size) { areas[inner] = area }
        }
        return .zero
    }

    /// The box of a node and its visible overflow, from its own corner.
    private func overflowArea(of row: Int, in areas: [Int32: Rect]) -> Rect {
        var area = Rect(origin: .zero, size: boxes[row].size)
        let scrolls = styles[row].overflowX.isScrollable || styles[row].overflowY.isScrollable
        let content = scrolls ? contentBox(of: row) : .zero
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            let style = styles[index]
            defer { child = links[index].next }
            if style.display == .none { continue }
            let offset = boxes[index].origin
            var seen = Rect(origin: .zero, size: boxes[index].size)
            if let inner = areas[child] {
                let isCut = style.overflowX.isScrollable || style.overflowY.isScrollable
                for axis in Axis.allCases {
                    let overflow = axis == .horizontal ? style.overflowX : style.overflowY
                    if !isCut, overflow == .visible { seen[axis] = inner[axis] }
                }
            }
            for axis in Axis.allCases {
                area[axis] = area[axis].including(seen[axis].moved(by: offset[axis]))
                if scrolls, style.position != .absolute, style.display == .flex {
                    area[axis] = area[axis].including(
                        marginInterval(of: index, on: axis, paddedBy: row, content))
                }
            }
        }
        return area
    }

    /// The margin box of an item before it is moved by insets, with its parent's padding around it.
    private func marginInterval(of row: Int, on axis: Axis, paddedBy parent: Int, _ content: Rect) -> Interval
    {
        let direction = resolvedDirection(of: parent)
        let side = box(of: row, containingBlockSize: Extents(content.size), direction)[axis]
        var start = boxes[row].origin[axis]
        if styles[row].position == .relative {
            start -= relativeOffset(
                of: row, on: axis, containingBlockSize: Extents(content.size), direction)
        }
        let padding = boxes[parent].size[axis] - content.size[axis]
        let before = content.origin[axis] - border(axis, atEnd: false, of: parent, direction)
        let after =
            padding - content.origin[axis] - border(axis, atEnd: true, of: parent, direction)
        let length = boxes[row].size[axis] + side.margin
        return Interval(start: start - side.marginStart - before, length: length + before + after)
    }

    /// The part of an area that a node can scroll to, with its border cut off.
    private func scrollSize(of row: Int, _ area: Rect) -> Size {
        let direction = resolvedDirection(of: row)
        // What does not scroll has no flow to scroll along.
        let axes =
            styles[row].isScrollContainer
            ? styles[row].flexDirection.axes(wrap: styles[row].flexWrap, direction)
            : FlexDirection.row.axes(wrap: .noWrap, direction)
        var result = Size.zero
        for axis in Axis.allCases {
            let start = border(axis, atEnd: false, of: row, direction)
            let end = boxes[row].size[axis] - border(axis, atEnd: true, of: row, direction)
            // Scrolling starts where the flow does.
            result[axis] =
                axes.isReversed(axis)
                ? max(0, end - (area[axis].start < 0 ? area[axis].start : start))
                : max(0, max(end, area[axis].end) - start)
        }
        return result
    }

    /// The content box of a node that has been laid out, from its own corner.
    func contentBox(of row: Int) -> Rect {
        var containingBlockWidth: Double?
        // Percentages of paddings refer to the parent's content box, whose padding may refer to its parent's.
        if styles[row].padding.hasPercent, links[row].parent >= 0 {
            containingBlockWidth = contentBox(of: Int(links[row].parent)).size.width
        }
        let box = box(
            of: row, containingBlockSize: Extents(width: containingBlockWidth, height: nil),
            resolvedDirection(of: row))
        var result = Rect.zero
        for axis in Axis.allCases {
            result[axis] = Interval(
                start: box[axis].paddingAndBorderStart,
                length: max(0, boxes[row].size[axis] - box[axis].paddingAndBorder))
        }
        return result
    }

    /// The direction of a node that has been laid out.
    func resolvedDirection(of row: Int) -> LayoutDirection {
        var row = row
        while styles[row].direction == .inherit, links[row].parent >= 0 { row = Int(links[row].parent) }
        return styles[row].direction.resolved(in: storage.lastSpaces[row]?.direction ?? .leftToRight)
    }
}

extension Interval {
    /// The smallest interval that contains both.
    func including(_ other: Interval) -> Interval {
        let lower = min(start, other.start)
        return Interval(start: lower, length: max(end, other.end) - lower)
    }

    /// The same length elsewhere.
    fileprivate func moved(by offset: Double) -> Interval { Interval(start: start + offset, length: length) }
}
