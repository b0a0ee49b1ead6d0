extension UICollectionViewDiffableDataSource {
    nonisolated func request(
        _ change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>,
        _ mode: DiffableContents<SectionIdentifierType, ItemIdentifierType>.Mode,
        _ completion: (() -> Void)?
    ) {
        nonisolated(unsafe) let completion = completion
        contents.request(change) { [self] change in
            guard let collectionView else {
                // An `await` ends by it.
                completion?()
                return
            }
            contents.show(
                change, mode, on: CollectionTarget(collection: collectionView), completion: completion)
            showOutlines()
        }
    }

    func providedCell(
        in collectionView: UICollectionView, at indexPath: IndexPath, _ provider: CellProvider
    ) -> UICollectionViewCell {
        guard let item = contents.shown.item(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
        if let cell = CellRequests.during({ provider(collectionView, indexPath, item) }) { return cell }
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: """
                UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.objectText) with \
                item identifier '\(item)', which is not allowed. You must always return a cell to the collection view: \
                \(collectionView.debugLine)
                """
        ).raise()
        // A cell with an identifier, so that only one exception is raised for it.
        let identifier = "absent cell"
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
}
