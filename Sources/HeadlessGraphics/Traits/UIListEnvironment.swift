/// The kind of list around a view.
public enum UIListEnvironment: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// None.
    case none = 1
    /// A plain list.
    case plain = 2
    /// A grouped list.
    case grouped = 3
    /// A list of groups with insets.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without groups.
    case sidebarPlain = 6
}
