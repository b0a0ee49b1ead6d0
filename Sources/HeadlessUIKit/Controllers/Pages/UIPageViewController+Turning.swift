import Foundation

extension UIPageViewController {
    /// The seconds that a page takes.
    private static let duration = 0.3

    final func dataSourceChanged() {
        for page in [pages.before.controller, pages.after.controller].compactMap({ $0 }) { leave(page) }
        (pages.before, pages.after) = (.unknown, .unknown)
        readDots()
        arrange()
    }

    /// Reads the number of dots and the current one, where the data source has both methods.
    private func readDots() {
        let count = dataSource.flatMap { source in
            OptionalMethods.result { source.presentationCount(for: self) }
        }
        let index = dataSource.flatMap { source in
            OptionalMethods.result { source.presentationIndex(for: self) }
        }
        let isShown = isScrolling && navigationOrientation == .horizontal && count != nil && index != nil
        if isShown, let count, let index {
            dots.numberOfPages = count
            dots.currentPage = index
            shownDot = index
        }
        guard isShown != hasDots else { return }
        hasDots = isShown
        viewIfLoaded?.setNeedsLayout()
    }

    final func turn(
        to new: [UIViewController], _ direction: NavigationDirection, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        let required = spineLocation == .mid ? 2 : 1
        guard new.count == required || (isChoosingSpine && (1...2).contains(new.count)) else {
            UIKitException(
                reason: "The number of view controllers provided (\(new.count)) doesn't match the number "
                    + "required (\(required)) for the requested transition"
            ).raise()
            return
        }
        let old = pages.current
        let isSame = old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
        for page in new { take(page) }
        let gone = pages.loaded.filter { page in !new.contains { $0 === page } }
        pages = PageSlots(current: new)
        let moves =
            animated && !isChoosingSpine && !isSame && !old.isEmpty && viewIfLoaded?.window != nil
            && appearance.phase == .appeared
            && UIView.areAnimationsEnabled
        guard moves else {
            if !isSame, appearance.phase == .appeared, viewIfLoaded?.window != nil { swap(old, new) }
            for page in gone { leave(page) }
            readDots()
            arrange()
            setNeedsStatusBarAppearanceUpdate()
            completion?(true)
            return
        }
        for page in gone where !old.contains(where: { $0 === page }) { leave(page) }
        animate(from: old, to: new, direction, completion)
    }

    /// Lets the delegate choose the spine for a size; it may set pages for its choice.
    final func chooseSpine(for size: CGSize) {
        guard transitionStyle == .pageCurl, let view = viewIfLoaded, let delegate,
            (size.width > size.height) != (view.bounds.width > view.bounds.height)
        else { return }
        isChoosingSpine = true
        let location = delegate.pageViewController(
            self, spineLocationFor: size.width > size.height ? .landscapeRight : .portrait)
        isChoosingSpine = false
        if location != .none { spineLocation = location }
        if spineLocation == .mid { isDoubleSided = true }
        let required = spineLocation == .mid ? 2 : 1
        if pages.current.count != required, !pages.current.isEmpty {
            UIKitException(
                reason: "The number of view controllers provided (\(pages.current.count)) doesn't match the "
                    + "number required (\(required)) for the requested spine location "
                    + "(UIPageViewControllerSpineLocation\(spineLocation == .mid ? "Mid" : "Min"))"
            ).raise()
        }
        view.setNeedsLayout()
    }

    private func swap(_ old: [UIViewController], _ new: [UIViewController]) {
        beginAppearance(false, of: old)
        beginAppearance(true, of: new)
        arrange()
        for page in new { page.announceAppearing() }
        for page in old { page.viewIfLoaded?.removeFromSuperview() }
        for page in new + old { page.endAppearanceTransition() }
    }

    private func beginAppearance(_ isAppearing: Bool, of pages: [UIViewController]) {
        for page in pages { page.beginAppearanceTransition(isAppearing, animated: false) }
    }

    private func animate(
        from old: [UIViewController], to new: [UIViewController], _ direction: NavigationDirection,
        _ completion: ((Bool) -> Void)?
    ) {
        beginTurn(from: old, to: new)
        isArranging = true
        let finish: @MainActor () -> Void = { [self] in
            isArranging = false
            for page in new { page.endAppearanceTransition() }
            for page in old {
                page.endAppearanceTransition()
                if !pages.loaded.contains(where: { $0 === page }) { leave(page) }
            }
            readDots()
            arrange()
            setNeedsStatusBarAppearanceUpdate()
            completion?(true)
        }
        let timing = TransitionTiming(duration: Self.duration, options: .curveEaseInOut)
        guard isScrolling, let page = new.first else {
            isArranging = false
            arrange()
            // The pages keep their transforms until the turn ends.
            isArranging = true
            return curl(from: old, to: new, direction, timing, finish)
        }
        let target = show(page, direction)
        page.announceAppearing()
        page.view.layoutIfNeeded()
        timing.run { [self] in
            scroller.contentOffset = target
        } completion: {
            finish()
        }
    }

    // MARK: Dots and curls

    final func dotsTapped() {
        guard let dataSource, let page = pages.current.first else { return }
        let isForward = dots.currentPage > shownDot
        shownDot = dots.currentPage
        let next =
            isForward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let next else { return }
        turnByPerson(to: next, isForward ? .forward : .reverse)
    }

    final func makeCurlGestures() -> [UIGestureRecognizer] {
        let pan = UIPanGestureRecognizer { [weak self] pan in
            guard pan.state == .ended, let self else { return }
            let way = pan.translation(in: self.view)
            let along = self.navigationOrientation == .horizontal ? way.x : way.y
            self.curl(isForward: along < 0)
        }
        let tap = UITapGestureRecognizer { [weak self] tap in
            guard let self, let view = self.viewIfLoaded else { return }
            let (point, size) = (tap.location(in: view), view.bounds.size)
            let isAcross = self.navigationOrientation == .horizontal
            let (along, length) = isAcross ? (point.x, size.width) : (point.y, size.height)
            // Taps count near the edges.
            if along > length * 0.8 { self.curl(isForward: true) }
            if along < length * 0.2 { self.curl(isForward: false) }
        }
        return [pan, tap]
    }

    private func curl(isForward: Bool) {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAfter = navigationOrientation == .horizontal && isRightToLeft ? !isForward : isForward
        guard let dataSource, let page = isAfter ? pages.current.last : pages.current.first else { return }
        let next =
            isAfter
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        guard let next else { return }
        guard spineLocation == .mid else { return turnByPerson(to: next, isAfter ? .forward : .reverse) }
        let other =
            isAfter
            ? dataSource.pageViewController(self, viewControllerAfter: next)
            : dataSource.pageViewController(self, viewControllerBefore: next)
        guard let other else { return }
        turnByPerson(to: isAfter ? [next, other] : [other, next], isAfter ? .forward : .reverse)
    }

    /// Turns a page about the spine, as a stiff sheet seen from above: a page that goes becomes narrower until it is on its
    /// edge, one that comes back the other way round.
    private func curl(
        from old: [UIViewController], to new: [UIViewController], _ direction: NavigationDirection,
        _ timing: TransitionTiming, _ finish: @escaping @MainActor () -> Void
    ) {
        let isForward = direction == .forward
        guard let sheet = isForward ? old.last?.view : new.first?.view else { return finish() }
        UIView.performWithoutAnimation {
            sheet.superview?.bringSubviewToFront(sheet)
            if !isForward { sheet.transform = onEdge(sheet) }
        }
        timing.run { [self] in
            sheet.transform = isForward ? onEdge(sheet) : .identity
        } completion: {
            sheet.transform = .identity
            finish()
        }
    }

    /// The transform of a page that is on its edge at the spine.
    private func onEdge(_ page: UIView) -> CGAffineTransform {
        let isVertical = navigationOrientation == .vertical
        let isMirrored = page.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
        // The spine is at the start of the page; at its end for books that open there.
        let sign: CGFloat = (spineLocation == .max) != isMirrored ? 1 : -1
        let (width, height, rest) = (page.bounds.width, page.bounds.height, CGFloat(0.001))
        return isVertical
            ? CGAffineTransform(translationX: 0, y: sign * height / 2).scaledBy(x: 1, y: rest)
            : CGAffineTransform(translationX: sign * width / 2, y: 0).scaledBy(x: rest, y: 1)
    }

    private func turnByPerson(to page: UIViewController, _ direction: NavigationDirection) {
        turnByPerson(to: [page], direction)
    }

    private func turnByPerson(to new: [UIViewController], _ direction: NavigationDirection) {
        let old = pages.current
        let dot = dots.currentPage
        delegate?.pageViewController(self, willTransitionTo: new)
        turn(to: new, direction, animated: true) { [weak self] _ in
            guard let self else { return }
            if hasDots {
                dots.currentPage = dot
                shownDot = dot
            }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
        }
    }
}
