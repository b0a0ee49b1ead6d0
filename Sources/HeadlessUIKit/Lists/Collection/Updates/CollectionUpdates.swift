import Foundation

/// What one update changes.
struct CollectionUpdates {
    /// The attributes before the update of what was visible or close to it, as the layout had them.
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var map: UpdateMap

    func isInserted(_ key: ElementKey) -> Bool { map.oldKey(of: key) == nil }
    func isDeleted(_ key: ElementKey) -> Bool { map.newKey(of: key) == nil }
}
