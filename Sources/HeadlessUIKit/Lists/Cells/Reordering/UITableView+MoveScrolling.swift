/// Scrolling while a lifted row is near the upper or lower edge.
extension UITableView {
    /// The largest distance of one frame, in points: a screenful takes about a second.
    private static let fastest: CGFloat = 12

    /// Scrolls in steps of one frame as long as the lifted row lies over an edge and there is more content.
    final func scrollBelowFinger() {
        guard let move, move.scrolling == nil, windowStorage != nil, moveSpeed != 0 else { return }
        move.scrolling = AnimationClock.current.schedule(after: 1.0 / 60) { [weak self, weak move] in
            guard let self, let move, self.move === move else { return }
            move.scrolling = nil
            stepMoveScroll(move)
            scrollBelowFinger()
        }
    }

    /// The distance of the next frame: larger the farther the row lies beyond the edge.
    private var moveSpeed: CGFloat {
        guard let move else { return 0 }
        let inset = adjustedContentInset
        let above = bounds.minY + inset.top - move.currentTop
        let below = move.currentTop + move.cell.bounds.height - (bounds.maxY - inset.bottom)
        let range = offsetRange(along: .vertical)
        func speed(_ beyond: CGFloat) -> CGFloat {
            min(Self.fastest, max(1, Self.fastest * beyond / max(move.cell.bounds.height, 1)))
        }
        if above > 0, contentOffset.y > range.lowerBound { return -speed(above) }
        if below > 0, contentOffset.y < range.upperBound { return speed(below) }
        return 0
    }

    private func stepMoveScroll(_ move: RowMove) {
        let range = offsetRange(along: .vertical)
        let old = contentOffset.y
        let new = min(max(old + moveSpeed, range.lowerBound), range.upperBound)
        guard new != old else { return }
        // The row stays below the finger.
        move.scrolled += new - old
        setOffset(CGPoint(x: contentOffset.x, y: new))
        layoutIfNeeded()
        dragMove(by: move.translation)
    }
}
