internal import LayoutCore

extension UICollectionViewCompositionalLayout {
    /// Whether a preferred size differs on an estimated axis from what was measured before.
    final func changesSize(
        _ preferred: UICollectionViewLayoutAttributes, from original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let axes = original.values.isEstimated
        let known = LayoutLengths.known(measuredSize(original), original.size)
        return (axes.width && abs(known.width - preferred.size.width) > 0.001)
            || (axes.height && abs(known.height - preferred.size.height) > 0.001)
    }

    /// The size that a view was measured at; nil if it was not.
    private func measuredSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        guard let solved, let target = target(attributes) else { return nil }
        switch target {
        case .layout(let index): return solved.layout.boundaries.measured[index]
        case .section(let section, let identity):
            let measured = solved.layout.sections[section].measured
            switch identity {
            case .cell(let item): return measured.cell(item)
            case .supplementary(let key): return measured.supplementaries[key]
            case .boundary(let index): return measured.boundaries[index]
            case .decoration: return nil
            }
        }
    }

    /// What of the solution attributes belong to.
    private enum Target {
        case layout(boundary: Int)
        case section(Int, SolvedElement.Identity)
    }

    private func target(_ attributes: UICollectionViewLayoutAttributes) -> Target? {
        guard let solved else { return nil }
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind)
        guard let kind else { return solved.has(path) ? .section(path[0], .cell(path[1])) : nil }
        if path == Self.layoutPath {
            return solved.boundaries.firstIndex { $0.kind == kind }.map { .layout(boundary: $0) }
        }
        guard path.count == 2, solved.has(path[0]) else { return nil }
        if path[1] == 0,
            let index = solved.layout.sections[path[0]].plan.boundaries.firstIndex(where: { $0.kind == kind })
        {
            return .section(path[0], .boundary(index))
        }
        return .section(path[0], .supplementary(SupplementaryKey(kind: kind, number: path[1])))
    }

    /// Stores a measured size and returns the context of what it invalidates.
    final func measuredContext(
        _ preferred: UICollectionViewLayoutAttributes, from original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = madeContext()
        let path = original.indexPath
        if let kind = original.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        } else {
            context.invalidateItems(at: [path])
        }
        guard let target = target(original) else { return context }
        store(usableSize(preferred, original), of: target)
        solved?.generation += 1
        return context
    }

    /// The preferred size on the estimated axes, what was measured before on the others.
    private func usableSize(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> CGSize {
        let axes = original.values.isEstimated
        let old = measuredSize(original)
        return CGSize(
            width: axes.width ? preferred.size.width : old?.width ?? LayoutLengths.unmeasured,
            height: axes.height ? preferred.size.height : old?.height ?? LayoutLengths.unmeasured)
    }

    private func store(_ size: CGSize, of target: Target) {
        switch target {
        case .layout(let index): solved?.layout.measure(size, ofBoundary: index)
        case .section(let section, let identity):
            guard let solution = solved?.layout.sections[section] else { return }
            switch identity {
            case .cell(let item): solution.measure(size, ofItem: item)
            case .supplementary(let key): solution.measure(size, ofSupplementary: key)
            case .boundary(let index): solution.measure(size, ofBoundary: index)
            case .decoration: break
            }
            solved?.layout.update(from: section)
        }
    }
}
