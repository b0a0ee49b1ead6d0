/// A decoration view of a compositional layout: the background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    final let kind: String

    init(elementKind: String) {
        kind = elementKind
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A background behind a section, whose class is registered with the layout.
    @discardableResult open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    /// The order of the view above and below others. 0 by default.
    open var zIndex = 0
    /// The kind by which the view is registered.
    open var elementKind: String { kind }

    /// A decoration item with the same values.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind: kind)
        copy.takeItemValues(of: self)
        copy.zIndex = zIndex
        return copy
    }

    final var decorationPlan: DecorationPlan {
        DecorationPlan(kind: kind, insets: contentInsets, zIndex: zIndex)
    }
}
