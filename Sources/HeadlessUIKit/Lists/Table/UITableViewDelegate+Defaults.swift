extension UITableViewDelegate {
    // MARK: Heights

    /// The table's row height.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The table's header height.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The table's footer height.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The table's estimate.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The table's estimate.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    { OptionalMethods.absent(UITableView.automaticDimension) }
    /// The table's estimate.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    { OptionalMethods.absent(UITableView.automaticDimension) }

    // MARK: Display

    /// The one made of the title.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethods.absent(nil)
    }
    /// The one made of the title.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethods.absent(nil)
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { OptionalMethods.byDefault() }
    /// The cell's.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethods.absent(0)
    }

    // MARK: Selection

    /// Does nothing.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// True.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// The row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethods.absent(indexPath)
    }
    /// The row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethods.absent(indexPath)
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// True, unless the table is edited.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// False.
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { OptionalMethods.byDefault() }

    // MARK: Editing

    /// Delete.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMethods.absent(.delete) }
    /// "Delete".
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMethods.absent(nil) }
    /// True.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// None.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMethods.absent(nil) }
    /// "Delete" for rows that can be deleted.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMethods.absent(nil) }
    /// None.
    public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMethods.absent(nil) }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalMethods.byDefault()
    }
    /// The proposed path.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedDestinationIndexPath) }

    // MARK: Menus and focus

    /// None.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }
    /// The cell.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// The lifted view.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { OptionalMethods.byDefault() }

    /// False.
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(false)
    }
    /// False.
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethods.absent(false) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { OptionalMethods.byDefault() }
    /// True.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// False.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(false) }
    /// True.
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethods.absent() }
    /// True.
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// Does nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        OptionalMethods.byDefault()
    }
    /// None.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMethods.absent(nil)
    }
}
