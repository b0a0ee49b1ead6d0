/// Scrolling to rows.
extension UITableView {
    final func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard path.count == 2 else { return }
        if path.row == NSNotFound { return scroll(toSection: path.section, animated: animated) }
        guard exists(path) else {
            let count = rowCount(in: path.section)
            return UIKitException(
                name: "NSRangeException",
                reason: """
                    -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (\(path.row)) beyond \
                    bounds (\(count)) for section (\(path.section)).
                    """
            ).raise()
        }
        scroll(animated: animated) { [unowned self] in
            exists(path) ? offset(showing: path, position) : contentOffset
        } aim: {
            .row(path, position)
        }
    }

    private func scroll(toSection section: Int, animated: Bool) {
        guard section >= 0, section < heights.sectionCount else { return }
        scroll(animated: animated) { [unowned self] in
            guard section < heights.sectionCount else { return contentOffset }
            let y = sectionsTop + heights.span(ofSection: section).start - adjustedContentInset.top
            return offsetInRange(CGPoint(x: contentOffset.x, y: y))
        } aim: { [unowned self] in
            .start(.header(section), adjustedContentInset.top)
        }
    }

    /// Rows are measured where the table arrives, so that the offset is exact.
    private func scroll(
        animated: Bool, to target: @escaping @MainActor () -> CGPoint,
        aim: @escaping @MainActor () -> TableAim
    ) {
        stopMoving()
        let offset = contentOffset
        guard animated, windowStorage != nil else { return settle(at: target(), aim()) }
        layoutIfNeeded()
        animateScrolling(to: target) { [weak self] in
            guard let self else { return }
            settle(at: target(), aim())
            guard contentOffset != offset else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    private func settle(at offset: CGPoint, _ aim: TableAim) {
        setContentOffset(offset, animated: false)
        loading.aim = aim
        if windowStorage != nil, loading.wasLaidOut { layoutTable() } else { setNeedsLayout() }
    }

    /// The offset at which a row is where a scroll position says, within the range of offsets.
    final func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
        let (rect, inset) = (rowRect(path), adjustedContentInset)
        let visible = bounds.height - inset.top - inset.bottom
        let header = tableStyle == .plain ? heights.section(path.section).header.points : 0
        let top = rect.minY - inset.top - header
        let bottom = rect.maxY - inset.top - visible
        var y = contentOffset.y
        switch position {
        case .top: y = top
        case .middle: y = rect.midY - inset.top - visible / 2
        case .bottom: y = bottom
        case .none:
            if y > top {
                y = top
            } else if y < bottom {
                y = min(bottom, top)
            }
        }
        let range = rangeOfOffsets
        return CGPoint(x: contentOffset.x, y: min(max(y, range.lowerBound), range.upperBound))
    }

    /// The offsets that show the start and the end of the content, by the present heights.
    final var rangeOfOffsets: ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        return -inset.top...max(-inset.top, contentHeight + inset.bottom - bounds.height)
    }

    final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = selection.all.filter(exists).min {
            abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
    }
}
