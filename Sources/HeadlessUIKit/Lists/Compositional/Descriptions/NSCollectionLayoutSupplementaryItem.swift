/// A supplementary view of a compositional layout that is anchored to an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    final let kind: String
    final let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    /// Creates a supplementary item whose anchor has the edges of the container's anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, size: layoutSize, container: containerAnchor, item: nil)
    }

    /// Creates a supplementary item whose anchor lies at the container's anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, size: layoutSize, container: containerAnchor, item: itemAnchor)
    }

    init(
        kind: String, size: NSCollectionLayoutSize, container: NSCollectionLayoutAnchor,
        item: NSCollectionLayoutAnchor?
    ) {
        self.kind = kind
        anchors = (container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The order of the view above and below others. 1 by default.
    open var zIndex = 1
    /// The kind by which the view is registered.
    open var elementKind: String { kind }
    /// The point of the item or group at which the view is.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
    /// The point of the view that is at the container's anchor; nil if it has the same edges.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    /// A supplementary item with the same values.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(
            kind: kind, size: size, container: anchors.container, item: anchors.item)
        copy.takeItemValues(of: self)
        copy.zIndex = zIndex
        return copy
    }

    final var supplementaryPlan: SupplementaryPlan {
        SupplementaryPlan(
            kind: kind, lengths: size.lengths, insets: contentInsets, zIndex: zIndex,
            containerAnchor: anchors.container.value, itemAnchor: anchors.item?.value)
    }
}
