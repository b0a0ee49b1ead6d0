import Foundation
internal import LayoutCore

/// The frames of a flow layout's items, headers and footers.
struct FlowEngine {
    /// The axis of scrolling.
    var axis = Axis.vertical
    /// The extent of headers and footers along the lines.
    var crossExtent: CGFloat = 0
    /// The pixels of a point.
    var scale: CGFloat = 1
    var sections: [FlowSection] = []

    /// The extent of the content along the axis of scrolling.
    var extent: CGFloat { sections.last?.end ?? 0 }

    /// Places the sections one after the other, from an index on.
    mutating func placeSections(from first: Int = 0) {
        guard first < sections.count else { return }
        var start = first > 0 ? sections[first - 1].end : 0
        for index in first..<sections.count {
            sections[index].start = start
            start += sections[index].length
        }
    }

    // MARK: Frames

    private func rect(main: CGFloat, cross: CGFloat, _ size: FlowSize) -> CGRect {
        var origin = CGPoint.zero
        origin[axis] = (main * scale).rounded() / scale
        origin[axis.cross] = (cross * scale).rounded() / scale
        return CGRect(origin: origin, size: size.size(axis))
    }

    func contains(item: Int, in section: Int) -> Bool {
        sections.indices.contains(section) && item >= 0 && item < sections[section].lines.itemCount
    }

    func itemFrame(_ item: Int, in index: Int) -> CGRect {
        let section = sections[index]
        let line = section.lines.line(ofItem: item)
        return frame(item, section, line, section.crossStart(of: item, in: line))
    }

    private func frame(_ item: Int, _ section: FlowSection, _ line: FlowLines.Line, _ cross: CGFloat)
        -> CGRect
    {
        let size = section.sizes[item]
        return rect(
            main: section.linesStart + line.offset + (line.thickness - size.main) / 2,
            cross: section.crossInset + cross, size)
    }

    func headerFrame(_ index: Int) -> CGRect? {
        let section = sections[index]
        guard section.header > 0 else { return nil }
        return rect(main: section.start, cross: 0, FlowSize(main: section.header, cross: crossExtent))
    }

    func footerFrame(_ index: Int) -> CGRect? {
        let section = sections[index]
        guard section.footer > 0 else { return nil }
        return rect(
            main: section.end - section.footer, cross: 0,
            FlowSize(main: section.footer, cross: crossExtent))
    }

    // MARK: Queries

    /// The sections that overlap a range along the axis of scrolling.
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        func firstIndex(where isReached: (FlowSection) -> Bool) -> Int {
            var (low, high) = (0, sections.count)
            while low < high {
                let middle = (low + high) / 2
                if isReached(sections[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let first = firstIndex { $0.end >= start }
        return first..<max(first, firstIndex { $0.start > end })
    }

    /// Calls a closure for the items of a section that intersect a rectangle, in order.
    func forEachItem(of index: Int, in rect: CGRect, _ body: (Int, CGRect) -> Void) {
        let section = sections[index]
        let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
        let base = section.linesStart
        section.lines.forEachLine(from: low - base - 1, to: high - base + 1) { line in
            var cross = line.start
            for item in line.items {
                let frame = frame(item, section, line, cross)
                if frame.touches(rect) || (frame.isEmpty && frame.sharesPoint(with: rect)) {
                    body(item, frame)
                }
                cross += section.sizes[item].cross + line.spacing
            }
        }
    }
}

extension CGRect {
    /// Whether the rectangles have a point in common, those of their edges included.
    func sharesPoint(with other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
