import Foundation

/// What stays where it is seen while measured sizes replace estimates.
struct VisibleAnchor {
    var key: ElementKey
    var frame: CGRect
    /// The content offset with which it was seen.
    var offset: CGPoint
}

extension UICollectionView {
    /// What a round of a pass keeps where it is seen; nil where nothing is to be kept.
    final func anchor(of round: Int, _ visible: [UICollectionViewLayoutAttributes]) -> VisibleAnchor? {
        guard !pass.isUpdating else { return nil }
        if let anchor = pass.anchor { return anchor }
        // An offset that was assigned after what invalidates the layout is not moved by that.
        if round == 1, pass.isOffsetNew { return nil }
        guard layoutStorage.isInvalid else { return nil }
        // One for all rounds: estimates may limit the offset in between, which later measurements undo.
        pass.anchor = visibleAnchor(visible)
        return pass.anchor
    }

    /// Has the next pass keep what is seen now: what it depends on is about to change.
    final func keepVisibleContent() {
        guard !pass.isRunning, pass.anchor == nil, !pass.isOffsetNew, !pass.needsReload else { return }
        pass.anchor = visibleAnchor([])
    }

    /// The offset is assigned: what was seen before is no longer to be kept.
    final func forgetAnchor() {
        pass.anchor = nil
        pass.isOffsetNew = layoutStorage.isInvalid || pass.needsReload
    }

    /// The first visible cell whose size is settled; nil at the start of the content, where that stays.
    private func visibleAnchor(_ visible: [UICollectionViewLayoutAttributes]) -> VisibleAnchor? {
        guard layoutStorage.keepsVisibleContent, pass.bounds != .null else { return nil }
        let start = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        let offset = contentOffset
        guard offset.x > start.x || offset.y > start.y else { return nil }
        let candidates = visible.isEmpty ? shown.elements.values.map(\.attributes) : visible
        let cells = candidates.filter {
            $0.representedElementCategory == .cell && $0.values.nestedSection == nil
                && counts.contains($0.indexPath) && $0.frame.touches(geometry.bounds)
        }
        // Where nothing was seen before, nothing can jump: the offset stays.
        let first = cells.filter { shown[$0.values.key]?.isDisplayed == true }
            .min { $0.indexPath < $1.indexPath }
        return first.map { VisibleAnchor(key: $0.values.key, frame: $0.frame, offset: offset) }
    }

    /// Scrolls by as much as the layout moved what is seen.
    final func keep(_ anchor: VisibleAnchor?) {
        guard let anchor, let now = layoutStorage.attributes(of: anchor.key).map(fromLayout) else { return }
        var target = CGPoint(
            x: anchor.offset.x + now.frame.minX - anchor.frame.minX,
            y: anchor.offset.y + now.frame.minY - anchor.frame.minY)
        let offset = contentOffset
        let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
        if isVertical { target.x = offset.x } else { target.y = offset.y }
        if phase == .resting { target = offsetInRange(target) }
        guard target != offset else { return }
        shiftOffset(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
    }
}
