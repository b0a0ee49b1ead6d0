import Foundation

/// The changes of an update that is not committed yet.
struct UpdateBatch {
    /// How many updates are open inside of one another.
    var depth = 0
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(Int, Int)] = []
    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(IndexPath, IndexPath)] = []
    var completions: [(Bool) -> Void] = []
    /// The attributes of what was visible or close to it when the update began.
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

    /// The number of changes.
    var changeCount: Int {
        insertedSections.count + deletedSections.count + reloadedSections.count + movedSections.count
            + insertedItems.count + deletedItems.count + reloadedItems.count + movedItems.count
    }

    var isEmpty: Bool { changeCount == 0 }

    /// The changes in the form that layouts get: deletions, the last first, reloads, insertions and moves.
    @MainActor var items: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for section in deletedSections.sorted(by: >) {
            items.append(.init(.delete, before: whole(section), after: nil))
        }
        for path in deletedItems.sorted(by: >) { items.append(.init(.delete, before: path, after: nil)) }
        for section in reloadedSections.sorted() {
            items.append(.init(.reload, before: whole(section), after: whole(section)))
        }
        for path in reloadedItems.sorted() { items.append(.init(.reload, before: path, after: path)) }
        for section in insertedSections.sorted() {
            items.append(.init(.insert, before: nil, after: whole(section)))
        }
        for path in insertedItems.sorted() { items.append(.init(.insert, before: nil, after: path)) }
        for (old, new) in movedSections { items.append(.init(.move, before: whole(old), after: whole(new))) }
        for (old, new) in movedItems { items.append(.init(.move, before: old, after: new)) }
        return items
    }

    /// Each element is inserted, deleted and reloaded once at most.
    mutating func removeDuplicates() {
        func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
            var seen: Set<Value> = []
            return values.filter { seen.insert($0).inserted }
        }
        (insertedSections, deletedSections) = (unique(insertedSections), unique(deletedSections))
        (reloadedSections, insertedItems) = (unique(reloadedSections), unique(insertedItems))
        let gone = Set(deletedSections).union(reloadedSections)
        deletedItems = unique(deletedItems).filter { !gone.contains($0.section) }
        let deleted = Set(deletedItems)
        reloadedItems = unique(reloadedItems).filter { !gone.contains($0.section) && !deleted.contains($0) }
        let new = Set(insertedSections)
        insertedItems = insertedItems.filter { !new.contains($0.section) }
    }
}
