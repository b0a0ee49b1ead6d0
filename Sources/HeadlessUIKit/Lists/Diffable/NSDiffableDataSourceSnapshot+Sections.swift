extension NSDiffableDataSourceSnapshot {
    /// Appends sections without items. Sections that exist are moved with their items.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before one, which must exist. Sections that exist are moved with their items.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 0)
    }

    /// Inserts sections after one, which must exist. Sections that exist are moved with their items.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, beside: toIdentifier, offset: 1)
    }

    /// Deletes sections with their items; those that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        removeMarks(of: detach(identifiers).flatMap(\.items))
        reloadedSections.remove(identifiers)
    }

    /// Moves a section with its items before another; both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves a section with its items after another; both must exist.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        guard sections.contains(identifier) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("fromSection != NSNotFound"))
        }
        guard let index = sections.index(of: other) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("toSection != NSNotFound"))
        }
        if identifier != other { insert([identifier], at: index + offset, reports: false) }
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, offset: Int
    ) {
        guard let index = sections.index(of: other) else {
            return SnapshotContract.raise(SnapshotContract.notSatisfied("insertIndex != NSNotFound"))
        }
        insert(identifiers, at: index + offset)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], at index: Int, reports: Bool = true
    ) {
        if sections.insertNew(identifiers, at: index) {
            return counts.insert(identifiers.map { _ in 0 }, at: index)
        }
        guard SnapshotContract.areUnique(identifiers, kind: "section") else { return }
        let existing = identifiers.filter { sections.contains($0) }
        if reports { SnapshotContract.reportExisting("section", existing) }
        let before = existing.count { sections.index(of: $0).map { $0 < index } ?? false }
        let contents = Dictionary(
            detach(existing).map { ($0.section, $0.items) }, uniquingKeysWith: { first, _ in first })
        let target = index - before
        _ = sections.insertNew(identifiers, at: target)
        counts.insert(identifiers.map { _ in 0 }, at: target)
        for (offset, identifier) in identifiers.enumerated() {
            guard let moved = contents[identifier] else { continue }
            insert(moved, at: counts.start(of: target + offset), in: target + offset)
        }
    }

    /// Removes sections with their items and leaves the marks; returns what was removed.
    private mutating func detach(
        _ identifiers: [SectionIdentifierType]
    ) -> [(section: SectionIdentifierType, items: [ItemIdentifierType])] {
        var indices: [Int] = []
        var removed: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
        for identifier in OrderedIdentifiers(unique: identifiers).identifiers {
            guard let index = sections.index(of: identifier) else { continue }
            indices.append(index)
            removed.append((identifier, items.identifiers(in: counts.range(of: index))))
        }
        items.remove(removed.flatMap(\.items))
        sections.remove(identifiers)
        counts.remove(indices.sorted())
        return removed
    }
}
