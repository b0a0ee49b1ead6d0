/// Whether an interface is the one that is used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Another window is used.
    case inactive = 0
    /// It is.
    case active = 1
}
