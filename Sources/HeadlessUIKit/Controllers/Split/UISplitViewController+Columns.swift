import Foundation

extension UISplitViewController {
    final var hasStyle: Bool { style != .unspecified }

    // MARK: Controllers

    final func set(_ controller: UIViewController?, for column: Column) {
        let old = columns[column]
        if let controller {
            let isWrapped = hasStyle && column != .compact && !(controller is UINavigationController)
            let shown =
                isWrapped
                ? controller.navigationController ?? UINavigationController(rootViewController: controller)
                : controller
            columns[column] = SplitColumn(given: controller, shown: shown)
            adoptColumn(shown)
        } else {
            columns[column] = nil
        }
        if let old { replaceCollapsed(old, in: column) }
        if let old, !columns.values.contains(where: { $0.shown === old.shown }) { leave(old.shown) }
        columnsChanged()
    }

    private func adoptColumn(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func leave(_ controller: UIViewController) {
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    final func drop(_ child: UIViewController) {
        for (column, entry) in columns where entry.shown === child { columns[column] = nil }
        child.viewIfLoaded?.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    final var shownControllers: [UIViewController] {
        if hasCollapsed { return [collapsedHost].compactMap { $0 } }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.shown }
    }

    final func takeControllers(_ controllers: [UIViewController]) {
        if hasStyle {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Setting viewControllers on a UISplitViewController with a column style is not "
                    + "supported; use -setViewController:forColumn: instead"
            ).raise()
            return
        }
        set(controllers.first, for: .primary)
        set(controllers.count > 1 ? controllers[1] : nil, for: .secondary)
    }

    private func columnsChanged() {
        guard isViewLoaded else { return }
        viewIfLoaded?.setNeedsLayout()
        if isSettled, viewIfLoaded?.window != nil { viewIfLoaded?.layoutIfNeeded() }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// The controller that decides on the status bar: the collapsed one, or that of the secondary column.
    final var frontController: UIViewController? {
        hasCollapsed ? collapsedHost : columns[.secondary]?.shown ?? columns[.primary]?.shown
    }

    // MARK: Showing

    final func reveal(_ column: Column) {
        if hasCollapsed { return showCollapsed(column) }
        switch (style, column) {
        case (_, .secondary), (_, .compact), (_, .inspector): break
        case (.tripleColumn, .primary): choose(beside(2))
        case (.tripleColumn, _):
            if !isShowing(.supplementary) { choose(beside(1)) }
        default: if !isShowing(.primary) { choose(beside(1)) }
        }
    }

    final func conceal(_ column: Column) {
        if hasCollapsed { return hideCollapsed(column) }
        guard isShowing(column) else { return }
        switch (style, column) {
        case (.tripleColumn, .primary): choose(beside(1))
        case (_, .primary), (_, .supplementary): choose(.secondaryOnly)
        default: break
        }
    }

    /// The mode that shows a number of columns in the way that the width and the preferences allow.
    private func beside(_ count: Int) -> DisplayMode {
        switch (count, resolvedBehaviorForShowing) {
        case (1, .overlay), (1, .displace): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    private var resolvedBehaviorForShowing: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isLandscape ? .tile : .overlay
    }

    final func toggleMode() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if target != .automatic { return choose(target) }
        let first: Column = style == .tripleColumn ? .supplementary : .primary
        if isShowing(first) { conceal(first) } else { reveal(first) }
    }

    private func choose(_ mode: DisplayMode) {
        chosenMode = mode
        modeChanged()
    }

    // MARK: For show(_:sender:) and its like

    final func showMaster(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
        if let navigator = (hasCollapsed ? collapsedHost : columns[.primary]?.shown)
            as? UINavigationController
        {
            return navigator.pushViewController(controller, animated: UIView.areAnimationsEnabled)
        }
        set(controller, for: .primary)
    }

    final func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        set(controller, for: .secondary)
        if hasCollapsed { showCollapsed(.secondary) }
    }
}
