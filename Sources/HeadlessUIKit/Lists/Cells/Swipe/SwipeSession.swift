import Foundation

/// A row that is swiped: its cell has moved, and buttons lie in the area that it uncovered.
@MainActor
final class SwipeSession {
    let cell: UITableViewCell
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// Whether the uncovered area is at the right.
    var isAtRight: Bool { view.isAtRight }
    /// How far the row has moved, without a direction.
    var distance: CGFloat = 0
    /// Where the row was when the finger came down.
    var start: CGFloat = 0
    /// What keeps a row of an inset group within its card.
    var clip: SwipeClip?
    /// The action that runs.
    var running: UIContextualAction?

    init(
        _ cell: UITableViewCell, isLeading: Bool, _ configuration: UISwipeActionsConfiguration,
        _ view: SwipeActionsView
    ) {
        (self.cell, self.isLeading, self.configuration, self.view) = (cell, isLeading, configuration, view)
    }

    /// The direction in which the row moves: left where the buttons are at the right.
    var sign: CGFloat { isAtRight ? -1 : 1 }
}

/// What fingers do to a table view besides scrolling and selecting: swiping and moving rows, the index.
@MainActor
final class TableInteractions: NSObject, UIGestureRecognizerDelegate {
    unowned let table: UITableView
    var swipe: SwipeSession?
    /// A row that a destructive action moved out of sight, until the data source removes it.
    var away: (cell: UITableViewCell, offset: CGFloat)?
    var move: RowMove?
    var indexBar: SectionIndexBar?
    var pan: UIPanGestureRecognizer?
    var tap: UITapGestureRecognizer?
    var lift: UIPanGestureRecognizer?
    /// The rows that a pan selects.
    var sweep: RowSweep?
    var sweepPan: UIPanGestureRecognizer?
    var menus: TableMenus?
    /// Whether the titles of the index are read in the next layout.
    var needsIndexUpdate = true
    /// The data of which the titles were read.
    var indexGeneration = -1
    /// The offset when a swipe began: a scroll closes it.
    var offset = CGPoint.zero

    init(_ table: UITableView) { self.table = table }

    /// Creates the recognisers before the first touch.
    func prepareRecognizers() {
        guard pan == nil else { return }
        let pan = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
        pan.delegate = self
        table.addGestureRecognizer(pan)
        self.pan = pan
        let tap = UITapGestureRecognizer { [weak self] _ in self?.table.endSwipe(animated: true) }
        tap.delegate = self
        table.addGestureRecognizer(tap)
        self.tap = tap
        let lift = UIPanGestureRecognizer { [weak self] in self?.followLift($0) }
        lift.delegate = self
        table.addGestureRecognizer(lift)
        self.lift = lift
        let sweepPan = UIPanGestureRecognizer { [weak self] in self?.followSweep($0) }
        sweepPan.maximumNumberOfTouches = 2
        sweepPan.delegate = self
        table.addGestureRecognizer(sweepPan)
        self.sweepPan = sweepPan
        if menus == nil { menus = TableMenus(for: table) }
        // Before the recogniser that scrolls, which prevents those that begin after it.
        let mine: [UIGestureRecognizer] = [sweepPan, lift, pan, tap]
        let others = table.extras?.gestureRecognizers?.filter { !mine.contains($0) } ?? []
        table.extras?.gestureRecognizers = mine + others
    }

    private func followSweep(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: table.beginSweep(at: pan.location(in: table))
        case .changed: table.sweep(to: pan.location(in: table))
        case .ended, .cancelled: table.endSweep()
        case .possible, .failed: break
        }
    }

    /// Whether a pan selects rows: one of two fingers, or one that begins at a circle of editing.
    private func maySweep(_ pan: UIPanGestureRecognizer) -> Bool {
        let point = pan.location(in: table)
        guard table.move == nil, pan.numberOfTouches == 2 || table.hasSelectionCircle(at: point) else {
            return false
        }
        return table.mayBeginSweep(at: point)
    }

    private func followLift(_ lift: UIPanGestureRecognizer) {
        switch lift.state {
        case .began, .changed: table.dragMove(by: lift.translation(in: table).y)
        case .ended: table.endMove()
        case .cancelled: table.cancelMove()
        case .possible, .failed: break
        }
    }

    /// Lifts the row whose reorder control is touched.
    private func mayLift(_ lift: UIPanGestureRecognizer) -> Bool {
        guard table.isEditing, let control = lift.touches.first?.view as? CellReorderControl,
            let cell = control.superview as? UITableViewCell, let path = table.indexPath(for: cell)
        else { return false }
        return table.beginMove(path)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === tap { return swipe != nil }
        if gestureRecognizer === lift, let lift { return mayLift(lift) }
        if gestureRecognizer === sweepPan, let sweepPan { return maySweep(sweepPan) }
        guard gestureRecognizer === pan, let pan else { return true }
        let way = pan.translation(in: table)
        guard abs(way.x) > abs(way.y), table.move == nil else { return false }
        if let swipe, swipe.cell.frame.union(swipe.view.frame).contains(pan.location(in: table)) {
            return true
        }
        return table.beginSwipe(at: pan.location(in: table), isTowardsRight: way.x > 0)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer === lift { return touch.view is CellReorderControl }
        guard gestureRecognizer === tap else { return true }
        guard let swipe, let view = touch.view else { return false }
        return !view.isDescendant(of: swipe.view)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let swipe else { return }
        switch pan.state {
        case .began: swipe.start = swipe.distance
        case .changed: table.moveSwipe(to: swipe.start + pan.translation(in: table).x * swipe.sign)
        case .ended: table.releaseSwipe(velocity: pan.velocity(in: table).x * swipe.sign)
        case .cancelled: table.endSwipe(animated: true)
        case .possible, .failed: break
        }
    }
}
