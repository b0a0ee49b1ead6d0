/// Items of a compositional layout that follow each other in a row or a column, or lie where source code says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How the items are arranged.
    enum Arrangement {
        case inOrder(isHorizontal: Bool)
        /// A number of items; with equal lengths, or of their own lengths.
        case counted(isHorizontal: Bool, Int, areEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let arrangement: Arrangement
    final let items: [NSCollectionLayoutItem]

    init(layoutSize: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.arrangement = arrangement
        self.items = items
        super.init(layoutSize: layoutSize, supplementaryItems: [])
        if case .custom = arrangement { return }
        if items.isEmpty {
            UIKitException(
                name: "NSInternalInconsistencyException", reason: "At least 1 subitem is required for a group"
            ).raise()
        }
    }

    // MARK: Making groups

    /// A row of items, repeated while they fit.
    @discardableResult open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, items: subitems, .inOrder(isHorizontal: true))
    }

    /// A column of items, repeated while they fit.
    @discardableResult open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, items: subitems, .inOrder(isHorizontal: false))
    }

    /// A row of a number of equal items, of the item's own size.
    @discardableResult open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, .counted(isHorizontal: true, count, areEqual: false))
    }

    /// A column of a number of equal items, of the item's own size.
    @discardableResult open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, .counted(isHorizontal: false, count, areEqual: false))
    }

    /// A row of a number of equal items, of the item's own size.
    @discardableResult open class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// A column of a number of equal items, of the item's own size.
    @discardableResult open class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }

    /// A row of a number of items that divide its width, whatever the item's own width is.
    @discardableResult
    @available(
        iOS, introduced: 13, deprecated: 16, message: "Use horizontal(layoutSize:repeatingSubitem:count:)."
    )
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, .counted(isHorizontal: true, count, areEqual: true))
    }

    /// A column of a number of items that divide its height, whatever the item's own height is.
    @discardableResult
    @available(
        iOS, introduced: 13, deprecated: 16, message: "Use vertical(layoutSize:repeatingSubitem:count:)."
    )
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        counted(layoutSize, subitem, .counted(isHorizontal: false, count, areEqual: true))
    }

    /// A group whose items' frames a closure returns, called once for each section and size.
    @discardableResult open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, items: [], .custom(itemProvider))
    }

    private static func counted(
        _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem, _ arrangement: Arrangement
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: size, items: [item], arrangement)
    }

    // MARK: Properties

    /// The supplementary items at the group. None by default.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementaries }
        set { supplementaries = newValue }
    }

    /// The space between items; nil, the default, is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The items, in order.
    open var subitems: [NSCollectionLayoutItem] {
        if case .counted(_, let count, _) = arrangement, let item = items.first {
            return Array(repeating: item, count: max(count, 0))
        }
        return items
    }

    /// A drawing of the group by characters, for a debugger.
    @discardableResult open func visualDescription() -> String {
        GroupSketch(plan(for: UITraitCollection.current)).text
    }

    /// A group with the same values and copies of the items.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copies = items.compactMap { $0.copy() as? NSCollectionLayoutItem }
        let copy = NSCollectionLayoutGroup(layoutSize: size, items: copies, arrangement)
        copy.takeItemValues(of: self)
        copy.supplementaries = supplementaries
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
