import Foundation

extension UICollectionViewListCell {
    /// The actions whose buttons are shown; that nearest to the edge first. Empty where the cell is not swiped.
    public final var shownSwipeActions: [UIContextualAction] { list.swipe?.configuration.actions ?? [] }

    /// Swipes the cell as a finger would: its list provides the actions, and their buttons stay open where the finger
    /// went half as far as they need.
    ///
    /// - Parameters:
    ///   - isLeading: Whether the actions are those at the leading edge. False by default.
    ///   - distance: How far the finger moves, in points; nil is as far as the buttons need. A distance of most of the
    ///     cell's width chooses the first action.
    /// - Returns: Whether the cell has actions there.
    @discardableResult
    public final func simulateSwipe(fromLeading isLeading: Bool = false, distance: CGFloat? = nil) -> Bool {
        collectionView?.layoutIfNeeded()
        guard beginSwipe(isLeading: isLeading), let swipe = list.swipe else { return false }
        moveSwipe(to: swipe.distance + (distance ?? swipe.view.layout.total))
        releaseSwipe(velocity: 0)
        return true
    }

    /// Taps a button of the swiped cell.
    ///
    /// - Parameter index: The position of its action in the configuration. 0 by default.
    /// - Returns: Whether there is one.
    @discardableResult
    public final func simulateSwipeAction(at index: Int = 0) -> Bool {
        guard let swipe = list.swipe, swipe.view.buttons.indices.contains(index) else { return false }
        let button = swipe.view.buttons[index]
        perform(button.action, from: button)
        return true
    }

    // MARK: Beginning

    /// What the list's configuration provides for the cell.
    private func swipeActions(isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let attributes = layoutAttributes, attributes.representedElementCategory == .cell,
            let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listRows(inSection: attributes.indexPath.section)?.configuration
        else { return nil }
        let provider =
            isLeading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        guard let configuration = provider?(attributes.indexPath), !configuration.actions.isEmpty else {
            return nil
        }
        return configuration
    }

    /// Begins a swipe. Another cell that is swiped is closed.
    final func beginSwipe(isLeading: Bool) -> Bool {
        if list.swipe?.isLeading == isLeading { return true }
        endSwipe(animated: true)
        guard let collectionView, let configuration = swipeActions(isLeading: isLeading) else { return false }
        for case let other as UICollectionViewListCell in collectionView.visibleCells where other !== self {
            other.endSwipe(animated: true)
        }
        let traits = traitCollection
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let buttons = configuration.actions.map { action in
            SwipeButton(action, traits: traits) { [weak self] in self?.perform($0.action, from: $0) }
        }
        let corners = cardCorners
        let view = SwipeActionsView(
            buttons, traits: traits, isAtRight: isLeading == isRightToLeft, corners: corners ?? [])
        superview?.insertSubview(view, belowSubview: self)
        let swipe = ListSwipe(isLeading: isLeading, configuration, view)
        if let corners {
            swipe.clip = SwipeClip(self, corners: corners, radius: ListMargins.cardRadius(traits))
        }
        list.swipe = swipe
        updateCorners()
        setNeedsUpdateConfiguration()
        return true
    }

    // MARK: Moving

    /// Moves the cell. Beyond the buttons a finger moves it less, unless that chooses the first action.
    final func moveSwipe(to distance: CGFloat) {
        guard let swipe = list.swipe else { return }
        let (total, width) = (swipe.view.layout.total, bounds.width)
        let mayBeFull = swipe.configuration.performsFirstActionWithFullSwipe
        var distance = max(0, min(distance, width))
        if distance > total, !mayBeFull { distance = total + (distance - total) / 4 }
        swipe.distance = distance
        swipe.view.isFull = mayBeFull && distance >= swipe.view.layout.fullSwipe(in: width)
        layOutSwipe()
    }

    /// The finger left: the buttons stay open, the first action is chosen or the cell returns.
    final func releaseSwipe(velocity: CGFloat) {
        guard let swipe = list.swipe else { return }
        if swipe.view.isFull, let button = swipe.view.buttons.first {
            return perform(button.action, from: button)
        }
        let total = swipe.view.layout.total
        guard velocity > 100 || velocity >= -100 && swipe.distance >= total / 2 else {
            return endSwipe(animated: true)
        }
        swipe.distance = total
        animateSwipe { self.layOutSwipe() }
    }

    /// Moves the cell and its buttons to where they are seen. Called after the layout placed the cell.
    final func layOutSwipe() {
        guard let swipe = list.swipe, let box = layoutAttributes?.frame else { return }
        frame = box.offsetBy(dx: swipe.sign * swipe.distance, dy: 0)
        swipe.clip?.place(
            CGRect(x: -swipe.sign * swipe.distance, y: 0, width: box.width, height: box.height))
        let x = swipe.view.isAtRight ? box.maxX - swipe.distance : box.minX
        swipe.view.frame = CGRect(x: x, y: box.minY, width: swipe.distance, height: box.height)
        swipe.view.layoutIfNeeded()
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

    // MARK: Choosing and ending

    /// Runs an action's handler. A destructive one that was done leaves the cell away until it is removed.
    final func perform(_ action: UIContextualAction, from button: UIView) {
        guard let swipe = list.swipe, !swipe.isRunning else { return }
        swipe.isRunning = true
        action.handler(action, button) { [weak self, weak swipe] isDone in
            guard let self, let swipe, swipe.isRunning, self.list.swipe === swipe else { return }
            swipe.isRunning = false
            guard isDone, action.style == .destructive else { return self.endSwipe(animated: true) }
            swipe.distance = self.bounds.width
            self.animateSwipe { self.layOutSwipe() }
        }
    }

    /// Closes the swipe.
    final func endSwipe(animated: Bool) {
        guard let swipe = list.swipe else { return }
        swipe.distance = 0
        guard animated else {
            layOutSwipe()
            list.swipe = nil
            swipe.view.removeFromSuperview()
            swipe.clip?.remove()
            updateCorners()
            return setNeedsUpdateConfiguration()
        }
        animateSwipe {
            self.layOutSwipe()
        } completion: {
            swipe.view.removeFromSuperview()
            swipe.clip?.remove()
        }
        list.swipe = nil
        updateCorners()
        setNeedsUpdateConfiguration()
    }
}
