extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
    /// Creates an animator for the attributes of a layout, in the coordinates of its collection view.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        if let view = layout.collectionView { self.init(referenceView: view) } else { self.init() }
    }

    /// The attributes of a cell, if a behavior moves them.
    @discardableResult public final func layoutAttributesForCell(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// The attributes of a supplementary view, if a behavior moves them.
    @discardableResult public final func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// The attributes of a decoration view, if a behavior moves them.
    @discardableResult public final func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where isFound: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.all).flatMap(\.dynamicItems).lazy
            .compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isFound)
    }
}
