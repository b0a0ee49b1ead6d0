import Foundation

/// The context menus of a list's cells: the interaction of tables and collection views, which override what their delegates
/// provide.
@preconcurrency @MainActor
class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    private weak var list: UIView?
    private weak var press: UIGestureRecognizer?
    /// What the delegate returned when a press was about to begin.
    private var pending: UIContextMenuConfiguration?

    init(in list: UIView) {
        self.list = list
        super.init()
        let made = UIContextMenuInteraction(delegate: self)
        let known = list.gestureRecognizers ?? []
        list.addInteraction(made)
        interaction = made
        press = list.gestureRecognizers?.first { recognizer in !known.contains { $0 === recognizer } }
    }

    /// Whether a press may begin: where the delegate has a menu; nil for other recognisers.
    final func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        guard recognizer === press, let list else { return nil }
        pending = configuration(at: recognizer.location(in: list))
        return pending != nil
    }

    private func preview(_ chosen: UITargetedPreview?) -> UITargetedPreview? {
        if let chosen { return chosen }
        guard let cell, cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    // MARK: What the lists override

    /// The cell that has the menu.
    var cell: UIView? { nil }
    /// The menu at a point of the list; nil for none.
    func configuration(at point: CGPoint) -> UIContextMenuConfiguration? { nil }
    /// The delegate's preview of the cell that is lifted; nil takes the cell.
    func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    /// The delegate's preview to which the menu returns; nil takes the cell.
    func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }
    /// Shows what was previewed.
    func commit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before the menu appears.
    func willDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called before the menu disappears.
    func willEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: The interaction's delegate

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        defer { pending = nil }
        return pending ?? configuration(at: location)
    }

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(highlightPreview(configuration)) }

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { preview(dismissalPreview(configuration)) }

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { commit(configuration, animator) }

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { willDisplay(configuration, animator) }

    final func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { willEnd(configuration, animator) }
}
