import Foundation

extension UICollectionView {
    /// Pans with two fingers from one item to another, which selects items where the delegate allows it.
    ///
    /// - Parameters:
    ///   - indexPath: The item where the fingers come down.
    ///   - endIndexPath: The item where they are lifted.
    /// - Returns: Whether the delegate allowed it.
    @discardableResult
    public final func simulateMultipleSelection(from indexPath: IndexPath, to endIndexPath: IndexPath) -> Bool
    {
        layoutIfNeeded()
        guard let delegate, counts.contains(indexPath), counts.contains(endIndexPath),
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        else { return false }
        delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
        let sweep = RowSweep(indexPath, before: Set(selection.paths))
        sweep.end = endIndexPath
        let (first, last) = (min(indexPath, endIndexPath), max(indexPath, endIndexPath))
        for section in first.section...last.section {
            for item in 0..<itemCount(inSection: section) {
                let path = IndexPath(item: item, section: section)
                guard path >= first, path <= last, sweep.isSelected(path) != selection.contains(path) else {
                    continue
                }
                tap(path)
            }
        }
        delegate.collectionViewDidEndMultipleSelectionInteraction(self)
        return true
    }
}
