import Foundation

/// The context menus of a table's rows.
@preconcurrency @MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private(set) var interaction: UIContextMenuInteraction?
    private weak var table: UITableView?
    private weak var press: UIGestureRecognizer?
    /// What the delegate returned when a press was about to begin.
    private var pending: UIContextMenuConfiguration?
    /// The cell of the row that has the menu: rows move while a menu is open.
    private weak var cell: UITableViewCell?

    init(for table: UITableView) {
        self.table = table
        super.init()
        let made = UIContextMenuInteraction(delegate: self)
        let known = table.gestureRecognizers ?? []
        table.addInteraction(made)
        interaction = made
        press = table.gestureRecognizers?.first { recognizer in !known.contains { $0 === recognizer } }
    }

    /// Whether a press may begin: where the delegate has a menu; nil for other recognisers.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        guard recognizer === press, let table else { return nil }
        pending = configuration(at: recognizer.location(in: table))
        return pending != nil
    }

    private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let table, let delegate = table.delegate, let path = table.indexPathForRow(at: point),
            let cell = table.cellForRow(at: path)
        else { return nil }
        self.cell = cell
        return delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    private var cellPreview: UITargetedPreview? {
        guard let cell, cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
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
        guard let table, let delegate = table.delegate else { return cellPreview }
        return delegate.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table, let delegate = table.delegate else { return cellPreview }
        return delegate.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
            ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.delegate?.tableView(
            table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
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
