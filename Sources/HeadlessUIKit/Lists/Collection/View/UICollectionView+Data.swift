import Foundation

extension UICollectionView {
    final func prepareCollection() {
        backgroundColor = .systemBackground
        attach(layoutStorage)
    }

    /// Makes a layout the collection view's.
    final func attach(_ layout: UICollectionViewLayout) {
        layout.owner = self
        layout.isInvalid = true
    }

    /// The numbers of sections and items, read from the data source if they are not loaded.
    final var counts: CollectionCounts {
        if let loadedCounts { return loadedCounts }
        let read = readCounts()
        loadedCounts = read
        return read
    }

    /// What the data source has now.
    final func readCounts() -> CollectionCounts {
        guard let dataSource else { return CollectionCounts() }
        let sections = OptionalMethods.result { dataSource.numberOfSections(in: self) } ?? 1
        guard sections >= 0 else {
            reportNegative("sections", sections)
            return CollectionCounts()
        }
        let items = (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            if count < 0 { reportNegative("items in section \(section)", count) }
            return max(0, count)
        }
        return CollectionCounts(items: items)
    }

    private func reportNegative(_ what: String, _ count: Int) {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "the collection view's data source returned an invalid number of \(what): \(count). "
                + "It must not be negative. Collection view: \(debugLine)"
        ).raise()
    }

    final func itemCount(inSection section: Int) -> Int {
        let counts = counts
        guard counts.items.indices.contains(section) else { return 0 }
        return counts.items[section]
    }

    final func sourceChanged() {
        loadedCounts = nil
        pass.anchor = nil
        pass.needsReload = true
        index.needsTitles = true
        layoutStorage.dataReloaded()
        setNeedsLayout()
    }

    final func reloadEverything() {
        loadedCounts = nil
        pass.anchor = nil
        pass.needsReload = true
        index.needsTitles = true
        selection = SelectedItems()
        let context = layoutStorage.madeContext()
        (context.isEverythingInvalid, context.areCountsInvalid) = (true, true)
        layoutStorage.dataReloaded()
        layoutStorage.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Called by the layout when it was invalidated.
    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        pass.needsElements = true
        let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        if size != .zero {
            contentSize = CGSize(
                width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            adjustOffset(by: offset)
        }
        if !pass.isRunning { setNeedsLayout() }
    }

    private func adjustOffset(by adjustment: CGPoint) {
        let old = contentOffset
        contentOffset = CGPoint(x: old.x + adjustment.x, y: old.y + adjustment.y)
    }

    final func itemPath(at point: CGPoint) -> IndexPath? {
        let layout = preparedLayout
        let rect = inLayout(CGRect(x: point.x, y: point.y, width: 1, height: 1))
        let hits = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden
                && shownFrame(of: fromLayout($0)).contains(point)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    /// The attributes of an element as they are shown; nil for one that does not exist.
    final func currentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = preparedLayout
        if key.category == .cell, !counts.contains(key.indexPath) { return nil }
        return layout.attributes(of: key).map(fromLayout)
    }

    /// The layout, prepared if it is not.
    final var preparedLayout: UICollectionViewLayout {
        prepareLayoutIfNeeded()
        return layoutStorage
    }
}
