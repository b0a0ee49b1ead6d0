import Foundation

/// The attributes of a list's items: with what surrounds them.
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    var surroundings = ListSurroundings()

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListLayoutAttributes)?.surroundings = surroundings
        return copy
    }

    override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? ListLayoutAttributes else { return false }
        return MainActor.assumeIsolated { other.surroundings == surroundings }
    }
}
