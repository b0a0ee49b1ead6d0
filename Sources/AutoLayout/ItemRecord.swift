@_spi(Columns) import Simplex
import LayoutCore

/// What the engine keeps of an item.
///
/// What few items have is kept apart, so that the record is small and copied without counting references.
struct ItemRecord {
    /// The near edges and the lengths, by axis: x, y, width, height.
    var variables: (Variable, Variable, Variable, Variable)
    var parent: Int32 = -1
    var generation: UInt32 = 0
    var isAlive = true
    var isChanged = false
    /// The item of the content that scrolls in this one; -1 for none.
    var content: Int32 = -1
    /// The item that this one is an inset rectangle of; the item then has no variables of its own.
    var guided: Int32 = -1
    /// The newest of the uses by constraints; -1 for none.
    var newestUse: Int32 = -1
    /// The rows that the item has of itself.
    var rows: Rows?
    /// The metrics of an item that has other than a plain box.
    var metrics: Metrics?
    /// The insets of an inset rectangle.
    var insets: Insets { metrics?.insets ?? .zero }

    /// The metrics of an item that has other than a plain box.
    final class Metrics {
        var values = ItemMetrics()
        var insets = Insets.zero
    }

    /// The rows that an item has of itself.
    final class Rows {
        var horizontal = AxisRows()
        var vertical = AxisRows()

        subscript(axis: Axis) -> AxisRows {
            get { axis == .horizontal ? horizontal : vertical }
            _modify {
                if axis == .horizontal { yield &horizontal } else { yield &vertical }
            }
        }
    }

    /// The rows that an item has of itself, along one axis.
    struct AxisRows {
        var place: ConstraintID?
        var extent: ConstraintID?
        var pin: AxisPin?
        var hugging: ConstraintID?
        var compression: ConstraintID?
        var content = ContentSize(length: nil)
    }

    init(variables: (Variable, Variable, Variable, Variable)) { self.variables = variables }

    func variable(_ slot: Int) -> Variable {
        switch slot {
        case 0: variables.0
        case 1: variables.1
        case 2: variables.2
        default: variables.3
        }
    }

    func start(_ axis: Axis) -> Variable { axis == .horizontal ? variables.0 : variables.1 }

    func length(_ axis: Axis) -> Variable { axis == .horizontal ? variables.2 : variables.3 }
}

/// What the engine keeps of a constraint.
struct ConstraintRecord {
    var constraint: LayoutConstraint
    var row: ConstraintID
    var generation: UInt32 = 0
    var isAlive = true
    /// The first of the uses of items; -1 for none.
    var firstUse: Int32 = -1
}

/// That a constraint depends on an item: linked with the other uses of the item and of the constraint.
struct ItemUse {
    var item: Int32
    var constraint: Int32
    var older: Int32
    var newer: Int32 = -1
    var nextOfConstraint: Int32 = -1
}
