/// A controller whose view is a table, of which it is the data source and the delegate.
///
/// Every method of both is declared here, since subclasses override them; those that no subclass overrides count as absent.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Creates a controller with a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose table is loaded from a nib, where there is one; else a plain one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table.
    @preconcurrency @MainActor
    public convenience init() {
        self.init(style: .plain)
    }

    /// Creates a controller with a plain table of a storyboard.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UITableViewController.self, from: coder)
    }

    /// The table: the controller's view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether the selection ends when the table appears. True by default.
    open var clearsSelectionOnViewWillAppear = true

    /// The control that refreshes the table when it is pulled down. None by default; setting one loads the view.
    open var refreshControl: UIRefreshControl? {
        get { (viewIfLoaded as? UITableView)?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Makes the table, or loads it from the storyboard or the nib.
    open override func loadView() {
        guard !loadViewFromNib() else { return takeLoadedTable() }
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// A table of a nib has the controller as data source and delegate where it has no other.
    private func takeLoadedTable() {
        guard let table = viewIfLoaded as? UITableView else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "-[UITableViewController loadView] instantiated view controller with identifier "
                    + "\"\(restorationIdentifier ?? "")\" from storyboard, but didn't get a UITableView."
            ).raise()
            return
        }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    /// The rows that were designed in a storyboard; methods that are not overridden return them.
    private var staticTable: StaticTable? { (viewIfLoaded as? UITableView)?.staticTable }

    override func endSelection(animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Shows the indicators for a moment.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (viewIfLoaded as? UITableView)?.flashScrollIndicators()
    }

    /// Begins or ends the editing of the table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    // MARK: Rows

    /// The number of sections. 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int {
        staticTable?.sections.count ?? OptionalMethods.absent(1)
    }
    /// The number of rows of a section. 0 by default; in a static table those of the storyboard.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        staticTable?.section(section)?.rows.count ?? 0
    }
    /// The cell of a row: in a static table that of the storyboard. Overridden where there are other rows.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticTable?.row(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// The title above a section. None by default; in a static table that of the storyboard.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard let table = staticTable else { return OptionalMethods.absent(nil) }
        return table.section(section)?.header
    }
    /// The title below a section. None by default; in a static table that of the storyboard.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard let table = staticTable else { return OptionalMethods.absent(nil) }
        return table.section(section)?.footer
    }
    /// Whether a row can be edited. True by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// Whether a row can be moved. True by default where rows can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// The titles of the index at the side. None by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethods.absent(nil) }
    /// The section that a title of the index scrolls to. The title's own index by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { OptionalMethods.absent(index) }
    /// Deletes or inserts a row. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Moves a row in the data. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Heights

    /// The height of a row. The table's ``UITableView/rowHeight`` by default.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let table = staticTable else { return OptionalMethods.absent(UITableView.automaticDimension) }
        return table.row(indexPath)?.height ?? tableView.rowHeight
    }
    /// The height of a section's header. The table's ``UITableView/sectionHeaderHeight`` by default.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The height of a section's footer. The table's ``UITableView/sectionFooterHeight`` by default.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The estimated height of a row. The table's ``UITableView/estimatedRowHeight`` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The estimated height of a header. The table's ``UITableView/estimatedSectionHeaderHeight`` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }
    /// The estimated height of a footer. The table's ``UITableView/estimatedSectionFooterHeight`` by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.absent(UITableView.automaticDimension)
    }

    // MARK: Display

    /// The view above a section. Made of the data source's title by default.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethods.absent(nil)
    }
    /// The view below a section. Made of the data source's title by default.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethods.absent(nil)
    }
    /// Called when a cell is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Called when a header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    {}
    /// Called when a footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    {}
    /// Called when a cell was removed from the table.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Called when a header was removed from the table.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    /// Called when a footer was removed from the table.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}
    /// The level of indentation of a row. The cell's by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethods.absent(0)
    }

    // MARK: Selection

    /// Called when the detail button of a row was touched.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a touch highlights a row. True by default.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// Called when a touch highlighted a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called when a row is no longer highlighted.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row that is selected when this one is touched; nil is none. The row itself by default.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethods.absent(indexPath)
    }
    /// The row that is deselected instead of this one; nil is none. The row itself by default.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalMethods.absent(indexPath)
    }
    /// Called when the user selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called when the user deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Whether a row has a primary action. True by default, unless the table is edited.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Called when the primary action of a row is performed.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Whether a pan with two fingers may begin to select rows. False by default.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }
    /// Called when a pan with two fingers began to select rows.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    {}

    // MARK: Editing

    /// The editing control of a row. Delete by default, where the row can be edited.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { OptionalMethods.absent(.delete) }
    /// The title of the button that deletes a row. "Delete" by default.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { OptionalMethods.absent(nil) }
    /// Whether a row's content is indented while it is edited. True by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    { OptionalMethods.absent(true) }
    /// The actions at the leading edge of a row. Absent by default.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMethods.absent(nil) }

    /// The actions at the trailing edge of a row. Absent by default.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { OptionalMethods.absent(nil) }

    /// The actions of a row as they were up to iOS 12. Absent by default.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
        -> [UITableViewRowAction]?
    { OptionalMethods.absent(nil) }

    /// Called when a swipe began to edit a row.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called when the editing of a swiped row ended.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Where a row that the user moves goes. The proposed path by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedDestinationIndexPath) }

    // MARK: Menus and focus

    /// The menu of a row that is pressed long. None by default.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }
    /// The view that is lifted when a row's menu opens. The cell by default.
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// The view that is put back when a row's menu closes. The lifted one by default.
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// Called when the preview of a row's menu was tapped.
    open func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called when the menu of a row is about to be shown.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the menu of a row is about to go.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Whether the edit menu may be shown for a row. False by default.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(false)
    }
    /// Whether the edit menu of a row shows an action. False by default.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethods.absent(false) }
    /// Called when an action of the edit menu is chosen for a row.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// Whether a row can be focused. Nothing moves the focus here.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// Whether the focus selects a row. Nothing moves the focus here.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    { OptionalMethods.absent(false) }
    /// Whether the focus may move within the table. Nothing moves the focus here.
    open func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// Called when the focus moved within the table. Nothing moves the focus here.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethods.absent() }
    /// Whether a drag that rests on a row activates it. Nothing is dragged here.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// Called when a pan with two fingers has selected rows.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// The row that gets the focus first. Nothing moves the focus here.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        OptionalMethods.absent(nil)
    }

    // MARK: Scrolling

    /// Called when the content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the zoom scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a finger starts to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger is about to leave.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called when the finger left.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content starts to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content came to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated change of offset or scale ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The subview that zooming scales. None by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when zooming begins.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called when zooming ended.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    {}
    /// Whether a tap on the status bar scrolls to the top. True by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Called when the adjusted inset changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
