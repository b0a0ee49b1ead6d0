import Foundation

/// Swiping rows.
extension UITableView {
    final var madeRowInteractions: TableInteractions {
        if let rowInteractions { return rowInteractions }
        let made = TableInteractions(self)
        rowInteractions = made
        return made
    }

    final var swipe: SwipeSession? { rowInteractions?.swipe }
    final var move: RowMove? { rowInteractions?.move }

    /// Puts swiped and lifted rows where they are seen, and the index over the rows.
    final func layOutInteractions() {
        if windowStorage != nil { madeRowInteractions.prepareRecognizers() }
        guard let rowInteractions else { return }
        if rowInteractions.swipe != nil, contentOffset.y != rowInteractions.offset.y {
            endSwipe(animated: true)
        }
        layOutSwipe()
        layOutRowAway()
        layOutMove()
        layOutIndexBar()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Actions

    /// The actions of a row at its leading or trailing edge; nil where it cannot be swiped.
    final func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let delegate = delegate
        let given = OptionalMethods.result {
            isLeading
                ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
                : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
        if delegate != nil, let configuration = given ?? nil {
            return configuration.actions.isEmpty ? nil : configuration
        }
        return isLeading ? nil : deleteActions(of: path)
    }

    /// What rows have at the trailing edge where no actions are given: those of older delegates, or "Delete".
    private func deleteActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource else { return nil }
        let mayEdit = OptionalMethods.result { dataSource.tableView(self, canEditRowAt: path) } ?? true
        guard mayEdit, swipeEditingStyle(of: path) == .delete else { return nil }
        let delegate = delegate
        if let delegate,
            let older = OptionalMethods.result(of: { delegate.tableView(self, editActionsForRowAt: path) }),
            let older
        {
            guard !older.isEmpty else { return nil }
            let configuration = UISwipeActionsConfiguration(actions: older.map { $0.contextual(for: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        let title = OptionalMethods.result {
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        }
        let action = UIContextualAction(
            style: .destructive, title: (title ?? nil) ?? SystemString.delete.text
        ) {
            [weak self] _, _, completion in
            guard let self else { return completion(false) }
            self.dataSource?.tableView(
                self, commit: .delete, forRowAt: swipe.flatMap { indexPath(for: $0.cell) } ?? path)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func swipeEditingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        guard let delegate else { return .delete }
        return OptionalMethods.result { delegate.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    // MARK: Beginning

    /// Begins a swipe of the row at a point, in the direction of a finger.
    final func beginSwipe(at point: CGPoint, isTowardsRight: Bool) -> Bool {
        guard let path = indexPathForRow(at: point), !isEditing else { return false }
        return beginSwipe(path, isLeading: isTowardsRight != isRightToLeft)
    }

    /// Begins a swipe of a visible row. Another one that is open is closed.
    final func beginSwipe(_ path: IndexPath, isLeading: Bool) -> Bool {
        if let swipe, swipe.isLeading == isLeading, indexPath(for: swipe.cell) == path { return true }
        endSwipe(animated: true)
        guard let cell = cellForRow(at: path),
            let configuration = swipeActions(of: path, isLeading: isLeading)
        else { return false }
        delegate?.tableView(self, willBeginEditingRowAt: path)
        cell.willTransition(to: .showingDeleteConfirmation)
        let session = makeSession(for: cell, isLeading: isLeading, configuration)
        insertSubview(session.view, belowSubview: cell)
        cell.settings.isSwiped = true
        cell.setNeedsUpdateConfiguration()
        madeRowInteractions.prepareRecognizers()
        madeRowInteractions.offset = contentOffset
        madeRowInteractions.swipe = session
        return true
    }

    private func makeSession(
        for cell: UITableViewCell, isLeading: Bool, _ configuration: UISwipeActionsConfiguration
    ) -> SwipeSession {
        let traits = traitCollection
        let buttons = configuration.actions.map { action in
            SwipeButton(action, traits: traits) { [weak self] in self?.perform($0.action, from: $0) }
        }
        let corners = cell.cardCorners
        let view = SwipeActionsView(
            buttons, traits: traits, isAtRight: isLeading == isRightToLeft, corners: corners ?? [])
        let session = SwipeSession(cell, isLeading: isLeading, configuration, view)
        if let corners {
            session.clip = SwipeClip(cell, corners: corners, radius: ListMargins.cardRadius(traits))
        }
        return session
    }

    // MARK: Moving

    /// Moves the row. Beyond the buttons a finger moves it less, unless that chooses the first action.
    final func moveSwipe(to distance: CGFloat) {
        guard let swipe else { return }
        let (total, width) = (swipe.view.layout.total, swipe.cell.bounds.width)
        var distance = max(0, min(distance, width))
        if distance > total, !swipe.configuration.performsFirstActionWithFullSwipe {
            distance = total + (distance - total) / 4
        }
        swipe.distance = distance
        swipe.view.isFull =
            swipe.configuration.performsFirstActionWithFullSwipe
            && distance >= swipe.view.layout.fullSwipe(in: width)
        layOutSwipe()
    }

    /// The finger left: the buttons stay open, the first action is chosen or the row returns.
    final func releaseSwipe(velocity: CGFloat) {
        guard let swipe else { return }
        if swipe.view.isFull, let first = swipe.configuration.actions.first,
            let button = swipe.view.buttons.first
        {
            return perform(first, from: button)
        }
        let total = swipe.view.layout.total
        guard velocity > 100 || velocity >= -100 && swipe.distance >= total / 2 else {
            return endSwipe(animated: true)
        }
        open(swipe, at: total)
    }

    private func open(_ swipe: SwipeSession, at distance: CGFloat) {
        swipe.distance = distance
        swipe.view.isFull = false
        animateSwipe { self.layOutSwipe() }
        swipe.cell.didTransition(to: .showingDeleteConfirmation)
    }

    /// Shows the buttons that delete a row, as a tap on its edit control does.
    final func showDeleteConfirmation(_ path: IndexPath) {
        guard beginSwipe(path, isLeading: false), let swipe else { return }
        open(swipe, at: swipe.view.layout.total)
    }

    /// Moves the swiped cell and its buttons to where they are seen. Called after each layout of the rows.
    final func layOutSwipe() {
        guard let swipe else { return }
        guard let path = indexPath(for: swipe.cell) else { return endSwipe(animated: false) }
        let row = rectForRow(at: path)
        swipe.cell.frame = row.offsetBy(dx: swipe.sign * swipe.distance, dy: 0)
        swipe.clip?.place(
            CGRect(x: -swipe.sign * swipe.distance, y: 0, width: row.width, height: row.height))
        let x = swipe.isAtRight ? row.maxX - swipe.distance : row.minX
        swipe.view.frame = CGRect(x: x, y: row.minY, width: swipe.distance, height: row.height)
        swipe.view.layoutIfNeeded()
    }

    private func layOutRowAway() {
        guard let away = rowInteractions?.away else { return }
        guard let path = indexPath(for: away.cell) else { return forgetRowAway(away.cell) }
        away.cell.frame = rectForRow(at: path).offsetBy(dx: away.offset, dy: 0)
    }

    /// The cell that was moved out of sight is recycled.
    final func forgetRowAway(_ cell: UITableViewCell) {
        if rowInteractions?.away?.cell === cell { rowInteractions?.away = nil }
    }

    private func animateSwipe(_ change: @escaping () -> Void, completion: (() -> Void)? = nil) {
        guard windowStorage != nil else {
            change()
            completion?()
            return
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction], animations: change,
            completion: { _ in completion?() })
    }

    // MARK: Choosing

    /// Runs an action's handler. What it says afterwards decides whether the row stays.
    final func perform(_ action: UIContextualAction, from button: UIView) {
        guard let swipe, swipe.running == nil else { return }
        swipe.running = action
        var isCompleted = false
        action.handler(action, button) { [weak self, weak swipe] isDone in
            guard let self, let swipe, !isCompleted, self.swipe === swipe else { return }
            isCompleted = true
            complete(swipe, action, isDone)
        }
    }

    private func complete(_ swipe: SwipeSession, _ action: UIContextualAction, _ isDone: Bool) {
        swipe.running = nil
        guard isDone, action.style == .destructive, indexPath(for: swipe.cell) != nil else {
            return endSwipe(animated: true)
        }
        // The row goes out of sight until the data source removes it.
        swipe.distance = swipe.cell.bounds.width
        animateSwipe({ self.layOutSwipe() }) {
            swipe.view.removeFromSuperview()
            swipe.clip?.remove()
        }
        endSwipe(animated: false, leavesRowAway: true)
        rowInteractions?.away = (swipe.cell, swipe.sign * swipe.distance)
    }

    // MARK: Ending

    /// Closes the open swipe.
    final func endSwipe(animated: Bool, leavesRowAway: Bool = false) {
        guard let rowInteractions, let swipe = rowInteractions.swipe else { return }
        rowInteractions.swipe = nil
        let (cell, view) = (swipe.cell, swipe.view)
        cell.settings.isSwiped = false
        cell.willTransition(to: [])
        let path = indexPath(for: cell)
        let close = { [self] in
            guard !leavesRowAway else { return }
            if let path { cell.frame = rectForRow(at: path) }
            swipe.clip?.place(CGRect(origin: .zero, size: cell.bounds.size))
            view.frame = CGRect(
                x: swipe.isAtRight ? view.frame.maxX : view.frame.minX, y: view.frame.minY, width: 0,
                height: view.frame.height)
        }
        if animated {
            animateSwipe(close) {
                view.removeFromSuperview()
                swipe.clip?.remove()
            }
        } else {
            close()
            if !leavesRowAway {
                swipe.clip?.remove()
                view.removeFromSuperview()
            }
        }
        cell.setNeedsUpdateConfiguration()
        cell.didTransition(to: [])
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}
