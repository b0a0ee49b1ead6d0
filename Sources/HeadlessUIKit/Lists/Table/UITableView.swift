/// Rows in sections, of which only the visible ones have views.
///
/// The data source says how many rows there are and makes their cells. Rows outside the visible part are numbers: a height, or
/// an estimate of it.
///
/// What Apple lets a subclass override is `open` here, in the class body, because an extension's member cannot be overridden
/// without the Objective-C runtime. That makes this file long: each member forwards to its facet's file.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The height of what sizes itself: -1.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The title in the index that stands for the search field above the rows: "{search}".
    public nonisolated static let indexSearch = "{search}"
    /// Posted when the user changed the selection; the object is the table.
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    // MARK: Stored state

    final let tableStyle: Style
    final var settings = TableSettings()
    final var heights = TableHeights()
    final var shown = ShownViews()
    final var reuse = ReusePool()
    /// The rows that were designed in a storyboard.
    final var staticTable: StaticTable?
    final var selection = TableSelection()
    final var editing = TableEditing()
    final weak var dataSourceStorage: (any UITableViewDataSource)?
    final var loading = TableLoading()
    final var rowInteractions: TableInteractions?
    /// The changes since the outermost ``beginUpdates()``.
    final var openUpdate = TableUpdates()

    // MARK: Life cycle

    /// Creates a table with a frame and a style, which stays.
    public init(frame: CGRect, style: UITableView.Style) {
        tableStyle = style
        super.init(frame: frame)
        prepareTable()
    }

    /// Creates a plain table with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates an empty plain table of a nib.
    public required init?(coder: NSCoder) {
        let styles = ["grouped": Style.grouped, "insetGrouped": .insetGrouped]
        tableStyle = InterfaceCoder.attribute("style", from: coder).flatMap { styles[$0] } ?? .plain
        super.init(coder: coder)
        prepareTable()
        InterfaceCoder.restore(self, as: UITableView.self, from: coder)
    }

    // MARK: Sources

    /// Provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { dataSourceStorage }
        set { setDataSource(newValue) }
    }

    // The scroll view's delegate with the table's type; both are one.
    /// Decides about rows, and is notified of selection and scrolling.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITableViewDelegate }
        set { setDelegate(newValue) }
    }

    /// Notified of rows that will soon be visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows are prefetched. True by default.
    open var isPrefetchingEnabled = true
    /// Provides the items of rows that are dragged: in tests by ``simulateDrag(rowAt:to:)``.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// Takes over what is dropped: in tests by ``simulateDrop(of:at:)``.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged. True by default.
    open var dragInteractionEnabled = true
    /// Whether a drag of rows is active.
    open var hasActiveDrag: Bool { isDragSimulated }
    /// Whether a drop on the table is active.
    open var hasActiveDrop: Bool { isDropSimulated }
    final var isDragSimulated = false
    final var isDropSimulated = false
    /// Whether a drag that rests on a row activates it. False by default; nothing is dragged here.
    open var isSpringLoaded = false
    /// The interaction that opens the menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

    // MARK: Heights

    /// The height of rows where the delegate gives none. Automatic by default, which sizes cells by their content.
    open var rowHeight: CGFloat {
        get { settings.rowHeight }
        set { changeHeights { $0.rowHeight = newValue } }
    }
    /// The height of headers where the delegate gives none. Automatic by default.
    open var sectionHeaderHeight: CGFloat {
        get { settings.headerHeight }
        set { changeHeights { $0.headerHeight = newValue } }
    }
    /// The height of footers where the delegate gives none. Automatic by default.
    open var sectionFooterHeight: CGFloat {
        get { settings.footerHeight }
        set { changeHeights { $0.footerHeight = newValue } }
    }
    /// The height of rows that are not yet measured. Automatic by default; 0 measures all rows at once.
    open var estimatedRowHeight: CGFloat {
        get { settings.estimatedRowHeight }
        set { changeHeights { $0.estimatedRowHeight = newValue } }
    }
    /// The height of headers that are not yet measured. Automatic by default; 0 measures all at once.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { settings.estimatedHeaderHeight }
        set { changeHeights { $0.estimatedHeaderHeight = newValue } }
    }
    /// The height of footers that are not yet measured. Automatic by default; 0 measures all at once.
    open var estimatedSectionFooterHeight: CGFloat {
        get { settings.estimatedFooterHeight }
        set { changeHeights { $0.estimatedFooterHeight = newValue } }
    }
    /// The space above the headers of a plain table. Automatic by default: 22.
    open var sectionHeaderTopPadding: CGFloat {
        get { settings.headerTopPadding }
        set { changeHeights { $0.headerTopPadding = newValue } }
    }
    /// The height of the empty rows below the last one. 0 by default: there are none.
    open var fillerRowHeight: CGFloat {
        get { settings.fillerRowHeight }
        set {
            settings.fillerRowHeight = newValue
            setNeedsLayout()
        }
    }
    /// Which changes of a cell measure it again. Those of its intrinsic size and its configuration by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Which content limits the height of a table that hugs it. The headers of sections by default; kept, not used.
    open var contentHuggingElements: ContentHuggingElements = .sectionHeaders

    // MARK: Queries

    /// How sections are shown.
    open var style: UITableView.Style { tableStyle }
    /// The number of sections.
    open var numberOfSections: Int { loadedSectionCount }
    /// The number of rows of a section.
    @discardableResult open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }
    /// The rectangle of a section with its header and footer.
    @discardableResult open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The rectangle of a section's header where it is not pinned.
    @discardableResult open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    /// The rectangle of a section's footer where it is not pinned.
    @discardableResult open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    /// The rectangle of a row; zero for one that does not exist.
    @discardableResult open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    /// The row at a point of the table's coordinates.
    @discardableResult open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The row that a cell shows.
    @discardableResult open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
    /// The rows that a rectangle touches; nil where it is not a rectangle.
    @discardableResult open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    /// The cell of a row that is visible.
    @discardableResult open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        visibleCell(at: indexPath)
    }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] { cellsInView.map(\.cell) }
    /// The visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
    /// The header of a section where it is visible.
    @discardableResult open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerInView(section)
    }
    /// The footer of a section where it is visible.
    @discardableResult open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footerInView(section)
    }

    // MARK: Scrolling

    /// Scrolls to a row; a row of `NSNotFound` is the start of its section.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { scroll(toRow: indexPath, scrollPosition, animated: animated) }

    /// Scrolls to the selected row that is nearest to the visible ones.
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Reads all from the data source anew: the counts at once, cells in the next layout.
    open func reloadData() { reloadAll() }
    /// Reads the titles of the index anew.
    open func reloadSectionIndexTitles() { reloadIndexTitles() }

    /// Makes several changes that are one update, and animates it.
    ///
    /// - Parameters:
    ///   - updates: The changes, of the data too.
    ///   - completion: Called when the animation has ended, with whether it was not interrupted.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performUpdates(updates, completion: completion)
    }

    /// Begins an update that ``endUpdates()`` ends.
    open func beginUpdates() { openUpdates() }
    /// Ends an update: the table takes the changes over and animates them.
    open func endUpdates() { closeUpdates() }
    /// Whether there are changes of the table or its drags that its data source has not.
    open var hasUncommittedUpdates: Bool { hasOpenUpdates }

    /// Inserts sections, which the data has after the update at these indexes.
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.insertSections(sections, animation) }
    }
    /// Deletes sections, which the data had before the update at these indexes.
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.deleteSections(sections, animation) }
    }
    /// Reads sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.reloadSections(sections, animation) }
    }
    /// Moves a section.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.moveSection(section, newSection) }
    }
    /// Inserts rows, which the data has after the update at these paths.
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.insertRows(indexPaths, animation) }
    }
    /// Deletes rows, which the data had before the update at these paths.
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.deleteRows(indexPaths, animation) }
    }
    /// Makes the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.reloadRows(indexPaths, animation) }
    }
    /// Moves a row.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.moveRow(indexPath, newIndexPath) }
    }
    /// Has the data source configure the cells of rows again; the cells stay, their heights are measured anew.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Reuse

    /// Registers the class that cells of an identifier are made of; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, for: identifier)
    }

    /// Registers the nib that cells of an identifier are loaded from; nil removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.cellNibs[identifier] = nib
    }

    /// Registers the nib that headers and footers of an identifier are loaded from; nil removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headerNibs[identifier] = nib
    }

    /// Registers the class that headers and footers of an identifier are made of; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(header: aClass, for: identifier)
    }

    /// A cell that is no longer used, or a new one of the registered class; nil where no class is registered.
    @discardableResult open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeuedCell(identifier)
    }

    /// A cell for a row, with the row's height. An identifier that is not registered is an exception.
    @discardableResult open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    )
        -> UITableViewCell
    {
        dequeuedCell(identifier, for: indexPath)
    }

    /// A header or footer that is no longer used, or a new one of the registered class; nil where no class is registered.
    @discardableResult open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        dequeuedHeaderFooter(identifier)
    }

    // MARK: Selection

    /// Whether rows can be selected. True by default.
    open var allowsSelection = true
    /// Whether rows can be selected while the table is edited. False by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected. False by default.
    open var allowsMultipleSelection = false
    /// Whether several rows can be selected while the table is edited. False by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if oldValue != allowsMultipleSelectionDuringEditing { updateEditingOfCells() } }
    }
    /// The row that was selected first; nil is none.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows; nil is none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths }

    /// Selects a row and scrolls to it, without calls of the delegate. Nil deselects all.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { select(indexPath, animated: animated, scrollPosition) }

    /// Deselects a row, without calls of the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Whether the focus selects rows. False by default; nothing moves the focus here.
    open var selectionFollowsFocus = false
    /// Whether rows can be focused. Nothing moves the focus here.
    open var allowsFocus = true
    /// Whether rows can be focused while the table is edited. Nothing moves the focus here.
    open var allowsFocusDuringEditing = true
    /// Whether the focus returns to the row that had it. False by default; nothing moves the focus here.
    open var remembersLastFocusedIndexPath = false

    // MARK: Appearance

    /// The lines between rows. Single lines by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { settings.separatorStyle }
        set { changeSeparators { $0.separatorStyle = newValue } }
    }
    /// The colour of the lines. `UIColor.separator` by default, also after nil.
    open var separatorColor: UIColor? {
        get { settings.separatorColor ?? .separator }
        set { changeSeparators { $0.separatorColor = newValue } }
    }
    /// The effect of the lines. None by default; kept, not used.
    open var separatorEffect: UIVisualEffect?
    /// The insets of the lines, of which the left and the right count. Automatic by default: from the text.
    open var separatorInset: UIEdgeInsets {
        get { settings.separatorInset ?? automaticSeparatorInset }
        set { changeSeparators { $0.separatorInset = newValue } }
    }
    /// What ``separatorInset`` is added to. The edges of cells by default.
    open var separatorInsetReference: UITableView.SeparatorInsetReference {
        get { settings.separatorInsetReference }
        set { changeSeparators { $0.separatorInsetReference = newValue } }
    }
    /// Whether the margins of cells follow the readable width. False by default.
    open var cellLayoutMarginsFollowReadableWidth: Bool {
        get { settings.followsReadableWidth }
        set { changeHeights { $0.followsReadableWidth = newValue } }
    }
    /// Whether the content of cells keeps out of the safe area's sides. True by default.
    open var insetsContentViewsToSafeArea: Bool {
        get { settings.insetsContentToSafeArea }
        set { changeHeights { $0.insetsContentToSafeArea = newValue } }
    }
    /// The view behind all rows, which fills the bounds and does not scroll. None by default.
    open var backgroundView: UIView? {
        get { shown.background }
        set { setBackgroundView(newValue) }
    }
    /// The view above all rows: the table gives it its width, it keeps its height. None by default.
    open var tableHeaderView: UIView? {
        get { shown.tableHeader }
        set { setTableHeader(newValue) }
    }
    /// The view below all rows: the table gives it its width, it keeps its height. None by default.
    open var tableFooterView: UIView? {
        get { shown.tableFooter }
        set { setTableFooter(newValue) }
    }

    // MARK: Index

    /// The number of rows from which the index is shown. 0 by default.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { settings.indexMinimumRowCount }
        set { changeIndex { $0.indexMinimumRowCount = newValue } }
    }
    /// The colour of the titles of the index. The tint colour by default.
    open var sectionIndexColor: UIColor? {
        get { settings.indexColor }
        set { changeIndex { $0.indexColor = newValue } }
    }
    /// The colour behind the index. None by default.
    open var sectionIndexBackgroundColor: UIColor? {
        get { settings.indexBackgroundColor }
        set { changeIndex { $0.indexBackgroundColor = newValue } }
    }
    /// The colour behind the index while it is touched. None by default.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { settings.indexTrackingBackgroundColor }
        set { changeIndex { $0.indexTrackingBackgroundColor = newValue } }
    }

    // MARK: Editing

    /// Whether rows show their editing controls. False by default.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls of rows.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Layout

    /// Makes, places and recycles the views of rows.
    open override func layoutSubviews() {
        layoutTable()
        super.layoutSubviews()
    }

    override func offsetAssigned() {
        // What was seen at the top before is no longer to be kept there.
        if !loading.isLayingOut { loading.aim = nil }
    }

    override func boundsSizeChanged() {
        // The present heights, which the new size may change, limit the offset at once; the next layout corrects that.
        if !loading.isLayingOut { aimAtFirstVisibleRow() }
        super.boundsSizeChanged()
    }

    // MARK: Touches

    /// Whether a gesture may begin: a long press where there is a menu.
    @discardableResult open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        rowInteractions?.menus?.mayBegin(gestureRecognizer)
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Begins to highlight the touched row.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginTouch(touches.first)
    }

    /// Selects the touched row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        completeTouch()
    }

    /// Ends the highlight of the touched row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        endTouch()
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("separatorColor", \UITableView.separatorColor),
            AppearanceProperty("separatorInset", \UITableView.separatorInset),
            AppearanceProperty("sectionIndexColor", \UITableView.sectionIndexColor),
            AppearanceProperty("rowHeight", \UITableView.rowHeight),
            AppearanceProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
        ]
    }
}
