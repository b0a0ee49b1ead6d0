internal import LayoutCore

extension UIScrollView {
    /// Computes the adjusted inset. An offset at the start edge of the content stays at it, and
    /// subviews get only the part of the safe area that was not absorbed.
    final func updateAdjustedInset() {
        let absorbed = safeAreaToAbsorb
        let isOther = absorbed != absorbedSafeArea
        absorbedSafeArea = absorbed
        let old = adjustedInset
        adjustedInset = ownInset + absorbed
        if let pullObserver { adjustedInset.top += pullObserver.pullInset }
        if isOther { updateSafeAreaOfSubviews() }
        guard adjustedInset != old else { return }
        if !isHeldByBars {
            followStartEdges(from: old)
            moveIntoRange()
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private var safeAreaToAbsorb: UIEdgeInsets {
        let area = safeAreaInsets
        guard area != .zero else { return .zero }
        switch adjustmentBehavior {
        case .never: return .zero
        case .always: return area
        case .scrollableAxes: return scrollablePart(of: area)
        case .automatic:
            var part = scrollablePart(of: area)
            if isContentBelowBars { (part.top, part.bottom) = (area.top, area.bottom) }
            return part
        }
    }

    private func scrollablePart(of area: UIEdgeInsets) -> UIEdgeInsets {
        Axis.allCases.filter(isScrollable).reduce(.zero) { $0 + area.only($1) }
    }

    /// Whether the content is larger than the available space along an axis, or the axis bounces without it.
    final func isScrollable(along axis: Axis) -> Bool {
        let alwaysBounces = axis == .horizontal ? alwaysBounces.horizontal : alwaysBounces.vertical
        return alwaysBounces || contentSize[axis] > geometry.bounds.size[axis]
    }

    /// Whether this is the content of a controller in a navigation or tab controller, as
    /// ``UIViewController/contentScrollView(for:)`` says.
    private var isContentBelowBars: Bool {
        var view: UIView? = self
        while let current = view, current.controller == nil { view = current.superviewStorage }
        guard let controller = view?.controller,
            controller.contentScrollView(for: .top) === self
                || controller.contentScrollView(for: .bottom) === self
        else { return false }
        var container = controller.parent
        while let current = container {
            if current.showsBars { return true }
            container = current.parent
        }
        return false
    }

    private func followStartEdges(from old: UIEdgeInsets) {
        guard !isTracking else { return }
        var offset = geometry.bounds.origin
        // Offsets are rounded to pixels, so an edge is reached within half a pixel.
        let tolerance = 0.5 / roundingScale
        for axis in Axis.allCases where offset[axis] <= -old.start(axis) + tolerance {
            offset[axis] += old.start(axis) - adjustedContentInset.start(axis)
        }
        setOffset(offset)
    }
}
