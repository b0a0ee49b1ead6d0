/// What a table has read of its data source, and what it does now.
struct TableLoading {
    /// Whether the counts were read.
    var isLoaded = false
    /// Whether a layout was done since the table was made.
    var wasLaidOut = false
    /// Whether there is another data source than that of the shown views.
    var replacesViews = false
    /// Whether rows have estimates until they are measured.
    var estimatesRows = true
    /// Grows with each change of the rows that exist, so that a layout notices a change by a callback.
    var generation = 0
    /// Counts the heights that were measured.
    var measurements = 0
    /// The width that heights were measured for.
    var width: CGFloat?
    /// The size of text that heights were measured for.
    var category: UIContentSizeCategory?
    /// The insets of content that heights were measured for.
    var contentInsets = UIEdgeInsets.zero
    var isLayingOut = false
    /// Whether the surroundings of all cells are to be computed again.
    var needsSurroundings = false
    /// The nesting of updates.
    var depth = 0
    /// The row that the data source makes a cell for now.
    var requested: IndexPath?
    /// Whether a cell was dequeued for the requested row.
    var isDequeued = false
    /// The cell that the data source configures again now.
    var reconfigured: UITableViewCell?
    /// Whether a layout is part of an update that is animated, so that rows which leave stay until its end.
    var isAnimatingUpdate = false
    var updateNumber = 0
    var departing = DepartingViews()
    /// Where the next layout keeps a part.
    var aim: TableAim?
    /// Whether the delegate is known to make the views of headers or footers.
    var hasDelegatedHeaders = false
    var hasDelegatedFooters = false
    /// The rows that were prefetched and are not shown yet.
    var prefetched: Set<IndexPath> = []
    /// The offset of the last layout, for the direction of scrolling.
    var lastOffset: CGFloat = 0
}

/// Where a layout keeps a part of a table.
enum TableAim {
    /// The part's start at a distance from the top of the bounds.
    case start(TablePart, CGFloat)
    /// A row where a scroll position says.
    case row(IndexPath, UITableView.ScrollPosition)
}
