import Foundation

/// What one update changes.
struct CollectionUpdates {
    /// The attributes before the update of what was visible or close to it.
    var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var map: UpdateMap

    func isInserted(_ key: ElementKey) -> Bool { map.oldPath(of: key.indexPath) == nil }
    func isDeleted(_ key: ElementKey) -> Bool { map.newPath(of: key.indexPath) == nil }
}
