internal import LayoutCore

extension UIView {
    /// The safe area that subviews inherit: the view's own, as a subclass may override it, less what a scroll
    /// view took into its insets.
    final var safeAreaForSubviews: UIEdgeInsets {
        guard flags.contains(.isScrollView) else { return safeAreaInsets }
        return safeAreaInsets - absorbedSafeAreaInsets
    }

    /// Derives the safe area from the superview's and goes on below where something changed.
    final func updateSafeArea() {
        // A subview's insets follow from this view's and from its position in it, so only a change is passed
        // on.
        guard takeSafeArea(), !subviewStorage.isEmpty else { return }
        updateSafeArea(of: subviewStorage)
    }

    private func updateSafeArea(of views: [UIView]) {
        var open: [UIView] = []
        open.append(reversed: views)
        while let view = open.popLast() {
            if view.takeSafeArea() { open.append(reversed: view.subviewStorage) }
        }
    }

    /// Computes this view's safe area from the superview's, and returns whether what subviews inherit
    /// changed.
    private func takeSafeArea() -> Bool {
        // Counting the superview is slow where it is a window, which has weak references.
        let outer = superviewReference?.withoutRetaining { ($0.safeAreaForSubviews, $0.geometry.bounds) }
        let (inherited, edges) = outer ?? (.zero, .zero)
        flags.set(.inheritsSafeArea, to: inherited != .zero || flags.contains(.isWindow))
        if lies(insideOf: inherited, within: edges), safeAreaStorage == .zero { return false }
        let insets = ownSafeArea(inherited: inherited, within: edges)
        guard insets != safeAreaStorage else { return false }
        let passedOn = safeAreaForSubviews
        safeAreaStorage = insets
        if flags.contains(.isScrollView) { adjustInsets() }
        safeAreaChanged()
        return safeAreaForSubviews != passedOn
    }

    /// Whether nothing of the superview's safe area is left for the view, and it has none of its own, as for most views of a
    /// screen. Pays in `constraints growth feed`, in views.
    @inline(__always)
    private func lies(insideOf inherited: UIEdgeInsets, within edges: CGRect) -> Bool {
        guard geometry.special == nil, controller == nil, !flags.contains(.isWindow) else { return false }
        let (corner, size) = (geometry.corner, geometry.bounds.size)
        func isUsedUp(_ inset: CGFloat, by distance: CGFloat) -> Bool { inset >= 0 && distance >= inset }
        return isUsedUp(inherited.top, by: corner.y - edges.origin.y)
            && isUsedUp(inherited.left, by: corner.x - edges.origin.x)
            && isUsedUp(inherited.bottom, by: edges.maxY - (corner.y + size.height))
            && isUsedUp(inherited.right, by: edges.maxX - (corner.x + size.width))
    }

    /// Updates after the view was resized. What is passed on counts at the edges that moved.
    final func updateSafeAreaOfSubviews(resizedFrom oldSize: CGSize) {
        let (area, size) = (safeAreaForSubviews, geometry.bounds.size)
        let isAcross = size.width != oldSize.width && area.right != 0
        let isAlong = size.height != oldSize.height && area.bottom != 0
        if isAcross || isAlong { updateSafeAreaOfSubviews() }
    }

    /// Updates after a change of what subviews inherit, or of where they lie.
    final func updateSafeAreaOfSubviews() {
        for subview in subviewStorage { subview.updateSafeArea() }
    }

    /// Updates after a change of the view's position in its superview.
    final func positionChanged() {
        if flags.contains(.inheritsSafeArea) { updateSafeArea() }
        if flags.contains(.tracksMargins) { reviewMargins() }
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
    }

    /// Follows a move to another superview, or out of the tree.
    final func superviewChanged(movesWindow: Bool) {
        var inherits = false
        // No closure: each call of one would look whether it is on the main actor.
        if let superview = superviewStorage { inherits = superview.safeAreaForSubviews != .zero }
        if inherits || flags.contains(.inheritsSafeArea) { updateSafeArea() }
        if movesWindow {
            // What controllers add holds in a window only, whether or not the window has a safe area; and
            // scroll views may have come below bars.
            forEachInTree {
                if $0.controller != nil { $0.updateSafeArea() }
                if $0.flags.contains(.isScrollView) { $0.adjustInsets() }
            }
        }
        superviewMarginsChanged()
    }

    /// Follows the coming or going of a controller, which has its part in the safe area and the margins.
    final func controllerChanged() {
        if windowStorage != nil { updateSafeArea() }
        trackMargins()
    }

    /// UIKit's rule: on each edge what is left of the superview's inset after the distance between the
    /// two edges, at least 0 and at most the superview's inset; then what the controller adds.
    private func ownSafeArea(inherited: UIEdgeInsets, within edges: CGRect) -> UIEdgeInsets {
        if flags.contains(.isWindow) { return (self as? UIWindow)?.screenSafeArea ?? .zero }
        var insets = UIEdgeInsets.zero
        if inherited != .zero {
            let box = untransformedFrame
            func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
                min(max(inset - distance, 0), inset)
            }
            insets = UIEdgeInsets(
                top: rest(inherited.top, box.minY - edges.minY),
                left: rest(inherited.left, box.minX - edges.minX),
                bottom: rest(inherited.bottom, edges.maxY - box.maxY),
                right: rest(inherited.right, edges.maxX - box.maxX))
        }
        guard let controller, windowReference != nil else { return insets }
        // Bars of containers cover the view wherever it is in its superview.
        let (bars, extra) = (controller.barSafeArea, controller.additionalSafeAreaInsets)
        if bars != .zero { insets = insets.widened(to: bars) }
        return extra == .zero ? insets : (insets + extra).notNegative
    }

    /// The frame as it would be without the transform.
    final var untransformedFrame: CGRect {
        guard geometry.special != nil else { return frame }
        return CGRect(origin: geometry.plainCorner, size: geometry.bounds.size)
    }

    private func safeAreaChanged() {
        markNeedsLayout()
        if flags.contains(.constrained) { constrainedMarginsChanged() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        guard insetsLayoutMarginsFromSafeArea else { return }
        if flags.contains(.tracksMargins) { reviewMargins() } else { marginsChanged() }
    }
}

extension UIEdgeInsets {
    /// The insets with 0 for those that point outwards.
    var notNegative: UIEdgeInsets {
        UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
    }

    /// The larger inset of the two on each edge.
    func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension UIView {
    /// Follows a change of the bounds' origin. Views below are visited only where some of the safe area is
    /// left for them on the edges that moved.
    final func boundsOriginChanged(from old: CGPoint) {
        if !subviewStorage.isEmpty {
            let (area, origin) = (safeAreaForSubviews, geometry.bounds.origin)
            let isAcross = old.x != origin.x && (area.left != 0 || area.right != 0)
            let isAlong = old.y != origin.y && (area.top != 0 || area.bottom != 0)
            if isAcross || isAlong { updateSafeAreaOfSubviews() }
            reviewMarginsOfHeirs()
        }
        if flags.contains(.constrained) { constrainedOriginChanged() }
        if flags.contains(.isScrollView) { boundsOriginChanged() }
    }
}
