import Columns
import Simplex
import LayoutCore

/// An item of a ``LayoutEngine``.
///
/// What few items have is in objects of its own, so that the record is small and is copied without reference counting.
struct ItemRecord {
    /// The near edges and the lengths, by axis: x, y, width, height.
    var variables: (Variable, Variable, Variable, Variable)
    var parent: Int32 = -1
    var generation: UInt32 = 0
    var isAlive = true
    var isChanged = false
    /// The item of the content that is scrolled in this one; -1 for none.
    var scrollContent: Int32 = -1
    /// The item of which this one is an inset rectangle, without variables of its own; -1 for none.
    var insetOf: Int32 = -1
    /// The newest of its uses by constraints; -1 for none.
    var newestUse: Int32 = -1
    /// The rows of its pins and its intrinsic size.
    var rows: Rows?
    /// The metrics and insets; nil where all are zero.
    var metrics: Metrics?
    /// The insets of an inset rectangle.
    var insets: Insets { metrics?.insets ?? .zero }

    /// What makes an item more than a rectangle.
    final class Metrics {
        var values = ItemMetrics()
        var insets = Insets.zero
    }

    /// The rows of pins and intrinsic size.
    final class Rows {
        // Both pay in `constraints growth feed`, in views.
        @exclusivity(unchecked) var horizontal = AxisRows()
        @exclusivity(unchecked) var vertical = AxisRows()

        /// Calls `body` with each row.
        func forEach(_ body: (ConstraintID) -> Void) {
            for axis in [horizontal, vertical] {
                for row in [axis.position, axis.length, axis.hugging, axis.compression] {
                    if let row { body(row) }
                }
            }
        }

        subscript(axis: Axis) -> AxisRows {
            get { axis == .horizontal ? horizontal : vertical }
            _modify {
                if axis == .horizontal { yield &horizontal } else { yield &vertical }
            }
        }
    }

    /// The rows of pins and intrinsic size along one axis.
    struct AxisRows {
        var position: ConstraintID?
        var length: ConstraintID?
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

/// A constraint of a ``LayoutEngine``.
struct ConstraintRecord {
    var constraint: LayoutConstraint
    var row: ConstraintID
    var generation: UInt32 = 0
    var isAlive = true
    /// The first of the uses of items; -1 for none.
    var firstUse: Int32 = -1
}

/// The use of an item by a constraint: linked with the other uses of the item and of the constraint.
struct ItemUse {
    var item: Int32
    var constraint: Int32
    var older: Int32
    var newer: Int32 = -1
    var nextOfConstraint: Int32 = -1
}

/// The items and constraints of a ``LayoutEngine``.
struct LayoutRecords: ~Copyable {
    var items = Column<ItemRecord>()
    var constraints = Column<ConstraintRecord>()
    var uses = Column<ItemUse>()
    var unusedItems = Column<Int32>()
    var unusedConstraints = Column<Int32>()
    var unusedUses = Column<Int32>()
    /// The item of each variable, times four, plus which of its four it is.
    var slotOfVariable = Column<Int32>()
    /// The origin of each row of the solver.
    var sources = Column<RowSource?>()
    /// Items that have changed since the changes were last taken.
    var changedItems: [Int32] = []
}
