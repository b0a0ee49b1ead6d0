import Foundation

/// Items in sections, which a layout places.
///
/// Only the views of what is visible exist: a layout pass reads the layout's attributes for the bounds, dequeues the
/// views that appear from the data source and recycles those that left.
///
/// What Apple lets a subclass override is `open` here, in the class body, because an extension's member cannot be overridden
/// without the Objective-C runtime. That makes this file long: each member forwards to its facet's file.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UISpringLoadedInteractionSupporting {
    // MARK: Stored state

    final var layoutStorage: UICollectionViewLayout
    final var reuse = CollectionReuse()
    /// The numbers of sections and items; nil until they are read.
    final var loadedCounts: CollectionCounts?
    final var shown = ShownElements()
    final var selection = SelectedItems()
    final var pass = LayoutPassState()
    final var batch = UpdateBatch()
    final var nested: [Int: SectionScrollView] = [:]
    final var touched = TouchedItem()
    /// The interactive transition that runs.
    final var transition: LayoutTransition?
    final var movement: ItemMovement?
    final var editing = false
    final var background: UIView?
    final var prefetching = PrefetchState()
    final var index = CollectionIndex()
    /// The menus of items; made with the first delegate.
    final var menus: CollectionMenus?

    // MARK: Life cycle

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        prepareCollection()
    }

    /// Creates an empty collection view with a flow layout of a nib.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepareCollection()
        InterfaceCoder.restore(self, as: UICollectionView.self, from: coder)
    }

    // MARK: Layout

    /// The layout. Assigning another replaces it without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { replaceLayout(newValue, animated: false, completion: nil) }
    }

    /// Replaces the layout. The items glide from their old frames to the new ones where it is animated.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { replaceLayout(layout, animated: animated, completion: completion) }

    /// Replaces the layout, and returns after the animation whether it has finished.
    @discardableResult
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setCollectionViewLayout(layout, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Begins a transition to another layout; the layout that is returned has its progress.
    @discardableResult open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Ends an interactive transition with the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends an interactive transition with the old layout.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    /// The attributes of an item; nil for one that does not exist.
    @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        currentAttributes(of: ElementKey(cell: indexPath))
    }

    /// The attributes of a supplementary view; nil for one that does not exist.
    @discardableResult open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    )
        -> UICollectionViewLayoutAttributes?
    {
        currentAttributes(of: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
    }

    /// How soon items move aside for one that is dragged in. Without effect.
    open var reorderingCadence = UICollectionView.ReorderingCadence.immediate

    /// Which changes of a cell's content measure it again. Those that invalidate its intrinsic content size by default.
    open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

    // MARK: Sources

    /// Provides the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceChanged() } }
    }

    // The scroll view's delegate with the collection view's type; both are one.
    /// Decides about items and scrolling and is notified of them.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
        set {
            guard newValue !== (self as UIScrollView).delegate else { return }
            (self as UIScrollView).delegate = newValue
            if newValue != nil, menus == nil { menus = CollectionMenus(for: self) }
            layoutStorage.delegateChanged()
        }
    }

    /// Prepares the data of items that are about to be needed.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Provides what a drag of items carries: in tests by ``simulateDrag(itemAt:to:)``.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// Takes what is dropped: in tests by ``simulateDrop(of:at:)``.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged. True by default.
    open var dragInteractionEnabled = true
    /// Whether items open when something is dragged over them for a moment. False by default. Nothing is dragged here.
    open var isSpringLoaded = false
    /// Whether items are dragged.
    open var hasActiveDrag: Bool { isDragSimulated }
    /// Whether something is about to be dropped.
    open var hasActiveDrop: Bool { isDropSimulated }
    final var isDragSimulated = false
    final var isDropSimulated = false
    /// The interaction that opens the menus of items; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    /// Whether ``prefetchDataSource`` is called. True by default.
    open var isPrefetchingEnabled = true

    // MARK: Reuse

    /// Registers the class of cells with an identifier; nil removes it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(cellClass, for: ReuseKey(cell: identifier))
    }

    /// Registers the class of supplementary views of a kind with an identifier; nil removes it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        reuse.register(viewClass, for: ReuseKey(kind: elementKind, identifier: identifier))
    }

    /// Registers a nib for cells with an identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.register(nib, for: ReuseKey(cell: identifier))
    }

    /// Registers a nib for supplementary views.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { reuse.register(nib, for: ReuseKey(kind: kind, identifier: identifier)) }

    /// A cell for an item: one that is not used any more, or a new one of the registered class.
    @discardableResult open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    )
        -> UICollectionViewCell
    { dequeueCell(identifier, indexPath) }

    /// A supplementary view: one that is not used any more, or a new one of the registered class.
    @discardableResult open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

    // MARK: Queries

    /// The number of sections.
    open var numberOfSections: Int { counts.items.count }

    /// The number of items in a section.
    @discardableResult open func numberOfItems(inSection section: Int) -> Int {
        itemCount(inSection: section)
    }

    /// The path of the item at a point of the content; nil if there is none.
    @discardableResult open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

    /// The path of a visible cell; nil for a cell that is not visible.
    @discardableResult open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.key(of: cell)?.indexPath
    }

    /// The path of a visible supplementary view; nil for a view that is not visible.
    @discardableResult open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
        -> IndexPath?
    {
        shown.key(of: supplementaryView)?.indexPath
    }

    /// The cell of an item; nil if it is not visible.
    @discardableResult open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(cell: indexPath)]?.view as? UICollectionViewCell
    }

    /// The cells that are visible, in no order.
    open var visibleCells: [UICollectionViewCell] {
        shown.views(.cell).compactMap { $0 as? UICollectionViewCell }
    }

    /// The paths of the visible items, in no order.
    open var indexPathsForVisibleItems: [IndexPath] { shown.paths(.cell) }

    /// A supplementary view; nil if it is not visible.
    @discardableResult open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    )
        -> UICollectionReusableView?
    { shown[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]?.view }

    /// The visible supplementary views of a kind, in no order.
    @discardableResult open func visibleSupplementaryViews(ofKind elementKind: String)
        -> [UICollectionReusableView]
    {
        shown.views(.supplementaryView, kind: elementKind)
    }

    /// The paths of the visible supplementary views of a kind, in no order.
    @discardableResult open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
        -> [IndexPath]
    {
        shown.paths(.supplementaryView, kind: elementKind)
    }

    // MARK: Selection

    /// Whether a tap selects items. True by default.
    open var allowsSelection = true
    /// Whether several items can be selected. False by default.
    open var allowsMultipleSelection = false
    /// Whether a tap selects items while ``isEditing``. False by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while ``isEditing``. False by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// The paths of the selected items; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects an item and scrolls to it, without calls of the delegate; nil deselects all.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

    /// Deselects an item, without calls of the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// Whether focusing an item selects it. False by default.
    open var selectionFollowsFocus = false
    /// Whether items can be focused. Nothing moves the focus here.
    open var allowsFocus = false
    /// Whether items can be focused while ``isEditing``. Nothing moves the focus here.
    open var allowsFocusDuringEditing = false
    /// Whether the item that was focused last is focused again. Nothing moves the focus here.
    open var remembersLastFocusedIndexPath = false

    /// Whether the items are edited. False by default.
    open var isEditing: Bool {
        get { editing }
        set { setEditingState(newValue) }
    }

    // MARK: Updates

    /// Whether the collection view's changes wait to be committed: an update is open.
    open var hasUncommittedUpdates: Bool { batch.depth > 0 }

    /// Reads all again from the data source, in the next layout pass.
    open func reloadData() { reloadEverything() }

    /// Inserts, deletes, reloads and moves items in one animation.
    ///
    /// - Parameters:
    ///   - updates: Calls the methods below. Deletions and reloads name paths before the update, insertions after it.
    ///   - completion: Called at the end of the animation.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch(updates, completion)
    }

    /// Inserts, deletes, reloads and moves items in one animation, and returns whether it has finished.
    @discardableResult
    open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    /// Inserts sections.
    open func insertSections(_ sections: IndexSet) { record { $0.insertedSections += sections } }
    /// Deletes sections.
    open func deleteSections(_ sections: IndexSet) { record { $0.deletedSections += sections } }
    /// Reloads sections.
    open func reloadSections(_ sections: IndexSet) { record { $0.reloadedSections += sections } }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record { $0.movedSections.append((section, newSection)) }
    }
    /// Inserts items.
    open func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }
    /// Deletes items.
    open func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }
    /// Reloads items: each gets another cell.
    open func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }
    /// Moves an item.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    /// Configures the cells of items again, without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Moving

    /// Begins to move an item by a finger.
    ///
    /// - Returns: Whether the item can be moved.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }
    /// Moves the item to a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveItem(to: targetPosition)
    }
    /// Ends the movement; the data source is notified.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    /// Ends the movement; the item returns.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Other

    /// Scrolls until an item is seen at a position.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated: animated) }

    /// The view behind the items; it fills the bounds and does not scroll. None by default.
    open var backgroundView: UIView? {
        get { background }
        set { setBackgroundView(newValue) }
    }

    /// Lays out the visible items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Cells that are made have the collection view's traits before they are in it.
        traitCollection.performAsCurrent { layOutElements() }
    }

    /// The insets changed, and with them the available space.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutStorage.insetsChanged()
    }

    /// The traits changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsChanged(from: previousTraitCollection)
    }

    // MARK: Touches

    /// Highlights the item under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchBegan(touch) }
        super.touchesBegan(touches, with: event)
    }

    /// Selects the item under the finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { touchEnded(touch) }
        super.touchesEnded(touches, with: event)
    }

    /// Ends the highlight of the item under the finger.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCancelled()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Of the scroll view

    override func boundsOriginChanged() {
        layoutBoundsChanged()
        super.boundsOriginChanged()
    }

    override func offsetAssigned() { forgetAnchor() }

    override func boundsSizeChanged() {
        // The present content, which the new size may change, limits the offset at once; the next layout corrects that.
        keepVisibleContent()
        layoutBoundsChanged()
        super.boundsSizeChanged()
    }

    /// Whether a gesture may begin: a long press where there is a menu.
    @discardableResult open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        menus?.mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func scrollTarget(from offset: CGPoint, proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutTarget(proposed, velocity)
    }
}
