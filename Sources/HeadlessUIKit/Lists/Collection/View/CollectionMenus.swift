import Foundation

/// The context menus of a collection view's items.
@preconcurrency @MainActor
final class CollectionMenus: ListMenus {
    private weak var owner: UICollectionView?
    /// The item of the menu.
    private var path: IndexPath?

    init(for owner: UICollectionView) {
        self.owner = owner
        super.init(in: owner)
    }

    private var delegate: (any UICollectionViewDelegate)? { owner?.delegate }

    override var cell: UIView? { path.flatMap { owner?.cellForItem(at: $0) } }

    override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let owner, let delegate else { return nil }
        path = owner.indexPathForItem(at: point)
        let paths = path.map { [$0] } ?? []
        let found = OptionalMethods.result {
            delegate.collectionView(owner, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        if let found { return found }
        guard let path else { return nil }
        return delegate.collectionView(owner, contextMenuConfigurationForItemAt: path, point: point)
    }

    override func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let owner, let delegate, let path else { return nil }
        return delegate.collectionView(
            owner, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? delegate.collectionView(
                owner, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    override func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let owner, let delegate, let path else { return nil }
        return delegate.collectionView(
            owner, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? delegate.collectionView(
                owner, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    override func commit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let owner else { return }
        delegate?.collectionView(
            owner, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    override func willDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let owner else { return }
        delegate?.collectionView(owner, willDisplayContextMenu: configuration, animator: animator)
    }

    override func willEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let owner else { return }
        delegate?.collectionView(owner, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
