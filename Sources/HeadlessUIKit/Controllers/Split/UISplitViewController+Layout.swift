import Foundation

extension UISplitViewController {
    /// The width of an automatic column as a part of the whole, and its maximum in points.
    private static let (fraction, maximum): (CGFloat, CGFloat) = (0.4, 320)
    /// The minimum width of a column, and of the secondary column beside two others, in points.
    private static let (minimum, secondaryMinimum): (CGFloat, CGFloat) = (240, 464)
    /// The margin of a primary column that floats, and its distance from the top, in points.
    private static let (floatMargin, floatTop): (CGFloat, CGFloat) = (10, 32)
    private static let duration = 0.35

    final func makeContainerView() -> UIView {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.clipsToBounds = true
        container.onLayout = { [weak self] in self?.installColumns() }
        dimming.onTap = { [weak self] in
            self?.conceal(self?.style == .tripleColumn ? .supplementary : .primary)
        }
        return container
    }

    final func installColumns() {
        adaptToWidth()
        layoutColumns()
        updateModeButton()
    }

    // MARK: Modes

    final var isLandscape: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height
    }

    /// The mode by choice, preference and width.
    final var resolvedMode: DisplayMode {
        let mode = chosenMode ?? preferredDisplayMode
        switch mode {
        case .automatic:
            switch preferredSplitBehavior {
            case .overlay, .displace: return .secondaryOnly
            case .tile: return .oneBesideSecondary
            case .automatic: return isLandscape ? .oneBesideSecondary : .secondaryOnly
            }
        case .twoBesideSecondary where style != .tripleColumn: return .oneBesideSecondary
        case .twoOverSecondary where style != .tripleColumn: return .oneOverSecondary
        case .twoDisplaceSecondary where style != .tripleColumn: return .oneOverSecondary
        case .twoBesideSecondary where !fitsThree: return .twoOverSecondary
        default: return mode
        }
    }

    private var fitsThree: Bool {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let margin = isFloating ? Self.floatMargin : 0
        return width >= 2 * Self.minimum + margin + hairline + Self.secondaryMinimum
    }

    final var resolvedBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        switch displayMode {
        case .oneBesideSecondary, .twoBesideSecondary: return .tile
        case .oneOverSecondary, .twoOverSecondary: return .overlay
        case .twoDisplaceSecondary: return .displace
        default: return isLandscape ? .tile : .overlay
        }
    }

    /// The columns that a mode shows and that have a controller.
    final func shownColumns(in mode: DisplayMode) -> [Column] {
        var shown: [Column] = [.secondary]
        switch mode {
        case .automatic, .secondaryOnly: break
        case .oneBesideSecondary, .oneOverSecondary:
            shown.insert(style == .tripleColumn ? .supplementary : .primary, at: 0)
        default:
            shown = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
        return shown.filter { columns[$0] != nil }
    }

    /// Follows a change of the mode, in time where the view is in a window.
    final func modeChanged() {
        guard isSettled, !hasCollapsed, let view = viewIfLoaded, resolvedMode != shownMode else { return }
        let (old, new) = (shownColumns(in: shownMode), shownColumns(in: resolvedMode))
        delegate?.splitViewController(self, willChangeTo: resolvedMode)
        for column in new where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in old where !new.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        let timing = TransitionTiming(
            duration: appearance.phase == .appeared && UIView.areAnimationsEnabled ? Self.duration : 0)
        let coming = new.filter { !old.contains($0) }
        if timing.isAnimated { UIView.performWithoutAnimation { placeAside(coming) } }
        shownMode = resolvedMode
        timing.run { [self] in
            layoutColumns(keeping: old)
            view.layoutIfNeeded()
        } completion: { [weak self] in
            self?.layoutColumns()
        }
        updateModeButton()
    }

    /// Places columns that are coming outside, at their edge.
    private func placeAside(_ coming: [Column]) {
        guard let view = viewIfLoaded else { return }
        for column in coming {
            guard let child = columns[column]?.shown.view else { continue }
            let width = width(of: column, in: view.bounds.width)
            let x = isAtLeft ? -width : view.bounds.width
            child.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        }
    }

    // MARK: Widths

    private var hairline: CGFloat { 1 / (viewIfLoaded?.roundingScale ?? 1) }

    /// Whether the primary column floats over the content, as on iOS 26.
    private var isFloating: Bool {
        hasStyle && traitCollection.systemVersion >= .iOS26 && primaryBackgroundStyle == .sidebar
    }

    private var isAtLeft: Bool {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (primaryEdge == .leading) != isRightToLeft
    }

    final func width(of column: Column, in total: CGFloat) -> CGFloat {
        let automatic = Self.automaticDimension
        let isPrimary = column == .primary
        let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let part = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let (low, high) =
            isPrimary
            ? (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
            : (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
        var width = points
        if points == automatic {
            width = (part == automatic ? Self.fraction : part) * total
            if high == automatic { width = min(width, Self.maximum) }
            // Three columns are as narrow as is needed to fit beside each other.
            let isThree = style == .tripleColumn && shownColumns(in: shownMode).count == 3
            if isThree { width = min(width, max(Self.minimum, (total - Self.secondaryMinimum) / 2)) }
        }
        if high != automatic { width = min(width, high) }
        if low != automatic { width = max(width, low) }
        let scale = viewIfLoaded?.roundingScale ?? 1
        return (min(max(width, 0), total) * scale).rounded() / scale
    }

    // MARK: Frames

    /// Places the shown columns; those in `kept` leave by an animation and stay until its end.
    final func layoutColumns(keeping kept: [Column] = []) {
        guard let view = viewIfLoaded, isSettled else { return }
        if hasCollapsed { return layoutCollapsed(in: view) }
        // A mode that follows the orientation changes with it.
        if kept.isEmpty, shownMode != resolvedMode { shownMode = resolvedMode }
        let shown = shownColumns(in: shownMode)
        for (column, entry) in columns where !shown.contains(column) && !kept.contains(column) {
            if entry.shown.viewIfLoaded?.superview === view { entry.shown.view.removeFromSuperview() }
        }
        let frames = frames(of: shown, in: view.bounds)
        placeChildren(frames, in: view)
        for column in kept where !shown.contains(column) {
            guard let child = columns[column]?.shown.viewIfLoaded else { continue }
            child.frame.origin.x = isAtLeft ? -child.frame.width : view.bounds.width
        }
        placeDecoration(frames, in: view)
    }

    private var isOver: Bool {
        shownMode == .oneOverSecondary || shownMode == .twoOverSecondary
    }

    /// The frames of columns, from the primary edge on.
    private func frames(of shown: [Column], in bounds: CGRect) -> [(column: Column, frame: CGRect)] {
        var x: CGFloat = 0
        var frames: [(column: Column, frame: CGRect)] = []
        for column in shown where column != .secondary {
            let width = width(of: column, in: bounds.width)
            var frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if column == .primary, isFloating {
                let (margin, top) = (Self.floatMargin, Self.floatTop)
                frame = CGRect(x: margin, y: top, width: width, height: max(0, bounds.height - top - margin))
            }
            frames.append((column, frame))
            x = frame.maxX + (column == .primary && isFloating ? 0 : hairline)
        }
        var rest = CGRect(x: x, y: 0, width: max(0, bounds.width - x), height: bounds.height)
        if isOver { rest = bounds }
        if shownMode == .twoDisplaceSecondary {
            rest.size.width = max(0, bounds.width - width(of: .supplementary, in: bounds.width))
        }
        // Content reaches under a column that floats.
        if isFloating, frames.count == 1, frames.first?.column == .primary { rest = bounds }
        frames.append((.secondary, rest))
        guard !isAtLeft else { return frames }
        return frames.map { column, frame in
            (
                column,
                CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            )
        }
    }

    private func placeChildren(_ frames: [(column: Column, frame: CGRect)], in view: UIView) {
        // A screen reader goes through one column after the other.
        view.accessibilityElements = frames.compactMap { columns[$0.column]?.shown.view }
        // The secondary column is at the back.
        for (index, (column, frame)) in frames.reversed().enumerated() {
            guard let entry = columns[column], let child = entry.shown.view else { continue }
            if child.superview !== view { view.insertSubview(child, at: min(index, view.subviews.count)) }
            child.shouldGroupAccessibilityChildren = true
            child.frame = frame
            let isNarrow = column != .secondary
            let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
            if overrideTraitCollection(forChild: entry.shown)?.horizontalSizeClass
                != traits?.horizontalSizeClass
            {
                setOverrideTraitCollection(traits, forChild: entry.shown)
            }
            let floats = column == .primary && isFloating
            child.layer.cornerRadius = floats ? 26 : 0
            if floats { child.clipsToBounds = true }
            guard column == .secondary else { continue }
            var insets = UIEdgeInsets.zero
            if isFloating, !isOver, let primary = frames.first(where: { $0.column == .primary }),
                frame == view.bounds
            {
                if isAtLeft {
                    insets.left = primary.frame.maxX
                } else {
                    insets.right = view.bounds.width - primary.frame.minX
                }
            }
            entry.shown.barSafeArea = insets
        }
    }

    private func placeDecoration(_ frames: [(column: Column, frame: CGRect)], in view: UIView) {
        let beside = frames.filter { $0.column != .secondary }
        let needsDimming = isOver && !beside.isEmpty
        if needsDimming, let child = columns[.secondary]?.shown.viewIfLoaded {
            dimming.frame = view.bounds
            if dimming.superview !== view { view.insertSubview(dimming, aboveSubview: child) }
        } else {
            dimming.removeFromSuperview()
        }
        guard let last = beside.last, !isOver, !(isFloating && last.column == .primary) else {
            line.removeFromSuperview()
            return
        }
        line.backgroundColor = .separator
        if line.superview !== view { view.addSubview(line) }
        let x = isAtLeft ? last.frame.maxX : last.frame.minX - hairline
        line.frame = CGRect(x: x, y: 0, width: hairline, height: view.bounds.height)
    }

    private func layoutCollapsed(in view: UIView) {
        line.removeFromSuperview()
        dimming.removeFromSuperview()
        removeHiddenViews()
        guard let host = collapsedHost, let child = host.view else { return }
        if child.superview !== view { view.addSubview(child) }
        child.frame = view.bounds
        child.layer.cornerRadius = 0
        host.barSafeArea = .zero
        view.accessibilityElements = nil
    }

    final func removeHiddenViews() {
        guard hasCollapsed, let view = viewIfLoaded else { return }
        let host = collapsedHost
        for entry in columns.values where entry.shown !== host && entry.shown.viewIfLoaded?.superview === view
        {
            entry.shown.view.removeFromSuperview()
        }
    }

    // MARK: The button

    /// Shows the button that changes the mode in the bar of the secondary column.
    final func updateModeButton() {
        guard hasStyle, let navigator = columns[.secondary]?.shown as? UINavigationController,
            let item = navigator.viewControllers.first?.navigationItem
        else { return }
        let isShown =
            !hasCollapsed && displayModeButtonVisibility != .never
            && (displayModeButtonVisibility == .always || presentsWithGesture)
            && shownColumns(in: shownMode) == [.secondary] && columns.count > 1
        item.containerItem = isShown ? displayModeButtonItem : nil
    }
}
