import Foundation
internal import LayoutCore

/// What of a flow layout has to be computed again.
struct FlowInvalidation {
    /// Whether the delegate and the properties are read.
    var metrics = true
    /// Whether the lines are broken.
    var lines = true
    /// Whether the size that the layout gives items which are not measured is another.
    var estimate = false
    /// The sizes that views preferred.
    var preferred: [IndexPath: CGSize] = [:]
    /// The estimated sizes that views confirmed. They change nothing by themselves.
    var confirmed: [IndexPath: CGSize] = [:]
}

extension UICollectionViewFlowLayout {
    final func change(_ body: (inout FlowSettings) -> Void) {
        let old = settings
        body(&settings)
        guard settings != old else { return }
        if settings.estimatedItemSize != old.estimatedItemSize || settings.itemSize != old.itemSize {
            invalid.estimate = true
        }
        invalidateLayout()
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
        } else {
            takePreferred()
            if invalid.lines { refit() }
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
                moved[new.section, default: MeasuredSizes()].set(
                    size, at: new.item, isConfirmed: measured.isConfirmed(item))
            }
        }
        movedSizes = moved
    }

    /// Notes that an item's view has the size which the layout estimated: otherwise the item would have another as soon as
    /// further items change the average.
    final func noteConfirmed(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        guard isEstimating, attributes.representedElementCategory == .cell,
            engine.contains(item: path.item, in: path.section)
        else { return }
        let sizes = engine.sections[path.section].sizes
        // A subclass may show items in sizes of its own.
        guard sizes.isEstimated(path.item), sizes[path.item] == FlowSize(attributes.size, axis: axis) else {
            return
        }
        invalid.confirmed[path] = attributes.size
    }

    /// Takes over the sizes that views preferred or confirmed.
    final func takePreferred() {
        var bySection: [Int: [Int: FlowSize]] = [:]
        for (path, size) in invalid.preferred where engine.contains(item: path.item, in: path.section) {
            bySection[path.section, default: [:]][path.item] = FlowSize(size, axis: axis)
        }
        var confirmed: [Int: [Int: FlowSize]] = [:]
        for (path, size) in invalid.confirmed where engine.contains(item: path.item, in: path.section) {
            confirmed[path.section, default: [:]][path.item] = FlowSize(size, axis: axis)
        }
        (invalid.preferred, invalid.confirmed) = ([:], [:])
        let sections = Set(bySection.keys).union(confirmed.keys)
        for section in sections {
            engine.sections[section].take(bySection[section] ?? [:], confirmed: confirmed[section] ?? [:])
        }
        if let first = sections.min() { engine.placeSections(from: first) }
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
