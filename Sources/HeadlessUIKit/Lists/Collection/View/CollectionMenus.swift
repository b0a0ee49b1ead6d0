import Foundation

/// The context menus of a collection view's items.
@preconcurrency @MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    private weak var owner: UICollectionView?
    private weak var press: UIGestureRecognizer?
    /// What the delegate returned when a press was about to begin.
    private var pending: UIContextMenuConfiguration?
    /// The item of the menu.
    private var path: IndexPath?

    init(for owner: UICollectionView) {
        self.owner = owner
        super.init()
        let made = UIContextMenuInteraction(delegate: self)
        let known = owner.gestureRecognizers ?? []
        owner.addInteraction(made)
        interaction = made
        press = owner.gestureRecognizers?.first { recognizer in !known.contains { $0 === recognizer } }
    }

    /// Whether a press may begin: where the delegate has a menu; nil for other recognisers.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        guard recognizer === press, let owner else { return nil }
        pending = configuration(at: recognizer.location(in: owner))
        return pending != nil
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let owner, let delegate = owner.delegate else { return nil }
        path = owner.indexPathForItem(at: point)
        let paths = path.map { [$0] } ?? []
        let found = OptionalMethods.result {
            delegate.collectionView(owner, contextMenuConfigurationForItemsAt: paths, point: point)
        }
        if let found { return found }
        guard let path else { return nil }
        return delegate.collectionView(owner, contextMenuConfigurationForItemAt: path, point: point)
    }

    private var cellPreview: UITargetedPreview? {
        path.flatMap { owner?.cellForItem(at: $0) }.map { UITargetedPreview(view: $0) }
    }

    // MARK: The interaction's delegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { pending = nil }
        return pending ?? configuration(at: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let owner, let delegate = owner.delegate, let path else { return cellPreview }
        return delegate.collectionView(
            owner, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
            ?? delegate.collectionView(
                owner, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let owner, let delegate = owner.delegate, let path else { return cellPreview }
        return delegate.collectionView(
            owner, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
            ?? delegate.collectionView(
                owner, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let owner else { return }
        owner.delegate?.collectionView(
            owner, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let owner else { return }
        owner.delegate?.collectionView(owner, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let owner else { return }
        owner.delegate?.collectionView(
            owner, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
