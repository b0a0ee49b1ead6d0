import Foundation

extension UICollectionView {
    /// Invalidates the layout if it depends on the bounds.
    final func layoutBoundsChanged() {
        let (bounds, old) = (geometry.bounds, pass.knownBounds)
        guard bounds != old else { return }
        pass.knownBounds = bounds
        setNeedsLayout()
        let layout = layoutStorage
        guard !layout.isInvalid, !layout.isPreparing else { return }
        // The layout compares the new bounds with those that the collection view has, which are the old ones on iOS.
        if old != .null { geometry.bounds = old }
        let context =
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
            ? layout.invalidationContext(forBoundsChange: bounds) : nil
        geometry.bounds = bounds
        if let context { layout.invalidateLayout(with: context) }
    }

    /// Where the layout ends a scrolling.
    final func layoutTarget(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard counts.contains(path) else {
            raiseOutOfBounds(path)
            return
        }
        guard position.isValid else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason:
                    "attempted to scroll with an invalid scroll position: only one position for each axis "
                    + "may be given. Scroll position: \(position.rawValue)"
            ).raise()
            return
        }
        layoutIfNeeded()
        guard let attributes = layoutAttributesForItem(at: path) else { return }
        if scrollNested(to: attributes, position, animated: animated) { return }
        if animated, windowStorage != nil { return animateScrolling(to: path, position) }
        scroll(toFrame: attributes.frame, position, animated: false)
        // Estimates on the way are replaced by measurements, which move the item.
        for _ in 0..<8 {
            layoutIfNeeded()
            guard let now = layoutAttributesForItem(at: path), now.frame != attributes.frame else { return }
            let before = contentOffset
            scroll(toFrame: now.frame, position, animated: false)
            if contentOffset == before { return }
        }
    }

    /// Scrolls in steps to where the item is by what is known at each: cells that are measured on the way move it.
    private func animateScrolling(to path: IndexPath, _ position: ScrollPosition) {
        guard let frame = layoutAttributesForItem(at: path)?.frame,
            offset(showing: frame, position) != contentOffset
        else { return }
        stopMoving()
        animateScrolling { [weak self] in
            guard let self else { return .zero }
            guard counts.contains(path), let frame = layoutAttributesForItem(at: path)?.frame else {
                return contentOffset
            }
            return offset(showing: frame, position)
        } completion: { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    private func raiseOutOfBounds(_ path: IndexPath) {
        let (section, counts) = (path.count > 0 ? path[0] : 0, counts)
        let item = path.count > 1 ? path[1] : 0
        let reason =
            counts.items.indices.contains(section)
            ? "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only "
                + "\(counts.items[section]) items in section \(section)."
            : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are "
                + "only \(counts.items.count) sections."
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: reason + " Collection view: \(debugLine)."
        ).raise()
    }

    /// Scrolls a section's own scroller. Returns false for items outside of one; the collection view itself scrolls
    /// until the section is seen.
    private func scrollNested(
        to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
    ) -> Bool {
        guard let section = attributes.values.nestedSection else { return false }
        let model = layoutStorage.nestedScroller(of: section)
        if let model {
            scroll(
                toFrame: model.frame, position.subtracting([.left, .right, .centeredHorizontally]),
                animated: animated)
        }
        layoutIfNeeded()
        guard let scroller = nested[section] else { return true }
        let box = scroller.local(attributes.frame)
        let x = Self.offset(
            box.minX...max(box.minX, box.maxX), in: scroller.bounds.minX...scroller.bounds.maxX,
            position.horizontal)
        let offset = scroller.offsetInRange(CGPoint(x: x, y: scroller.contentOffset.y))
        scroller.setContentOffset(offset, animated: animated)
        return true
    }

    private func scroll(toFrame frame: CGRect, _ position: ScrollPosition, animated: Bool) {
        let target = offset(showing: frame, position)
        guard target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    /// The offset within the content's range at which a frame is seen at a position.
    private func offset(showing frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let visible = geometry.bounds.inset(by: adjustedContentInset)
        let insets = adjustedContentInset
        let x = Self.offset(
            frame.minX...max(frame.minX, frame.maxX), in: visible.minX...max(visible.minX, visible.maxX),
            position.horizontal)
        let y = Self.offset(
            frame.minY...max(frame.minY, frame.maxY), in: visible.minY...max(visible.minY, visible.maxY),
            position.vertical)
        return offsetInRange(CGPoint(x: x - insets.left, y: y - insets.top))
    }

    /// The start of what is seen so that an item is seen at a position; as little as it takes without one.
    private static func offset(
        _ item: ClosedRange<CGFloat>, in seen: ClosedRange<CGFloat>, _ position: ScrollPosition.Part?
    ) -> CGFloat {
        let length = seen.upperBound - seen.lowerBound
        switch position {
        case .start: return item.lowerBound
        case .middle: return (item.lowerBound + item.upperBound - length) / 2
        case .end: return item.upperBound - length
        case nil:
            if item.lowerBound < seen.lowerBound { return item.lowerBound }
            if item.upperBound > seen.upperBound { return min(item.lowerBound, item.upperBound - length) }
            return seen.lowerBound
        }
    }

    // MARK: Background

    final func setBackgroundView(_ view: UIView?) {
        guard view !== background else { return }
        background?.removeFromSuperview()
        background = view
        guard let view else { return }
        insertSubview(view, at: 0)
        layOutBackground()
    }

    final func layOutBackground() {
        guard let background, background.superview === self else { return }
        if background.frame != geometry.bounds { background.frame = geometry.bounds }
        if subviewStorage.first !== background { sendSubviewToBack(background) }
    }
}

extension UICollectionView.ScrollPosition {
    enum Part {
        case start, middle, end
    }

    var vertical: Part? {
        contains(.top) ? .start : contains(.centeredVertically) ? .middle : contains(.bottom) ? .end : nil
    }

    var horizontal: Part? {
        contains(.left) ? .start : contains(.centeredHorizontally) ? .middle : contains(.right) ? .end : nil
    }

    /// Whether there is at most one position for each axis.
    var isValid: Bool {
        (rawValue & 7).nonzeroBitCount <= 1 && ((rawValue >> 3) & 7).nonzeroBitCount <= 1
    }
}
