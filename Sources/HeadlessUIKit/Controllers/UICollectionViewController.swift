import Foundation

/// A controller with a collection view, of which it is the data source and the delegate.
///
/// The methods of both are declared here, since subclasses override them; those that no subclass overrides count as absent.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private final let initialLayout: UICollectionViewLayout
    private final var collection: UICollectionView?

    /// Creates a controller with a collection view of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose collection view is loaded from a nib, where there is one; else it has a flow layout.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a flow layout of a storyboard.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UICollectionViewController.self, from: coder)
    }

    /// The collection view; it fills the controller's view. Nil where ``loadView()`` is overridden and it was not set.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collection
        }
        set { setCollectionView(newValue) }
    }

    /// The layout of the collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        collection?.collectionViewLayout ?? initialLayout
    }

    /// Whether the selection ends when the view appears. True by default.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether the navigation controller moves between two layouts. False by default; without effect.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press moves items where the data source supports it. True by default.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    private final var movementGesture: UILongPressGestureRecognizer?

    /// Makes a view with the collection view in it.
    open override func loadView() {
        guard !loadViewFromNib() else { return }
        let made = UIView(frame: UIScreen.main.bounds)
        let list = UICollectionView(frame: made.bounds, collectionViewLayout: initialLayout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.addSubview(list)
        collection = list
        view = made
        (list.dataSource, list.delegate) = (self, self)
    }

    /// A collection view of a nib goes into a plain view, as on iOS.
    override func takeLoadedView(_ loaded: UIView) {
        guard let list = loaded as? UICollectionView else { return super.takeLoadedView(loaded) }
        let wrapper = UIView(frame: list.frame)
        list.frame = wrapper.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(list)
        view = wrapper
        setCollectionView(list)
    }

    private func setCollectionView(_ list: UICollectionView?) {
        if let old = collection, old !== list { old.removeFromSuperview() }
        collection = list
        guard let list else { return }
        if list.dataSource == nil { list.dataSource = self }
        if list.delegate == nil { list.delegate = self }
        guard list.superview == nil, let view = viewIfLoaded, view !== list else { return }
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override func endSelection(animated: Bool) {
        guard clearsSelectionOnViewWillAppear, let collection else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    /// Adds the gesture that moves items.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateMovementGesture()
        collection?.flashScrollIndicators()
    }

    /// Begins or ends the editing of the collection view.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collection?.isEditing = editing
    }

    // MARK: Moving items

    private func updateMovementGesture() {
        guard installsStandardGestureForInteractiveMovement, let collection, collection.window != nil else {
            if let movementGesture { movementGesture.view?.removeGestureRecognizer(movementGesture) }
            movementGesture = nil
            return
        }
        guard movementGesture == nil else { return }
        let gesture = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
        movementGesture = gesture
        collection.addGestureRecognizer(gesture)
    }

    private func follow(_ gesture: UIGestureRecognizer) {
        guard let collection else { return }
        let point = gesture.location(in: collection)
        switch gesture.state {
        case .began:
            guard let path = collection.indexPathForItem(at: point) else { return }
            _ = collection.beginInteractiveMovementForItem(at: path)
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        case .possible: break
        }
    }

    // MARK: Items

    /// The number of sections. 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalMethods.absent(1) }
    /// The number of items of a section. 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    /// The cell of an item. Overridden where there are items.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// A supplementary view. Overridden where the layout has some.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethods.absent(UICollectionReusableView(frame: .zero)) }
    /// Whether an item can be moved. By default where items can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(false)
    }
    /// Moves an item in the data. Does nothing by default.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMethods.absent() }
    /// The titles of the index. None by default.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalMethods.absent(nil) }
    /// The item that a title of the index leads to.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMethods.absent(IndexPath(item: 0, section: index)) }

    // MARK: Delegate

    /// Whether a touch highlights an item. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Called when a touch highlighted an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a tap selects an item. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Whether a tap deselects an item. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Called when a tap selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when a tap deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Whether a tap performs an item's primary action. True by default, unless items are edited.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(true) }
    /// Called when a tap performs an item's primary action.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}
    /// Called before a cell is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called before a supplementary view is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called after a cell was removed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called after a supplementary view was removed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The layout of an interactive transition. A plain one by default.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethods.absent(
            UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
    }
    /// The content offset after an update or a change of layout. The layout's by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMethods.absent(proposedContentOffset) }
    /// Where an item that the user moves goes. The proposed path by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedIndexPath) }
    /// Where an item that the user moves goes, as before iOS 15. The proposed path by default.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { OptionalMethods.absent(proposedIndexPath) }
    /// Whether an item can be edited. True by default.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.absent(true)
    }
    /// Whether focusing an item selects it. The collection view's property by default.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }
    /// Whether an item can be focused. Nothing moves the focus here.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
        -> Bool
    { OptionalMethods.absent(true) }
    /// Whether the focus may move. Nothing moves the focus here.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// Called when the focus moved. Nothing moves the focus here.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMethods.absent() }
    /// Whether an item opens when something is dragged over it for a moment. Nothing is dragged here.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { OptionalMethods.absent(true) }
    /// The item that is focused first. Nothing moves the focus here.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethods.absent(nil)
    }
    /// Whether two fingers select several items. False by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }
    /// Called when two fingers begin to select several items.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Called when two fingers have selected several items.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Whether a long press shows the edit menu, as before iOS 13. False by default.
    open func collectionView(
        _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { OptionalMethods.absent(false) }
    /// Whether the edit menu has an action, as before iOS 13. False by default.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { OptionalMethods.absent(false) }
    /// Called when an action of the edit menu was chosen, as before iOS 13.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    // MARK: Menus

    /// The menu of items; without paths, of the background at a point. None by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }
    /// The view that is lifted when an item's menu opens. The cell by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// The view that is put back when an item's menu closes. The cell by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// The menu of an item, as before iOS 16. None by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMethods.absent(nil) }
    /// The view that is lifted when a menu opens, as before iOS 16. The cell by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// The view that is put back when a menu closes, as before iOS 16. The cell by default.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { OptionalMethods.absent(nil) }
    /// Called when the preview of a menu was tapped.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called when a menu is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when a menu is about to go.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Called when the content offset changed.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the zoom scale changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a finger starts to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called when the finger is about to leave, and lets the delegate choose where scrolling will end.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called when the finger left, and whether the content decelerates.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content starts to decelerate.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content came to rest after a drag.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when an animated change of offset or scale ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The subview that zooming scales; nil, the default, is none.
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
    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
