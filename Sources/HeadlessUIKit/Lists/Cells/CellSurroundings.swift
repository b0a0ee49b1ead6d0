import Foundation

/// What a cell's looks depend on outside of it: the table view's settings and the row's position in its section.
///
/// The table view sets ``UITableViewCell/surroundings`` before it shows a cell and where one of the values changes.
struct CellSurroundings: Equatable {
    /// How rows are grouped, as the table view's style says.
    enum Grouping: Equatable {
        case plain, grouped, insetGrouped
    }

    /// How the table view groups its rows; nil is a cell that no table view shows.
    var grouping: Grouping?
    /// The lines between rows. None outside of a table view.
    var separatorStyle = UITableViewCell.SeparatorStyle.none
    /// The colour of the lines; nil is `UIColor.separator`.
    var separatorColor: UIColor?
    /// The insets that were set on the table view; nil where none were.
    var separatorInset: UIEdgeInsets?
    /// Whether ``separatorInset`` is added to the automatic one.
    var isInsetFromAutomatic = false
    /// Whether the row is its section's first.
    var isFirst = false
    /// Whether the row is its section's last.
    var isLast = false
    /// Whether the line below is hidden because the next row is selected or highlighted.
    var isNextRowSelected = false
    /// What the content keeps out of at the sides, in points: the safe area and the section index.
    var contentInsets = UIEdgeInsets.zero
    /// The width of the column of readable text where the margins follow it.
    var readableWidth: CGFloat?
    /// Whether a circle for multiple selection takes the column of the edit control.
    var selectsMultipleInEditing = false
    /// Whether the delegate has the content make space for the control of editing.
    var isIndentedInEditing = true
    /// Whether rows can be moved, so that the cell shows a control in editing.
    var isMovable = false
    /// Whether the pan of a swipe or an edit control can delete the row.
    var editingStyle = UITableViewCell.EditingStyle.none
}

/// The table view that shows a cell.
@MainActor
protocol CellContainer: AnyObject {
    /// The detail button of a cell was tapped.
    func accessoryButtonTapped(of cell: UITableViewCell)
    /// The delete or insert control of a cell was tapped.
    func editControlTapped(of cell: UITableViewCell)
    /// The height of a cell may have changed: its content's natural size did.
    func contentSizeChanged(of cell: UITableViewCell)
    /// Constraints in the content view changed, or the content of views that they lay out.
    func constraintsChanged(of cell: UITableViewCell)
}
