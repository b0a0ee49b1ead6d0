/// What a call of `apply` changes.
enum SnapshotChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outlines = [Section: NSDiffableDataSourceSectionSnapshot<Item>]

    /// All sections.
    case all(Snapshot)
    /// The items of one section, which is appended where it does not exist.
    case section(Section, NSDiffableDataSourceSectionSnapshot<Item>)

    /// The items after the change.
    func applied(to snapshot: Snapshot) -> Snapshot {
        switch self {
        case .all(let new): return new
        case .section(let section, let outline):
            var result = snapshot
            if !result.sections.contains(section) { result.appendSections([section]) }
            result.replaceItems(inSection: section, with: outline.visibleItems)
            return result
        }
    }

    /// The outlines after the change, where `snapshot` has the items after it.
    func applied(to outlines: Outlines, of snapshot: Snapshot) -> Outlines {
        switch self {
        case .section(let section, let outline):
            var result = outlines
            result[section] = outline
            return result
        case .all:
            var result: Outlines = [:]
            for (section, outline) in outlines where snapshot.sections.contains(section) {
                result[section] = outline.showing(snapshot.itemIdentifiers(inSection: section))
            }
            return result
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// The outline without the shown items that are not among `items`; nil where it does not show these then.
    fileprivate func showing(_ items: [ItemIdentifierType]) -> Self? {
        let visible = visibleItems
        if visible == items { return self }
        let kept = Set(items)
        var result = self
        result.delete(visible.filter { !kept.contains($0) })
        return result.visibleItems == items ? result : nil
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Makes `identifiers` the items of a section, which must exist.
    mutating func replaceItems(
        inSection section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
    ) {
        let kept = Set(identifiers)
        deleteItems(itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        guard let index = indexOfSection(section), itemIdentifiers(inSection: section) != identifiers else {
            return
        }
        insert(identifiers, at: counts.range(of: index).upperBound, in: index, reports: false)
    }
}
