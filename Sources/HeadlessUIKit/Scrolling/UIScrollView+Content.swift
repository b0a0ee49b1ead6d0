internal import LayoutCore

extension UIView {
    /// The view as a scroll view. The flag stands for the class, since a dynamic cast costs more than all
    /// else that a new size does: pays in `base instructions wide1000`.
    @inline(__always)
    final var asScrollView: UIScrollView? {
        flags.contains(.isScrollView) ? unsafeDowncast(self, to: UIScrollView.self) : nil
    }
}

extension UIScrollView {
    final func setOffset(_ offset: CGPoint) {
        guard offset.isFiniteNumber else {
            return refuseGeometry("contentOffset", CGRect(origin: offset, size: .zero))
        }
        guard offset != geometry.bounds.origin else { return }
        bounds.origin = offset
    }

    /// Updates everything that depends on the offset.
    final func offsetChanged() {
        markNeedsLayout()
        if !isHeldByBars { barWatcher?.contentScrolled(self) }
        pullObserver?.contentScrolled(in: self)
        delegate?.scrollViewDidScroll(self)
    }

    final func setContentSize(_ size: CGSize) {
        guard (size.width * 0 + size.height * 0) == 0 else {
            return refuseGeometry("contentSize", CGRect(origin: .zero, size: size))
        }
        let size = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        guard size != contentExtent else { return }
        contentExtent = size
        updateAdjustedInset()
        moveIntoRange()
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
    }

    final func setContentInset(_ inset: UIEdgeInsets) {
        guard inset.isFiniteNumber else {
            let numbers = [inset.top, inset.left, inset.bottom, inset.right]
            LayoutDiagnostics.report(
                .invalidValue(
                    property: "contentInset", value: Double(numbers.first { !$0.isFinite } ?? .nan)),
                about: debugLine, because: "insets must be finite; the scroll view keeps what it had")
            return
        }
        ownInset = inset
        updateAdjustedInset()
        if flags.contains(.hasKeyObservers) { notifyKeyObservers() }
    }

    /// Follows a change of the bounds' size.
    final func sizeChanged() {
        updateAdjustedInset()
        moveIntoRange()
    }

    // MARK: The range of the offset

    /// The offsets along an axis that show the content's start and its end; the same where it fits.
    final func offsetRange(along axis: Axis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let start = -inset.start(axis)
        let end = contentSize[axis] + inset.end(axis) - geometry.bounds.size[axis]
        return start...max(start, end)
    }

    /// The nearest offset that lies within the range on both axes.
    final func offsetInRange(_ offset: CGPoint) -> CGPoint {
        var offset = offset
        for axis in Axis.allCases {
            let range = offsetRange(along: axis)
            offset[axis] = min(max(offset[axis], range.lowerBound), range.upperBound)
        }
        return offset
    }

    /// Limits an offset that is out of range after a change of sizes, unless a finger drags the content.
    final func moveIntoRange() {
        guard !isTracking, !isDecelerating else { return }
        setOffset(offsetInRange(geometry.bounds.origin))
    }

    // MARK: Scrolling by program

    final func scroll(to offset: CGPoint, animated: Bool) {
        guard offset.isFiniteNumber else {
            return refuseGeometry("contentOffset", CGRect(origin: offset, size: .zero))
        }
        stopMoving()
        guard animated else {
            contentOffset = offset
            return
        }
        guard offset != geometry.bounds.origin else { return }
        animateScrolling {
            offset
        } completion: { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Changes the offset in the time that UIKit takes, and calls the completion unless the content is moved
    /// by something else before.
    final func animateScrolling(
        _ change: @escaping (UIScrollView) -> Void, completion: ((UIScrollView) -> Void)? = nil
    ) {
        let scrolling = scrollings
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { change(self) },
            completion: { [weak self] _ in
                guard let self, scrollings == scrolling else { return }
                completion?(self)
            })
    }

    final func show(_ rect: CGRect, animated: Bool) {
        guard rect.isFiniteNumber, !rect.isEmpty else { return }
        let visible = geometry.bounds.inset(by: adjustedContentInset)
        var offset = geometry.bounds.origin
        for axis in Axis.allCases {
            let (start, length) = (rect.standardized.origin[axis], rect.standardized.size[axis])
            let (seenStart, seenLength) = (visible.origin[axis], max(visible.size[axis], 0))
            let (before, after) = (seenStart - start, start + length - (seenStart + seenLength))
            // What is larger than the bounds and fills them stays.
            if before > 0, after < 0 { offset[axis] -= min(before, -after) }
            if after > 0, before < 0 { offset[axis] += min(after, -before) }
        }
        scroll(to: offsetInRange(offset), animated: animated)
    }
}
