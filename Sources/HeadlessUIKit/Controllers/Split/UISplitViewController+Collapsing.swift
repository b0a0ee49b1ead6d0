import Foundation

/// Where the width is compact, the columns are one navigation stack, or the compact column alone.
extension UISplitViewController {
    private static let order: [Column] = [.primary, .supplementary, .secondary]

    /// The controller that is shown while the columns are collapsed.
    final var collapsedHost: UIViewController? {
        if let compact = columns[.compact] { return compact.shown }
        return Self.order.lazy.compactMap { self.columns[$0]?.shown }.first
    }

    private var hostNavigator: UINavigationController? {
        columns[.compact] == nil ? collapsedHost as? UINavigationController : nil
    }

    /// The column on top of the stack.
    final var collapsedTop: Column {
        if columns[.compact] != nil { return .compact }
        let stack = hostNavigator?.viewControllers ?? []
        for column in Self.order.reversed() {
            guard let entry = columns[column] else { continue }
            if entry.shown === collapsedHost
                || entry.collapsed.contains(where: { one in stack.contains { $0 === one } })
            {
                return column
            }
        }
        return .primary
    }

    final var collapsedMode: DisplayMode {
        collapsedTop == .secondary ? .secondaryOnly : .oneBesideSecondary
    }

    // MARK: Collapsing

    /// Collapses or expands where the width class of the view says so.
    final func adaptToWidth() {
        guard isViewLoaded else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard !isSettled || isCompact != hasCollapsed else { return }
        // Outside of a window the traits are those of the main screen.
        guard viewIfLoaded?.window != nil else { return }
        let isFirst = !isSettled
        isSettled = true
        if isCompact { collapse() } else if !isFirst { expand() } else { shownMode = resolvedMode }
        viewIfLoaded?.setNeedsLayout()
    }

    private func collapse() {
        for column in Self.order {
            if let shown = columns[column]?.shown { setOverrideTraitCollection(nil, forChild: shown) }
        }
        hasCollapsed = true
        if columns[.compact] == nil {
            if hasStyle { collapseColumns() } else { collapseSecondary() }
        }
        removeHiddenViews()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func collapseColumns() {
        let proposed: Column =
            columns[.secondary] != nil
            ? .secondary : columns[.supplementary] != nil ? .supplementary : .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        for column in Self.order.dropFirst() where column.rawValue <= top.rawValue {
            push(column, animated: false)
        }
    }

    private func collapseSecondary() {
        if let only = delegate?.primaryViewController(forCollapsing: self),
            only !== columns[.primary]?.shown
        {
            set(only, for: .primary)
        }
        guard let primary = columns[.primary]?.shown, let secondary = columns[.secondary]?.shown else {
            return
        }
        let isHandled =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isHandled { push(.secondary, animated: false) }
    }

    /// Moves the controllers of a column onto the stack.
    private func push(_ column: Column, animated: Bool) {
        guard let navigator = hostNavigator, var entry = columns[column], entry.shown !== navigator else {
            return
        }
        if entry.collapsed.isEmpty {
            if let inner = entry.shown as? UINavigationController {
                entry.collapsed = inner.viewControllers
                inner.setViewControllers([], animated: false)
            } else {
                entry.collapsed = [entry.shown]
            }
            columns[column] = entry
        }
        let moved = entry.collapsed.filter { one in !navigator.viewControllers.contains { $0 === one } }
        guard !moved.isEmpty else { return }
        navigator.setViewControllers(navigator.viewControllers + moved, animated: animated)
    }

    /// Shows a column's controllers on top of the stack.
    final func showCollapsed(_ column: Column) {
        guard let navigator = hostNavigator, let entry = columns[column] else { return }
        if entry.shown === navigator {
            navigator.popToRootViewController(animated: UIView.areAnimationsEnabled)
        } else if let last = entry.collapsed.last, navigator.viewControllers.contains(where: { $0 === last })
        {
            navigator.popToViewController(last, animated: UIView.areAnimationsEnabled)
        } else {
            push(column, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Pops a column's controllers.
    final func hideCollapsed(_ column: Column) {
        guard let navigator = hostNavigator, let first = columns[column]?.collapsed.first,
            let index = navigator.viewControllers.firstIndex(where: { $0 === first }), index > 0
        else { return }
        navigator.popToViewController(
            navigator.viewControllers[index - 1], animated: UIView.areAnimationsEnabled)
    }

    /// Removes the controllers of a column that was replaced from the stack, and pushes those of the new one.
    final func replaceCollapsed(_ old: SplitColumn, in column: Column) {
        guard hasCollapsed, let navigator = hostNavigator, !old.collapsed.isEmpty else { return }
        let stack = navigator.viewControllers
        let rest = stack.filter { one in !old.collapsed.contains { $0 === one } }
        guard rest.count < stack.count else { return }
        navigator.setViewControllers(rest, animated: false)
        if columns[column] != nil { push(column, animated: false) }
    }

    // MARK: Expanding

    private func expand() {
        let navigator = hostNavigator
        hasCollapsed = false
        if let navigator { separate(from: navigator) }
        if !hasStyle, let primary = columns[.primary]?.shown {
            if let main = delegate?.primaryViewController(forExpanding: self), main !== primary {
                set(main, for: .primary)
            }
            if let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary),
                secondary !== columns[.secondary]?.shown
            {
                set(secondary, for: .secondary)
            }
        }
        let proposed = resolvedMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
            ?? proposed
        if mode != proposed, mode != .automatic { chosenMode = mode }
        shownMode = resolvedMode
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.layoutIfNeeded()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Moves the controllers of each column from the stack back to the column; those pushed above go with them.
    private func separate(from navigator: UINavigationController) {
        var stack = navigator.viewControllers
        for column in Self.order.reversed() {
            guard var entry = columns[column], !entry.collapsed.isEmpty else { continue }
            let first = stack.firstIndex { one in entry.collapsed.contains { $0 === one } }
            let own = first.map { Array(stack[$0...]) } ?? entry.collapsed
            if let first { stack.removeSubrange(first...) }
            entry.collapsed = []
            columns[column] = entry
            navigator.setViewControllers(stack, animated: false)
            if let inner = entry.shown as? UINavigationController {
                inner.setViewControllers(own, animated: false)
            } else if entry.shown.parent !== self {
                addChild(entry.shown)
                entry.shown.didMove(toParent: self)
            }
        }
    }
}
