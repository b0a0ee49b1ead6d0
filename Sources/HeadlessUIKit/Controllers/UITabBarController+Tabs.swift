import Foundation

extension UITabBarController {
    final func makeContainerView() -> UIView {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.onLayout = { [weak self] in
            self?.installTab()
            self?.layoutBarAndTab()
        }
        container.onSafeAreaChange = { [weak self] in self?.layoutBarAndTab() }
        container.addSubview(bar)
        return container
    }

    // MARK: Tabs

    final func takeTabs(_ all: [UIViewController]) {
        tabTransition?.finish()
        var distinct: [UIViewController] = []
        for controller in all where !distinct.contains(where: { $0 === controller }) {
            distinct.append(controller)
        }
        let (old, oldSelection) = (controllers, selectedViewController)
        let removed = old.filter { one in !distinct.contains { $0 === one } }
        let added = distinct.filter { one in !old.contains { $0 === one } }
        for controller in removed { controller.willMove(toParent: nil) }
        controllers = distinct
        for controller in added { addChild(controller) }
        // A controller that could not become a child, being an ancestor, is left out.
        controllers.removeAll { $0.parentStorage !== self }
        let kept = oldSelection.flatMap { one in controllers.firstIndex { $0 === one } }
        let usual =
            controllers.isEmpty
            ? NSNotFound : min(max(selection == NSNotFound ? 0 : selection, 0), controllers.count - 1)
        selection = kept ?? usual
        tabItemsChanged()
        show(from: oldSelection)
        for controller in added where controller.parentStorage === self { controller.didMove(toParent: self) }
        for controller in removed where controller.parentStorage === self { controller.removeFromParent() }
    }

    final func select(_ index: Int) {
        tabTransition?.finish()
        guard controllers.indices.contains(index), index != selection else { return }
        let old = selectedViewController
        selection = index
        bar.selectedItem = selectedViewController?.tabBarItem
        show(from: old)
    }

    /// Follows a tap: a tap on the shown tab leads a navigation controller back to its root.
    final func tapped(_ item: UITabBarItem) {
        guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
        else { return }
        let tab = controllers[index].tab
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        let previous = shownTab
        if index == selection {
            (controllers[index] as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controllers[index])
        if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    }

    final func tabItemsChanged() {
        let items = controllers.compactMap { $0.tabBarItem as UITabBarItem? }
        if items != bar.items ?? [] { bar.items = items }
        bar.selectedItem = selectedViewController?.tabBarItem
    }

    final func drop(_ child: UIViewController) {
        guard let index = controllers.firstIndex(where: { $0 === child }) else { return }
        if shown === child {
            child.viewIfLoaded?.removeFromSuperview()
            shown = nil
        }
        controllers.remove(at: index)
        selection =
            controllers.isEmpty
            ? NSNotFound : min(selection > index ? selection - 1 : selection, controllers.count - 1)
        tabItemsChanged()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Showing

    private func show(from old: UIViewController?) {
        let new = selectedViewController
        guard let own = viewIfLoaded, old !== new,
            appearance.phase == .appeared || appearance.phase == .appearing
        else {
            if old !== new {
                shown?.viewIfLoaded?.removeFromSuperview()
                shown = nil
            }
            viewIfLoaded?.setNeedsLayout()
            return
        }
        new?.loadViewIfNeeded()
        if let old, let new, animates(from: old, to: new, in: own) { return }
        old?.beginAppearanceTransition(false, animated: false)
        new?.beginAppearanceTransition(true, animated: false)
        old?.viewIfLoaded?.removeFromSuperview()
        shown = nil
        installTab()
        new?.announceAppearing()
        own.layoutIfNeeded()
        old?.endAppearanceTransition()
        if appearance.phase == .appeared { new?.endAppearanceTransition() }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Begins an animated change, where the delegate has an object that animates it.
    private func animates(from old: UIViewController, to new: UIViewController, in own: UIView) -> Bool {
        guard UIView.areAnimationsEnabled, own.window != nil, appearance.phase == .appeared,
            old.parentStorage === self,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        let transition = TabTransition(from: old, to: new, in: self)
        tabTransition = transition
        transition.start(by: animator, in: own)
        return true
    }

    /// Selects the tab that was selected before a change that was cancelled.
    final func restoreSelection(of controller: UIViewController) {
        guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
        selection = index
        bar.selectedItem = controller.tabBarItem
    }

    final func installTab() {
        guard tabTransition == nil else { return }
        guard let own = viewIfLoaded, let tab = selectedViewController, let view = tab.view else { return }
        guard shown !== tab || view.superview !== own else { return }
        if let shown, shown !== tab { shown.viewIfLoaded?.removeFromSuperview() }
        shown = tab
        layoutBarAndTab()
        own.insertSubview(view, at: 0)
        layoutBarAndTab()
    }

    // MARK: Layout

    /// Whether the bar is hidden, directly or by a controller pushed in the shown tab.
    private var barIsAway: Bool {
        bar.isHidden || ((selectedViewController as? UINavigationController)?.hidesBottomBars ?? false)
    }

    final func barCover(in size: CGSize) -> BarCover {
        let (all, extra) = (viewIfLoaded?.safeAreaInsets ?? .zero, additionalSafeAreaInsets)
        let bottom = max(0, all.bottom - extra.bottom)
        var cover = BarCover(size: size, outer: all)
        cover.containerBars = barSafeArea
        cover.additional = extra
        cover.hasToolbar = !barIsAway
        cover.toolbarIsTranslucent = bar.isTranslucent
        cover.toolbarTop = size.height - BarMetrics.tabBar(traitCollection) - bottom
        return cover
    }

    /// Lays out the bar, and the view of the shown controller with its safe area.
    final func layoutBarAndTab() {
        guard let view = viewIfLoaded else { return }
        let cover = barCover(in: view.bounds.size)
        // A bar that is pushed away lies beside the screen, as it moves with the controller that it belongs
        // to.
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let aside = isRightToLeft ? view.bounds.width : -view.bounds.width
        let barFrame = CGRect(
            x: cover.hasToolbar || bar.isHidden ? 0 : aside, y: cover.toolbarTop, width: view.bounds.width,
            height: view.bounds.height - cover.toolbarTop)
        if bar.frame != barFrame { bar.frame = barFrame }
        updateScrollEdge()
        guard let shown, let child = shown.viewIfLoaded else { return }
        let (frame, insets) = cover.layout(of: shown)
        if child.transform.isIdentity { child.frame = frame } else { child.setUntransformedFrame(frame) }
        shown.barSafeArea = insets
    }

    /// The bar is transparent where the content ends above it.
    final func updateScrollEdge() {
        var leaf = selectedViewController
        if let navigator = leaf as? UINavigationController { leaf = navigator.topViewController }
        guard let leaf, let content = leaf.contentScrollView(for: .bottom) else {
            bar.isAtScrollEdge = true
            return
        }
        if content.barWatcher == nil { content.barWatcher = self }
        let end = content.contentSize.height + content.adjustedContentInset.bottom - content.bounds.height
        bar.isAtScrollEdge = content.contentOffset.y >= end - 0.5
    }
}
