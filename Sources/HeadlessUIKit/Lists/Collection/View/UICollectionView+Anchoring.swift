import Foundation

/// What stays where it is seen while measured sizes replace estimates.
struct VisibleAnchor {
    var key: ElementKey
    var frame: CGRect
    /// The content offset with which it was seen.
    var offset: CGPoint
}

extension UICollectionView {
    /// The first visible cell whose size is settled; nil at the start of the content, where that stays.
    final func visibleAnchor(_ visible: [UICollectionViewLayoutAttributes]) -> VisibleAnchor? {
        guard layoutStorage.isInvalid, layoutStorage.keepsVisibleContent, !pass.isUpdating,
            pass.bounds != .null
        else { return nil }
        let start = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
        let offset = contentOffset
        guard offset.x > start.x || offset.y > start.y else { return nil }
        let candidates = visible.isEmpty ? shown.elements.values.map(\.attributes) : visible
        let cells = candidates.filter {
            $0.representedElementCategory == .cell && $0.values.nestedSection == nil
                && counts.contains($0.indexPath)
        }
        let settled = cells.filter { shown[$0.values.key]?.isDisplayed == true }
        let first = (settled.isEmpty ? cells : settled).min { $0.indexPath < $1.indexPath }
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
