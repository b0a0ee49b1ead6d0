import Foundation

/// Swipes of tests.
extension UITableView {
    /// The actions of the row whose buttons are shown; that nearest to the edge first. Empty where none is swiped.
    public final var shownSwipeActions: [UIContextualAction] { swipe?.configuration.actions ?? [] }

    /// The row whose buttons are shown; nil is none.
    public final var indexPathForSwipedRow: IndexPath? { swipe.flatMap { indexPath(for: $0.cell) } }

    /// Swipes a visible row as a finger would: the delegate provides the actions, and their buttons stay open where the
    /// finger went half as far as they need.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - isLeading: Whether the actions are those at the leading edge. False by default.
    ///   - distance: How far the finger moves, in points; nil is as far as the buttons need. A distance of most of the
    ///     row's width chooses the first action.
    /// - Returns: Whether the row has actions there.
    @discardableResult
    public final func simulateSwipe(
        rowAt indexPath: IndexPath, fromLeading isLeading: Bool = false, distance: CGFloat? = nil
    ) -> Bool {
        layoutIfNeeded()
        guard !isEditing, beginSwipe(indexPath, isLeading: isLeading), let swipe else { return false }
        moveSwipe(to: swipe.distance + (distance ?? swipe.view.layout.total))
        releaseSwipe(velocity: 0)
        return true
    }

    /// Swipes a visible row so far that the first action is chosen.
    ///
    /// - Returns: Whether the row has actions there and its configuration lets a full swipe choose the first one.
    @discardableResult
    public final func simulateFullSwipe(rowAt indexPath: IndexPath, fromLeading isLeading: Bool = false)
        -> Bool
    {
        layoutIfNeeded()
        guard !isEditing, beginSwipe(indexPath, isLeading: isLeading), let swipe else { return false }
        moveSwipe(to: swipe.cell.bounds.width)
        let isFull = swipe.view.isFull
        releaseSwipe(velocity: 0)
        return isFull
    }

    /// Taps a button of the swiped row.
    ///
    /// - Parameter index: The position of its action in the configuration. 0 by default.
    /// - Returns: Whether there is one.
    @discardableResult
    public final func simulateSwipeAction(at index: Int = 0) -> Bool {
        guard let swipe, swipe.view.buttons.indices.contains(index) else { return false }
        let button = swipe.view.buttons[index]
        perform(button.action, from: button)
        return true
    }

    /// Closes the swiped row, as a tap elsewhere does.
    public final func simulateSwipeEnd() { endSwipe(animated: true) }
}

extension UITableViewCell {
    /// Swipes the cell in its table view; see ``UITableView/simulateSwipe(rowAt:fromLeading:distance:)``.
    @discardableResult
    public final func simulateSwipe(fromLeading isLeading: Bool = false, distance: CGFloat? = nil) -> Bool {
        var view = superview
        while let current = view {
            if let table = current as? UITableView {
                guard let path = table.indexPath(for: self) else { return false }
                return table.simulateSwipe(rowAt: path, fromLeading: isLeading, distance: distance)
            }
            view = current.superview
        }
        return false
    }
}
