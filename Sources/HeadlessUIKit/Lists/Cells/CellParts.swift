/// The views of a cell: those that it creates and those that it was given.
@MainActor
struct CellParts {
    let content = CellContentView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleSelectionBackground: UIView?
    var accessory: UIView?
    var editingAccessory: UIView?
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
    var isSwiped = false
    var showsReorderControl = false
    var shouldIndentWhileEditing = true
}

/// The view that holds a cell's content.
final class CellContentView: UIView {}
