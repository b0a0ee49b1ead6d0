/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag does with a cell.
    public enum DragState: Int, Hashable, Sendable {
        /// Nothing.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is dragged.
        case dragging
    }

    /// What a drop does with a cell.
    public enum DropState: Int, Hashable, Sendable {
        /// Nothing is dropped.
        case none
        /// Something is dropped, elsewhere.
        case notTargeted
        /// Something is dropped into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no input. False by default.
    public var isDisabled = false
    /// Whether the cell is touched. False by default.
    public var isHighlighted = false
    /// Whether the cell is selected. False by default.
    public var isSelected = false
    /// Whether the cell has the focus. False by default.
    public var isFocused = false
    /// Whether the cell is pinned to an edge of its list. False by default.
    public var isPinned = false
    /// Whether the list is being edited. False by default.
    public var isEditing = false
    /// Whether the items below the cell are shown. False by default.
    public var isExpanded = false
    /// Whether the cell is swiped to show its actions. False by default.
    public var isSwiped = false
    /// Whether the cell is being moved to another position. False by default.
    public var isReordering = false
    /// What a drag does with the cell. Nothing by default.
    public var cellDragState = DragState.none
    /// What a drop does with the cell. Nothing by default.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits in which nothing is set.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A value that an app adds; nil by default.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
