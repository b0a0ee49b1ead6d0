extension NSDiffableDataSourceSnapshot {
    /// The sections that were marked to be reloaded, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// The items that were marked to be reloaded, in the order of the calls.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// The items that were marked to be reconfigured, in the order of the calls.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    /// Marks sections, which must exist, to get new cells for all items when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard sections.contains(identifier) else {
                return SnapshotContract.raise(SnapshotContract.reloadOfUnknown("section", identifier))
            }
            reloadedSections.append(identifier)
        }
    }

    /// Marks items, which must exist, to get new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard items.contains(identifier) else {
                return SnapshotContract.raise(SnapshotContract.reloadOfUnknown("item", identifier))
            }
            reloadedItems.append(identifier)
        }
    }

    /// Marks items, which must exist, to have the cell provider called for their present cells when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard items.contains(identifier) else {
                return SnapshotContract.raise(SnapshotContract.reconfigureOfUnknown(identifier))
            }
            reconfiguredItems.append(identifier)
        }
    }

    /// The snapshot without marks.
    var withoutMarks: Self {
        var copy = self
        copy.reloadedSections.removeAll()
        copy.reloadedItems.removeAll()
        copy.reconfiguredItems.removeAll()
        return copy
    }

    mutating func removeMarks(of identifiers: [ItemIdentifierType]) {
        if reloadedItems.count > 0 { reloadedItems.remove(identifiers) }
        if reconfiguredItems.count > 0 { reconfiguredItems.remove(identifiers) }
    }
}
