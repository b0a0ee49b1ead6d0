/// Whether an interface lies over another one.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The lowest level.
    case base = 0
    /// Over the base, as a sheet is.
    case elevated = 1
}
