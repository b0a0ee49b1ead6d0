import Foundation

extension UICollectionView {
    final func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginUpdates()
        updates?()
        if let completion { batch.completions.append(completion) }
        endUpdates()
    }

    /// Records a change; outside of an update it is one of its own.
    final func record(_ change: (inout UpdateBatch) -> Void) {
        beginUpdates()
        change(&batch)
        endUpdates()
    }

    private func beginUpdates() {
        if batch.depth == 0 {
            _ = counts
            batch.oldAttributes = attributesNearby
        }
        batch.depth += 1
    }

    private func endUpdates() {
        batch.depth -= 1
        guard batch.depth == 0 else { return }
        var committed = batch
        batch = UpdateBatch()
        committed.removeDuplicates()
        commit(committed)
    }

    /// The attributes of what is at most a screen away, as the layout has them now.
    private var attributesNearby: [ElementKey: UICollectionViewLayoutAttributes] {
        guard windowStorage != nil, !layoutStorage.isInvalid, !geometry.bounds.isEmpty else { return [:] }
        let bounds = geometry.bounds
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let found = layoutStorage.layoutAttributesForElements(in: inLayout(around)) ?? []
        return Dictionary(
            found.map { ($0.values.key, $0.duplicate) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Committing

    private func commit(_ batch: UpdateBatch) {
        let end = { (finished: Bool) in
            for completion in batch.completions { completion(finished) }
        }
        let before = loadedCounts ?? CollectionCounts()
        let after = readCounts()
        let map = UpdateMap(batch)
        let check = CollectionUpdateCheck(
            batch: batch, before: before.items, after: after.items, view: debugLine)
        if let violation = check.violation(map) {
            UIKitException(name: "NSInternalInconsistencyException", reason: violation).raise()
            reloadEverything()
            return end(false)
        }
        guard !pass.needsReload else {
            // Nothing of what was loaded is used any more.
            loadedCounts = after
            layoutStorage.dataReloaded()
            layoutStorage.invalidateLayout()
            return end(true)
        }
        loadedCounts = after
        index.needsTitles = true
        selection.rekey { map.reloadedSections.contains($0.section) ? nil : map.newItem(of: $0) }
        pass.anchor = nil
        if let path = touched.path { touched.path = map.newItem(of: path) }
        prefetching.requested = []
        layoutStorage.dataMoved(map)
        let context = layoutStorage.madeContext()
        context.areCountsInvalid = true
        layoutStorage.invalidateLayout(with: context)
        pass.updates += 1
        // During a layout pass the views are placed by its next round.
        guard windowStorage != nil, !geometry.bounds.isEmpty, pass.bounds != .null, !pass.isRunning else {
            for gone in shown.rekey(map.newKey) { endDisplaying(gone) }
            pass.needsElements = true
            setNeedsLayout()
            return end(true)
        }
        animate(batch, map, end)
    }

    private func animate(_ batch: UpdateBatch, _ map: UpdateMap, _ end: @escaping (Bool) -> Void) {
        let layout = layoutStorage
        let oldOffset = contentOffset
        pass.isUpdating = true
        layout.isInvalid = false
        layout.prepare()
        layout.prepare(forCollectionViewUpdates: batch.items)
        let updates = layout.elementUpdates(batch, map)
        layout.updates = updates
        // The views keep the paths before the update until they are removed.
        let departing = shown.rekey(updates.newKey)
        var animation = ElementAnimation(
            isAnimated: !batch.isEmpty || !departing.isEmpty || UIView.areAnimationsEnabled,
            initial: { [weak self] in self?.initialAttributes($0, map, batch.oldAttributes) },
            final: { [weak layout] in layout?.attributes(of: $0) })
        animation.departing = departing.map { ($0, finalAttributes($0.key)) }
        animation.begin = { [weak self] in self?.takeContentSize(from: oldOffset) }
        animation.finish = { [weak layout] in layout?.finalizeCollectionViewUpdates() }
        animation.completion = end
        run(animation)
        layout.updates = nil
        pass.isUpdating = false
        if needsAnotherRound { setNeedsLayout() }
    }

    /// Takes over the content's size, and the offset that the layout and the delegate choose.
    final func takeContentSize(from offset: CGPoint) {
        let size = layoutStorage.collectionViewContentSize
        if size != contentSize { contentSize = size }
        let own = layoutStorage.targetContentOffset(forProposedContentOffset: offset)
        let chosen = delegate.flatMap { delegate in
            OptionalMethods.result {
                delegate.collectionView(self, targetContentOffsetForProposedContentOffset: own)
            }
        }
        let target = chosen ?? own
        if target != offset, target.isFiniteNumber { contentOffset = target }
    }

    private func initialAttributes(
        _ key: ElementKey, _ map: UpdateMap, _ old: [ElementKey: UICollectionViewLayoutAttributes]
    ) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (layoutStorage, key.indexPath)
        let chosen: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: chosen = layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            chosen = layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind, at: path)
        case .decorationView:
            chosen = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: path)
        }
        if let chosen { return chosen }
        if layout.updates?.inserted.contains(key) == true { return nil }
        // What was there but not visible glides in from where it was.
        guard let oldKey = map.oldKey(of: key), let attributes = old[oldKey]?.duplicate else { return nil }
        attributes.values.indexPath = path
        return attributes
    }

    private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (layout, path) = (layoutStorage, key.indexPath)
        switch key.category {
        case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: path)
        case .decorationView:
            return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: path)
        }
    }
}
