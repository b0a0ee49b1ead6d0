extension UITableViewCell {
    /// How a cell arranges its labels and its image.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The lines between the rows of a table view.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// How a selected cell looks; all but `none` are alike.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The standard view at a cell's trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// What the control at a cell's leading edge does while the table view is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// How a focused cell looks.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// Where a cell is in a drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// What a cell shows besides its content.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control of editing.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The buttons that a swipe uncovers.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
        /// Nothing besides the content.
        public static let defaultMask: StateMask = []
    }
}
