extension UIView {
    final func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) {
        madeExtras.insetsLayoutMarginsFromSafeArea = insets
        marginsChanged()
    }

    final func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
        madeExtras.preservesSuperviewLayoutMargins = preserves
        marginsChanged()
    }

    final func setLayoutMargins(_ margins: UIEdgeInsets) {
        madeExtras.layoutMargins = .sides(margins)
        marginsChanged()
    }

    final func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        madeExtras.layoutMargins = .directional(margins)
        marginsChanged()
    }

    private func marginsChanged() {
        markNeedsLayout()
        layoutMarginsDidChange()
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The margins without the safe area.
    private var ownLayoutMargins: UIEdgeInsets {
        var margins: UIEdgeInsets =
            switch extras?.layoutMargins {
            case .sides(let sides): sides
            case .directional(let insets): insets.sides(isRightToLeft: isRightToLeft)
            // A controller's root view has no margins of its own above and below.
            case nil where controller != nil: .zero
            case nil: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            }
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = controller.systemMinimumLayoutMargins.sides(isRightToLeft: isRightToLeft)
            margins.left = max(margins.left, minimum.left)
            margins.right = max(margins.right, minimum.right)
        }
        return margins
    }

    final var resolvedLayoutMargins: UIEdgeInsets {
        var margins = ownLayoutMargins
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaStorage.top
            margins.left += safeAreaStorage.left
            margins.bottom += safeAreaStorage.bottom
            margins.right += safeAreaStorage.right
        }
        if preservesSuperviewLayoutMargins, let parent = superviewStorage {
            let (outer, box, edges) = (parent.layoutMargins, frame, parent.geometry.bounds)
            margins.top = max(margins.top, outer.top - (box.minY - edges.minY))
            margins.left = max(margins.left, outer.left - (box.minX - edges.minX))
            margins.bottom = max(margins.bottom, outer.bottom - (edges.maxY - box.maxY))
            margins.right = max(margins.right, outer.right - (edges.maxX - box.maxX))
        }
        return margins
    }

    final var resolvedDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        let margins = resolvedLayoutMargins
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
            bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same insets by sides.
    func sides(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
