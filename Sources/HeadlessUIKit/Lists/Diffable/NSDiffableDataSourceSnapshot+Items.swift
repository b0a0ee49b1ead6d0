extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, by default to the last. Items that exist are moved there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard sections.count > 0 else { return SnapshotContract.raise(SnapshotContract.noSections) }
        let existing = sectionIdentifier.map { existingSection($0) } ?? sections.count - 1
        guard let section = existing else { return }
        insert(identifiers, at: counts.range(of: section).upperBound, in: section)
    }

    /// Inserts items before one, which must exist. Items that exist are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    /// Inserts items after one, which must exist. Items that exist are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    /// Deletes items; those that do not exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        detach(identifiers)
        removeMarks(of: identifiers)
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another; both must exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another; both must exist.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
    ) {
        guard items.contains(identifier) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("fromIndex != NSNotFound"))
        }
        guard let index = items.index(of: other) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("toIndex != NSNotFound"))
        }
        if identifier == other { return }
        insert([identifier], at: index + offset, in: counts.section(ofItem: index), reports: false)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
    ) {
        guard let index = items.index(of: other) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("insertIndex != NSNotFound"))
        }
        insert(identifiers, at: index + offset, in: counts.section(ofItem: index))
    }

    /// Inserts items before an index, in a section that has the index or ends there. Those that exist are moved; where some
    /// are equal, an exception is raised.
    mutating func insert(
        _ identifiers: [ItemIdentifierType], at index: Int, in section: Int, reports: Bool = true
    ) {
        if !items.insertNew(identifiers, at: index) {
            guard SnapshotContract.areUnique(identifiers, kind: "item") else { return }
            let existing = identifiers.filter { items.contains($0) }
            if reports { SnapshotContract.reportExisting("item", existing) }
            let before = existing.count { items.index(of: $0).map { $0 < index } ?? false }
            detach(existing)
            _ = items.insertNew(identifiers, at: index - before)
        }
        counts.add(identifiers.count, to: section)
    }

    /// Removes items and leaves their marks.
    private mutating func detach(_ identifiers: [ItemIdentifierType]) {
        var removed: [Int: Int] = [:]
        for identifier in Set(identifiers) {
            if let index = items.index(of: identifier) {
                removed[counts.section(ofItem: index), default: 0] += 1
            }
        }
        items.remove(identifiers)
        for (section, number) in removed { counts.add(-number, to: section) }
    }
}
