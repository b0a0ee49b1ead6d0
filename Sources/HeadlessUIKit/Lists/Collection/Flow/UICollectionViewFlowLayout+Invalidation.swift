import Foundation
internal import LayoutCore

/// What of a flow layout has to be computed again.
struct FlowInvalidation {
    /// Whether the delegate and the properties are read.
    var metrics = true
    /// Whether the lines are broken.
    var lines = true
    /// The sizes that views preferred.
    var preferred: [IndexPath: CGSize] = [:]
}

extension UICollectionViewFlowLayout {
    final func change(_ body: (inout FlowSettings) -> Void) {
        let old = settings
        body(&settings)
        if settings != old { invalidateLayout() }
    }

    /// Notes what a context invalidates.
    final func note(_ context: UICollectionViewLayoutInvalidationContext) {
        guard !context.invalidateEverything, !context.invalidateDataSourceCounts,
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        else {
            invalid.metrics = true
            return
        }
        if flow.preferredItems.isEmpty {
            invalid.metrics = invalid.metrics || flow.invalidateFlowLayoutDelegateMetrics
            invalid.lines = invalid.lines || flow.invalidateFlowLayoutAttributes
        } else {
            invalid.preferred.merge(flow.preferredItems) { $1 }
        }
    }

    /// Brings the lines up to date.
    final func update() {
        guard let owner else { return }
        let cross = owner.bounds.size[axis.cross]
        if cross != preparedExtent {
            // Sizes from a collection view without size say nothing.
            if preparedExtent <= 0 { invalid.metrics = true }
            keepsMeasured = false
            invalid.lines = true
        }
        preparedExtent = cross
        if invalid.metrics || engine.sections.count != owner.counts.items.count || engine.axis != axis {
            takePreferred()
            rebuild()
        } else if invalid.lines {
            refit()
        } else if !invalid.preferred.isEmpty {
            takePreferred()
        }
        invalid = FlowInvalidation(metrics: false, lines: false)
        keepsMeasured = true
    }

    /// Gives the sizes that views preferred to the paths that their items have after an update.
    final func moveMeasured(_ map: UpdateMap) {
        guard isEstimating, keepsMeasured else { return }
        var moved: [Int: MeasuredSizes] = [:]
        for (index, section) in engine.sections.enumerated() {
            guard let measured = section.sizes.measured else { continue }
            for item in measured.items(from: 0) {
                let path = IndexPath(item: item, section: index)
                guard let new = map.newKey(of: ElementKey(cell: path))?.indexPath, let size = measured[item]
                else { continue }
                moved[new.section, default: MeasuredSizes()].set(size, at: new.item)
            }
        }
        movedSizes = moved
    }

    private func takePreferred() {
        var bySection: [Int: [Int: FlowSize]] = [:]
        for (path, size) in invalid.preferred where engine.contains(item: path.item, in: path.section) {
            bySection[path.section, default: [:]][path.item] = FlowSize(size, axis: axis)
        }
        for (section, sizes) in bySection {
            engine.sections[section].take(sizes)
        }
        if let first = bySection.keys.min() { engine.placeSections(from: first) }
    }

    // MARK: Contexts

    final func boundsContext(_ bounds: CGRect, _ context: UICollectionViewLayoutInvalidationContext)
        -> UICollectionViewLayoutInvalidationContext
    {
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateFlowLayoutAttributes = bounds.size[axis.cross] != preparedExtent
        return context
    }

    final func preferredContext(
        _ preferred: UICollectionViewLayoutAttributes, _ context: UICollectionViewLayoutInvalidationContext
    ) -> UICollectionViewLayoutInvalidationContext {
        context.invalidateItems(at: [preferred.indexPath])
        guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
        flow.invalidateFlowLayoutDelegateMetrics = false
        flow.invalidateFlowLayoutAttributes = false
        flow.preferredItems[preferred.indexPath] = preferred.size
        return context
    }
}
