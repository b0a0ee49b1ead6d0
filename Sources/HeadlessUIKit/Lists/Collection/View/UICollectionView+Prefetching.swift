import Foundation

/// Which items a data source prepares.
struct PrefetchState {
    var requested: Set<IndexPath> = []
    var lastOffset = CGPoint.zero
}

extension UICollectionView {
    /// Calls the prefetching data source for the items of the next half screen in the direction of scrolling.
    final func prefetch() {
        let bounds = geometry.bounds
        let last = prefetching.lastOffset
        prefetching.lastOffset = bounds.origin
        guard isPrefetchingEnabled, let prefetchDataSource,
            isTracking || isDecelerating || scrollAnimation != nil
        else { return }
        let way = CGPoint(x: bounds.origin.x - last.x, y: bounds.origin.y - last.y)
        guard way != .zero else { return }
        var ahead = bounds
        if abs(way.y) >= abs(way.x) {
            ahead.origin.y += way.y > 0 ? bounds.height : -bounds.height / 2
            ahead.size.height /= 2
        } else {
            ahead.origin.x += way.x > 0 ? bounds.width : -bounds.width / 2
            ahead.size.width /= 2
        }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let paths = (layoutStorage.layoutAttributesForElements(in: inLayout(ahead)) ?? [])
            .filter { $0.representedElementCategory == .cell && counts.contains($0.indexPath) }
            .map(fromLayout)
            .filter { shownFrame(of: $0).touches(ahead) && shown[$0.values.key] == nil }
            .sorted {
                abs($0.center.x - middle.x) + abs($0.center.y - middle.y)
                    < abs($1.center.x - middle.x) + abs($1.center.y - middle.y)
            }
            .map(\.indexPath)
        let next = Set(paths)
        let visible = Set(indexPathsForVisibleItems)
        let cancelled = prefetching.requested.subtracting(next).subtracting(visible)
        let new = paths.filter { !prefetching.requested.contains($0) }
        prefetching.requested = next
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled.sorted())
        }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
