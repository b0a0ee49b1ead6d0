internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// The state that only some parts have.
@MainActor
final class PartDetails {
    // What modifiers set on the part, again in each update.

    /// The order among siblings on top of each other.
    var zIndex = 0.0
    /// The animation of the part's insertion and removal.
    var transition: LayoutTransition?
    /// How the part behaves as a cell of a grid.
    var cell: GridCell?
    /// What a custom layout may read.
    var values: [ObjectIdentifier: Any] = [:]

    // State of the part's own.

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
    /// The observer of the part's geometry.
    var geometry: GeometryObserver?
    /// The observer of preferences inside.
    var preference: PreferenceObserver?
    /// The original properties of the app's view.
    var styleOverrides: StyleOverrides?
    /// The module's own layout of the part.
    var box: AnyHashable?
    /// Configures the view of a host, whenever it is placed.
    var configure: (@MainActor (UIView) -> Void)?
    /// The name of the coordinate space that the part is.
    var spaceName: AnyHashable?

    /// Resets what modifiers have set.
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
