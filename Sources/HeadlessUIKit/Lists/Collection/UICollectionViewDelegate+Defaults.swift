import Foundation

extension UICollectionViewDelegate {
    /// None.
    public func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { OptionalMethods.byDefault(nil) }
    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethods.absent(
            UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMethods.absent(proposedContentOffset) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedIndexPath) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedIndexPath) }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }

    /// Absent.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalMethods.absent(true) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethods.absent() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethods.absent(true) }

    /// Absent.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethods.absent(nil)
    }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        OptionalMethods.byDefault()
    }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethods.absent(false) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethods.byDefault() }

    /// Absent.
    public func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethods.byDefault() }
}
