extension UITableView.Style {
    /// The kind of list, as a trait of what is in the table.
    var environment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension UITableView {
    /// How a table shows its sections.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// How rows appear and disappear in an update.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// Where in the visible part a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// What ``separatorInset`` is added to.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// Which changes of a cell measure it again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }

    /// Which content limits the height of a table that hugs it.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The headers of sections.
        public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
    }
}
