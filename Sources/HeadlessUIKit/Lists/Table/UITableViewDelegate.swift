/// Decides about the rows of a table view, and is notified of what happens to them.
///
/// On Apple's platforms all methods are optional, and a table acts differently where one is absent; here each has a default
/// that counts as absent.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Heights

    /// The height of a row. The table's ``UITableView/rowHeight`` by default.
    @discardableResult func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
    /// The height of a section's header. The table's ``UITableView/sectionHeaderHeight`` by default.
    @discardableResult func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
        -> CGFloat
    /// The height of a section's footer. The table's ``UITableView/sectionFooterHeight`` by default.
    @discardableResult func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
        -> CGFloat
    /// The estimated height of a row. The table's ``UITableView/estimatedRowHeight`` by default.
    @discardableResult func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
        -> CGFloat
    /// The estimated height of a header. The table's ``UITableView/estimatedSectionHeaderHeight`` by default.
    @discardableResult func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// The estimated height of a footer. The table's ``UITableView/estimatedSectionFooterHeight`` by default.
    @discardableResult func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat

    // MARK: Display

    /// The view above a section. Made of the data source's title by default.
    @discardableResult func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
        -> UIView?
    /// The view below a section. Made of the data source's title by default.
    @discardableResult func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
        -> UIView?
    /// Called when a cell is about to be shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a header is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called when a footer is about to be shown.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called when a cell was removed from the table.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a header was removed from the table.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called when a footer was removed from the table.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    /// The level of indentation of a row. The cell's by default.
    @discardableResult func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
        -> Int

    // MARK: Selection

    /// Called when the detail button of a row was touched.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Whether a touch highlights a row. True by default.
    @discardableResult func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
        -> Bool
    /// Called when a touch highlighted a row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when a row is no longer highlighted.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// The row that is selected when this one is touched; nil is none. The row itself by default.
    @discardableResult func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    /// The row that is deselected instead of this one; nil is none. The row itself by default.
    @discardableResult func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
        -> IndexPath?
    /// Called when the user selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when the user deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether a row has a primary action. True by default, unless the table is edited.
    @discardableResult func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool
    /// Called when the primary action of a row is performed.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    /// Whether a pan with two fingers may begin to select rows. False by default.
    @discardableResult func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    )
        -> Bool
    /// Called when a pan with two fingers began to select rows.
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    // MARK: Editing

    /// The editing control of a row. Delete by default, where the row can be edited.
    @discardableResult func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    /// The title of the button that deletes a row. "Delete" by default.
    @discardableResult func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    )
        -> String?
    /// Whether a row's content is indented while it is edited. True by default.
    @discardableResult func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    /// The actions at the leading edge of a row; nil is none, which is the default.
    @discardableResult func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    )
        -> UISwipeActionsConfiguration?
    /// The actions at the trailing edge of a row; nil is "Delete" for rows that can be deleted, which is the default, and
    /// a configuration without actions is none.
    @discardableResult func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    )
        -> UISwipeActionsConfiguration?
    /// The actions of a row as they were up to iOS 12. None by default.
    @discardableResult func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    /// Called when a swipe began to edit a row.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when the editing of a swiped row ended.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Where a row that the user moves goes. The proposed path by default.
    @discardableResult func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Menus and focus

    /// The menu of a row that is pressed long. None by default.
    @discardableResult func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The view that is lifted when a row's menu opens. The cell by default.
    @discardableResult func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// The view that is put back when a row's menu closes. The lifted one by default.
    @discardableResult func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the preview of a row's menu was tapped.
    func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called when the menu of a row is about to be shown.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the menu of a row is about to go.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Whether the edit menu may be shown for a row. False by default.
    @discardableResult func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
        -> Bool
    /// Whether the edit menu of a row shows an action. False by default.
    @discardableResult func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool
    /// Called when an action of the edit menu is chosen for a row.
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)
    /// Whether a row can be focused. Nothing moves the focus here.
    @discardableResult func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    /// Whether the focus selects a row. Nothing moves the focus here.
    @discardableResult func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool
    /// Whether the focus may move within the table. Nothing moves the focus here.
    @discardableResult func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    )
        -> Bool
    /// Called when the focus moved within the table. Nothing moves the focus here.
    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    /// Whether a drag that rests on a row activates it. Nothing is dragged here.
    @discardableResult func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool
    /// Called when a pan with two fingers has selected rows.
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    /// The row that gets the focus first. Nothing moves the focus here.
    @discardableResult func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
}
