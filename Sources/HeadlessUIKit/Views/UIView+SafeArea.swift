extension UIView {
    final var inheritsOrHasSafeArea: Bool {
        flags.contains(.inheritsSafeArea) || safeAreaStorage != .zero
    }

    /// Derives the safe area from the superview's and goes on below where something changed.
    final func updateSafeArea() {
        // A subview's insets follow from this view's and from the place in it, so only a change goes on.
        guard takeSafeArea(), !subviewStorage.isEmpty else { return }
        var open: [UIView] = subviewStorage.reversed()
        while let view = open.popLast() {
            if view.takeSafeArea() { open += view.subviewStorage.reversed() }
        }
    }

    /// Derives this view's safe area from the superview's and tells whether it changed.
    private func takeSafeArea() -> Bool {
        let parent = superviewStorage
        let inherited = parent?.safeAreaStorage ?? .zero
        flags.set(.inheritsSafeArea, to: inherited != .zero)
        let insets = ownSafeArea(below: parent, inherited: inherited)
        guard insets != safeAreaStorage else { return false }
        safeAreaStorage = insets
        safeAreaChanged()
        return true
    }

    final func updateSafeAreaOfSubviews() {
        guard safeAreaStorage != .zero else { return }
        for subview in subviewStorage { subview.updateSafeArea() }
    }

    /// UIKit's rule: on each edge what is left of the superview's inset after the distance between the
    /// two edges, at least nothing and at most the superview's inset; then what the controller adds.
    private func ownSafeArea(below parent: UIView?, inherited: UIEdgeInsets) -> UIEdgeInsets {
        if flags.contains(.isWindow) { return (self as? UIWindow)?.screenSafeArea ?? .zero }
        var insets = UIEdgeInsets.zero
        if let parent, inherited != .zero {
            let (box, edges) = (untransformedFrame, parent.geometry.bounds)
            func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
                min(max(inset - distance, 0), inset)
            }
            insets = UIEdgeInsets(
                top: rest(inherited.top, box.minY - edges.minY),
                left: rest(inherited.left, box.minX - edges.minX),
                bottom: rest(inherited.bottom, edges.maxY - box.maxY),
                right: rest(inherited.right, edges.maxX - box.maxX))
        }
        guard let extra = controller?.additionalSafeAreaInsets, extra != .zero, windowStorage != nil else {
            return insets
        }
        return UIEdgeInsets(
            top: insets.top + extra.top, left: insets.left + extra.left,
            bottom: insets.bottom + extra.bottom, right: insets.right + extra.right)
    }

    /// The frame as it would be without the transform.
    private var untransformedFrame: CGRect {
        guard geometry.special != nil else { return frame }
        let (size, anchor) = (geometry.bounds.size, geometry.anchorPoint)
        return CGRect(
            x: geometry.position.x - anchor.x * size.width, y: geometry.position.y - anchor.y * size.height,
            width: size.width, height: size.height)
    }

    private func safeAreaChanged() {
        markNeedsLayout()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    }
}
