import Foundation

/// A row that a finger moves to another position.
@MainActor
final class RowMove {
    let cell: UITableViewCell
    let source: IndexPath
    /// Where the row goes if the finger leaves now, as if it had been removed before.
    var target: IndexPath
    /// The position that was proposed last.
    var proposed: IndexPath
    /// The top of the cell when the finger came down.
    let top: CGFloat
    /// How far the finger has moved.
    var translation: CGFloat = 0
    /// How far the table has scrolled below the finger by itself.
    var scrolled: CGFloat = 0
    /// The next step of that scroll.
    var scrolling: AnimationClock.Token?
    /// The top of the cell now.
    var currentTop: CGFloat { top + translation + scrolled }

    init(_ cell: UITableViewCell, _ source: IndexPath) {
        (self.cell, self.source, target, proposed, top) = (cell, source, source, source, cell.frame.minY)
    }
}

/// Moving rows by their reorder control.
extension UITableView {
    /// Lifts a row that can be moved.
    final func beginMove(_ path: IndexPath) -> Bool {
        guard isEditing, move == nil, let dataSource, let cell = cellForRow(at: path) else { return false }
        let mayMove = OptionalMethods.result { dataSource.tableView(self, canMoveRowAt: path) }
        guard mayMove ?? true else { return false }
        endSwipe(animated: false)
        madeRowInteractions.move = RowMove(cell, path)
        bringSubviewToFront(cell)
        cell.settings.isReordering = true
        cell.setNeedsUpdateConfiguration()
        return true
    }

    /// Moves the lifted row by what the finger moved, and proposes the position under it.
    final func dragMove(by translation: CGFloat) {
        guard let move else { return }
        move.translation = translation
        let slot = slot(of: move)
        if slot != move.proposed { propose(slot) }
        layOutMove()
        scrollBelowFinger()
    }

    /// Proposes a position, for which the delegate may give another.
    final func propose(_ slot: IndexPath) {
        guard let move else { return }
        move.proposed = slot
        move.target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: slot)
            ?? slot
        animateAside()
    }

    private func animateAside() {
        guard windowStorage != nil else { return layOutMove() }
        UIView.animate(withDuration: 0.25) { self.layOutMove() }
    }

    /// Drops the row: the data source moves its data once, and the table view follows.
    @discardableResult
    final func endMove() -> IndexPath? {
        guard let rowInteractions, let move = rowInteractions.move else { return nil }
        rowInteractions.move = nil
        move.scrolling?.cancel()
        move.cell.settings.isReordering = false
        move.cell.setNeedsUpdateConfiguration()
        let target = usable(move.target, for: move)
        if target != move.source {
            dataSource?.tableView(self, moveRowAt: move.source, to: target)
            UIView.performWithoutAnimation { moveRow(at: move.source, to: target) }
        }
        setNeedsLayout()
        return target
    }

    /// Whether the content of a row makes space for the control of editing, as the delegate says.
    final func isIndentedInEditing(_ path: IndexPath) -> Bool {
        guard isEditing, let delegate else { return true }
        return OptionalMethods.result { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
            ?? true
    }

    /// Drops the row where it was.
    final func cancelMove() {
        guard let rowInteractions, let move = rowInteractions.move else { return }
        rowInteractions.move = nil
        move.scrolling?.cancel()
        move.cell.settings.isReordering = false
        move.cell.setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    /// A position that exists: a delegate may return any.
    private func usable(_ path: IndexPath, for move: RowMove) -> IndexPath {
        guard path.count == 2, (0..<numberOfSections).contains(path.section) else { return move.source }
        let others = numberOfRows(inSection: path.section) - (path.section == move.source.section ? 1 : 0)
        return (0...others).contains(path.row) ? path : move.source
    }

    // MARK: Geometry

    /// The visible rows other than the lifted one, from top to bottom, where they would be without it.
    private func others(_ move: RowMove) -> [(path: IndexPath, rect: CGRect)] {
        let height = move.cell.bounds.height
        return (indexPathsForVisibleRows ?? []).filter { $0 != move.source }.map { path in
            let isBelow = path > move.source
            return (path, rectForRow(at: path).offsetBy(dx: 0, dy: isBelow ? -height : 0))
        }
    }

    /// The position under the lifted row: after each row whose middle its top has passed.
    private func slot(of move: RowMove) -> IndexPath {
        let top = move.currentTop
        let rows = others(move)
        func after(_ path: IndexPath) -> IndexPath {
            let isShifted = path.section == move.source.section && path.row > move.source.row
            return IndexPath(row: path.row + (isShifted ? 0 : 1), section: path.section)
        }
        guard let previous = rows.last(where: { $0.rect.midY < top }) else {
            return rows.first.map { $0.path }
                ?? move.source
        }
        if let next = rows.first(where: { $0.path > previous.path }),
            next.path.section != previous.path.section,
            top > previous.rect.maxY + (next.rect.minY - previous.rect.maxY) / 2
        {
            return IndexPath(row: 0, section: next.path.section)
        }
        return after(previous.path)
    }

    /// Moves the lifted cell with the finger and the others aside. Called after each layout of the rows.
    final func layOutMove() {
        guard let move else { return }
        let height = move.cell.bounds.height
        for (path, rect) in others(move) {
            let row =
                path.section == move.source.section && path.row > move.source.row ? path.row - 1 : path.row
            let position = IndexPath(row: row, section: path.section)
            let frame = position >= move.target ? rect.offsetBy(dx: 0, dy: height) : rect
            if let cell = cellForRow(at: path), cell.frame != frame { cell.frame = frame }
        }
        move.cell.frame.origin.y = move.currentTop
    }
}

extension UITableView {
    /// Moves a row by its reorder control, as a finger would: each position on the way is proposed to the delegate, and the
    /// data source moves the row once, at the end. The table view must be edited.
    ///
    /// - Parameters:
    ///   - indexPath: A visible row.
    ///   - newIndexPath: The position where the finger leaves, as if the row had been removed before.
    /// - Returns: Where the row went; nil where it cannot be moved.
    @discardableResult
    public final func simulateReorder(rowAt indexPath: IndexPath, to newIndexPath: IndexPath) -> IndexPath? {
        layoutIfNeeded()
        guard beginMove(indexPath), let move else { return nil }
        for slot in slots(from: move.source, to: newIndexPath) { propose(slot) }
        return endMove()
    }

    /// The positions on the way from one to another, the last included.
    private func slots(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        guard end.count == 2, (0..<numberOfSections).contains(end.section), start != end else { return [] }
        let isDown = end > start
        var (slots, slot): ([IndexPath], IndexPath) = ([], start)
        func lastRow(_ section: Int) -> Int {
            numberOfRows(inSection: section) - (section == start.section ? 1 : 0)
        }
        while slot != end {
            if isDown {
                let isLast = slot.row >= lastRow(slot.section)
                slot =
                    isLast
                    ? IndexPath(row: 0, section: slot.section + 1)
                    : IndexPath(row: slot.row + 1, section: slot.section)
            } else {
                slot =
                    slot.row == 0
                    ? IndexPath(row: lastRow(slot.section - 1), section: slot.section - 1)
                    : IndexPath(row: slot.row - 1, section: slot.section)
            }
            guard slot.section >= 0, slot.section < numberOfSections, isDown ? slot <= end : slot >= end
            else { break }
            slots.append(slot)
        }
        return slots
    }
}
