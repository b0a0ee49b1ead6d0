import Foundation

/// A cell of a list that is swiped: it has moved, and buttons lie in the area that it uncovered.
@MainActor
final class ListSwipe {
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// How far the cell has moved, without a direction.
    var distance: CGFloat = 0
    /// Where the cell was when the finger came down.
    var start: CGFloat = 0
    /// What keeps a cell of an inset group within its card.
    var clip: SwipeClip?
    /// Whether an action's handler has not completed yet.
    var isRunning = false

    init(isLeading: Bool, _ configuration: UISwipeActionsConfiguration, _ view: SwipeActionsView) {
        (self.isLeading, self.configuration, self.view) = (isLeading, configuration, view)
    }

    /// The direction in which the cell moves: left where the buttons are at the right.
    var sign: CGFloat { view.isAtRight ? -1 : 1 }
}

/// Recognises swipes of a list's cell.
@MainActor
final class ListSwipeRecognition: NSObject, UIGestureRecognizerDelegate {
    private unowned let cell: UICollectionViewListCell
    private var pan: UIPanGestureRecognizer?

    init(_ cell: UICollectionViewListCell) {
        self.cell = cell
        super.init()
        let pan = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
        pan.delegate = self
        cell.addGestureRecognizer(pan)
        self.pan = pan
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan, gestureRecognizer === pan else { return true }
        let way = pan.translation(in: cell.superview)
        guard abs(way.x) > abs(way.y) else { return false }
        if cell.list.swipe != nil { return true }
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return cell.beginSwipe(isLeading: (way.x > 0) != isRightToLeft)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let swipe = cell.list.swipe else { return }
        switch pan.state {
        case .began: swipe.start = swipe.distance
        case .changed: cell.moveSwipe(to: swipe.start + pan.translation(in: cell.superview).x * swipe.sign)
        case .ended: cell.releaseSwipe(velocity: pan.velocity(in: cell.superview).x * swipe.sign)
        case .cancelled: cell.endSwipe(animated: true)
        case .possible, .failed: break
        }
    }
}
