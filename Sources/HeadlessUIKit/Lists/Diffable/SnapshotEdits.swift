/// The edits that lead from one snapshot to another, as few as there can be: what is deleted or inserted has no counterpart,
/// and of what changed its order the fewest are moved.
struct SnapshotEdits {
    /// A move of an item.
    struct ItemMove: Equatable {
        var from: IndexPath
        var to: IndexPath
    }

    /// A move of a section.
    struct SectionMove: Equatable {
        var from: Int
        var to: Int
    }

    /// Indices before the edits.
    var deletedSections = IndexSet()
    /// Indices after the edits.
    var insertedSections = IndexSet()
    var movedSections: [SectionMove] = []
    /// Items that do not exist any more, in sections that do; with their paths before the edits.
    var deletedItems: [IndexPath] = []
    /// Items that did not exist, in sections that did; with their paths after the edits.
    var insertedItems: [IndexPath] = []
    /// Items of sections that existed and exist.
    var movedItems: [ItemMove] = []
    /// Items that leave a deleted section or enter an inserted one.
    var movedItemsOfEditedSections: [ItemMove] = []

    /// Whether there are none.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty && movedItemsOfEditedSections.isEmpty
    }

    /// Compares two snapshots.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let origins = compareSections(old, new)
        for (section, origin) in origins.enumerated() {
            if let origin {
                compareItems(old, origin, new, section)
            } else {
                findItems(entering: section, of: new, from: old)
            }
        }
        for section in deletedSections { findItems(leaving: section, of: old, to: new) }
    }

    /// Compares the sections; returns the old index of each new one, or nil.
    private mutating func compareSections<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> [Int?] {
        let identifiers = new.sectionIdentifiers
        let origins = identifiers.map { old.indexOfSection($0) }
        let kept = origins.indices.filter { origins[$0] != nil }
        let values = kept.compactMap { origins[$0] }
        insertedSections = IndexSet(origins.indices.filter { origins[$0] == nil })
        deletedSections = IndexSet(0..<old.numberOfSections).subtracting(IndexSet(values))
        let unmoved = Set(IncreasingSubsequence.positions(in: values))
        for (position, section) in kept.enumerated() where !unmoved.contains(position) {
            movedSections.append(SectionMove(from: values[position], to: section))
        }
        return origins
    }

    /// Compares the items of a section that existed.
    private mutating func compareItems<Section, Item>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ oldSection: Int,
        _ new: NSDiffableDataSourceSnapshot<Section, Item>, _ section: Int
    ) {
        let before = old.items.identifiers(in: old.counts.range(of: oldSection))
        let after = new.items.identifiers(in: new.counts.range(of: section))
        let shorter = min(before.count, after.count)
        var first = 0
        while first < shorter, before[first] == after[first] { first += 1 }
        var last = 0
        while last < shorter - first, before[before.count - 1 - last] == after[after.count - 1 - last] {
            last += 1
        }
        for offset in first..<before.count - last where !new.items.contains(before[offset]) {
            deletedItems.append(IndexPath(item: offset, section: oldSection))
        }
        var kept: [ItemMove] = []
        for offset in first..<after.count - last {
            let path = IndexPath(item: offset, section: section)
            guard let origin = old.indexPath(of: after[offset]) else {
                insertedItems.append(path)
                continue
            }
            let move = ItemMove(from: origin, to: path)
            if origin.section == oldSection {
                kept.append(move)
            } else if !deletedSections.contains(origin.section) {
                movedItems.append(move)
            }
        }
        let unmoved = Set(IncreasingSubsequence.positions(in: kept.map(\.from.item)))
        for (position, move) in kept.enumerated() where !unmoved.contains(position) {
            movedItems.append(move)
        }
    }

    private mutating func findItems<Section, Item>(
        entering section: Int, of new: NSDiffableDataSourceSnapshot<Section, Item>,
        from old: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for (offset, item) in new.items.identifiers(in: new.counts.range(of: section)).enumerated() {
            guard let origin = old.indexPath(of: item) else { continue }
            movedItemsOfEditedSections.append(
                ItemMove(from: origin, to: IndexPath(item: offset, section: section)))
        }
    }

    private mutating func findItems<Section, Item>(
        leaving section: Int, of old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        for (offset, item) in old.items.identifiers(in: old.counts.range(of: section)).enumerated() {
            guard let path = new.indexPath(of: item), !insertedSections.contains(path.section) else {
                continue
            }
            movedItemsOfEditedSections.append(
                ItemMove(from: IndexPath(item: offset, section: section), to: path))
        }
    }
}
