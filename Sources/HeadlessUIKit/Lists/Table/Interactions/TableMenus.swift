import Foundation

/// The context menus of a table's rows.
@preconcurrency @MainActor
final class TableMenus: ListMenus {
    private weak var table: UITableView?
    /// The cell of the row that has the menu: rows move while a menu is open.
    private weak var shown: UITableViewCell?

    init(for table: UITableView) {
        self.table = table
        super.init(in: table)
    }

    private var delegate: (any UITableViewDelegate)? { table?.delegate }

    override var cell: UIView? { shown }

    override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let table, let delegate, let path = table.indexPathForRow(at: point),
            let cell = table.cellForRow(at: path)
        else { return nil }
        shown = cell
        return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    override func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let table else { return nil }
        return delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    override func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        guard let table else { return nil }
        return delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    }

    override func commit(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    override func willDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    override func willEnd(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UITableView {
    final var menuInteraction: UIContextMenuInteraction? {
        guard delegate != nil else { return nil }
        let interactions = madeRowInteractions
        if interactions.menus == nil { interactions.menus = TableMenus(for: self) }
        return interactions.menus?.interaction
    }
}
