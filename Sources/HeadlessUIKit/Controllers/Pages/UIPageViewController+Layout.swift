import Foundation

extension UIPageViewController {
    private static let dotsHeight: CGFloat = 37

    final var isScrolling: Bool { transitionStyle == .scroll }
    private var isVertical: Bool { navigationOrientation == .vertical }
    private var isRightToLeft: Bool {
        !isVertical && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    final func makeContainerView() -> UIView {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.clipsToBounds = true
        container.onLayout = { [weak self] in self?.layoutContainer() }
        if isScrolling {
            scroller.isPagingEnabled = true
            scroller.showsHorizontalScrollIndicator = false
            scroller.showsVerticalScrollIndicator = false
            scroller.contentInsetAdjustmentBehavior = .never
            scroller.scrollsToTop = false
            scroller.onResize = { [weak self] in self?.arrange() }
            scroller.onDrag = { [weak self] in self?.dragBegan() }
            scroller.onScroll = { [weak self] in self?.scrolled() }
            scroller.onRest = { [weak self] in self?.rested() }
            container.addSubview(scroller)
            dots.addAction(UIAction { [weak self] _ in self?.dotsTapped() }, for: .valueChanged)
        } else {
            for recognizer in gestureRecognizers { container.addGestureRecognizer(recognizer) }
        }
        return container
    }

    private func layoutContainer() {
        guard let view = viewIfLoaded else { return }
        guard isScrolling else { return arrange() }
        var box = view.bounds
        if hasDots {
            box.size.height = max(0, box.height - Self.dotsHeight)
            if dots.superview !== view { view.addSubview(dots) }
            dots.frame = CGRect(x: 0, y: box.maxY, width: box.width, height: Self.dotsHeight)
        } else {
            dots.removeFromSuperview()
        }
        // Pages and the distance between them are one page of the scroll view, which is wider by it.
        box = isVertical ? box.insetBy(dx: 0, dy: -spacing / 2) : box.insetBy(dx: -spacing / 2, dy: 0)
        if scroller.frame != box { scroller.frame = box }
        arrange()
    }

    // MARK: Slots

    private var pageLength: CGFloat {
        isVertical ? scroller.bounds.height : scroller.bounds.width
    }

    /// The slot of a neighbour: 0 or 2, mirrored from right to left.
    private func slot(isAfter: Bool) -> CGFloat { isAfter != isRightToLeft ? 2 : 0 }

    private func offset(of slot: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: 0, y: slot * pageLength) : CGPoint(x: slot * pageLength, y: 0)
    }

    private func frame(of slot: CGFloat) -> CGRect {
        let box = CGRect(origin: offset(of: slot), size: scroller.bounds.size)
        return isVertical ? box.insetBy(dx: 0, dy: spacing / 2) : box.insetBy(dx: spacing / 2, dy: 0)
    }

    /// Places the shown pages, and those beside them that are loaded.
    final func arrange() {
        guard let view = viewIfLoaded, !isArranging else { return }
        isArranging = true
        defer { isArranging = false }
        guard isScrolling else { return arrangeCurled(in: view) }
        let size = scroller.bounds.size
        scroller.contentSize =
            isVertical
            ? CGSize(width: size.width, height: 3 * size.height)
            : CGSize(width: 3 * size.width, height: size.height)
        if let page = pages.current.first { place(page, frame(of: 1)) }
        // Pages that are not seen are not in the view: they would appear with it.
        if let pending = pages.pending {
            place(pending.controller, frame(of: slot(isAfter: pending.isAfter)))
        }
        if scroller.phase == .resting, pages.pending == nil { scroller.contentOffset = offset(of: 1) }
        limitScrolling()
    }

    private func arrangeCurled(in view: UIView) {
        let (count, isDouble) = (pages.current.count, spineLocation == .mid)
        for (index, page) in pages.current.enumerated() {
            var frame = view.bounds
            if isDouble, count == 2 {
                frame = isVertical ? frame.halfByHeight(index) : frame.halfByWidth(index)
            }
            guard let child = page.view else { continue }
            if child.superview !== view { view.addSubview(child) }
            child.frame = frame
        }
    }

    private func place(_ page: UIViewController, _ frame: CGRect) {
        guard let child = page.view else { return }
        if child.superview !== scroller { scroller.addSubview(child) }
        if child.frame != frame { child.frame = frame }
    }

    /// Neither end of the row can be scrolled beyond.
    private func limitScrolling() {
        var insets = UIEdgeInsets.zero
        func close(isAfter: Bool) {
            let isFirstSlot = slot(isAfter: isAfter) == 0
            switch (isVertical, isFirstSlot) {
            case (true, true): insets.top = -pageLength
            case (true, false): insets.bottom = -pageLength
            case (false, true): insets.left = -pageLength
            case (false, false): insets.right = -pageLength
            }
        }
        let isAlone = dataSource == nil
        if case .none = pages.before { close(isAfter: false) } else if isAlone { close(isAfter: false) }
        if case .none = pages.after { close(isAfter: true) } else if isAlone { close(isAfter: true) }
        if pages.pending == nil || scroller.phase != .resting, scroller.contentInset != insets {
            // Another inset moves the content, which stays here.
            let offset = scroller.contentOffset
            scroller.contentInset = insets
            scroller.contentOffset = offset
        }
    }

    // MARK: Following the finger

    private func dragBegan() {
        loadNeighbors()
        arrange()
    }

    /// Requests the pages beside the shown one where they are not known.
    final func loadNeighbors() {
        guard let dataSource, let page = pages.current.first else { return }
        if case .unknown = pages.before {
            pages.before = neighbor(dataSource.pageViewController(self, viewControllerBefore: page))
        }
        if case .unknown = pages.after {
            pages.after = neighbor(dataSource.pageViewController(self, viewControllerAfter: page))
        }
    }

    private func neighbor(_ controller: UIViewController?) -> PageSlots.Neighbor {
        guard let controller, !pages.current.contains(where: { $0 === controller }) else { return .none }
        take(controller)
        return .loaded(controller)
    }

    final func take(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func scrolled() {
        guard !isArranging, scroller.phase != .resting, pageLength > 0 else { return }
        let position = isVertical ? scroller.contentOffset.y : scroller.contentOffset.x
        let distance = position - pageLength
        guard abs(distance) > 0.01 else { return }
        let isAfter = (distance > 0) != isRightToLeft
        if let pending = pages.pending {
            guard pending.isAfter != isAfter else { return }
            endTurn(isComplete: false)
        }
        let next = isAfter ? pages.after.controller : pages.before.controller
        guard let next, let page = pages.current.first else { return }
        pages.pending = (next, isAfter)
        delegate?.pageViewController(self, willTransitionTo: [next])
        beginTurn(from: [page], to: [next])
        arrange()
        next.announceAppearing()
        next.viewIfLoaded?.layoutIfNeeded()
    }

    final func beginTurn(from old: [UIViewController], to new: [UIViewController]) {
        guard appearance.phase == .appeared else { return }
        for page in old { page.beginAppearanceTransition(false, animated: true) }
        for page in new { page.beginAppearanceTransition(true, animated: true) }
    }

    private func rested() {
        guard let pending = pages.pending, pageLength > 0 else { return }
        let position = isVertical ? scroller.contentOffset.y : scroller.contentOffset.x
        let isThere = abs(position - slot(isAfter: pending.isAfter) * pageLength) < pageLength / 2
        endTurn(isComplete: isThere)
        arrange()
    }

    private func endTurn(isComplete: Bool) {
        guard let pending = pages.pending, let page = pages.current.first else { return }
        pages.pending = nil
        let new = pending.controller
        guard isComplete else {
            new.beginAppearanceTransition(false, animated: true)
            page.beginAppearanceTransition(true, animated: true)
            new.viewIfLoaded?.removeFromSuperview()
            page.endAppearanceTransition()
            new.endAppearanceTransition()
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: false)
            return
        }
        let far = pending.isAfter ? pages.before.controller : pages.after.controller
        pages.current = [new]
        pages.before = pending.isAfter ? .loaded(page) : .unknown
        pages.after = pending.isAfter ? .unknown : .loaded(page)
        page.viewIfLoaded?.removeFromSuperview()
        new.endAppearanceTransition()
        page.endAppearanceTransition()
        // In a loop of two pages the other neighbour is the page itself.
        if let far, far !== new { leave(far) }
        if hasDots {
            dots.currentPage += pending.isAfter ? 1 : -1
            shownDot = dots.currentPage
        }
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
        setNeedsStatusBarAppearanceUpdate()
    }

    final func leave(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    // MARK: Turning by program

    /// The offset at which a page that comes is shown, and whether it is after the shown one.
    final func show(_ page: UIViewController, _ direction: NavigationDirection) -> CGPoint {
        let slot = slot(isAfter: direction == .forward)
        place(page, frame(of: slot))
        return offset(of: slot)
    }
}

extension CGRect {
    fileprivate func halfByWidth(_ index: Int) -> CGRect {
        CGRect(x: minX + CGFloat(index) * width / 2, y: minY, width: width / 2, height: height)
    }

    fileprivate func halfByHeight(_ index: Int) -> CGRect {
        CGRect(x: minX, y: minY + CGFloat(index) * height / 2, width: width, height: height / 2)
    }
}
