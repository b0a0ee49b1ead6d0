import Foundation

/// Rows that a pan of two fingers, or of one over the circles of editing, selects or deselects.
@MainActor
final class RowSweep {
    /// The row where the pan began.
    let start: IndexPath
    /// Whether rows are selected; false where the pan began at a selected row.
    let selects: Bool
    /// The rows that were selected before.
    let before: Set<IndexPath>
    /// The row that the fingers reached.
    var end: IndexPath

    init(_ start: IndexPath, before: Set<IndexPath>) {
        (self.start, end, self.before) = (start, start, before)
        selects = !before.contains(start)
    }

    /// Whether a row is to be selected now: those between start and end take part, the others are as before.
    func isSelected(_ path: IndexPath) -> Bool {
        let isSwept = path >= min(start, end) && path <= max(start, end)
        return isSwept ? selects : before.contains(path)
    }
}

/// Selecting several rows by one pan.
extension UITableView {
    /// Begins to select where the delegate allows it.
    final func mayBeginSweep(at point: CGPoint) -> Bool {
        guard let delegate, let path = indexPathForRow(at: point) else { return false }
        return delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: path)
    }

    /// Whether a point lies on the circle that selects a row in editing.
    final func hasSelectionCircle(at point: CGPoint) -> Bool {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
            let control = cell.parts.editControl, control.kind == .select
        else { return false }
        return control.frame.insetBy(dx: -10, dy: -11).contains(convert(point, to: cell))
    }

    final func beginSweep(at point: CGPoint) {
        guard let delegate, let path = indexPathForRow(at: point) else { return }
        endSwipe(animated: true)
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: path)
        madeRowInteractions.sweep = RowSweep(path, before: Set(indexPathsForSelectedRows ?? []))
        selectSwept(from: path, to: path)
    }

    /// Selects the rows up to that under the fingers.
    final func sweep(to point: CGPoint) {
        guard let sweep = rowInteractions?.sweep, let path = indexPathForRow(at: point), path != sweep.end
        else { return }
        let old = sweep.end
        sweep.end = path
        selectSwept(from: min(old, path, sweep.start), to: max(old, path, sweep.start))
    }

    final func endSweep() {
        guard let rowInteractions, rowInteractions.sweep != nil else { return }
        rowInteractions.sweep = nil
        delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }

    private func selectSwept(from first: IndexPath, to last: IndexPath) {
        guard let sweep = rowInteractions?.sweep else { return }
        var part: TablePart? = first.part
        while let current = part {
            if case .row(let section, let row) = current {
                let path = IndexPath(row: row, section: section)
                if path > last { return }
                if sweep.isSelected(path) != selection.contains(path) { toggleByUser(path) }
            }
            guard heights.contains(current) else { return }
            part = heights.part(after: current)
        }
    }
}

extension UITableView {
    /// Pans with two fingers from one row to another, which selects rows where the delegate allows it.
    ///
    /// - Parameters:
    ///   - indexPath: The visible row where the fingers come down.
    ///   - endIndexPath: The visible row where they are lifted.
    /// - Returns: Whether the delegate allowed it.
    @discardableResult
    public final func simulateMultipleSelection(from indexPath: IndexPath, to endIndexPath: IndexPath) -> Bool
    {
        layoutIfNeeded()
        let (start, end) = (rectForRow(at: indexPath), rectForRow(at: endIndexPath))
        let from = CGPoint(x: start.midX, y: start.midY)
        guard start.height > 0, end.height > 0, mayBeginSweep(at: from) else { return false }
        beginSweep(at: from)
        sweep(to: CGPoint(x: end.midX, y: end.midY))
        endSweep()
        return true
    }
}
