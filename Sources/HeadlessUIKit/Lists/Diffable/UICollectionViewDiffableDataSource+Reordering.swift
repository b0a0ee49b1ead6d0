extension UICollectionViewDiffableDataSource {
    typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    typealias Outlines = [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

    /// Takes over a move by the user, which the collection view shows already.
    func reorder(from source: IndexPath, to destination: IndexPath) {
        let old = contents.shown
        guard source != destination, let item = old.item(at: source),
            destination.section < old.numberOfSections
        else { return }
        let new = old.moving(item, to: destination)
        let outlines = outlines(after: item, from: source, to: destination, new)
        let transaction = Transaction(
            initialSnapshot: old, finalSnapshot: new,
            difference: Self.difference(from: old.itemIdentifiers, to: new.itemIdentifiers, moving: item),
            sectionTransactions: sectionTransactions(of: item, [source, destination], old, new, outlines))
        reorderingHandlers.willReorder?(transaction)
        contents.accept(new, outlines)
        reorderingHandlers.didReorder?(transaction)
    }

    /// The difference that a single move makes.
    private static func difference(
        from old: [ItemIdentifierType], to new: [ItemIdentifierType], moving item: ItemIdentifierType
    ) -> CollectionDifference<ItemIdentifierType> {
        let origin = old.firstIndex(of: item)
        let target = new.firstIndex(of: item)
        let removal = origin.map {
            CollectionDifference.Change.remove(offset: $0, element: item, associatedWith: target)
        }
        let insertion = target.map {
            CollectionDifference.Change.insert(offset: $0, element: item, associatedWith: origin)
        }
        return CollectionDifference([removal, insertion].compactMap { $0 })
            ?? new.difference(from: old).inferringMoves()
    }

    private func sectionTransactions(
        of item: ItemIdentifierType, _ paths: [IndexPath],
        _ old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ outlines: Outlines
    ) -> [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
        Set(paths.map(\.section)).sorted(by: >).compactMap { index in
            guard let section = old.sections[index] else { return nil }
            let before = old.itemIdentifiers(inSection: section)
            let after = new.itemIdentifiers(inSection: section)
            var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            flat.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: outline(of: section),
                finalSnapshot: outlines[section] ?? flat,
                difference: Self.difference(from: before, to: after, moving: item))
        }
    }

    /// The outlines after a move: an item takes what is below it along.
    private func outlines(
        after item: ItemIdentifierType, from source: IndexPath, to destination: IndexPath,
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Outlines {
        var outlines = contents.outlines
        guard !outlines.isEmpty, let origin = new.sections[source.section],
            let target = new.sections[destination.section]
        else { return outlines }
        var moved = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let outline = outlines[origin] {
            moved = outline.snapshot(of: item, includingParent: true)
            outlines[origin]?.delete([item])
        } else {
            moved.append([item])
        }
        let items = new.itemIdentifiers(inSection: target)
        if let outline = outlines[target] {
            let previous = destination.item > 0 ? items[destination.item - 1] : nil
            outlines[target] = outline.inserting(moved, afterVisible: previous)
        }
        return outlines
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot with an item at another path, as moves of list views mean it: a path without the item.
    fileprivate func moving(_ item: ItemIdentifierType, to path: IndexPath) -> Self {
        var result = self
        result.deleteItems([item])
        let index = result.counts.start(of: path.section) + min(path.item, result.counts[path.section])
        result.insert([item], at: index, in: path.section)
        return result
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// The outline with another one inserted below the row of an item, or above all rows.
    fileprivate func inserting(_ moved: Self, afterVisible previous: ItemIdentifierType?) -> Self {
        var result = self
        if let previous, contains(previous) {
            let child = isExpanded(previous) ? snapshot(of: previous).rootItems.first : nil
            if let child {
                result.insert(moved, before: child)
            } else {
                result.insert(moved, after: previous)
            }
        } else if let first = rootItems.first {
            result.insert(moved, before: first)
        } else {
            result = moved
        }
        return result
    }
}
