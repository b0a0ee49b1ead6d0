/// The views of a cell: those that it creates and those that it was given.
@MainActor
struct CellParts {
    let content = CellContentView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// What the cell itself set on its labels last, to distinguish it from what the app sets.
    var labelDefaults = CellLabelDefaults()

    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?

    var accessory: UIView?
    var editingAccessory: UIView?
    /// The view of the app that is shown now.
    weak var shownAccessory: UIView?
    var glyph: CellGlyph?
    var detailButton: CellDetailButton?

    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?

    var separator: CellSeparator?
    /// The line above the first row of a group.
    var topSeparator: CellSeparator?
}

/// Fonts and limits that a cell set on its labels.
struct CellLabelDefaults {
    var titleFont: UIFont?
    var detailFont: UIFont?
    var lineLimit = 1
}

/// What was set on a cell and the states that it is in.
struct CellSettings {
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var separatorInset: UIEdgeInsets?
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var accessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var isEditing = false
    /// Whether the transition's methods are being called by the table view.
    var isInTransition = false
    var isSwiped = false
    /// Whether a finger moves the row.
    var isReordering = false
    var showsReorderControl = false
    var shouldIndentWhileEditing = true
}

/// The view that holds a cell's content.
final class CellContentView: UIView {
    /// The cell's margins, smaller beside an accessory.
    var marginsInCell = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)

    override var standardLayoutMargins: UIEdgeInsets { marginsInCell }

    /// The content view's flag is its cell's.
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            guard newValue != super.translatesAutoresizingMaskIntoConstraints else { return }
            LayoutDiagnostics.report(
                .advice, about: "",
                because: """
                    [LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the \
                    contentView of a UITableViewCell is not supported and will result in undefined behavior, as this \
                    property is managed by the owning UITableViewCell. Cell: \((superview ?? self).debugLine)
                    """)
        }
    }

    override func fittingConstraintsChanged() {
        guard let cell = superview as? UITableViewCell else { return }
        cell.container?.constraintsChanged(of: cell)
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.contentSizeChanged()
    }
}
