import Foundation

/// The item that a finger moves.
struct ItemMovement {
    /// Where the data source has the item.
    var original: IndexPath
    /// Where it is shown among the others.
    var current: IndexPath
    /// The finger's position in the content's coordinates.
    var position: CGPoint
}

extension UICollectionView {
    final func beginMovement(of path: IndexPath) -> Bool {
        guard movement == nil, let dataSource, counts.contains(path) else { return false }
        let can = OptionalMethods.result { dataSource.collectionView(self, canMoveItemAt: path) }
        guard can ?? true, let own = layoutAttributesForItem(at: path) else { return false }
        movement = ItemMovement(original: path, current: path, position: own.center)
        invalidateMovement(from: path, own.center)
        return true
    }

    final func moveItem(to position: CGPoint) {
        guard var moving = movement, position.isFiniteNumber else { return }
        let (previous, previousPosition) = (moving.current, moving.position)
        moving.position = position
        let inLayout = inLayout(CGRect(origin: position, size: .zero)).origin
        var target = layoutStorage.targetIndexPath(
            forInteractivelyMovingItem: moving.current, withPosition: inLayout)
        if target != moving.current { target = allowedTarget(moving, target) }
        guard counts.contains(target) || target == previous else { return }
        moving.current = target
        movement = moving
        if target != previous { rearrange(from: previous, to: target) }
        invalidateMovement(from: previous, previousPosition)
        UIView.animate(withDuration: target == previous ? 0 : 0.3) { self.layoutIfNeeded() }
    }

    private func allowedTarget(_ moving: ItemMovement, _ target: IndexPath) -> IndexPath {
        guard let delegate else { return target }
        return OptionalMethods.result {
            delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.original,
                atCurrentIndexPath: moving.current, toProposedIndexPath: target)
        }
            ?? OptionalMethods.result {
                delegate.collectionView(
                    self, targetIndexPathForMoveFromItemAt: moving.original, toProposedIndexPath: target)
            } ?? target
    }

    /// Shows an item elsewhere among the others; the data source still has it where it was.
    private func rearrange(from old: IndexPath, to new: IndexPath) {
        let map = UpdateMap(moving: old, to: new)
        for gone in shown.rekey(map.newKey) { endDisplaying(gone) }
        selection.rekey(map.newItem)
        if var items = loadedCounts?.items, old.section != new.section {
            items[old.section] -= 1
            items[new.section] += 1
            loadedCounts?.items = items
        }
        layoutStorage.dataMoved(map)
    }

    private func invalidateMovement(from previous: IndexPath, _ previousPosition: CGPoint) {
        guard let movement else { return }
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
            previousIndexPaths: [previous], previousPosition: previousPosition)
        context.areCountsInvalid = movement.current.section != previous.section
        layoutStorage.invalidateLayout(with: context)
    }

    final func endMovement(isCancelled: Bool) {
        guard let moving = movement else { return }
        movement = nil
        var (final, isCancelled) = (moving.current, isCancelled)
        if !isCancelled, final != moving.original {
            let moved: Void? = dataSource.flatMap { dataSource in
                OptionalMethods.result {
                    dataSource.collectionView(self, moveItemAt: moving.original, to: moving.current)
                }
            }
            if moved == nil { isCancelled = true }
        }
        if isCancelled, final != moving.original {
            rearrange(from: final, to: moving.original)
            final = moving.original
        }
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [moving.original], movementCancelled: isCancelled)
        layoutStorage.invalidateLayout(with: context)
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    final func isMoving(_ key: ElementKey) -> Bool {
        key.category == .cell && key.indexPath == movement?.current
    }

    /// The attributes of the item that is moved are those at the finger.
    final func withMovement(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let movement, isMoving(attributes.values.key) else { return attributes }
        return layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: attributes.indexPath,
            withTargetPosition: inLayout(CGRect(origin: movement.position, size: .zero)).origin)
    }

    /// Where the data source has the item that is shown at a path.
    final func dataPath(of shown: IndexPath) -> IndexPath {
        guard let movement, movement.original != movement.current else { return shown }
        return UpdateMap(moving: movement.original, to: movement.current).oldItem(of: shown) ?? shown
    }
}
