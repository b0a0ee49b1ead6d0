/// Making and measuring what is visible, around a part that keeps its position.
extension UITableView {
    /// Makes and measures all visible parts, and moves the offset so that the anchor stays where it is seen, or as near as the
    /// content allows.
    ///
    /// - Returns: Whether the rows are still the same; false where a callback changed the data.
    final func fillVisiblePart() -> Bool {
        guard heights.sectionCount > 0 else { return true }
        let generation = loading.generation
        guard let (anchor, distance) = anchor else { return true }
        guard fill(around: anchor, at: distance, generation), ensurePinned(generation) else { return false }
        // Only now is it known where the content begins or ends, if it does within the bounds.
        let limited = limitedDistance(of: anchor, distance)
        if limited != distance {
            if case .start = loading.aim { loading.aim = .start(anchor, limited) }
            guard fill(around: anchor, at: limited, generation) else { return false }
        }
        moveOffset(to: anchor, at: limited)
        return true
    }

    /// The nearest distance of a part from the top of the bounds at which the offset is in range; the same where nothing moves,
    /// or where a finger may move the content out of range.
    private func limitedDistance(of anchor: TablePart, _ distance: CGFloat) -> CGFloat {
        guard heights.contains(anchor), !isTracking, !isDecelerating else { return distance }
        let start = sectionsTop + heights.start(anchor)
        let (y, range) = (start - distance, rangeOfOffsets)
        guard abs(y - contentOffset.y) > Self.precision || contentHeight != contentSize.height else {
            return distance
        }
        let limited = min(max(y, range.lowerBound), range.upperBound)
        return abs(limited - y) > Self.precision ? start - limited : distance
    }

    /// Heights are whole ticks, of which distances have lost some.
    private static let precision: CGFloat = 1e-6

    /// The part that keeps its position in this layout, and its distance from the top of the bounds.
    ///
    /// A row that was seen before stays where it was seen, so that rows that appear above it do not move it.
    private var anchor: (part: TablePart, distance: CGFloat)? {
        let top = contentOffset.y
        if let aim = loading.aim, let anchor = anchor(of: aim) { return anchor }
        if top <= sectionsTop || (top <= -adjustedContentInset.top && !isDragging && !isDecelerating) {
            return (.header(0), sectionsTop - top)
        }
        for row in shown.rows where exists(row.path) {
            let rect = rowRect(row.path)
            if isVisible(rect) { return (row.path.part, rect.minY - top) }
        }
        let part = heights.part(at: top - sectionsTop) ?? .footer(heights.sectionCount - 1)
        return (part, sectionsTop + heights.start(part) - top)
    }

    private func anchor(of aim: TableAim) -> (TablePart, CGFloat)? {
        switch aim {
        case .start(let part, let distance):
            return heights.contains(part) ? (part, distance) : nil
        case .row(let path, let position):
            guard exists(path) else { return nil }
            let y = offset(showing: path, position).y
            return (path.part, sectionsTop + heights.start(path.part) - y)
        }
    }

    /// Offsets have lost some ticks: what overlaps the bounds by less than this is not visible.
    private static let tolerance: CGFloat = 1e-4

    final func isVisible(_ rect: CGRect) -> Bool {
        rect.maxY > bounds.minY + Self.tolerance && rect.minY < bounds.maxY - Self.tolerance
    }

    private func fill(around anchor: TablePart, at distance: CGFloat, _ generation: Int) -> Bool {
        guard ensure(anchor, generation) else { return false }
        var (part, top) = (anchor, distance)
        while top > Self.tolerance, let previous = heights.part(before: part) {
            guard ensure(previous, generation) else { return false }
            top -= heights.extent(previous)
            part = previous
        }
        var bottom = distance + heights.extent(anchor)
        part = anchor
        while bottom < bounds.height - Self.tolerance, let next = heights.part(after: part) {
            guard ensure(next, generation) else { return false }
            bottom += heights.extent(next)
            part = next
        }
        return true
    }

    /// Measures the header that is pinned to the top and the footer that is pinned to the bottom, which may lie outside of what
    /// is visible.
    private func ensurePinned(_ generation: Int) -> Bool {
        guard tableStyle == .plain else { return true }
        let top = contentOffset.y + adjustedContentInset.top - sectionsTop
        guard let section = heights.part(at: max(top, 0))?.section else { return true }
        guard ensure(.header(section), generation) else { return false }
        let bottom = contentOffset.y + bounds.height - adjustedContentInset.bottom - sectionsTop
        guard bottom > 0, let last = heights.part(at: bottom)?.section,
            heights.section(last).footer.points > 0
        else { return true }
        return ensure(.footer(last), generation)
    }

    /// Has a part measured, and a row's cell made.
    ///
    /// - Returns: Whether the rows are still the same.
    private func ensure(_ part: TablePart, _ generation: Int) -> Bool {
        switch part {
        case .row(let section, let row): ensureRow(IndexPath(row: row, section: section))
        case .header, .footer: if !heights.isMeasured(part) { measureEdge(part) }
        }
        return loading.generation == generation
    }

    private func moveOffset(to anchor: TablePart, at distance: CGFloat) {
        guard heights.contains(anchor) else { return }
        let y = sectionsTop + heights.start(anchor) - distance
        let change = y - contentOffset.y
        if abs(change) > Self.precision { shiftOffset(by: CGPoint(x: 0, y: change)) }
    }
}

extension IndexPath {
    /// The part of a table that the row is.
    var part: TablePart { .row(section, row) }
}
