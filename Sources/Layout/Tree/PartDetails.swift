internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// What few parts have.
@MainActor
final class PartDetails {
    // What modifiers say about the part; said anew in each update.

    /// The order among siblings on top of each other.
    var zIndex = 0.0
    /// How the part comes and goes.
    var transition: LayoutTransition?
    /// How the part behaves as a cell of a grid.
    var cell: GridCell?
    /// What a custom layout may read.
    var values: [ObjectIdentifier: Any] = [:]

    // What the part has.

    /// Whether it was another cell than usual.
    var hadCell = false
    /// Whether the base of layers, which comes first, is drawn last.
    var isBaseOnTop = false
    /// The axis along which the part is lazy, and what it shows of itself; nil for all.
    var lazyAxis: LayoutCore.Axis?
    var visible: Interval?
    /// What a reader makes.
    var reader: ReaderContent?
    /// What fills a reader's view.
    var canvas: CanvasContent?
    /// What is told of the geometry.
    var geometry: GeometryObserver?
    /// What is told of preferences inside.
    var preference: PreferenceObserver?
    /// What was done to the user's view.
    var styleOverrides: StyleOverrides?
    /// The module's own layout of the part.
    var box: AnyHashable?
    /// The change of a host's view, made whenever it gets its place.
    var configure: (@MainActor (UIView) -> Void)?
    /// The name of the coordinate space that the part is.
    var spaceName: AnyHashable?

    /// Forgets what modifiers have said.
    func forgetNotes() {
        zIndex = 0
        transition = nil
        cell = nil
        if !values.isEmpty { values = [:] }
    }

    /// Changes how the part behaves as a cell of a grid.
    func changeCell(_ change: (inout GridCell) -> Void) {
        var changed = cell ?? GridCell()
        change(&changed)
        cell = changed
    }

    /// The cell, with what the engine takes for usable.
    var usableCell: GridCell {
        guard let cell else { return GridCell() }
        return GridCell(
            columns: cell.columns, anchor: cell.anchor, unsizedAxes: cell.unsizedAxes,
            columnAlignment: cell.columnAlignment)
    }
}
