/// Layout: the table of contents.
extension UITableView {
    final func layoutTable() {
        // While an update is open the data and the table's counts differ.
        guard !loading.isLayingOut, loading.depth == 0 else { return }
        // Cells that are made have the table's traits before they are in it.
        traitCollection.performAsCurrent(layOutRows)
    }

    private func layOutRows() {
        loading.isLayingOut = true
        defer { loading.isLayingOut = false }
        warnOutsideWindow()
        loadForLayout()
        updateIndexBarIfNeeded()
        followWidth()
        for _ in 0..<Self.roundLimit {
            let (offset, measurements) = (contentOffset, loading.measurements)
            guard fillVisiblePart() else { return setNeedsLayout() }
            let isMoved = contentOffset != offset
            updateContentSize()
            // A size that is the same again does not limit the offset.
            if isMoved { moveIntoRange() }
            if contentOffset == offset, loading.measurements == measurements { break }
        }
        recycle()
        showEdges()
        placeViews()
        refreshSurroundingsIfNeeded()
        layOutInteractions()
        loading.aim = nil
        loading.wasLaidOut = true
        prefetch()
        loading.lastOffset = contentOffset.y
    }

    /// Rounds in which the offset may move because of measured heights.
    private static let roundLimit = 20

    /// The first layout reads counts twice, as on iOS; one with another data source keeps no views.
    private func loadForLayout() {
        if loading.replacesViews {
            loading.replacesViews = false
            endEverything()
        }
        if !loading.isLoaded, !loading.wasLaidOut { load() }
        if !loading.isLoaded || !loading.wasLaidOut { load() }
    }

    private func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: contentHeight)
    }

    /// The height of the content by the present heights.
    final var contentHeight: CGFloat { sectionsTop + heights.height + shown.tableFooterHeight }

    /// Drops what was measured at another width or size of text, or between other insets.
    private func followWidth() {
        let (width, category) = (bounds.width, traitCollection.preferredContentSizeCategory)
        let insets = contentInsets
        defer { (loading.width, loading.category, loading.contentInsets) = (width, category, insets) }
        guard let old = loading.width,
            old != width || loading.category != category || loading.contentInsets != insets
        else { return }
        resetHeights()
        for row in shown.rows where exists(row.path) { row.cell.surroundings = surroundings(of: row.path) }
    }

    /// Frames of everything that is shown.
    private func placeViews() {
        for row in shown.rows {
            let frame = rowRect(row.path)
            if row.cell.frame != frame { row.cell.frame = frame }
        }
        placeEdges()
        shown.background?.frame = bounds
        if let header = shown.tableHeader {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: shown.tableHeaderHeight)
        }
        if let footer = shown.tableFooter {
            footer.frame = CGRect(
                x: 0, y: sectionsTop + heights.height, width: bounds.width, height: shown.tableFooterHeight)
        }
    }

    // MARK: Views of the table

    final func setBackgroundView(_ view: UIView?) {
        shown.background?.removeFromSuperview()
        shown.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    final func setTableHeader(_ view: UIView?) {
        let hadHeader = shown.tableHeader != nil
        if shown.tableHeader !== view { shown.tableHeader?.removeFromSuperview() }
        shown.tableHeader = view
        shown.tableHeaderHeight = max(view?.frame.height ?? 0, 0)
        if let view, view.superview !== self { addSubview(view) }
        if hadHeader != (view != nil) { forgetFirstHeader() }
        setNeedsLayout()
        sizeChangedOutsideLayout()
    }

    /// A group's first header is lower below the table's own.
    private func forgetFirstHeader() {
        guard tableStyle != .plain, loading.isLoaded, heights.sectionCount > 0 else { return }
        var length = heights.section(0).header
        length.isMeasured = false
        setEdge(.header(0), length)
    }

    final func setTableFooter(_ view: UIView?) {
        if shown.tableFooter !== view { shown.tableFooter?.removeFromSuperview() }
        shown.tableFooter = view
        shown.tableFooterHeight = max(view?.frame.height ?? 0, 0)
        if let view, view.superview !== self { addSubview(view) }
        setNeedsLayout()
        sizeChangedOutsideLayout()
    }

    private func sizeChangedOutsideLayout() {
        guard loading.wasLaidOut, !loading.isLayingOut else { return }
        updateContentSize()
    }

    // MARK: Advice

    private static var hasWarned = false

    private func warnOutsideWindow() {
        guard windowStorage == nil, !Self.hasWarned, dataSource != nil else { return }
        Self.hasWarned = true
        LayoutDiagnostics.report(
            .advice, about: "",
            because: """
                [TableView] Warning once only: UITableView was told to layout its visible cells and other contents \
                without being in the view hierarchy (the table view or one of its superviews has not been added to a \
                window). This may cause bugs by forcing views inside the table view to load and perform layout without \
                accurate information (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), \
                and will also cause unnecessary performance overhead due to extra layout passes. Make a symbolic \
                breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what \
                caused this to occur, so you can avoid this action altogether if possible, or defer it until the table \
                view has been added to a window. Table view: \(debugLine)
                """)
    }
}
