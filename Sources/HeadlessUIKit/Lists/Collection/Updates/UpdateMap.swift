import Foundation

/// The paths after an update of the elements before it, and the other way.
struct UpdateMap {
    private var sections = PathShift()
    private var sectionMoves: [Int: Int] = [:]
    private var sectionOrigins: [Int: Int] = [:]
    /// The shifts of items, by the section before and after; sections without changes have none.
    private var shiftsBefore: [Int: PathShift] = [:]
    private(set) var shiftsAfter: [Int: PathShift] = [:]
    private var itemMoves: [IndexPath: IndexPath] = [:]
    private(set) var itemOrigins: [IndexPath: IndexPath] = [:]
    /// What is replaced in its position, by the path before.
    private(set) var reloadedItems: Set<IndexPath> = []
    private(set) var reloadedSections: Set<Int> = []

    init(_ batch: UpdateBatch) {
        sections = PathShift(
            removed: batch.deletedSections + batch.movedSections.map(\.0),
            inserted: batch.insertedSections + batch.movedSections.map(\.1))
        for (old, new) in batch.movedSections { (sectionMoves[old], sectionOrigins[new]) = (new, old) }
        for (old, new) in batch.movedItems { (itemMoves[old], itemOrigins[new]) = (new, old) }
        (reloadedItems, reloadedSections) = (Set(batch.reloadedItems), Set(batch.reloadedSections))
        var removed: [Int: [Int]] = [:]
        var inserted: [Int: [Int]] = [:]
        for path in batch.deletedItems + batch.movedItems.map(\.0) {
            removed[path.section, default: []].append(path.item)
        }
        for path in batch.insertedItems + batch.movedItems.map(\.1) {
            inserted[path.section, default: []].append(path.item)
        }
        for old in Set(removed.keys).union(inserted.keys.compactMap { oldSection(of: $0) }) {
            let new = newSection(of: old)
            let shift = PathShift(
                removed: removed[old] ?? [], inserted: new.flatMap { inserted[$0] } ?? [])
            shiftsBefore[old] = shift
            if let new { shiftsAfter[new] = shift }
        }
    }

    /// The map of one item that is moved.
    init(moving from: IndexPath, to: IndexPath) {
        var batch = UpdateBatch()
        batch.movedItems = [(from, to)]
        self.init(batch)
    }

    func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sections.new(of: old) }
    func oldSection(of new: Int) -> Int? { sectionOrigins[new] ?? sections.old(of: new) }

    /// The path after of an item, whether it is reloaded or not; nil for a deleted one.
    func newItem(of old: IndexPath) -> IndexPath? {
        if let moved = itemMoves[old] { return moved }
        guard let section = newSection(of: old.section) else { return nil }
        guard let shift = shiftsBefore[old.section] else {
            return IndexPath(item: old.item, section: section)
        }
        return shift.new(of: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// The path before of an item; nil for a new one.
    func oldItem(of new: IndexPath) -> IndexPath? {
        if let origin = itemOrigins[new] { return origin }
        guard let section = oldSection(of: new.section) else { return nil }
        guard let shift = shiftsAfter[new.section] else { return IndexPath(item: new.item, section: section) }
        return shift.old(of: new.item).map { IndexPath(item: $0, section: section) }
    }

    // MARK: Elements

    /// The element after; nil for one that is deleted or replaced.
    func newKey(of key: ElementKey) -> ElementKey? {
        guard key.indexPath.count == 2 else { return key }
        if reloadedSections.contains(key.indexPath.section) { return nil }
        var key = key
        if key.category == .cell {
            guard !reloadedItems.contains(key.indexPath), let path = newItem(of: key.indexPath) else {
                return nil
            }
            key.indexPath = path
        } else {
            guard let section = newSection(of: key.indexPath.section) else { return nil }
            key.indexPath = IndexPath(item: key.indexPath.item, section: section)
        }
        return key
    }

    /// The element before; nil for one that is new or replaces another.
    func oldKey(of key: ElementKey) -> ElementKey? {
        guard key.indexPath.count == 2 else { return key }
        var old = key
        if key.category == .cell {
            guard let path = oldItem(of: key.indexPath), !reloadedItems.contains(path) else { return nil }
            old.indexPath = path
        } else {
            guard let section = oldSection(of: key.indexPath.section) else { return nil }
            old.indexPath = IndexPath(item: key.indexPath.item, section: section)
        }
        return reloadedSections.contains(old.indexPath.section) ? nil : old
    }
}
