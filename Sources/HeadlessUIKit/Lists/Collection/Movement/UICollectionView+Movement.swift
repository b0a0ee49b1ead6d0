import Foundation

/// The item that a finger moves.
struct ItemMovement {
    var original: IndexPath
    var current: IndexPath
    var position: CGPoint
}

extension UICollectionView {
    final func beginMovement(of path: IndexPath) -> Bool { false }
    final func moveItem(to position: CGPoint) {}
    final func endMovement(isCancelled: Bool) {}
    final func isMoving(_ key: ElementKey) -> Bool { false }
    final func withMovement(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes
    }
}
