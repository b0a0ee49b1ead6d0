/// What a table has read of its data source, and what it does now.
struct TableLoading {
    /// Whether the counts were read.
    var isLoaded = false
    /// The width that heights were measured for.
    var width: CGFloat?
    var isLayingOut = false
    var hasWarned = false
    /// The row that the data source is making a cell for.
    var requested: IndexPath?
    /// The nesting of updates.
    var depth = 0
}
