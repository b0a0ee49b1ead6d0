/// The sections and items that a list shows, in order, by identifiers.
///
/// A snapshot is a value. Looking up an identifier takes constant time, an edit time that depends on what it edits.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    var sections = OrderedIdentifiers<SectionIdentifierType>()
    var counts = SectionCounts()
    /// The items of all sections, one section after the other.
    var items = OrderedIdentifiers<ItemIdentifierType>()
    var reloadedSections = OrderedIdentifiers<SectionIdentifierType>()
    var reloadedItems = OrderedIdentifiers<ItemIdentifierType>()
    var reconfiguredItems = OrderedIdentifiers<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// The number of items of all sections.
    public var numberOfItems: Int { items.count }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers }

    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { items.identifiers }

    /// The number of items in a section, which must exist.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        existingSection(identifier).map { counts[$0] } ?? 0
    }

    /// The items in a section, which must exist.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        existingSection(identifier).map { items.identifiers(in: counts.range(of: $0)) } ?? []
    }

    /// The section with an item; nil where the item does not exist.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.index(of: identifier).flatMap { sections[counts.section(ofItem: $0)] }
    }

    /// The index of an item among the items of all sections; nil where it does not exist.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { items.index(of: identifier) }

    /// The index of a section; nil where it does not exist.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.index(of: identifier)
    }

    /// The index of a section; nil, after raising an exception, where it does not exist.
    func existingSection(_ identifier: SectionIdentifierType) -> Int? {
        if let index = sections.index(of: identifier) { return index }
        SnapshotContract.raise(SnapshotContract.sectionNotFound)
        return nil
    }

    /// Where an item is; nil where it does not exist.
    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let index = items.index(of: identifier) else { return nil }
        let section = counts.section(ofItem: index)
        return IndexPath(item: index - counts.start(of: section), section: section)
    }

    /// The item at an index path; nil where there is none.
    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < sections.count,
            indexPath.item >= 0, indexPath.item < counts[indexPath.section]
        else { return nil }
        return items[counts.start(of: indexPath.section) + indexPath.item]
    }
}
