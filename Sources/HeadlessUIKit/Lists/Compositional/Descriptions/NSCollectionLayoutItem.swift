/// The smallest part of a compositional layout: one cell, and the supplementary views at it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    final let size: NSCollectionLayoutSize
    final var supplementaries: [NSCollectionLayoutSupplementaryItem]

    /// Creates an item of a size, without supplementary items.
    @preconcurrency @MainActor
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item of a size with supplementary items.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    {
        size = layoutSize
        supplementaries = supplementaryItems
        super.init()
    }

    /// The distances of the view from the edges of the space that the item occupies. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item; nil, the default, is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The size.
    open var layoutSize: NSCollectionLayoutSize { size }
    /// The supplementary items at the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

    /// An item with the same values.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaries)
        copy.takeItemValues(of: self)
        return copy
    }

    final func takeItemValues(of other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }
}
