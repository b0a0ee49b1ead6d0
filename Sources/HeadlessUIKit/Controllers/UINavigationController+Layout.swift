import Foundation

extension UINavigationController {
    final func makeContainerView() -> UIView {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in self?.layoutContainer() }
        container.onSafeAreaChange = { [weak self] in self?.layoutBarsAndTop() }
        container.addSubview(bottomBar)
        container.addSubview(bar)
        bottomBar.isHidden = true
        if let interactivePopGestureRecognizer {
            container.addGestureRecognizer(interactivePopGestureRecognizer)
        }
        return container
    }

    /// Whether the controller is in a window and its appearance transition has begun.
    private var isOnScreen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    /// Shows the controller on top after the stack changed.
    final func show(_ change: NavigationChange, animated: Bool) {
        tabBarController?.childBarPreferencesChanged(self)
        guard isViewLoaded, isOnScreen, change.from !== change.to else {
            viewIfLoaded?.setNeedsLayout()
            if !isOnScreen || change.from !== change.to { shown?.viewIfLoaded?.removeFromSuperview() }
            if !isOnScreen { shown = nil }
            return change.complete(in: self)
        }
        let transition = NavigationTransition(
            change, in: self, animated: animated && appearance.phase == .appeared && change.from != nil)
        navigation = transition
        transition.start()
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Adds the view of the top controller to the controller's view.
    final func installTop() {
        guard let own = viewIfLoaded, let top = stack.last, navigation == nil, let view = top.view else {
            return
        }
        guard shown !== top || view.superview !== own else { return }
        if let shown, shown !== top { shown.viewIfLoaded?.removeFromSuperview() }
        shown = top
        layoutBarsAndTop()
        own.insertSubview(view, at: 0)
        watchContent(of: top)
    }

    private func layoutContainer() {
        installTop()
        layoutBarsAndTop()
    }

    final func barsChanged(animated: Bool) {
        guard isViewLoaded else { return }
        let timing = TransitionTiming(
            duration: animated && isOnScreen && UIView.areAnimationsEnabled
                ? Double(Self.hideShowBarDuration) : 0)
        timing.run { [self] in
            layoutBarsAndTop()
            if timing.isAnimated { viewIfLoaded?.layoutIfNeeded() }
        } completion: {
        }
        tabBarController?.childBarPreferencesChanged(self)
    }

    /// Follows a change of the bar's looks or items, which may change its height.
    final func barLooksChanged() { viewIfLoaded?.setNeedsLayout() }

    final func toolbarItemsChanged(of controller: UIViewController) {
        if controller === stack.last { bottomBar.items = controller.toolbarItems }
    }

    /// Whether bars at the bottom are hidden for a controller of the stack.
    final var hidesBottomBars: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

    // MARK: Bars and child

    /// Lays out the bars, and the view of the top controller with its safe area.
    final func layoutBarsAndTop() {
        guard let view = viewIfLoaded else { return }
        let cover = barCover(in: view.bounds.size)
        bar.isHidden = barIsHidden
        bar.shape = currentShape(below: cover.navigationTop)
        let barFrame = CGRect(
            x: 0, y: barIsHidden ? -bar.shape.height : cover.navigationTop, width: view.bounds.width,
            height: bar.shape.height)
        if bar.frame != barFrame { bar.frame = barFrame }
        bar.setNeedsLayout()
        placeToolbar(cover, in: view)
        guard let shown, let child = shown.viewIfLoaded else { return }
        let layout = cover.layout(of: shown, navigationHeight: bar.shape.height)
        // Between frame and safe area the content moves back and forth: no reason for the title to collapse.
        let wasPlacing = isPlacing
        isPlacing = true
        if child.transform.isIdentity {
            child.frame = layout.frame
        } else {
            child.setUntransformedFrame(layout.frame)
        }
        shown.barSafeArea = layout.insets
        shown.navigationItem.searchController?.place(in: view.bounds, below: layout.insets)
        isPlacing = wasPlacing
        watchContent(of: shown)
    }

    private func placeToolbar(_ cover: BarCover, in view: UIView) {
        let isHidden = toolbarIsHidden || hidesBottomBars
        bottomBar.isHidden = isHidden
        if bottomBar.items ?? [] != stack.last?.toolbarItems ?? [] {
            bottomBar.items = stack.last?.toolbarItems
        }
        let height = BarMetrics.toolbar(traitCollection)
        bottomBar.reach = cover.outer.bottom
        bottomBar.frame = CGRect(
            x: 0, y: isHidden ? view.bounds.height : cover.toolbarTop, width: view.bounds.width,
            height: height)
    }

    final func sizeOfChild(_ child: UIViewController, in size: CGSize) -> CGSize {
        let cover = barCover(in: size)
        return cover.layout(of: child, navigationHeight: bar.shape.height).frame.size
    }

    private func barCover(in size: CGSize) -> BarCover {
        let outer = ownSafeArea
        var cover = BarCover(size: size, outer: outer)
        cover.containerBars = barSafeArea
        cover.additional = additionalSafeAreaInsets
        cover.navigationTop = BarMetrics.navigationTop(below: outer.top, traits: traitCollection)
        cover.hasNavigationBar = !barIsHidden
        cover.navigationIsTranslucent = bar.isTranslucent
        cover.toolbarTop = size.height - outer.bottom - BarMetrics.toolbar(traitCollection)
        cover.hasToolbar = !toolbarIsHidden && !hidesBottomBars
        cover.toolbarIsTranslucent = bottomBar.isTranslucent
        return cover
    }

    /// The view's safe area without what this controller adds, which does not move the bars.
    final var ownSafeArea: UIEdgeInsets {
        guard let view = viewIfLoaded else { return .zero }
        let (all, extra) = (view.safeAreaInsets, additionalSafeAreaInsets)
        return UIEdgeInsets(
            top: max(0, all.top - extra.top), left: max(0, all.left - extra.left),
            bottom: max(0, all.bottom - extra.bottom), right: max(0, all.right - extra.right))
    }

    // MARK: The large title

    private func currentShape(below top: CGFloat) -> NavigationBarShape {
        var shape = NavigationBarShape()
        shape.content = BarMetrics.navigationContent(traitCollection, isInSheet: isInSheet)
        if bar.topItem?.prompt != nil, !shape.isLow { shape.prompt = BarMetrics.prompt }
        shape.reach = top
        if bar.showsLargeTitle { shape.fullLarge = BarMetrics.largeTitle(traitCollection) }
        let search = bar.topItem?.searchController
        if let search { shape.fullSearch = BarMetrics.search + search.searchBar.scopeHeight }
        if shape.fullLarge != bar.shape.fullLarge || shape.fullSearch != bar.shape.fullSearch {
            seenLargeTitle = nil
        }
        if let search, search.isActive, search.hidesNavigationBarDuringPresentation {
            shape.isSearching = true
            (shape.content, shape.prompt, shape.search) = (0, 0, shape.fullSearch)
            shape.isAtScrollEdge = false
            return shape
        }
        let full = collapsibleHeight(shape)
        let content = shownContent
        if let content, seenLargeTitle == nil {
            // Content that is scrolled to its start shows the whole title.
            let scrolled = content.contentOffset.y + content.adjustedContentInset.top
            seenLargeTitle = min(max(full - max(scrolled, 0), 0), full)
        }
        // The search bar goes first.
        let seen = min(seenLargeTitle ?? full, full)
        shape.large = min(seen, shape.fullLarge)
        shape.search = full > shape.fullLarge ? seen - shape.large : shape.fullSearch
        shape.isAtScrollEdge = content.map { isAtStart($0, top: top, shape: shape) } ?? true
        return shape
    }

    /// The height of what goes when the content is scrolled.
    private func collapsibleHeight(_ shape: NavigationBarShape) -> CGFloat {
        let hides = bar.topItem?.hidesSearchBarWhenScrolling ?? true
        return shape.fullLarge
            + (hides && bar.topItem?.searchController?.isActive != true ? shape.fullSearch : 0)
    }

    private var shownContent: UIScrollView? { stack.last?.contentScrollView(for: .top) }

    private func isAtStart(_ content: UIScrollView, top: CGFloat, shape: NavigationBarShape) -> Bool {
        if shape.fullLarge > 0 { return shape.large > 0 }
        return content.contentOffset.y <= -content.adjustedContentInset.top + 0.5
    }

    final func watchContent(of controller: UIViewController) {
        controller.contentScrollView(for: .top)?.barWatcher = self
    }

    /// Follows the content: the large title scrolls under the bar, the background appears when it starts.
    final func followContent(_ content: UIScrollView) {
        guard content === shownContent, isViewLoaded, navigation == nil, !isPlacing else { return }
        let (full, top) = (bar.shape.fullHeight, barIsHidden ? 0 : bar.frame.minY)
        let collapsible = collapsibleHeight(bar.shape)
        if collapsible > 0, !barIsHidden, !bar.shape.isSearching {
            let start = content.contentInset.top + top + full + additionalSafeAreaInsets.top
            let scrolled = content.contentOffset.y + start
            seenLargeTitle = min(max(collapsible - scrolled, 0), collapsible)
        }
        guard currentShape(below: bar.shape.reach) != bar.shape else { return }
        content.isHeldByBars = true
        layoutBarsAndTop()
        content.isHeldByBars = false
    }
}

extension UIView {
    /// Sets a view's frame as it would be without its transform.
    final func setUntransformedFrame(_ frame: CGRect) {
        bounds = CGRect(origin: bounds.origin, size: frame.size)
        let anchor = geometry.anchorPoint
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}
