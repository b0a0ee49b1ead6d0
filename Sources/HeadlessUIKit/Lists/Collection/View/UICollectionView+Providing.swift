import Foundation

extension UICollectionView {
    /// The view of an element, from the data source or the layout.
    final func provideView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        if key.category == .decorationView { return makeDecoration(key, attributes) }
        guard let dataSource else {
            UIKitException(
                name: "NSInternalInconsistencyException", reason: "UICollectionView dataSource is not set"
            ).raise()
            return nil
        }
        let outer = (pass.requested, pass.requestedAttributes, pass.dequeued)
        (pass.requested, pass.requestedAttributes, pass.dequeued) = (key, attributes, [])
        defer { (pass.requested, pass.requestedAttributes, pass.dequeued) = outer }
        let view: UICollectionReusableView? =
            key.category == .cell
            ? provideCell(key, dataSource) : provideSupplementary(key, dataSource)
        checkDequeued(returned: view)
        return view
    }

    private func provideCell(_ key: ElementKey, _ dataSource: any UICollectionViewDataSource)
        -> UICollectionReusableView
    {
        let cell = CellRequests.during {
            dataSource.collectionView(self, cellForItemAt: dataPath(of: key.indexPath))
        }
        if cell.storedIdentifier == nil {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
                    + "reuseIdentifier - cells must be retrieved by calling "
                    + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ).raise()
        }
        return isInUse(cell, for: key.indexPath) ? UICollectionViewCell(frame: .zero) : cell
    }

    /// Whether a returned cell is another item's: it stays there.
    private func isInUse(_ cell: UICollectionViewCell, for path: IndexPath) -> Bool {
        guard cell.superview != nil, !pass.dequeued.contains(where: { $0 === cell }),
            let other = shown.element(of: cell)?.key.indexPath, other != path
        else { return false }
        LayoutDiagnostics.report(
            .ignored(call: "collectionView(_:cellForItemAt:)"), about: debugLine,
            because:
                "the cell for item \(path.item) in section \(path.section) is ignored: it is that of item "
                + "\(other.item) in section \(other.section)")
        return true
    }

    private func provideSupplementary(_ key: ElementKey, _ dataSource: any UICollectionViewDataSource)
        -> UICollectionReusableView?
    {
        let view = OptionalMethods.result {
            dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        }
        if let view, view.storedIdentifier != nil { return view }
        let path = key.indexPath.map(String.init).joined(separator: " - ")
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                + "(\(key.kind),<NSIndexPath: 0x\(String(UInt(bitPattern: key.indexPath.hashValue), radix: 16))> "
                + "{length = \(key.indexPath.count), path = \(path)}) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                + "(\(view?.debugLine ?? "(null)"))"
        ).raise()
        return view
    }

    /// Each view that the data source dequeued for the request has to be returned.
    private func checkDequeued(returned view: UICollectionReusableView?) {
        for extra in pass.dequeued where extra !== view {
            recycle(extra)
            guard traitCollection.systemVersion >= .iOS18, extra.layoutAttributes == nil else { continue }
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Expected dequeued view to be returned to the collection view in preparation for "
                    + "display. When the collection view's data source is asked to provide a view for a given "
                    + "index path, ensure that a single view is dequeued and returned to the collection view. "
                    + "Avoid dequeuing views without a request from the collection view. For retrieving an "
                    + "existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] "
                    + "or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
                    + extra.debugLine
            ).raise()
        }
    }
}
