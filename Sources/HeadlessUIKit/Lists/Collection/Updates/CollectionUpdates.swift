import Foundation

/// What one update changes.
struct CollectionUpdates {
    /// The attributes before the update of what was visible or close to it, as the layout had them.
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var map: UpdateMap
    /// The supplementary and decoration views that the layout adds, by their paths after the update.
    var inserted: Set<ElementKey> = []
    /// The supplementary and decoration views that the layout removes, by their paths before the update.
    var deleted: Set<ElementKey> = []

    func isInserted(_ key: ElementKey) -> Bool { inserted.contains(key) || map.oldKey(of: key) == nil }
    func isDeleted(_ key: ElementKey) -> Bool { newKey(of: key) == nil }

    /// The element after; nil for one that is deleted or replaced.
    func newKey(of key: ElementKey) -> ElementKey? { deleted.contains(key) ? nil : map.newKey(of: key) }
}
